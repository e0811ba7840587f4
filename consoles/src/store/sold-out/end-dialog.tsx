import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import { useId, useState } from "react";
import { useNow } from "../../console/use-now.ts";
import { ChoiceButton } from "../modes/choice-button.tsx";
import { TouchButton } from "../touch-button.tsx";
import { getEntryKey, type OffEntry, toStatedOption } from "./off-entry.ts";
import { type OptionOnSale, useSoldOut } from "./sold-out.queries.ts";
import { soldOutEnds } from "./sold-out-ends.ts";
import { useEntryText } from "./use-entry-text.ts";
import { useSoldOutEnds } from "./use-sold-out-ends.ts";

interface EndDialogProps {
  entry: OffEntry | null;
  onClose(): void;
}

/** Asks until when an item, or one of its options, is sold out. */
export function EndDialog({ entry, onClose }: EndDialogProps) {
  const t = useMessages("sold-out");
  const { itemName } = useEntryText();
  const name = entry ? itemName(entry.item) : "";
  return (
    <Dialog open={entry !== null} onClose={onClose} title={t("endTitle", { name })}>
      {entry && <Ends key={getEntryKey(entry)} entry={entry} onDone={onClose} />}
    </Dialog>
  );
}

function Ends({ entry: { item, option: first }, onDone }: { entry: OffEntry; onDone(): void }) {
  const t = useMessages("sold-out");
  const { getEnd, untilText } = useSoldOutEnds();
  const { mutate, variables, isPending } = useSoldOut();
  const [option, setOption] = useState(first);
  const now = useNow(5000);
  return (
    <div className="flex flex-col gap-4">
      {item.options.length > 0 && (
        <WhatIsOut options={item.options} chosen={option} onChoose={setOption} />
      )}
      <div className="grid gap-2.5 sm:grid-cols-2">
        {soldOutEnds.map((end) => {
          const until = getEnd(end, now);
          return (
            <ChoiceButton
              key={end}
              text={t(`end.${end}`)}
              detail={untilText(until, now)}
              isBusy={isPending && variables?.until === until}
              onClick={() =>
                mutate({ id: item.id, ...toStatedOption(option), until }, { onSuccess: onDone })
              }
            />
          );
        })}
      </div>
    </div>
  );
}

interface WhatIsOutProps {
  options: readonly OptionOnSale[];
  /** Null for the whole item. */
  chosen: OptionOnSale | null;
  onChoose(option: OptionOnSale | null): void;
}

function WhatIsOut({ options, chosen, onChoose }: WhatIsOutProps) {
  const t = useMessages("sold-out");
  const { toOptionText } = useEntryText();
  const titleId = useId();
  return (
    <fieldset className="min-w-0" aria-labelledby={titleId}>
      <p id={titleId} className="mb-2 font-semibold text-strong">
        {t("what")}
      </p>
      <div className="flex max-h-60 flex-wrap gap-2 overflow-y-auto p-0.5">
        {[null, ...options].map((option) => (
          <TouchButton
            key={option === null ? "" : toOptionText(option)}
            tone={option === chosen ? "ink" : "soft"}
            aria-pressed={option === chosen}
            onClick={() => onChoose(option)}
          >
            {option === null ? t("whole") : toOptionText(option)}
          </TouchButton>
        ))}
      </div>
    </fieldset>
  );
}
