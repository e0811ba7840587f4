import { Readable } from "node:stream";
import { CsvError, type Info, parse } from "csv-parse";
import { TableError } from "./table-error.ts";
import { trimCell } from "./trim-cell.ts";

/** One row of a text file, the titles included. */
export interface TextRecord {
  /** The line on which it begins, from 1. */
  line: number;
  cells: string[];
}

const maxRecordLength = 1_000_000;

/** The rows of a text whose cells a delimiter separates, without those of separators alone. */
export async function* parseRecords(
  text: AsyncIterable<string>,
  delimiter: string,
): AsyncIterable<TextRecord> {
  const parser = parse({
    delimiter,
    record_delimiter: "\n",
    trim: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: maxRecordLength,
  });
  const records = Readable.from(text).compose(parser) as AsyncIterable<{
    record: string[];
    info: Info;
  }>;
  let readLines = 0;
  try {
    for await (const { record, info } of records) {
      readLines = info.lines;
      const cells = record.map(trimCell);
      if (cells.every((cell) => cell === "")) continue;
      // The parser tells the last line of a row.
      const breaks = record.reduce((count, cell) => count + cell.split("\n").length - 1, 0);
      yield { line: info.lines - breaks, cells };
    }
  } catch (error) {
    throw error instanceof CsvError ? toTableError(error, readLines + 1) : error;
  }
}

function toTableError(error: CsvError, line: number): TableError {
  if (error.code === "CSV_QUOTE_NOT_CLOSED") {
    return new TableError("quoteOpen", { line }, { cause: error });
  }
  if (error.code === "CSV_MAX_RECORD_SIZE") {
    return new TableError("rowTooLong", { line, most: maxRecordLength }, { cause: error });
  }
  return new TableError("notTable", { problem: error.message }, { cause: error });
}
