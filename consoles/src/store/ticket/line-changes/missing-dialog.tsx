import type { OrderDetail } from "@errand/core/orders/orders.types";
import { Checkbox } from "@errand/ui/checkbox.tsx";
import { Dialog } from "@errand/ui/dialog.tsx";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Phone from "lucide-react/icons/phone";
import { useState } from "react";
import { type StatedOption, useSoldOut } from "../../sold-out/sold-out.queries.ts";
import { useSoldOutEnds } from "../../sold-out/use-sold-out-ends.ts";
import type { Ticket } from "../../tickets/ticket.ts";
import { TouchButton, touchClasses } from "../../touch-button.tsx";
import { canBeReplaced } from "./find-replacements.ts";
import { useLineChanges } from "./line-changes.queries.ts";
import { PieceChoice } from "./piece-choice.tsx";
import { type Replacement, ReplacementSearch } from "./replacement-search.tsx";

export interface LineDialogProps {
  ticket: Ticket;
  line: OrderDetail | null;
  onClose(): void;
}

/** Takes out what the store does not have, or sends something else, as the customer chose. */
export function MissingDialog(props: LineDialogProps) {
  return <LineDialog {...props} isReplacing={false} />;
}

/** Sends something else, which is chosen first. */
export function ReplaceDialog(props: LineDialogProps) {
  return <LineDialog {...props} isReplacing />;
}

function LineDialog(props: LineDialogProps & { isReplacing: boolean }) {
  const { line, onClose, isReplacing } = props;
  const t = useMessages("lines");
  const name = line?.item_details.name ?? "";
  return (
    <Dialog
      open={line !== null}
      onClose={onClose}
      size="lg"
      title={t(isReplacing ? "replace.title" : "missing.title", { name })}
      text={t("missing.text")}
    >
      {line && <Missing {...props} line={line} />}
    </Dialog>
  );
}

interface MissingProps extends LineDialogProps {
  line: OrderDetail;
  /** Nothing is left out before something else is chosen. */
  isReplacing: boolean;
}

function Missing({ ticket, line, onClose, isReplacing }: MissingProps) {
  const t = useMessages("lines");
  const { missing } = useLineChanges(ticket, onClose);
  const soldOut = useSoldOut();
  const { getEnd, untilText } = useSoldOutEnds();
  // What is weighed is missing as a whole.
  const [quantity, setQuantity] = useState(line.quantity);
  const [replacement, setReplacement] = useState<Replacement | null>(null);
  const [isMarked, setMarked] = useState(true);
  const now = Date.now();
  const until = getEnd("tonight", now);
  const isIncomplete = isReplacing && replacement === null;

  function send() {
    if (isIncomplete) return;
    if (isMarked) soldOut.mutate({ id: line.item_id, ...findVariation(line), until });
    missing.mutate({ detailId: line.id, quantity, replacementId: replacement?.item.id });
  }

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3 rounded-[18px] bg-sunken p-3 ps-4">
        <b className="min-w-0 grow text-ticket">{t(`missing.chosen.${line.if_sold_out}`)}</b>
        {line.if_sold_out === "call" && (
          <a href={`tel:${ticket.contact.phone}`} className={touchClasses("ink")}>
            <Phone aria-hidden className="size-5" />
            {t("missing.call")}
          </a>
        )}
      </div>
      {!line.weight && line.quantity > 1 && (
        <PieceChoice max={line.quantity} value={quantity} onChange={setQuantity} />
      )}
      {canBeReplaced(line) && (
        <ReplacementSearch line={line} chosen={replacement} onChoose={setReplacement} />
      )}
      {/* Stays visible while the list above scrolls. */}
      <div className="sticky -bottom-5 -mx-5 -mb-5 grid gap-2 bg-raised px-5 pt-2 pb-5">
        <Checkbox isChecked={isMarked} onChange={setMarked}>
          {t("missing.mark", { until: untilText(until, now) })}
        </Checkbox>
        <TouchButton
          size="lg"
          aria-disabled={isIncomplete}
          isBusy={missing.isPending}
          onClick={send}
        >
          {replacement
            ? t("missing.replace", { name: replacement.name })
            : isReplacing
              ? t("replace.first")
              : t("missing.remove", { count: line.weight ? 1 : quantity })}
        </TouchButton>
      </div>
    </div>
  );
}

/** Other variations of the item may still be there. */
function findVariation({ variation }: OrderDetail): StatedOption {
  const [chosen] = variation.filter((each) => "stock" in each);
  return chosen ? { variation_id: chosen.id } : {};
}
