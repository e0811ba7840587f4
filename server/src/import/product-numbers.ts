import { type BasisPoints, fromPercent, type Minor } from "@errand/core/money";
import { RefusedRow } from "./import-error.ts";
import { readNumber } from "./numbers/number-style.ts";
import { readAmount, settled, toAmount } from "./numbers/read-amount.ts";
import { readCount, readQuantity } from "./numbers/read-count.ts";
import { parseText } from "./product-text.ts";
import type { RowReading } from "./row-reading.ts";

/**
 * Parses numbers, flags and times of an item. Each function returns null for an empty value and
 * throws `RefusedRow`.
 */

/** Parses a price such as `1234.5`, `1 234,50 €`, `1,234.50` or `$12`. */
export function parsePrice(value: unknown, field: string, reading: RowReading): Minor | null {
  if (typeof value === "number") return toAmount(value, field, String(value), reading);
  const text = parseText(value, field, 40);
  return text === null ? null : readAmount(text, field, reading);
}

export function parseRate(
  value: unknown,
  field: string,
  { file: { style } }: RowReading,
): BasisPoints | null {
  const text = parseText(value, field, 20);
  if (text === null) return null;
  const found = readNumber(text.replace("%", ""), field, style);
  const rate = typeof value === "number" ? value : found && settled(found, field, text).value;
  if (rate === null || !(rate >= 0 && rate <= 100)) {
    throw new RefusedRow("notPercentage", { field, text });
  }
  return fromPercent(rate);
}

export function parseCount(
  value: unknown,
  field: string,
  reading: RowReading,
  most?: number,
): number | null {
  const text = parseText(value, field, 20);
  return text === null ? null : readCount(text, field, reading, most);
}

/** Parses a number of pieces or kilograms, which may have parts and be below zero. */
export function parseQuantity(value: unknown, field: string, reading: RowReading): number | null {
  if (typeof value === "number") return value;
  const text = parseText(value, field, 20);
  return text === null ? null : readQuantity(text, field, reading);
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
