import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { extname } from "node:path";
import { createInterface } from "node:readline";
import { type CsvError, type Info, parse } from "csv-parse";
import pick from "stream-json/filters/pick.js";
import streamArray from "stream-json/streamers/stream-array.js";
import type { Reading } from "./reading.ts";
import { ImportError } from "./report.ts";

/** One row of a file. */
export interface Row {
  /** Where a person finds it: `line 3` of a text, `row 2` of a JSON document. */
  at: string;
  fields: Record<string, unknown>;
  /** GeoJSON only. */
  geometry: { type: string; coordinates: unknown } | null;
  /** Why nothing of it can be read. */
  broken?: string;
}

const longestRecord = 1_000_000;
const replacement = "\uFFFD";

/** Streams the rows of a JSON, JSON Lines, CSV or TSV file, so that its size does not matter. */
export async function* readRows(
  file: string,
  reading: Reading = { json: "features" },
): AsyncIterable<Row> {
  try {
    for await (const row of rowsOf(file, reading)) yield checked(row);
  } catch (error) {
    throw new ImportError(
      `${file} cannot be read: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function rowsOf(file: string, reading: Reading): AsyncIterable<Row> {
  const kind = extname(file).toLowerCase();
  if (kind === ".geojson" || (kind === ".json" && reading.json === "features")) {
    return geoJsonRows(file);
  }
  if (kind === ".json") return recordRows(file);
  if (kind === ".jsonl" || kind === ".ndjson") return lineRows(file, reading);
  if (kind === ".csv" || kind === ".tsv" || kind === ".txt") return tableRows(file, reading);
  throw new Error("only .geojson, .json, .jsonl, .csv and .tsv files can be imported");
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
    yield {
      at: `row ${key + 1}`,
      fields: value.properties ?? {},
      geometry: value.geometry ?? null,
    };
  }
}

async function* recordRows(file: string): AsyncIterable<Row> {
  const records = createReadStream(file).compose(
    streamArray.withParserAsStream(),
  ) as AsyncIterable<{ key: number; value: unknown }>;
  for await (const { key, value } of records) yield recordRow(`row ${key + 1}`, value);
}

async function* lineRows(file: string, { encoding }: Reading): AsyncIterable<Row> {
  const input = createReadStream(file, { encoding: encoding ?? "utf8" });
  let number = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    const text = line.replace(/^\uFEFF/, "").trim();
    if (text !== "") yield recordRow(`line ${number}`, parsed(text));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function recordRow(at: string, value: unknown): Row {
  const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
  return isRecord
    ? { at, fields: value as Row["fields"], geometry: null }
    : { at, fields: {}, geometry: null, broken: "it is not a JSON object" };
}

async function* tableRows(file: string, { columns, encoding }: Reading): AsyncIterable<Row> {
  const records = createReadStream(file).compose(
    parse({
      columns: columns ?? true,
      encoding: encoding ?? "utf8",
      bom: true,
      delimiter: await delimiterOf(file),
      trim: true,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: longestRecord,
    }),
  ) as AsyncIterable<{ record: Record<string, string>; info: Info & { error?: CsvError } }>;
  let before = columns ? 0 : 1;
  for await (const { record, info } of records) {
    const row: Row = { at: `line ${before + 1}`, fields: record, geometry: null };
    before = info.lines;
    if (info.error) row.broken = "it has more or fewer fields than the header";
    yield row;
  }
}

/** Of tab, semicolon and comma the one that stands most often in the first line. */
async function delimiterOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(65_536), 0, 65_536, 0);
    const [line = ""] = buffer.toString("latin1", 0, bytesRead).split("\n");
    const count = (sign: string) => line.split(sign).length;
    return ["\t", ";", ","].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
  } finally {
    await handle.close();
  }
}

function checked(row: Row): Row {
  const isGarbled = Object.values(row.fields).some(
    (value) => typeof value === "string" && value.includes(replacement),
  );
  return isGarbled ? { ...row, broken: "it is not UTF-8 text (--encoding latin1?)" } : row;
}
