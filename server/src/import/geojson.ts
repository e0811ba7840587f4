import { Readable } from "node:stream";
import pick from "stream-json/filters/pick.js";
import streamArray from "stream-json/streamers/stream-array.js";
import { toImportReason } from "../messages/import-reason.ts";
import { readText, type TextEncoding } from "../tables/text-encoding.ts";
import { ImportError } from "./import-error.ts";
import type { ImportRow } from "./import-row.ts";

/** Emits each number or text as one token only, which takes a third of the time. */
export const wholeValues = { streamValues: false };

/** Characters of a file whose features are not in a list, which is read as a whole. */
const maxWholeLength = 100_000_000;

const shapes = [
  "Point",
  "MultiPoint",
  "LineString",
  "MultiLineString",
  "Polygon",
  "MultiPolygon",
  "GeometryCollection",
];

/**
 * The features of a GeoJSON file: those of a FeatureCollection one by one; a Feature or a shape
 * alone is the only row; a list has features or records.
 */
export async function* geoJsonRows(file: string, encoding: TextEncoding): AsyncIterable<ImportRow> {
  const features = Readable.from(readText(file, encoding))
    .compose(pick.withParserAsStream({ filter: "features", ...wholeValues }))
    .compose(streamArray.asStream()) as AsyncIterable<{ key: number; value: unknown }>;
  let count = 0;
  for await (const { key, value } of features) {
    count += 1;
    yield toPlaceRow(`row ${key + 1}`, value);
  }
  if (count > 0) return;
  for (const [index, value] of toValues(await readWhole(file, encoding)).entries()) {
    yield toPlaceRow(`row ${index + 1}`, value);
  }
}

async function readWhole(file: string, encoding: TextEncoding): Promise<unknown> {
  let whole = "";
  for await (const text of readText(file, encoding)) {
    whole += text;
    if (whole.length > maxWholeLength) throw new ImportError("notGeoJson", { found: "?" });
  }
  return JSON.parse(whole);
}

function toValues(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  const { type } = isRecord(value) ? value : { type: undefined };
  if (type === "FeatureCollection") return [];
  if (type === "Feature") return [value];
  if (shapes.some((shape) => shape === type)) return [{ type: "Feature", geometry: value }];
  throw new ImportError("notGeoJson", { found: typeof type === "string" ? type : "?" });
}

/** A row of a feature, or of a record whose fields say where it is. */
export function toPlaceRow(at: string, value: unknown): ImportRow {
  const row = toRecordRow(at, value);
  const { type, properties, geometry } = row.fields;
  if (row.broken || (type !== "Feature" && !isRecord(properties))) return row;
  return {
    at,
    fields: isRecord(properties) ? properties : {},
    geometry: isShape(geometry) ? geometry : null,
  };
}

export function toRecordRow(at: string, value: unknown): ImportRow {
  return isRecord(value)
    ? { at, fields: value, geometry: null }
    : { at, fields: {}, geometry: null, broken: toImportReason("notObject") };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isShape(value: unknown): value is NonNullable<ImportRow["geometry"]> {
  return isRecord(value) && typeof value.type === "string";
}
