import { addDays, localTime } from "../time.ts";
import { isOpen, nextOpening, type OpeningHours } from "./availability.ts";
import type { Store } from "./catalog.types.ts";

/** What `openingOf` reads of a store. */
export type Hours = Pick<Store, "active" | "schedules" | "closed_dates" | "paused_until">;

/** Whether a store is open, and when that changes. */
export type Opening =
  /** `until` is null when the store never closes. */
  | { state: "open"; until: string | null }
  | { state: "closed"; opens: NextOpening | null }
  /** Takes no orders, whatever its hours; `opens` is null when the end is unknown. */
  | { state: "paused"; opens: NextOpening | null };

export interface NextOpening {
  /** `HH:mm:ss` */
  clock: string;
  /** Days from today: 0 today, 1 tomorrow. */
  inDays: number;
  /** 0 is Sunday. */
  weekday: number;
}

export function openingOf(store: Hours, instant: Date, timeZone: string): Opening {
  if (!store.active) return { state: "paused", opens: null };
  const hours = toOpeningHours(store);
  const now = localTime(instant, timeZone);
  if (isOpen(hours, now)) {
    const running = store.schedules.filter((each) => isOpen({ ...hours, schedules: [each] }, now));
    const isEndless = running.some((each) => each.opening_time === each.closing_time);
    return { state: "open", until: isEndless ? null : (running.at(-1)?.closing_time ?? null) };
  }
  const opens = nextOpeningOf(hours, instant, timeZone);
  // A store whose hours are over is closed, even if it is also paused.
  const isWithinHours = isOpen({ ...hours, pausedUntil: null }, now);
  return { state: isWithinHours ? "paused" : "closed", opens };
}

function nextOpeningOf(hours: OpeningHours, instant: Date, timeZone: string): NextOpening | null {
  const next = nextOpening(hours, instant, timeZone);
  if (next === null) return null;
  const now = localTime(instant, timeZone);
  const { day, clock, weekday } = localTime(next, timeZone);
  let inDays = 0;
  while (inDays < 8 && addDays(now.day, inDays) !== day) inDays++;
  return { clock, inDays, weekday };
}

/** The hours of a store as the availability rule reads them. */
export function toOpeningHours({
  active,
  schedules,
  closed_dates,
  paused_until,
}: Hours): OpeningHours {
  const pausedUntil = paused_until === null ? null : new Date(paused_until);
  return { active, schedules, closedDates: closed_dates, pausedUntil };
}
