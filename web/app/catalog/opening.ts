import { isOpen, nextOpening, type OpeningHours } from "@errand/core/catalog/availability";
import type { Store } from "@errand/core/catalog/catalog.types";
import { addDays, localTime } from "@errand/core/time";

type Hours = Pick<Store, "active" | "schedules" | "closed_dates">;

/** Whether a store is open, and when that changes. */
export type Opening =
  /** `until` is null when the store never closes. */
  | { state: "open"; until: string | null }
  | { state: "closed"; opens: NextOpening | null }
  /** Takes no orders, whatever its hours. */
  | { state: "paused" };

export interface NextOpening {
  /** `HH:mm:ss` */
  clock: string;
  /** Days from today: 0 today, 1 tomorrow. */
  inDays: number;
  /** 0 is Sunday. */
  weekday: number;
}

export function openingOf(store: Hours, instant: Date, timeZone: string): Opening {
  if (!store.active) return { state: "paused" };
  const hours = openingHours(store);
  const now = localTime(instant, timeZone);
  if (isOpen(hours, now)) {
    const running = store.schedules.filter((each) => isOpen({ ...hours, schedules: [each] }, now));
    const isEndless = running.some((each) => each.opening_time === each.closing_time);
    return { state: "open", until: isEndless ? null : (running.at(-1)?.closing_time ?? null) };
  }
  const next = nextOpening(hours, instant, timeZone);
  if (next === null) return { state: "closed", opens: null };
  const { day, clock, weekday } = localTime(next, timeZone);
  let inDays = 0;
  while (inDays < 8 && addDays(now.day, inDays) !== day) inDays++;
  return { state: "closed", opens: { clock, inDays, weekday } };
}

function openingHours({ active, schedules, closed_dates }: Hours): OpeningHours {
  return { active, schedules, closedDates: closed_dates };
}
