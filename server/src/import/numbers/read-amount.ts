import { fromMinor, isWholeMinor, type Minor, toMinor } from "@errand/core/money";
import { RefusedRow } from "../import-error.ts";
import type { RowReading } from "../row-reading.ts";
import { splitCurrency } from "./currency.ts";
import { type ReadNumber, readNumber } from "./number-style.ts";

export const maxPrice = 1_000_000;

/**
 * Reads an amount of the shop's currency. Throws `RefusedRow` for another currency, for several
 * amounts, and for a number that the style of the file leaves open.
 */
export function readAmount(text: string, field: string, reading: RowReading): Minor {
  const { currency, style } = reading.file;
  if (/\d\s*[/|]\s*\d/.test(text)) throw new RefusedRow("severalPrices", { field, text });
  const split = splitCurrency(text, currency);
  const other = split?.other ?? null;
  if (other !== null) {
    throw new RefusedRow("otherCurrency", { field, text, other, currency: currency.code });
  }
  const number = split && readNumber(split.digits, field, style);
  if (!split || number === null) throw new RefusedRow("notAmount", { field, text });
  const { value, changes } = settled(number, field, text);
  const amount = toAmount(value, field, text, reading);
  const shown = fromMinor(amount).toFixed(2);
  for (const kind of changes) reading.note(kind, field, text, shown);
  if (split.sign !== null) {
    const isOwn = currency.signs.has(split.sign.toLowerCase());
    reading.note(isOwn ? "currency" : "other_currency", field, text, shown);
  }
  const hasSpareZeros = isWholeMinor(value) && /[.,]\d{3,}$/.test(split.digits);
  if (hasSpareZeros && !changes.includes("thousands")) reading.note("zeros", field, text, shown);
  return amount;
}

/** Refuses what cannot be a price, and notes what is finer than the currency. */
export function toAmount(value: number, field: string, text: string, reading: RowReading): Minor {
  if (!(value >= 0 && value <= maxPrice)) throw new RefusedRow("notAmount", { field, text });
  const amount = toMinor(value);
  if (!isWholeMinor(value)) {
    reading.note("rounded", field, text, fromMinor(amount).toFixed(2));
  }
  return amount;
}

/** Returns a number whose meaning the file settles, or refuses it with the question. */
export function settled(number: ReadNumber, field: string, text: string) {
  if ("value" in number) return number;
  const whole = String(number.asWhole);
  const decimal = String(number.asDecimal);
  throw new RefusedRow("whichNumber", {
    field,
    text,
    whole,
    decimal: { en: decimal, fr: decimal.replace(".", ",") },
  });
}
