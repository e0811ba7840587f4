import { createReadStream } from "node:fs";
import { extname } from "node:path";
import { parse } from "csv-parse";
import pick from "stream-json/filters/pick.js";
import streamArray from "stream-json/streamers/stream-array.js";
import { ImportError } from "./report.ts";

/** One row of a file, with its number as a person counts: the first row after the header is 1. */
export interface Row {
  number: number;
  fields: Record<string, unknown>;
  /** GeoJSON only. */
  geometry: { type: string; coordinates: unknown } | null;
}

/** Streams the rows of a GeoJSON, CSV or TSV file, so that its size does not matter. */
export async function* readRows(file: string): AsyncIterable<Row> {
  try {
    yield* rowsOf(file);
  } catch (error) {
    throw new ImportError(
      `${file} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function rowsOf(file: string): AsyncIterable<Row> {
  const kind = extname(file).toLowerCase();
  if (kind === ".geojson" || kind === ".json") return geoJsonRows(file);
  if (kind === ".csv" || kind === ".tsv" || kind === ".txt")
    return tableRows(file, kind !== ".csv");
  throw new Error(`only .geojson, .csv and .tsv files can be imported`);
}

interface Feature {
  properties?: Record<string, unknown> | null;
  geometry?: Row["geometry"];
}

async function* geoJsonRows(file: string): AsyncIterable<Row> {
  const features = createReadStream(file)
    .compose(pick.withParserAsStream({ filter: "features" }))
    .compose(streamArray.asStream()) as AsyncIterable<{ key: number; value: Feature }>;
  for await (const { key, value } of features) {
    yield { number: key + 1, fields: value.properties ?? {}, geometry: value.geometry ?? null };
  }
}

async function* tableRows(file: string, isTabbed: boolean): AsyncIterable<Row> {
  const records = createReadStream(file).compose(
    parse({ columns: true, bom: true, delimiter: isTabbed ? "\t" : [",", ";"], trim: true }),
  ) as AsyncIterable<Record<string, string>>;
  let number = 0;
  for await (const fields of records) {
    number += 1;
    yield { number, fields, geometry: null };
  }
}
