const dayMs = 86_400_000;

const plain = new Intl.NumberFormat("en", { useGrouping: false, maximumFractionDigits: 20 });

/**
 * A number of a sheet with all its digits, a point and no exponent. Sheets calculate with 15
 * digits: what binary fractions add after them is no part of the number.
 */
export function toNumberText(text: string): string | null {
  const value = Number(text);
  if (text.trim() === "" || !Number.isFinite(value)) return null;
  const rounded = Number.isSafeInteger(value) ? value : Number(value.toPrecision(15));
  const written = String(rounded);
  return written.includes("e") ? plain.format(rounded) : written;
}

/** A percentage that a sheet stores as a share: 0.2 is `20%`. */
export function toPercentText(share: number): string {
  return `${toNumberText(String(share * 100)) ?? share}%`;
}

/** What the format of a number shows of a point in time, or of the time that something takes. */
export type TimeFormat = "date" | "time" | "both" | "elapsed";

/** What a number is by its format; null for a number. */
export type NumberFormat = TimeFormat | "percent" | null;

/** What a format such as `dd/mm/yyyy`, `[h]:mm`, `0%` or `#,##0.00 [$€]` shows. */
export function toNumberFormat(format: string): NumberFormat {
  const [shown = ""] = format
    .replace(/"[^"]*"|\\.|_.|\*./g, "")
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, "")
    .replace(/am\/pm|a\/p|general/gi, "")
    .split(";");
  if (/\[/.test(shown)) return "elapsed";
  if (shown.includes("%")) return "percent";
  const hasTime = /[hs]/i.test(shown);
  const hasDate = /[yd]/i.test(shown) || (/m/i.test(shown) && !hasTime);
  if (hasDate) return hasTime ? "both" : "date";
  return hasTime ? "time" : null;
}

/** The days before 1900 that Excel counts from, and from 1904 where a workbook says so. */
const epoch1900 = Date.UTC(1899, 11, 30);
const epoch1904 = Date.UTC(1904, 0, 1);
/** The 31st of December 9999. */
const lastDay = 2_958_465;

/**
 * The point in time of a serial number: `2026-03-01`, `2026-03-01T09:30` or `09:30`. Null for what
 * is no date.
 */
export function toDateText(serial: number, format: TimeFormat, is1904: boolean): string | null {
  if (!(serial >= 0 && serial <= lastDay)) return null;
  const seconds = Math.round((serial % 1) * 86_400);
  if (format === "time") return toClock(seconds);
  if (format === "elapsed") return toClock(Math.round(serial * 86_400));
  // Excel knows a 29th of February 1900.
  const day = Math.floor(serial) + (!is1904 && serial < 60 ? 1 : 0);
  const date = new Date((is1904 ? epoch1904 : epoch1900) + day * dayMs + seconds * 1000);
  const [days = "", clock = ""] = date.toISOString().slice(0, 19).split("T");
  if (format === "date") return days;
  return seconds === 0 ? days : `${days}T${clock.replace(/:00$/, "")}`;
}

/** A written point in time in the same form: `2026-03-01T09:30:00.000` as `2026-03-01T09:30`. */
export function toShortDate(text: string): string {
  const [day = "", clock = ""] = text.split(/[T.,Z]/);
  const short = clock.replace(/:00$/, "");
  return short === "" || short === "00:00" ? day : `${day}T${short}`;
}

/** Hours and minutes, and seconds where there are any; more than a day has more hours. */
export function toClock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = seconds % 60 === 0 ? parts.slice(0, 2) : parts;
  return shown.map((part) => String(part).padStart(2, "0")).join(":");
}
