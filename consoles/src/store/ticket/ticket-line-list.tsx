import { isBeforeReady } from "@errand/core/orders/order-edits";
import type { OrderDetail } from "@errand/core/orders/orders.types";
import { classNames } from "@errand/ui/class-names.ts";
import { useMessages } from "@errand/ui/messages/messages.ts";
import Check from "lucide-react/icons/check";
import { useState } from "react";
import { addOnTexts, optionsText } from "../tickets/line-text.ts";
import type { Ticket } from "../tickets/ticket.ts";
import { LineMember, LineNote } from "../tickets/ticket-lines.tsx";
import { useWeightText } from "../tickets/use-weight-text.ts";
import { TouchButton } from "../touch-button.tsx";
import { ChangingLine, type LineChange } from "./line-changes/changing-line.tsx";
import { usePicks } from "./use-picks.ts";

/** The lines of an order, each to be ticked off once it is made. */
export function TicketLineList({ ticket }: { ticket: Ticket }) {
  const [change, setChange] = useState<LineChange | null>(null);
  return (
    <>
      <ul className="divide-y divide-line">
        {ticket.details.map((line) => (
          <LineRow key={line.id} ticket={ticket} line={line} onChange={setChange} />
        ))}
      </ul>
      <ChangingLine ticket={ticket} change={change} onClose={() => setChange(null)} />
    </>
  );
}

interface LineRowProps {
  ticket: Ticket;
  line: OrderDetail;
  onChange(change: LineChange): void;
}

function LineRow({ ticket, line, onChange }: LineRowProps) {
  const t = useMessages("ticket");
  const weightText = useWeightText();
  const { isPicked, toggle } = usePicks(ticket);
  const { name } = line.item_details;
  const isGone = line.quantity === 0;
  const isDone = isPicked(line);
  const isTicking = ticket.stage === "preparing" && !isGone;
  const options = optionsText(line);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      {isTicking && (
        <label
          className={classNames(
            "relative grid size-16 shrink-0 place-items-center rounded-[18px] border-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2",
            isDone ? "border-transparent bg-good text-on-strong" : "border-line-strong",
          )}
        >
          <input
            type="checkbox"
            checked={isDone}
            aria-label={t("tick", { name })}
            onChange={() => toggle(line)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          {isDone && <Check aria-hidden className="size-8" strokeWidth={3} />}
        </label>
      )}
      <b
        className={classNames(
          "w-12 shrink-0 text-number font-extrabold tabular-nums",
          (isDone || isGone) && "text-muted",
        )}
      >
        {line.weight ? 1 : line.quantity}×
      </b>
      <div className="min-w-32 grow basis-32">
        <bdi
          className={classNames(
            "block text-[1.375rem] leading-tight font-bold wrap-anywhere",
            isDone && "text-muted",
            isGone && "text-muted line-through",
          )}
        >
          {name}
        </bdi>
        {line.member && <LineMember name={line.member} />}
        {line.weight && (
          <span className="block text-ticket text-strong tabular-nums">
            {weightText(line.weight.final ?? line.weight.ordered)}
          </span>
        )}
        {options !== "" && <span className="block text-ticket text-strong">{options}</span>}
        {addOnTexts(line).length > 0 && (
          <span className="block text-ticket font-bold">{addOnTexts(line).join("  ")}</span>
        )}
        {line.note && <LineNote note={line.note} />}
        {line.quantity < line.ordered_quantity && (
          <span className="block font-semibold text-warn">
            {t("was", { count: line.ordered_quantity })}
          </span>
        )}
      </div>
      {isBeforeReady(ticket.order_status) && !ticket.unsent && !isGone && (
        <LineButtons line={line} onChange={onChange} />
      )}
    </li>
  );
}

function LineButtons({ line, onChange }: Pick<LineRowProps, "line" | "onChange">) {
  const t = useMessages("lines");
  const { name } = line.item_details;
  return (
    <div className="flex shrink-0 gap-2">
      {line.weight && (
        <TouchButton
          tone={line.weight.final === null ? "ink" : "soft"}
          aria-label={t("weighName", { name })}
          onClick={() => onChange({ kind: "weigh", line })}
        >
          {line.weight.final === null ? t("weighButton") : t("weighAgain")}
        </TouchButton>
      )}
      <TouchButton
        tone="soft"
        aria-label={t("soldOutName", { name })}
        onClick={() => onChange({ kind: "missing", line })}
      >
        {t("soldOut")}
      </TouchButton>
    </div>
  );
}
