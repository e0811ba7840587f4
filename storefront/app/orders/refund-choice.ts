import { fromMinor, sumOf, toMinor } from "@errand/core/money";
import { refundOfLines } from "@errand/core/refunds/refund-amounts";
import type { RefundableResponse } from "@errand/core/refunds/refunds.contract";

/**
 * What a customer asks back: the whole order that never arrived, or pieces by the id of their line.
 */
export interface RefundChoice {
  isWhole: boolean;
  pieces: Readonly<Record<number, number>>;
}

export const nothingChosen: RefundChoice = { isWhole: false, pieces: {} };

/** The chosen pieces, by line. */
export function piecesOf({ pieces }: RefundChoice): { id: number; quantity: number }[] {
  return Object.entries(pieces).map(([id, quantity]) => ({ id: Number(id), quantity }));
}

/** What a choice returns, by the rule of the server. */
export function amountOfChoice(refundable: RefundableResponse, choice: RefundChoice): number {
  if (choice.isWhole) return refundable.left;
  const { left, delivery, tip, lines } = refundable;
  const goods = fromMinor(sumOf([toMinor(left), toMinor(-delivery), toMinor(-tip)]));
  const refunded = refundOfLines(
    toMinor(goods),
    lines.map((line) => ({
      id: line.detail_id,
      quantity: line.ordered_quantity,
      refunded: line.ordered_quantity - line.quantity,
      returned: toMinor(line.returned),
      entitled: toMinor(line.entitled),
    })),
    piecesOf(choice),
  );
  return fromMinor(sumOf((refunded ?? []).map(({ amount }) => amount)));
}
