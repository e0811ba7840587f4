import { dateFormat, numberFormat } from "@errand/core/formats";
import type { Language } from "@errand/core/language";

/** A time of day of the wire, `HH:mm:ss`, as the shop writes it. */
export function clockText(clock: string, timeFormat: "12" | "24", language: Language): string {
  if (timeFormat === "24") return clock.slice(0, 5);
  const text = dateFormat(language, {
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
    timeZone: "UTC",
  }).format(new Date(`2000-01-01T${clock}Z`));
  // Browsers and servers differ in the kind of space they put before "PM".
  return text.replaceAll(/\s/g, "\u00a0");
}

/** The name of a day of the week; 0 is Sunday. */
export function weekdayText(weekday: number, language: Language): string {
  // The second of January 2000 was a Sunday.
  const day = new Date(Date.UTC(2000, 0, 2 + weekday));
  return dateFormat(language, { weekday: "long", timeZone: "UTC" }).format(day);
}

/** A day of the wire, `YYYY-MM-DD`, as people write it. */
export function dayText(day: string, language: Language): string {
  const style = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  return dateFormat(language, style).format(new Date(`${day}T00:00:00Z`));
}

/** The same with the year when it is another one than now. */
export function dateText(day: string, language: Language, now = new Date()): string {
  if (day.slice(0, 4) === now.toISOString().slice(0, 4)) return dayText(day, language);
  const style = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return dateFormat(language, style).format(new Date(`${day}T00:00:00Z`));
}

/** A distance in kilometres: metres below one. */
export function distanceText(kilometres: number, language: Language): string {
  const isShort = kilometres < 0.95;
  const figure = isShort ? Math.max(50, Math.round(kilometres * 20) * 50) : kilometres;
  const digits = { maximumFractionDigits: isShort || kilometres >= 10 ? 0 : 1 };
  const text = numberFormat(language, digits).format(figure);
  return `${text}\u00a0${isShort ? "m" : "km"}`;
}
