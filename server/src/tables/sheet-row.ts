import { type ImportReason, toImportReason } from "../messages/import-reason.ts";
import { TableError } from "./table-error.ts";

/** A row of a sheet as it is read; its empty cells at the end are left out. */
export interface SheetRow {
  /** From 1. */
  line: number;
  cells: string[];
  /** The cells that hold a number instead of a text. */
  numbers: ReadonlySet<number>;
  broken?: ImportReason;
}

/** What a cell shows. */
export interface CellValue {
  text: string;
  isNumber: boolean;
}

export const textCell = (text: string): CellValue => ({ text, isNumber: false });
export const numberCell = (text: string): CellValue => ({ text, isNumber: true });

/** A sheet as it is read: its name, then its rows. */
export type SheetItem = { sheet: string } | SheetRow;

/** As many as a sheet of Excel may have. */
const maxColumns = 16_384;
const maxRowLength = 1_000_000;

/** Collects the cells of a row. */
export function createRow(line: number) {
  const cells: string[] = [];
  const numbers = new Set<number>();
  let broken: ImportReason | undefined;
  let length = 0;

  return {
    /** Puts a value into `count` cells from the column `at` on, from 0. */
    put(at: number, { text, isNumber }: CellValue, count = 1) {
      if (text === "") return;
      length += text.length * count;
      if (at + count > maxColumns || length > maxRowLength) {
        throw new TableError("rowTooLong", { line, most: maxRowLength });
      }
      while (cells.length < at) cells.push("");
      cells.splice(at, count, ...Array.from({ length: count }, () => text));
      for (let index = at; isNumber && index < at + count; index += 1) numbers.add(index);
    },
    /** Says of a cell that it has no value: `#N/A`, or a formula that was never calculated. */
    refuse(at: number, key: "cellError" | "cellFormula", text: string) {
      broken ??= toImportReason(key, { cell: `${toLetters(at)}${line}`, text });
    },
    toRow: (): SheetRow => (broken ? { line, cells, numbers, broken } : { line, cells, numbers }),
  };
}

/** The name of a column: A, B, …, Z, AA. */
function toLetters(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return (rest < 0 ? "" : toLetters(rest)) + String.fromCharCode(65 + (column % 26));
}

/** The number of a column from 0, of a cell such as `C7`; null for what is no cell. */
export function findColumn(cell: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(cell)?.[0] ?? "";
  if (letters === "") return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
