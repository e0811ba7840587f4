import { Dialog } from "@errand/ui/dialog.tsx";
import { useLanguage, useMessages } from "@errand/ui/messages/messages.ts";
import { useNow } from "../../console/use-now.ts";
import { ChoiceButton } from "../modes/choice-button.tsx";
import { type ItemOnSale, useSoldOut } from "./sold-out.queries.ts";
import { soldOutEnds } from "./sold-out-ends.ts";
import { useSoldOutEnds } from "./use-sold-out-ends.ts";

interface EndDialogProps {
  item: ItemOnSale | null;
  onClose(): void;
}

/** Asks until when an item is sold out. */
export function EndDialog({ item, onClose }: EndDialogProps) {
  const t = useMessages("sold-out");
  const language = useLanguage();
  const name = language === "fr" ? item?.name_fr : item?.name;
  return (
    <Dialog open={item !== null} onClose={onClose} title={t("endTitle", { name: name ?? "" })}>
      {item && <Ends item={item} onDone={onClose} />}
    </Dialog>
  );
}

function Ends({ item, onDone }: { item: ItemOnSale; onDone(): void }) {
  const t = useMessages("sold-out");
  const { getEnd, untilText } = useSoldOutEnds();
  const { mutate, variables, isPending } = useSoldOut();
  const now = useNow(5000);
  return (
    <div className="grid gap-2.5 sm:grid-cols-2">
      {soldOutEnds.map((end) => {
        const until = getEnd(end, now);
        return (
          <ChoiceButton
            key={end}
            text={t(`end.${end}`)}
            detail={untilText(until, now)}
            isBusy={isPending && variables?.until === until}
            onClick={() => mutate({ id: item.id, until }, { onSuccess: onDone })}
          />
        );
      })}
    </div>
  );
}
