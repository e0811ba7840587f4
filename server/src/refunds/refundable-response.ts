import { fromMinor, type Minor, minor, nothing } from "@errand/core/money";
import { getRefundTotal, refundOfLines } from "@errand/core/refunds/refund-amounts";
import type { RefundableResponse } from "@errand/core/refunds/refunds.contract";
import type { orders } from "../order-rows/orders.tables.ts";
import type { Refundable } from "../orders/refundable.data.ts";

/** What can be returned, in the contract's shape; nothing of an order that was not delivered. */
export function toRefundableResponse(
  { statusTimestamps }: Pick<typeof orders.$inferSelect, "statusTimestamps">,
  refundable: Refundable,
): RefundableResponse {
  const isDelivered = statusTimestamps.delivered !== undefined;
  const amount = (left: Minor) => fromMinor(isDelivered ? left : nothing);
  const { left, lines } = refundable;
  return {
    left: amount(getRefundTotal(left)),
    delivery: amount(left.delivery),
    tip: amount(left.tip),
    lines: lines.map((line) => {
      const quantity = isDelivered ? line.quantity - line.refunded : 0;
      return {
        detail_id: line.id,
        quantity,
        left: amount(minor(leftOf(refundable, line.id, quantity))),
        ordered_quantity: line.quantity,
        entitled: fromMinor(line.entitled),
        returned: fromMinor(line.returned),
      };
    }),
  };
}

function leftOf({ left, lines }: Refundable, id: number, quantity: number): number {
  const [all] = (quantity > 0 && refundOfLines(left.goods, lines, [{ id, quantity }])) || [];
  return all?.amount ?? 0;
}
