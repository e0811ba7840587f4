import { knownOffset, type OffsetSpan } from "./known-offset.ts";

/** A moment in local time. */
export interface LocalTime {
  /** `YYYY-MM-DD` */
  day: string;
  /** 0 is Sunday. */
  weekday: number;
  /** `HH:mm:ss` */
  clock: string;
  instant: Date;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en-CA", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** The local time in `timeZone` (IANA) at `instant`. */
export function localTime(instant: Date, timeZone: string): LocalTime {
  const shown = new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString();
  const day = shown.slice(0, 10);
  return { day, weekday: weekdayOf(day), clock: shown.slice(11, 19), instant };
}

/**
 * Another clock time of the same day. On a day of a clock change, its instant may be an hour off.
 */
export function atClock(time: LocalTime, clock: string): LocalTime {
  const toMs = (text: string) => Date.parse(`1970-01-01T${text}Z`);
  const instant = new Date(time.instant.getTime() + toMs(clock) - toMs(time.clock));
  return { ...time, clock, instant };
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** The day `count` days after `day`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

/** How many days `to` is after `from`. */
export function countDays(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;
}

/**
 * The instant of a local time in `timeZone`: null for a time that a clock change skips, the first
 * instant for a time that occurs twice (contract 4.3).
 */
export function instantOf(day: string, clock: string, timeZone: string): Date | null {
  const asIfUtc = Date.parse(`${day}T${clock}Z`);
  // No zone is more than a day from UTC, so the offsets a day before and after include the right
  // one.
  const candidates = [-86_400_000, 86_400_000]
    .map((around) => asIfUtc - offsetAt(asIfUtc + around, timeZone))
    .sort((a, b) => a - b);
  for (const candidate of candidates) {
    const shown = localTime(new Date(candidate), timeZone);
    if (shown.day === day && shown.clock === clock) return new Date(candidate);
  }
  return null;
}

/**
 * The first instant of a day: an hour later where a clock change skips midnight. In UTC for a day
 * that a zone skipped.
 */
export function startOfDay(day: string, timeZone: string): Date {
  return (
    instantOf(day, "00:00:00", timeZone) ?? instantOf(day, "01:00:00", timeZone) ?? new Date(day)
  );
}

/**
 * The same clock time so many days later in `timeZone`; an hour later by the clock where a change
 * of the clocks skips that time.
 */
export function daysLater(instant: Date, count: number, timeZone: string): Date {
  const { day, clock } = localTime(instant, timeZone);
  const withinSecond = instant.getTime() % 1000;
  const later = instantOf(addDays(day, count), clock, timeZone);
  return later
    ? new Date(later.getTime() + withinSecond)
    : new Date(instant.getTime() + count * dayMs);
}

/** Clock changes happen at whole quarters of an hour, so the offset is constant within each. */
const quarter = 900_000;
const maxOffsets = 10_000;
const offsets = new Map<string, number>();

const dayMs = 86_400_000;
/** Further than `nextOpening` looks. */
const [daysBack, daysAhead] = [3, 12];

/** The days around an instant, as far as the offset stays the same. */
export function offsetSpan(instant: Date, timeZone: string): OffsetSpan {
  const start = instant.getTime();
  const offset = offsetAt(start, timeZone);
  function daysFrom(step: number, maxDays: number): number {
    let days = 0;
    while (days < maxDays && offsetAt(start + (days + 1) * step, timeZone) === offset) days++;
    return start + days * step;
  }
  return { timeZone, offset, from: daysFrom(-dayMs, daysBack), until: daysFrom(dayMs, daysAhead) };
}

/**
 * The UTC offset of `timeZone` at an instant, in milliseconds. Cached, because `Intl` is slow and a
 * list of stores needs the offset a hundred times.
 */
function offsetAt(instant: number, timeZone: string): number {
  const known = knownOffset(instant, timeZone);
  if (known !== null) return known;
  const quarterStart = Math.floor(instant / quarter) * quarter;
  const key = `${timeZone} ${quarterStart}`;
  const cached = offsets.get(key);
  if (cached !== undefined) return cached;
  const offset = shownAsUtc(quarterStart, timeZone) - quarterStart;
  if (offsets.size >= maxOffsets) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

function shownAsUtc(instant: number, timeZone: string): number {
  const shown: Record<string, string> = {};
  for (const { type, value } of formatFor(timeZone).formatToParts(instant)) shown[type] = value;
  const { year, month, day, hour, minute, second } = shown;
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
