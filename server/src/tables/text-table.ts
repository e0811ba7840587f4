import { toImportReason } from "../messages/import-reason.ts";
import { findDelimiter } from "./delimiter.ts";
import type { Table, TableOptions, TableRow } from "./table.types.ts";
import type { TableFile } from "./table-file.ts";
import { detectEncoding, readText, type TextEncoding } from "./text-encoding.ts";
import { findTextProblem } from "./text-problem.ts";
import { parseRecords, type TextRecord } from "./text-records.ts";

/** Opens a text file whose cells commas, semicolons, tabs or bars separate. */
export async function openTextTable(file: TableFile, options: TableOptions): Promise<Table> {
  const encoding = options.encoding ?? (await detectEncoding(file));
  const stated = await findStatedDelimiter(file, encoding);
  const text = () => withoutStatement(readText(file, encoding), stated);
  const delimiter = stated ?? (await findDelimiter(text, options.columns?.length ?? null));
  const records = () => parseRecords(text(), delimiter);
  const columns = options.columns ?? (await readTitles(records()));
  const headerRows = options.columns ? 0 : 1;
  return {
    columns,
    notes: { text: { encoding, delimiter } },
    async *rows() {
      let index = 0;
      for await (const record of records()) {
        if (index >= headerRows) yield toRow(record, columns);
        index += 1;
      }
    },
  };
}

async function readTitles(records: AsyncIterable<TextRecord>): Promise<string[]> {
  for await (const { cells } of records) {
    return cells.slice(0, cells.findLastIndex((title) => title !== "") + 1);
  }
  return [];
}

/** Empty cells beyond the last column are those of a spreadsheet that was wider once. */
function toRow({ line, cells: all }: TextRecord, columns: string[]): TableRow {
  const isLonger = all.slice(columns.length).some((cell) => cell !== "");
  const cells = isLonger ? all : all.slice(0, columns.length);
  if (cells.length !== columns.length) return { line, cells, broken: toImportReason("fieldCount") };
  const problem = findTextProblem(cells.map((cell, index) => [columns[index] ?? "", cell]));
  return problem ? { line, cells, broken: problem } : { line, cells };
}

/** A first line by which spreadsheets state the delimiter of a file, such as `sep=;`. */
const statement = /^"?sep=(.)"?[^\S\n]*(?=\n|$)/i;

async function findStatedDelimiter(
  file: TableFile,
  encoding: TextEncoding,
): Promise<string | null> {
  let start = "";
  for await (const text of readText(file, encoding)) {
    start += text;
    if (start.length > 10) break;
  }
  return statement.exec(start)?.[1] ?? null;
}

/** The text with its first line emptied when that only states the delimiter. */
async function* withoutStatement(
  text: AsyncIterable<string>,
  stated: string | null,
): AsyncIterable<string> {
  let start = stated === null ? null : "";
  for await (const part of text) {
    if (start === null) yield part;
    else {
      start += part;
      if (start.length <= 10) continue;
      yield start.replace(statement, "");
      start = null;
    }
  }
  if (start !== null) yield start.replace(statement, "");
}
