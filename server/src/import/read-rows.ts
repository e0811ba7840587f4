import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { extname } from "node:path";
import { createInterface } from "node:readline";
import { type CsvError, type Info, parse } from "csv-parse";
import pick from "stream-json/filters/pick.js";
import streamArray from "stream-json/streamers/stream-array.js";
import { type ImportReason, toImportReason } from "../messages/import-reason.ts";
import { ImportError } from "./import-error.ts";

/** One row of a file or record of another source. */
export interface ImportRow {
  /** Position in the file: `line 3` in a text file, `row 2` in a JSON document. */
  at: string;
  fields: Record<string, unknown>;
  /** GeoJSON only. */
  geometry: { type: string; coordinates: unknown } | null;
  /** Why the row cannot be read. */
  broken?: ImportReason;
}

/** How to read a file when its name and content do not decide it. */
export interface ReadOptions {
  /** The content of a `.json` file: map features (GeoJSON) or a list of records. */
  json: "features" | "records";
  /** Column names of a table without a header. */
  columns?: string[];
  encoding?: Encoding;
}

export const encodings = ["utf8", "latin1", "utf16le"] as const;
export type Encoding = (typeof encodings)[number];

const maxRecordLength = 1_000_000;
const replacement = "\uFFFD";

/**
 * Streams the rows of a GeoJSON, JSON, JSON Lines, CSV or TSV file, so that memory use does not
 * depend on its size.
 */
export async function* readRows(
  file: string,
  options: ReadOptions = { json: "features" },
): AsyncIterable<ImportRow> {
  try {
    for await (const row of readFileRows(file, options)) yield checked(row);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throw new ImportError("unreadable", { file, problem });
  }
}

function readFileRows(file: string, options: ReadOptions): AsyncIterable<ImportRow> {
  const kind = extname(file).toLowerCase();
  if (kind === ".geojson" || (kind === ".json" && options.json === "features")) {
    return geoJsonRows(file);
  }
  if (kind === ".json") return recordRows(file);
  if (kind === ".geojsonl") return lineRows(file, options, featureRow);
  if (kind === ".jsonl" || kind === ".ndjson") return lineRows(file, options, recordRow);
  if (kind === ".csv" || kind === ".tsv" || kind === ".txt") return tableRows(file, options);
  throw new Error("only .geojson, .geojsonl, .json, .jsonl, .csv and .tsv files can be imported");
}

/** Emits each number or text as one token only, which takes a third of the time. */
const wholeValues = { streamValues: false };

interface GeoJsonFeature {
  properties?: Record<string, unknown> | null;
  geometry?: ImportRow["geometry"];
}

async function* geoJsonRows(file: string): AsyncIterable<ImportRow> {
  const features = createReadStream(file)
    .compose(pick.withParserAsStream({ filter: "features", ...wholeValues }))
    .compose(streamArray.asStream()) as AsyncIterable<{ key: number; value: unknown }>;
  for await (const { key, value } of features) {
    yield featureRow(`row ${key + 1}`, value);
  }
}

async function* recordRows(file: string): AsyncIterable<ImportRow> {
  const records = createReadStream(file).compose(
    streamArray.withParserAsStream(wholeValues),
  ) as AsyncIterable<{ key: number; value: unknown }>;
  for await (const { key, value } of records) yield recordRow(`row ${key + 1}`, value);
}

async function* lineRows(
  file: string,
  { encoding }: ReadOptions,
  toRow: (at: string, value: unknown) => ImportRow,
): AsyncIterable<ImportRow> {
  const input = createReadStream(file, { encoding: encoding ?? "utf8" });
  let number = 0;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    const text = line.replace(/^\uFEFF/, "").trim();
    if (text !== "") yield toRow(`line ${number}`, parsed(text));
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function recordRow(at: string, value: unknown): ImportRow {
  const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
  return isRecord
    ? { at, fields: value as ImportRow["fields"], geometry: null }
    : { at, fields: {}, geometry: null, broken: toImportReason("notObject") };
}

function featureRow(at: string, value: unknown): ImportRow {
  const row = recordRow(at, value);
  const { properties, geometry } = row.fields as GeoJsonFeature;
  return { ...row, fields: properties ?? {}, geometry: geometry ?? null };
}

async function* tableRows(
  file: string,
  { columns, encoding }: ReadOptions,
): AsyncIterable<ImportRow> {
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
      max_record_size: maxRecordLength,
    }),
  ) as AsyncIterable<{ record: Record<string, string>; info: Info & { error?: CsvError } }>;
  let linesBefore = columns ? 0 : 1;
  for await (const { record, info } of records) {
    const row: ImportRow = { at: `line ${linesBefore + 1}`, fields: record, geometry: null };
    linesBefore = info.lines;
    if (info.error) row.broken = toImportReason("fieldCount");
    yield row;
  }
}

/** Tab, semicolon or comma: whichever is most frequent in the first line. */
async function delimiterOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(65_536), 0, 65_536, 0);
    const [line = ""] = buffer.toString("latin1", 0, bytesRead).split("\n");
    const count = (delimiter: string) => line.split(delimiter).length;
    return ["\t", ";", ","].reduce((best, other) => (count(other) > count(best) ? other : best));
  } finally {
    await handle.close();
  }
}

function checked(row: ImportRow): ImportRow {
  const isGarbled = Object.values(row.fields).some(
    (value) => typeof value === "string" && value.includes(replacement),
  );
  return isGarbled ? { ...row, broken: toImportReason("notUtf8") } : row;
}
