import { fromMinor, sumOf, toMinor } from "@errand/core/money";
import { refundOfLines } from "@errand/core/refunds/refund-amounts";
import type { Refundable } from "./order.queries.ts";

/** What an operator has chosen to return. */
export interface Chosen {
  /** Pieces by the id of the line. */
  pieces: ReadonlyMap<number, number>;
  delivery: boolean;
  tip: boolean;
}

/** What the chosen parts return, by the rule of the server. */
export function refundOf(refundable: Refundable, { pieces, delivery, tip }: Chosen): number {
  const lines = refundable.lines.map((line) => ({
    id: line.detail_id,
    quantity: line.ordered_quantity,
    refunded: line.ordered_quantity - line.quantity,
    returned: toMinor(line.returned),
    entitled: toMinor(line.entitled),
  }));
  const chosen = [...pieces].map(([id, quantity]) => ({ id, quantity }));
  const goods = toMinor(Math.max(0, refundable.left - refundable.delivery - refundable.tip));
  const returned = refundOfLines(goods, lines, chosen) ?? [];
  const added = [
    ...(delivery ? [toMinor(refundable.delivery)] : []),
    ...(tip ? [toMinor(refundable.tip)] : []),
  ];
  return fromMinor(sumOf([...returned.map(({ amount }) => amount), ...added]));
}
