import type { Position } from "@errand/core/location/geometry";
import * as z from "zod";
import type { Row } from "./read-rows.ts";
import { RefusedRow } from "./report.ts";

/** A text field that must not be empty. */
export function textField(row: Row, name: string, most = 200): string {
  const value = row.fields[name];
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  if (text === "") throw new RefusedRow(`${name} is missing`);
  if (text.length > most) throw new RefusedRow(`${name} is longer than ${most} characters`);
  return text.normalize("NFC");
}

/** Degrees, with a point or a decimal comma. */
export function degreesField(row: Row, name: string, most: 90 | 180): number {
  const text = textField(row, name, 40).replace(",", ".");
  const value = Number(text);
  if (!Number.isFinite(value) || Math.abs(value) > most) {
    throw new RefusedRow(`${name} is not a number of degrees: ${text}`);
  }
  return value;
}

const position = z
  .array(z.number())
  .min(2)
  .transform(([lng, lat]): Position => [round(lng), round(lat)])
  .refine(([lng, lat]) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90);
const line = z.array(position).min(2);
const rings = z.array(z.array(position).min(4)).min(1);

function round(degrees = Number.NaN): number {
  return Math.round(degrees * 1e6) / 1e6;
}

/** The points of a LineString. */
export function lineOf(row: Row): Position[] {
  return geometryOf(row, "LineString", line);
}

/** The rings of a Polygon, each closed. */
export function polygonOf(row: Row): Position[][] {
  const polygon = geometryOf(row, "Polygon", rings);
  for (const ring of polygon) {
    const [first, last] = [ring[0], ring.at(-1)];
    if (first?.[0] !== last?.[0] || first?.[1] !== last?.[1]) {
      throw new RefusedRow("a ring of the polygon is not closed");
    }
  }
  return polygon;
}

function geometryOf<T>(row: Row, type: string, shape: z.ZodType<T>): T {
  if (row.geometry?.type !== type) {
    throw new RefusedRow(`a ${type} is needed, not ${row.geometry?.type ?? "nothing"}`);
  }
  const parsed = shape.safeParse(row.geometry.coordinates);
  if (!parsed.success) throw new RefusedRow("the coordinates are not degrees");
  return parsed.data;
}
