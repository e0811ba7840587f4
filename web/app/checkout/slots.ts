import { isItemAvailable, isOpen } from "@errand/core/catalog/availability";
import type { Item, Store } from "@errand/core/catalog/catalog.types";
import { daysAhead, isSlot, minutesBetweenTimes } from "@errand/core/orders/schedule";
import { addDays, instantOf, localTime } from "@errand/core/time";
import { type Hours, toOpeningHours } from "../catalog/opening.ts";

/** A day with the times at which the order is possible. */
export interface SlotDay {
  /** `YYYY-MM-DD` in the shop's time zone. */
  day: string;
  slots: Slot[];
}

export interface Slot {
  at: string;
  /** `HH:mm` */
  clock: string;
  /** Fully booked: shown, but not for choice. */
  isFull: boolean;
}

interface SlotSettings {
  store: Hours & Pick<Store, "order_place_to_schedule_interval">;
  items: Item[];
  /** Minutes between two slots; 0 allows any minute, of which every fifteenth is offered. */
  slotMinutes: number;
  timeZone: string;
  /** The start times of fully booked slots. */
  full: readonly string[];
}

const minutesOfDay = 24 * 60;

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
  const step = slotMinutes || minutesBetweenTimes;
  const today = localTime(now, timeZone).day;

  return Array.from({ length: daysAhead + 1 }, (_, ahead) => {
    const day = addDays(today, ahead);
    const slots: Slot[] = [];
    for (let minute = 0; minute < minutesOfDay; minute += step) {
      const clock = clockOf(minute);
      const at = instantOf(day, `${clock}:00`, timeZone);
      if (at && isSlot(at, now, rule) && isPossibleAt(ordered, at)) {
        slots.push({ at: at.toISOString(), clock, isFull: full.includes(at.toISOString()) });
      }
    }
    return { day, slots };
  }).filter(({ slots }) => slots.length > 0);
}

function clockOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
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
