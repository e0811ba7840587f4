import { localTime } from "@errand/core/time";

/** A day with the times at which an order is possible. */
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

/** The times by their days, in the shop's time zone. */
export function toSlotDays(times: readonly Omit<Slot, "clock">[], timeZone: string): SlotDay[] {
  const slots = times.map((time) => {
    const { day, clock } = localTime(new Date(time.at), timeZone);
    return { day, slot: { ...time, clock: clock.slice(0, 5) } };
  });
  return [...Map.groupBy(slots, ({ day }) => day)].map(([day, ofDay]) => ({
    day,
    slots: ofDay.map(({ slot }) => slot),
  }));
}
