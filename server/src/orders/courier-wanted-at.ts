import { getAcceptanceStart } from "../order-rows/acceptance-times.ts";
import type { TimedRow } from "../order-rows/order-facts.ts";

const minute = 60_000;
/** How long before the time of a scheduled parcel a courier is looked for. */
const parcelLeadMinutes = 20;

/**
 * From when a courier is looked for: `since`, when the order was confirmed; of a scheduled one not
 * before its preparation, or shortly before its sender expects the courier. The parcel of a run is
 * brought by the courier of the run, however late it is picked up.
 */
export function courierWantedAt(
  { order, cart, store, parcel }: Pick<TimedRow, "order" | "cart" | "store" | "parcel">,
  since: Date,
): Date {
  if (parcel && order.runId !== null) return since;
  if (parcel) {
    const wanted = order.scheduleAt.getTime() - parcelLeadMinutes * minute;
    return new Date(Math.max(since.getTime(), wanted));
  }
  return cart && store ? getAcceptanceStart({ order, cart, store }, since) : since;
}
