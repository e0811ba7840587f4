import { addDays, atClock, type LocalTime, localTime } from "../time.ts";
import type { Schedule } from "./catalog.types.ts";

/**
 * The only rule for availability (safety 8): stores by their hours, items by their windows. It uses
 * the shop's local time, so an hour that a clock change repeats counts twice or not at all.
 */

export interface OpeningHours {
  active: boolean;
  schedules: readonly Schedule[];
  /** Days on which no opening time starts. */
  closedDates: readonly string[];
  /** Until then the store takes no orders, whatever its hours; null while it is not paused. */
  pausedUntil: Date | null;
}

/**
 * Whether a store is open. Hours that close at or before their opening time last into the next day
 * (equal times are 24 hours). A closed date cancels the hours that start on it, not those that
 * started the evening before. At the closing time itself the store is closed. A pause ends at its
 * last instant.
 */
export function isOpen(store: OpeningHours, at: LocalTime): boolean {
  if (!store.active || isPaused(store, at.instant)) return false;
  const yesterday = (at.weekday + 6) % 7;
  const starts = (day: string) => !store.closedDates.includes(day);
  return store.schedules.some(({ day, opening_time: opens, closing_time: closes }) => {
    const overnight = closes <= opens;
    if (day === at.weekday && at.clock >= opens && (overnight || at.clock < closes)) {
      return starts(at.day);
    }
    if (overnight && day === yesterday && at.clock < closes) return starts(addDays(at.day, -1));
    return false;
  });
}

/** Whether a store takes no orders at this instant because it is paused. */
export function isPaused({ pausedUntil }: Pick<OpeningHours, "pausedUntil">, at: Date): boolean {
  return pausedUntil !== null && at < pausedUntil;
}

/**
 * The local time at which a closed or paused store opens later the same day; null when it does not.
 */
export function opensLaterToday(store: OpeningHours, at: LocalTime): string | null {
  const isOpening = (clock: string) => isOpen(store, atClock(at, clock));
  return openingClocks(store, at).find(isOpening) ?? null;
}

/**
 * The clock times later the same day at which a store may open, in order: those of its hours, and
 * the end of a pause.
 */
function openingClocks({ schedules, pausedUntil }: OpeningHours, at: LocalTime): string[] {
  const ofHours = schedules
    .filter(({ day }) => day === at.weekday)
    .map(({ opening_time: opens }) => opens);
  return [...ofHours, ...endOfPause(pausedUntil, at)].filter((clock) => clock > at.clock).sort();
}

function endOfPause(until: Date | null, at: LocalTime): string[] {
  if (until === null || until <= at.instant) return [];
  const seconds = Math.ceil((until.getTime() - at.instant.getTime()) / second);
  const midnight = 86_400 - secondsOfDay(at.clock);
  return seconds < midnight ? [clockAt(secondsOfDay(at.clock) + seconds)] : [];
}

function secondsOfDay(clock: string): number {
  return Date.parse(`1970-01-01T${clock}Z`) / second;
}

function clockAt(seconds: number): string {
  return new Date(seconds * second).toISOString().slice(11, 19);
}

const second = 1000;
const dayLength = 86_400 * second;
const daysAhead = 8;

/**
 * When a store next changes from closed to open, after `instant` and within 8 days; null when it
 * does not, for example because it never closes.
 */
export function nextOpening(store: OpeningHours, instant: Date, timeZone: string): Date | null {
  const now = instant.getTime();
  const openAt = (moment: number) => isOpen(store, localTime(new Date(moment), timeZone));
  const opening = openingMoments(store, now, timeZone)
    .filter((moment) => moment > now && moment <= now + daysAhead * dayLength)
    .sort((a, b) => a - b)
    .find((moment) => openAt(moment) && !openAt(moment - second));
  return opening === undefined ? null : new Date(opening);
}

/**
 * Every moment of the next days at which a store could open: its opening times and clock changes.
 */
function openingMoments(store: OpeningHours, now: number, timeZone: string): number[] {
  const clocks = new Set(store.schedules.map((schedule) => schedule.opening_time));
  const today = localTime(new Date(now), timeZone).day;
  const moments = store.pausedUntil ? [store.pausedUntil.getTime()] : [];
  for (let ahead = 0; ahead <= daysAhead; ahead++) {
    const day = addDays(today, ahead);
    const midnight = Date.parse(`${day}T00:00:00Z`);
    const before = offset(midnight - dayLength, timeZone);
    const after = offset(midnight + 2 * dayLength, timeZone);
    const offsets = new Set([before, after]);
    for (const clock of clocks) {
      for (const utcOffset of offsets) moments.push(Date.parse(`${day}T${clock}Z`) - utcOffset);
    }
    if (before !== after) moments.push(changeOfClocks(midnight, before, timeZone));
  }
  return moments;
}

/** The moment within two days of `around` at which the UTC offset changes from `before`. */
function changeOfClocks(around: number, before: number, timeZone: string): number {
  let [still, changed] = [around - dayLength, around + 2 * dayLength];
  while (changed - still > second) {
    const half = Math.floor((still + changed) / 2 / second) * second;
    if (offset(half, timeZone) === before) still = half;
    else changed = half;
  }
  return changed;
}

/** The UTC offset at a whole second, in milliseconds. */
function offset(moment: number, timeZone: string): number {
  const shown = localTime(new Date(moment), timeZone);
  return Date.parse(`${shown.day}T${shown.clock}Z`) - moment;
}

export interface ItemWindows {
  /** `HH:mm:ss`; null for no limit. */
  availableFrom: string | null;
  availableUntil: string | null;
  /** First and last day of a campaign item, both included. */
  campaignStarts: string | null;
  campaignEnds: string | null;
  /** Its store has none until then, whatever its hours; null unless the store has stated that. */
  soldOutUntil: Date | null;
}

/**
 * Whether an item is available by its own windows. A daily window that passes midnight belongs to
 * the day it started on, so the last evening of a campaign lasts into the next morning.
 */
export function isItemAvailable(item: ItemWindows, at: LocalTime): boolean {
  if (item.soldOutUntil !== null && at.instant < item.soldOutUntil) return false;
  const from = item.availableFrom ?? "00:00:00";
  const until = item.availableUntil ?? "24:00:00";
  const overnight = until <= from;
  const sinceYesterday = overnight && at.clock < until;
  if (!sinceYesterday && (at.clock < from || (!overnight && at.clock >= until))) return false;

  const day = sinceYesterday ? addDays(at.day, -1) : at.day;
  if (item.campaignStarts !== null && day < item.campaignStarts) return false;
  return item.campaignEnds === null || day <= item.campaignEnds;
}

/**
 * The local time later the same day from which an item can be ordered: its store is open then, and
 * it is within its own windows. Null when there is none.
 */
export function availableLaterToday(
  item: ItemWindows,
  store: OpeningHours,
  at: LocalTime,
): string | null {
  const own = item.availableFrom ?? "";
  const clocks = [
    ...openingClocks(store, at),
    ...(own > at.clock ? [own] : []),
    ...endOfPause(item.soldOutUntil, at),
  ];
  const isAvailable = (clock: string) => {
    const time = atClock(at, clock);
    return isOpen(store, time) && isItemAvailable(item, time);
  };
  return clocks.sort().find(isAvailable) ?? null;
}
