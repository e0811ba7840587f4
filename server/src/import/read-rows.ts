import { extname } from "node:path";
import { Readable } from "node:stream";
import streamArray from "stream-json/streamers/stream-array.js";
import { openTable } from "../tables/open-table.ts";
import type { TableNotes, TableOptions } from "../tables/table.types.ts";
import { TableError } from "../tables/table-error.ts";
import { detectEncoding, readLines, readText, type TextEncoding } from "../tables/text-encoding.ts";
import { findTextProblem } from "../tables/text-problem.ts";
import { geoJsonRows, toPlaceRow, toRecordRow, wholeValues } from "./geojson.ts";
import { ImportError } from "./import-error.ts";
import type { ImportRow } from "./import-row.ts";
import { toFieldNames } from "./table-fields.ts";

export type { ImportRow };

/**
 * Passes rows on, and throws `ImportError` when there are none: a file from which nothing is read
 * is not what was meant.
 */
export async function* refuseNone<Row extends ImportRow>(
  rows: AsyncIterable<Row>,
): AsyncIterable<Row> {
  let isEmpty = true;
  for await (const row of rows) {
    isEmpty = false;
    yield row;
  }
  if (isEmpty) throw new ImportError("nothingRead");
}

/** How to read a file when its name and content do not decide it. */
export interface ReadOptions extends TableOptions {
  /** The content of a `.json` file: map features (GeoJSON) or a list of records. */
  json: "features" | "records";
  /**
   * Names of columns by which fields are mapped; a number such as `5` names the fifth column unless
   * a title is that number.
   */
  mapped?: string[];
}

/** The rows of a file, which can be read several times. */
export interface RowSource {
  /** The titles of a table; null for other files, whose records have names of their own. */
  columns: string[] | null;
  rows(): AsyncIterable<ImportRow>;
  notes: TableNotes;
}

/** The ends of the names of tables. */
export const tableTypes = [".csv", ".tsv", ".txt", ".xlsx", ".xlsm", ".ods"];
/** The ends of the names of files with a JSON object in each line. */
const lineTypes = [".jsonl", ".ndjson", ".geojsonl"];
/** The ends of the names of files that catalogues are read from. */
export const recordTypes = [...tableTypes, ".json", ".jsonl", ".ndjson"];

/**
 * Streams the rows of a GeoJSON, JSON, JSON Lines or table file, so that memory use does not depend
 * on its size.
 */
export async function* readRows(
  file: string,
  options: ReadOptions = { json: "features" },
): AsyncIterable<ImportRow> {
  const { rows } = await openRows(file, options);
  yield* rows();
}

/** Opens a file of rows; throws `ImportError` for one that cannot be read. */
export async function openRows(
  file: string,
  options: ReadOptions = { json: "features" },
): Promise<RowSource> {
  const opened = await rethrown(file, () => openFile(file, options));
  return {
    ...opened,
    async *rows() {
      const rows = opened.rows()[Symbol.asyncIterator]();
      try {
        for (;;) {
          const next = await rethrown(file, () => rows.next());
          if (next.done) return;
          yield next.value;
        }
      } finally {
        await rows.return?.();
      }
    },
  };
}

/** What goes wrong while a file is read, as a reason for who brought the file. */
async function rethrown<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ImportError) throw error;
    if (error instanceof TableError) throw new ImportError(error.reason.key, error.reason.values);
    const problem = error instanceof Error ? error.message : String(error);
    throw new ImportError("unreadable", { file, problem });
  }
}

async function openFile(file: string, options: ReadOptions): Promise<RowSource> {
  const kind = extname(file).toLowerCase();
  if (tableTypes.includes(kind)) return openTableRows(file, options);
  const toRows = findReader(kind, options);
  const encoding = options.encoding ?? (await detectEncoding(file));
  return {
    columns: null,
    notes: {},
    async *rows() {
      for await (const row of toRows(file, encoding)) yield checked(row);
    },
  };
}

type Reader = (file: string, encoding: TextEncoding) => AsyncIterable<ImportRow>;

function findReader(kind: string, { json }: ReadOptions): Reader {
  const toRow = json === "features" ? toPlaceRow : toRecordRow;
  if (kind === ".geojson" || (kind === ".json" && json === "features")) return geoJsonOrLines;
  if (kind === ".json") return recordRows;
  if (lineTypes.includes(kind)) return (...of) => lineRows(...of, toRow);
  const kinds = [...tableTypes, ".json", ".geojson", ...lineTypes].join(", ");
  throw new ImportError("fileKind", { kinds });
}

const sniffedLength = 1_000_000;

/** Some name a file with a feature in each line `.geojson` too. */
async function* geoJsonOrLines(file: string, encoding: TextEncoding): AsyncIterable<ImportRow> {
  let start = "";
  for await (const text of readText(file, encoding)) {
    start += text;
    if (start.length > sniffedLength) break;
  }
  const [first = "", ...more] = start.trim().split("\n", 2);
  const isLines = more.length > 0 && toPlaceRow("", parsed(first)).geometry !== null;
  yield* isLines ? lineRows(file, encoding, toPlaceRow) : geoJsonRows(file, encoding);
}

async function openTableRows(file: string, options: ReadOptions): Promise<RowSource> {
  const { columns, rows, notes } = await openTable(file, options);
  const names = toFieldNames(columns, options.mapped ?? []);
  return {
    columns,
    notes,
    async *rows() {
      for await (const { line, cells, numbers, broken } of rows()) {
        const fields: ImportRow["fields"] = {};
        for (const [index, cell] of cells.entries()) {
          const value = numbers?.has(index) ? toExactNumber(cell) : cell;
          for (const name of names[index] ?? []) fields[name] = value;
        }
        const row: ImportRow = { at: `line ${line}`, fields, geometry: null };
        yield broken ? { ...row, broken } : row;
      }
    },
  };
}

/** A number of a sheet, as text where a number would lose digits of it. */
function toExactNumber(cell: string): number | string {
  const value = Number(cell);
  return String(value) === cell ? value : cell;
}

async function* recordRows(file: string, encoding: TextEncoding): AsyncIterable<ImportRow> {
  const records = Readable.from(readText(file, encoding)).compose(
    streamArray.withParserAsStream(wholeValues),
  ) as AsyncIterable<{ key: number; value: unknown }>;
  for await (const { key, value } of records) yield toRecordRow(`row ${key + 1}`, value);
}

async function* lineRows(
  file: string,
  encoding: TextEncoding,
  toRow: (at: string, value: unknown) => ImportRow,
): AsyncIterable<ImportRow> {
  let number = 0;
  for await (const line of readLines(file, encoding)) {
    number += 1;
    const text = line.trim();
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

/** A record whose texts, also those inside lists and objects, may be stored. */
function checked(row: ImportRow): ImportRow {
  const texts = Object.entries(row.fields).map(([name, value]): [string, string] => [
    name,
    typeof value === "string" ? value : (JSON.stringify(value) ?? ""),
  ]);
  const problem = findTextProblem(texts);
  return problem && !row.broken ? { ...row, broken: problem } : row;
}
