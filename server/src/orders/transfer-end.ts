import { transferExpiry } from "@errand/core/orders/order-deadlines";
import type { OrderRow } from "../order-rows/order-facts.ts";
import type { OfflinePaymentRow } from "./offline-payments.data.ts";

/**
 * When an order fails for which no transfer has arrived; null while the desk is to look for one,
 * since the money may be there, and for orders that wait for no transfer.
 */
export function transferEnd(
  { order, shop }: Pick<OrderRow, "order" | "shop">,
  transfer: OfflinePaymentRow | null,
): Date | null {
  const { pending } = order.statusTimestamps;
  const isUnpaid = order.status === "pending" && order.paymentStatus !== "paid";
  if (!isUnpaid || order.paymentMethod !== "offline_payment" || !pending) return null;
  if (transfer?.state === "pending") return null;
  return transferExpiry(transfer?.decidedAt ?? new Date(pending), shop.transferHours);
}
