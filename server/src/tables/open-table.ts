import type { Table, TableOptions } from "./table.types.ts";
import type { TableFile } from "./table-file.ts";
import { openTextTable } from "./text-table.ts";

/**
 * Opens a table of any kind that is read: its titles are known at once, its rows are read one by
 * one, so that memory use does not depend on its size. Throws `TableError` for what is no table.
 */
export function openTable(file: TableFile, options: TableOptions = {}): Promise<Table> {
  return openTextTable(file, options);
}
