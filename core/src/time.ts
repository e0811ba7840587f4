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
  const parts = formatFor(timeZone).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((candidate) => candidate.type === type)?.value ?? "";
  const day = `${part("year")}-${part("month")}-${part("day")}`;
  return {
    day,
    weekday: weekdayOf(day),
    clock: `${part("hour")}:${part("minute")}:${part("second")}`,
  };
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

/** How far the clocks in `timeZone` are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const shown = localTime(new Date(instant), timeZone);
  return Date.parse(`${shown.day}T${shown.clock}Z`) - Math.floor(instant / 1000) * 1000;
}
