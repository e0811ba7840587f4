import { RefusedRow } from "../import-error.ts";
import type { RowReading } from "../row-reading.ts";
import { readNumber } from "./number-style.ts";
import { settled } from "./read-amount.ts";

const maxCount = 1_000_000_000;

/**
 * Reads a number of things, which may have parts and may be below zero: the caller decides what
 * that means. Throws `RefusedRow` for what is no number, and for one that stays open.
 */
export function readQuantity(text: string, field: string, { file, note }: RowReading): number {
  const number = readNumber(text, field, file.style);
  if (number === null) throw new RefusedRow("notWholeNumber", { field, text });
  const { value, changes } = settled(number, field, text);
  for (const kind of changes) note(kind, field, text, String(value));
  const hasSpareZeros = Number.isInteger(value) && /[.,]0+$/.test(text);
  if (hasSpareZeros && !changes.includes("thousands")) note("zeros", field, text, String(value));
  return value;
}

/** Reads a whole number from 0 to `most`. */
export function readCount(
  text: string,
  field: string,
  reading: RowReading,
  most = maxCount,
): number {
  const value = readQuantity(text, field, reading);
  if (!Number.isInteger(value) || value < 0 || value > maxCount) {
    throw new RefusedRow("notWholeNumber", { field, text });
  }
  if (value > most) throw new RefusedRow("tooMany", { field, most });
  return value;
}
