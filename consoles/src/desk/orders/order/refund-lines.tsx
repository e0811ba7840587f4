import { useMessages } from "@errand/ui/messages/messages.ts";
import type { ReactNode } from "react";
import { OfficeSelect } from "../../../console/office/office-field.tsx";
import { useMoney } from "../../../console/use-shop.ts";
import type { OrderDetails, Refundable } from "./order.queries.ts";
import type { Chosen } from "./refund-amounts.ts";

interface RefundLinesProps {
  order: OrderDetails;
  refundable: Refundable;
  chosen: Chosen;
  onChange(chosen: Chosen): void;
}

/** What is left of each line, of the delivery and of the tip, to be chosen. */
export function RefundLines({ order, refundable, chosen, onChange }: RefundLinesProps) {
  const t = useMessages("desk-orders");
  const money = useMoney();
  const names = new Map(order.details.map(({ id, item_details }) => [id, item_details.name]));
  function choose(id: number, quantity: number) {
    const pieces = new Map(chosen.pieces);
    if (quantity === 0) pieces.delete(id);
    else pieces.set(id, quantity);
    onChange({ ...chosen, pieces });
  }
  return (
    <ul>
      {refundable.lines.map(({ detail_id: id, quantity, left, ordered_quantity: ordered }) => {
        const name = names.get(id) ?? String(id);
        const pieces = chosen.pieces.get(id) ?? 0;
        return (
          <Line
            key={id}
            name={name}
            text={ordered > 1 ? t("refund.pieces", { left: quantity, ordered }) : null}
            left={money(left)}
            isChosen={pieces > 0}
            isPossible={quantity > 0 && left > 0}
            onToggle={(isChosen) => choose(id, isChosen ? quantity : 0)}
          >
            {pieces > 0 && quantity > 1 && (
              <OfficeSelect
                label={t("refund.piecesOf", { name })}
                isLabelHidden
                value={String(pieces)}
                onChange={(value) => choose(id, Number(value))}
                options={Array.from({ length: quantity }, (_, index) => {
                  const value = String(index + 1);
                  return { value, label: value };
                })}
              />
            )}
          </Line>
        );
      })}
      <Line
        name={t("refund.delivery")}
        text={null}
        left={money(refundable.delivery)}
        isChosen={chosen.delivery}
        isPossible={refundable.delivery > 0}
        onToggle={(delivery) => onChange({ ...chosen, delivery })}
      />
      <Line
        name={t("refund.tip")}
        text={null}
        left={money(refundable.tip)}
        isChosen={chosen.tip}
        isPossible={refundable.tip > 0}
        onToggle={(tip) => onChange({ ...chosen, tip })}
      />
    </ul>
  );
}

interface LineProps {
  name: string;
  text: string | null;
  left: string;
  isChosen: boolean;
  isPossible: boolean;
  onToggle(isChosen: boolean): void;
  children?: ReactNode;
}

function Line({ name, text, left, isChosen, isPossible, onToggle, children }: LineProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 border-b border-line">
      <label
        className={`flex min-h-11 min-w-0 grow items-center gap-3 ${isPossible ? "cursor-pointer" : "text-muted"}`}
      >
        <input
          type="checkbox"
          checked={isChosen}
          disabled={!isPossible}
          onChange={({ target }) => onToggle(target.checked)}
          className="size-5 shrink-0 accent-ink"
        />
        <span className="min-w-0 grow wrap-anywhere">
          {name}
          {text && <span className="block text-meta text-muted">{text}</span>}
        </span>
        <b className="shrink-0 tabular-nums">{left}</b>
      </label>
      {children}
    </li>
  );
}
