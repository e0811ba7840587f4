import { RefusedRow } from "./import-error.ts";
import type { ImportRow } from "./read-rows.ts";

/** The names of shapes in Well-Known Text, as GeoJSON writes them. */
const shapes = [
  "Point",
  "LineString",
  "Polygon",
  "MultiPoint",
  "MultiLineString",
  "MultiPolygon",
] as const;

/**
 * A row whose field `geometry` has a shape, as GeoJSON or as Well-Known Text such as
 * `POINT (7.42 43.73)`: both stand in tables that portals of open data offer.
 */
export function withCellGeometry(row: ImportRow): ImportRow {
  const { geometry: cell } = row.fields;
  if (row.geometry || typeof cell !== "string" || cell.trim() === "") return row;
  const geometry = cell.trim().startsWith("{") ? fromJson(cell) : fromWellKnownText(cell);
  return { ...row, geometry };
}

function fromJson(text: string): ImportRow["geometry"] {
  try {
    return JSON.parse(text);
  } catch {
    throw new RefusedRow("notJson", { field: "geometry" });
  }
}

function fromWellKnownText(text: string): ImportRow["geometry"] {
  const [, name = "", body = ""] =
    /^(?:SRID=4326;)?\s*([A-Z]+)\s*(?:ZM|Z|M)?\s*(\(.*\))$/is.exec(text.trim()) ?? [];
  const type = shapes.find((shape) => shape.toLowerCase() === name.toLowerCase());
  const json = body
    .replace(/[^\s(),]+(?:\s+[^\s(),]+)+/g, (position) => `[${position.split(/\s+/).join(",")}]`)
    .replaceAll("(", "[")
    .replaceAll(")", "]");
  try {
    if (!type) throw new SyntaxError();
    const coordinates: unknown = JSON.parse(json);
    // A point has one position inside of its brackets.
    const isPoint = type === "Point" && Array.isArray(coordinates);
    return { type, coordinates: isPoint ? coordinates[0] : coordinates };
  } catch {
    throw new RefusedRow("coordinates");
  }
}
