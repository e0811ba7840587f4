import type { LocalizedText } from "@errand/core/language";
import type { Position } from "@errand/core/location/geometry";
import * as z from "zod";
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

const position = z
  .array(z.number())
  .min(2)
  .transform(([lng, lat]): Position => [round(lng), round(lat)])
  .refine(([lng, lat]) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90);
const line = z.array(position).min(2);
const lines = z.array(line).min(1);
const rings = z.array(z.array(position).min(4)).min(1);

function round(degrees = Number.NaN): number {
  return Math.round(degrees * 1e6) / 1e6;
}

/** The lines of a LineString (one) or a MultiLineString. */
export function getLines(row: ImportRow): Position[][] {
  return row.geometry?.type === "MultiLineString"
    ? geometryOf(row, "MultiLineString", lines)
    : [geometryOf(row, "LineString", line)];
}

/** The coordinates of a Point. */
export function pointOf(row: ImportRow): Position {
  return geometryOf(row, "Point", position);
}

/** The rings of a Polygon, each closed. */
export function polygonOf(row: ImportRow): Position[][] {
  const polygon = geometryOf(row, "Polygon", rings);
  for (const ring of polygon) {
    const [first, last] = [ring[0], ring.at(-1)];
    if (first?.[0] !== last?.[0] || first?.[1] !== last?.[1]) {
      throw new RefusedRow("openRing");
    }
  }
  return polygon;
}

function geometryOf<T>(row: ImportRow, type: string, shape: z.ZodType<T>): T {
  if (row.geometry?.type !== type) {
    const found = row.geometry?.type;
    if (found === undefined) throw new RefusedRow("noShape", { wanted: type });
    throw new RefusedRow("shape", { wanted: type, found });
  }
  const parsed = shape.safeParse(row.geometry.coordinates);
  if (!parsed.success) throw new RefusedRow("coordinates");
  return parsed.data;
}
