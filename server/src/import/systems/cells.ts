import { fromMinor } from "@errand/core/money";
import type { ImportReasonKey, ImportReasonValues } from "../../messages/import-reason.ts";
import { RefusedRow } from "../import-error.ts";
import { parseFlag, parsePrice, parseQuantity } from "../product-numbers.ts";
import { toStock } from "../product-sale.ts";
import { withoutHtml } from "../product-text.ts";
import type { ImportRow } from "../read-rows.ts";
import { type FileReading, type ImportNote, type RowReading, readingOf } from "../row-reading.ts";
import type { Columns } from "./header.ts";

/** The cells of a row of an export, by what they mean. Refusals name the column and the row. */
export interface Cells<Key extends string> {
  at: string;
  reading: RowReading;
  /** The header of a column; the key where the file does not have it. */
  column(key: Key): string;
  /** The trimmed text of a cell; empty without one. */
  text(key: Key): string;
  /** A text for customers, without tags and entities. */
  words(key: Key): string;
  /** An amount as a decimal number of the API. */
  price(key: Key): number | null;
  /** A number of pieces, or of kilograms. */
  stock(key: Key): number | null;
  flag(key: Key): boolean | null;
  /** The trimmed text of any column. */
  textOf(column: string): string;
  priceOf(column: string): number | null;
  stockOf(column: string): number | null;
  refuse(reason: ImportReasonKey, values?: ImportReasonValues): never;
}

/** Opens a row of an export; what is interpreted in it is added to `notes`. */
export function openCells<Key extends string>(
  { at, fields }: ImportRow,
  columns: Columns<Key>,
  file: FileReading,
  notes: ImportNote[],
): Cells<Key> {
  const reading = readingOf(file, at, notes);
  const refuse = (reason: ImportReasonKey, values?: ImportReasonValues): never => {
    throw new RefusedRow(reason, values, at);
  };
  /** A value of this row, which names it when it is refused. */
  const here = <Value>(parse: () => Value): Value => {
    try {
      return parse();
    } catch (error) {
      if (!(error instanceof RefusedRow)) throw error;
      return refuse(error.reason.key, error.reason.values);
    }
  };
  const column = (key: Key) => columns[key] ?? key;
  const textOf = (name: string) => toText(fields[name]);
  const priceOf = (name: string) => {
    const price = here(() => parsePrice(toValue(fields[name]), name, reading));
    return price === null ? null : fromMinor(price);
  };
  const stockOf = (name: string) =>
    here(() => toStock(parseQuantity(toValue(fields[name]), name, reading), name, reading));
  return {
    at,
    reading,
    column,
    textOf,
    priceOf,
    stockOf,
    text: (key) => textOf(column(key)),
    words: (key) => withoutHtml(textOf(column(key)), column(key), reading),
    price: (key) => priceOf(column(key)),
    stock: (key) => stockOf(column(key)),
    flag: (key) => here(() => parseFlag(textOf(column(key)), column(key))),
    refuse,
  };
}

function toText(value: unknown): string {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value).trim()
    : "";
}

/** Numbers of a spreadsheet stay numbers: nothing about them is open. */
const toValue = (value: unknown) => (typeof value === "number" ? value : toText(value));
