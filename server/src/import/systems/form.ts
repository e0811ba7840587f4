import type { ProductField } from "@errand/core/items/import-fields";
import type { ImportSystem } from "@errand/core/items/import-systems";
import type { ReadsKey } from "../../items/stored-reading.ts";
import type { ImportRow } from "../read-rows.ts";
import type { FileReading, ImportNote } from "../row-reading.ts";

/** The fields of an item, made from the rows of an export. */
export type ItemFields = Partial<Record<ProductField, unknown>>;

export interface ColumnUse {
  column: string;
  reads: ReadsKey;
}

/** What an import states about its file. */
export interface FormOptions {
  /** The column of the stock, where a file has one for each place. */
  stockColumn: string | null;
  /** Whether the prices of the shop include the tax. */
  taxIncluded: boolean;
  now: Date;
}

/** The form in which a system exports its items as a table. */
export interface ExportForm {
  system: ImportSystem;
  /** How a table with these columns is read; null for a table of another form. */
  open(columns: readonly string[], options: FormOptions): OpenForm | null;
}

/** An export whose columns are known. */
export interface OpenForm {
  uses: ColumnUse[];
  /** Columns whose numbers show how the file writes numbers. */
  numbers: string[];
  /**
   * The column in which the system writes the sign of its account before each price. One sign of
   * all of them says nothing about the shop: the figures are taken as they stand, and noted.
   */
  signColumn?: string;
  /** Looks at each row before any item is made. */
  look?(row: ImportRow): void;
  /** What the rows of one item have in common; null for a row that is an item by itself. */
  keyOf(row: ImportRow): string | null;
  /** The key of the same item under another name, once all rows were looked at. */
  resolve?(key: string): string;
  /** Makes the item of these rows. Throws `RefusedRow` with the row. */
  toItem(rows: ImportRow[], file: FileReading, notes: ImportNote[]): ItemFields;
}

/** The uses of the columns that a file has. */
export function toUses<Key extends string>(
  columns: Partial<Record<Key, string>>,
  reads: Partial<Record<Key, ReadsKey>>,
): ColumnUse[] {
  return (Object.keys(columns) as Key[]).flatMap((key) => {
    const [column, use] = [columns[key], reads[key]];
    return column !== undefined && use !== undefined ? [{ column, reads: use }] : [];
  });
}
