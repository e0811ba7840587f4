import type { LocalizedText } from "@errand/core/language";
import { RefusedRow } from "./import-error.ts";
import type { ImportRow } from "./read-rows.ts";

/** Returns the trimmed text of a field; throws `RefusedRow` when it is absent or empty. */
export function textField(row: ImportRow, name: string, maxLength = 200): string {
  const text = optionalTextField(row, name, maxLength);
  if (text === null) throw new RefusedRow("missing", { field: name });
  return text;
}

/** The trimmed text of a field, null when it is absent or empty. */
export function optionalTextField(row: ImportRow, name: string, maxLength = 200): string | null {
  const value = row.fields[name];
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  if (text.length > maxLength) {
    throw new RefusedRow("tooLong", { field: name, most: maxLength });
  }
  return text === "" ? null : text.normalize("NFC");
}

/**
 * A text and its French version in `<name>_fr`; a missing one equals the other. Null when both are
 * empty.
 */
export function optionalWordsField(
  row: ImportRow,
  name: string,
  maxLength = 200,
): LocalizedText | null {
  const en = optionalTextField(row, name, maxLength);
  const fr = optionalTextField(row, `${name}_fr`, maxLength);
  const either = en ?? fr;
  return either === null ? null : { en: en ?? either, fr: fr ?? either };
}

/** A number, with a point or a decimal comma; null when the field is absent or empty. */
export function optionalNumberField(row: ImportRow, name: string): number | null {
  const text = optionalTextField(row, name, 40);
  if (text === null) return null;
  const value = Number(text.replace(",", "."));
  if (!Number.isFinite(value)) throw new RefusedRow("notNumber", { field: name, text });
  return value;
}

/** Degrees, with a point or a decimal comma. */
export function degreesField(row: ImportRow, name: string, limit: 90 | 180): number {
  const text = textField(row, name, 40).replace(",", ".");
  const value = Number(text);
  if (!Number.isFinite(value) || Math.abs(value) > limit) {
    throw new RefusedRow("notDegrees", { field: name, text });
  }
  return value;
}
