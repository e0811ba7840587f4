import type { Table, TableOptions } from "./table.types.ts";
import { TableError } from "./table-error.ts";
import { readStart, type TableFile } from "./table-file.ts";
import { openTextTable } from "./text-table.ts";
import { openWorkbook } from "./workbook.ts";

/**
 * Opens a table of any kind that is read: a text file, or a sheet of a workbook, whatever its name
 * says. Its titles are known at once, its rows are read one by one, so that memory use does not
 * depend on their number. Throws `TableError` for what is no table.
 */
export async function openTable(file: TableFile, options: TableOptions = {}): Promise<Table> {
  const start = Buffer.from(await readStart(file, 4)).toString("latin1");
  if (start === "PK\x03\x04") return openWorkbook(file, options);
  if (start === "\xd0\xcf\x11\xe0") throw await toOldWorkbookError(file);
  return openTextTable(file, options);
}

/** What the container of Excel's old formats has inside when it locks a new one with a password. */
const encrypted = Buffer.from("EncryptedPackage", "utf16le");
const maxSearched = 64 << 20;

async function toOldWorkbookError(file: TableFile): Promise<TableError> {
  const content = Buffer.from(await readStart(file, maxSearched));
  return new TableError(content.includes(encrypted) ? "encryptedWorkbook" : "workbookKind");
}
