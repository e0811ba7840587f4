import { isItemAvailable, isOpen } from "@errand/core/catalog/availability";
import type { Item, Store } from "@errand/core/catalog/catalog.types";
import { type Hours, toOpeningHours } from "@errand/core/catalog/opening";
import { slotTimes } from "@errand/core/orders/slots";
import { localTime } from "@errand/core/time";
import { type SlotDay, toSlotDays } from "../orders/slot-days.ts";

export interface SlotSettings {
  store: Hours & Pick<Store, "order_place_to_schedule_interval">;
  items: Item[];
  /** Minutes between two slots; 0 allows any minute, of which every fifteenth is offered. */
  slotMinutes: number;
  timeZone: string;
  /** The start times of fully booked slots. */
  full: readonly string[];
}

/** Whether the order is possible at that instant. */
export function isPossibleAt(
  ordered: Pick<SlotSettings, "store" | "items" | "timeZone">,
  instant: Date,
): boolean {
  const { store, items, timeZone } = ordered;
  const time = localTime(instant, timeZone);
  return (
    isOpen(toOpeningHours(store), time) &&
    items.every((item) => isItemAvailable(windowsOf(item), time))
  );
}

/** The later times at which the order is possible, by the rules of the server (contract 4.3). */
export function slotDays(ordered: SlotSettings, now: Date): SlotDay[] {
  const { store, slotMinutes, timeZone, full } = ordered;
  const rule = { leadMinutes: store.order_place_to_schedule_interval, slotMinutes, timeZone };
  const times = slotTimes(rule, now, (at) => isPossibleAt(ordered, at));
  return toSlotDays(
    times.map(({ at }) => ({ at: at.toISOString(), isFull: full.includes(at.toISOString()) })),
    timeZone,
  );
}

function windowsOf(item: Item) {
  return {
    availableFrom: item.available_time_starts,
    availableUntil: item.available_time_ends,
    campaignStarts: item.available_date_starts,
    campaignEnds: item.available_date_ends,
    soldOutUntil: item.sold_out_until === null ? null : new Date(item.sold_out_until),
  };
}
