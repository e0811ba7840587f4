import { type BasisPoints, fromPercent, type Minor, toMinor } from "@errand/core/money";
import { RefusedRow } from "./import-error.ts";
import { parseText } from "./product-text.ts";

/**
 * Parses numbers, flags and times of an item. Each function returns null for an empty value and
 * throws `RefusedRow`.
 */

export const maxPrice = 1_000_000;
const maxCount = 1_000_000_000;

/** Parses a price such as `1234.5`, `1 234,50 €`, `1,234.50` or `$12`. */
export function parsePrice(value: unknown, field: string): Minor | null {
  const text = parseText(value, field, 40);
  if (text === null) return null;
  const amount = parseAmount(text.replace(/[\s€$£']|EUR|USD|GBP/g, ""));
  if (Number.isNaN(amount) || amount > maxPrice) {
    throw new RefusedRow("notAmount", { field, text });
  }
  return toMinor(amount);
}

function parseAmount(digits: string): number {
  const [, inGroups, , decimals] = /^(\d{1,3}([.,]\d{3})+)[.,](\d{1,2})$/.exec(digits) ?? [];
  if (inGroups) return Number(`${inGroups.replace(/[.,]/g, "")}.${decimals}`);
  if (/^\d{1,3}(,\d{3})+$/.test(digits)) return Number(digits.replaceAll(",", ""));
  return /^\d+([.,]\d+)?$/.test(digits) ? Number(digits.replace(",", ".")) : Number.NaN;
}

export function parseRate(value: unknown, field: string): BasisPoints | null {
  const text = parseText(value, field, 20);
  if (text === null) return null;
  const number = Number(text.replace("%", "").replace(",", "."));
  if (!(number >= 0 && number <= 100)) {
    throw new RefusedRow("notPercentage", { field, text });
  }
  return fromPercent(number);
}

export function parseCount(value: unknown, field: string, most = maxCount): number | null {
  const text = parseText(value, field, 20);
  if (text === null) return null;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0 || number > maxCount) {
    throw new RefusedRow("notWholeNumber", { field, text });
  }
  if (number > most) throw new RefusedRow("tooMany", { field, most });
  return number;
}

const yes = new Set(["true", "yes", "1", "y", "on", "x", "oui", "vrai"]);
const no = new Set(["false", "no", "0", "n", "off", "non", "faux"]);

export function parseFlag(value: unknown, field: string): boolean | null {
  if (typeof value === "boolean") return value;
  const text = parseText(value, field, 20);
  if (text === null) return null;
  const word = text.toLowerCase();
  if (!yes.has(word) && !no.has(word)) throw new RefusedRow("notYesNo", { field, text });
  return yes.has(word);
}

/** A time of day as `HH:mm:ss`, from `8:30`, `08:30` or `08:30:00`. */
export function timeOf(value: unknown, field: string): string | null {
  const text = parseText(value, field, 20);
  if (text === null) return null;
  const [, hours = "", minutes, seconds = "00"] =
    /^(\d{1,2}):([0-5]\d)(?::([0-5]\d))?$/.exec(text) ?? [];
  if (minutes === undefined || Number(hours) > 23) {
    throw new RefusedRow("notTime", { field, text });
  }
  return `${hours.padStart(2, "0")}:${minutes}:${seconds}`;
}

/** Parses an ISO 8601 date or time: `2026-05-01` or `2026-05-01T08:30:00Z`. */
export function parseMoment(value: unknown, field: string): Date | null {
  const text = parseText(value, field, 40);
  if (text === null) return null;
  const moment = new Date(text);
  if (!/^\d{4}-\d\d-\d\d/.test(text) || Number.isNaN(moment.getTime())) {
    throw new RefusedRow("notDate", { field, text });
  }
  return moment;
}
