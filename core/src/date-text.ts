import { dateFormat, numberFormat } from "./formats.ts";
import type { Language } from "./language.ts";

/** Formats an API time of day, `HH:mm:ss`, in the shop's time format. */
export function clockText(clock: string, timeFormat: "12" | "24", language: Language): string {
  if (timeFormat === "24") return clock.slice(0, 5);
  const text = dateFormat(language, {
    hour: "numeric",
    minute: "2-digit",
    hour12: true,
    timeZone: "UTC",
  }).format(new Date(`2000-01-01T${clock}Z`));
  // Browsers and Node.js put different kinds of spaces before "PM".
  return text.replaceAll(/\s/g, "\u00a0");
}

/**
 * As `Intl` names them. Its first date format takes longer than hydrating a section with one date.
 */
const weekdays = {
  en: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday",
  fr: "dimanche lundi mardi mercredi jeudi vendredi samedi",
} as const satisfies Record<Language, string>;
const months = {
  en: "January February March April May June July August September October November December",
  fr: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
} as const satisfies Record<Language, string>;

/** The name of a day of the week; 0 is Sunday. */
export function weekdayText(weekday: number, language: Language): string {
  return weekdays[language].split(" ")[weekday] ?? "";
}

/** Formats an API date, `YYYY-MM-DD`, without its year. */
export function dayText(day: string, language: Language): string {
  const [, month, date] = day.split("-").map(Number);
  const name = months[language].split(" ")[(month ?? 0) - 1] ?? "";
  return `${date} ${name}`;
}

/** Formats an API date, `YYYY-MM-DD`, with its year unless it is the current one. */
export function dateText(day: string, language: Language, now = new Date()): string {
  const year = day.slice(0, 4);
  const text = dayText(day, language);
  return year === now.toISOString().slice(0, 4) ? text : `${text} ${year}`;
}

/** Formats a distance given in kilometres. Distances below 950 m are shown in metres. */
export function distanceText(kilometres: number, language: Language): string {
  const isShort = kilometres < 0.95;
  const figure = isShort ? Math.max(50, Math.round(kilometres * 20) * 50) : kilometres;
  const digits = { maximumFractionDigits: isShort || kilometres >= 10 ? 0 : 1 };
  const text = numberFormat(language, digits).format(figure);
  return `${text}\u00a0${isShort ? "m" : "km"}`;
}
