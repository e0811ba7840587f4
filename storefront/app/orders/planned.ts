import type { Order } from "@errand/core/orders/orders.types";
import { useNow } from "../catalog/now.tsx";

/** How long before its time a courier is looked for who collects a scheduled parcel. */
const parcelLeadMs = 20 * 60_000;

/**
 * Whether a scheduled order waits for its time: its store has not begun it, and no courier is
 * looked for.
 */
export function useIsPlanned(order: Order): boolean {
  const now = useNow();
  const { scheduled, order_status: status, order_type, cancel_until, delivery_man } = order;
  if (scheduled === 0 || status !== "confirmed" || delivery_man) return false;
  if (order_type !== "parcel") return cancel_until !== null;
  return Date.parse(order.schedule_at) - parcelLeadMs > now.getTime();
}
