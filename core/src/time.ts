/** A moment as the clocks of a place show it. */
export interface LocalTime {
  /** `YYYY-MM-DD` */
  day: string;
  /** 0 is Sunday. */
  weekday: number;
  /** `HH:mm:ss` */
  clock: string;
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

/** What the clocks in `timeZone` (IANA) show at `instant`. */
export function localTime(instant: Date, timeZone: string): LocalTime {
  const shown = new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString();
  const day = shown.slice(0, 10);
  return { day, weekday: weekdayOf(day), clock: shown.slice(11, 19) };
}

/** 0 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** The day `count` days after `day`. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}

/**
 * The instant at which the clocks in `timeZone` show this day and time. A time that a change of
 * clocks skips does not exist and gives null; one that comes twice means the first (contract 4.3).
 */
export function instantOf(day: string, clock: string, timeZone: string): Date | null {
  const asIfUtc = Date.parse(`${day}T${clock}Z`);
  // No zone is further than a day from UTC, so the offsets around the instant are found on both sides.
  const candidates = [-86_400_000, 86_400_000]
    .map((around) => asIfUtc - offsetAt(asIfUtc + around, timeZone))
    .sort((a, b) => a - b);
  for (const candidate of candidates) {
    const shown = localTime(new Date(candidate), timeZone);
    if (shown.day === day && shown.clock === clock) return new Date(candidate);
  }
  return null;
}

/** Clocks are changed at a whole quarter of an hour, so that the offset holds for all of one. */
const quarter = 900_000;
const maxOffsets = 10_000;
const offsets = new Map<string, number>();

/**
 * How far the clocks in `timeZone` are ahead of UTC at an instant, in milliseconds. Kept, because
 * asking for it takes long and a list of stores asks a hundred times.
 */
function offsetAt(instant: number, timeZone: string): number {
  const begun = Math.floor(instant / quarter) * quarter;
  const key = `${timeZone} ${begun}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const offset = shownAsUtc(begun, timeZone) - begun;
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
