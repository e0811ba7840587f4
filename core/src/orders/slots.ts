import { addDays, instantOf, localTime } from "../time.ts";
import { daysAhead, isSlot, minutesBetweenTimes } from "./schedule.ts";

/** A time for which an order may be scheduled. */
export interface SlotTime {
  at: Date;
  /** `YYYY-MM-DD` in the shop's time zone. */
  day: string;
  /** `HH:mm` */
  clock: string;
}

interface SlotRule {
  leadMinutes: number;
  /** Minutes between two slots; 0 allows any minute, of which every fifteenth is listed. */
  slotMinutes: number;
  timeZone: string;
}

const minutesOfDay = 24 * 60;

/** The slots of the coming days at which an order is possible, earliest first (contract 4.3). */
export function slotTimes(
  rule: SlotRule,
  now: Date,
  isPossible: (at: Date) => boolean,
): SlotTime[] {
  const { slotMinutes, timeZone } = rule;
  const step = slotMinutes || minutesBetweenTimes;
  const today = localTime(now, timeZone).day;
  const slots: SlotTime[] = [];
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const day = addDays(today, ahead);
    for (let minute = 0; minute < minutesOfDay; minute += step) {
      const clock = clockOf(minute);
      const at = instantOf(day, `${clock}:00`, timeZone);
      if (at && isSlot(at, now, rule) && isPossible(at)) slots.push({ at, day, clock });
    }
  }
  return slots;
}

/** Those of the moments that are nearest to the requested one, earliest first. */
export function nearestTo<Moment extends { at: Date }>(
  moments: readonly Moment[],
  requested: Date,
  count: number,
): Moment[] {
  const distance = ({ at }: Moment) => Math.abs(at.getTime() - requested.getTime());
  return moments
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, count)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

function clockOf(minute: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
