import type { ImportReason } from "../messages/import-reason.ts";
import type { TextEncoding } from "./text-encoding.ts";

/** The rows below the titles of a table, whatever kind of file it came in. */
export interface Table {
  /**
   * The titles in the order of the columns, trimmed; a column may have none, and two may have the
   * same.
   */
  columns: string[];
  /** Reads the rows from the first to the last one; each call reads the file anew. */
  rows(): AsyncIterable<TableRow>;
  notes: TableNotes;
}

export interface TableRow {
  /** The line on which it begins, or its row in a sheet, from 1. */
  line: number;
  /** A trimmed text for each column. */
  cells: string[];
  /** The cells of a sheet that hold a number; nothing about how it is written is open. */
  numbers?: ReadonlySet<number>;
  /** Why the row cannot be read as it stands. */
  broken?: ImportReason;
}

/** How a file was read. */
export interface TableNotes {
  /** Of a text file: how its bytes were decoded, and what separates its cells. */
  text?: { encoding: TextEncoding; delimiter: string };
  /** Of a workbook: the name of the sheet. */
  sheet?: string;
}

export interface TableOptions {
  /** Of a text file; it is detected by default. */
  encoding?: TextEncoding;
  /** The columns of a table without titles. */
  columns?: string[];
  /** The name of the sheet of a workbook; the first one by default. */
  sheet?: string | undefined;
  /** To how many bytes a workbook may unpack. */
  maxUnpackedBytes?: number;
}
