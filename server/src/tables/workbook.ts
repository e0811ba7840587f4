import { type Archive, maxUnpackedBytes, withArchive } from "./archive.ts";
import { readOdsSheet } from "./ods.ts";
import type { SheetItem, SheetRow } from "./sheet-row.ts";
import type { Table, TableOptions, TableRow } from "./table.types.ts";
import type { TableFile } from "./table-file.ts";
import { findTextProblem } from "./text-problem.ts";
import { trimCell } from "./trim-cell.ts";
import { readXlsxSheet } from "./xlsx.ts";
import type { XlsxParts } from "./xlsx-parts.ts";

/** Opens a sheet of a workbook: of Office Open XML (.xlsx) or an OpenDocument one (.ods). */
export async function openWorkbook(file: TableFile, options: TableOptions): Promise<Table> {
  const read = createSheetReader(file, options);
  let sheet = "";
  let columns = options.columns;
  for await (const item of read()) {
    if ("sheet" in item) sheet = item.sheet;
    else if (hasText(item)) {
      columns ??= item.cells.map(trimCell);
      break;
    }
  }
  const titles = columns ?? [];
  return {
    columns: titles,
    notes: { sheet },
    async *rows() {
      let isTitle = options.columns === undefined;
      for await (const item of read()) {
        if ("sheet" in item) continue;
        if (isTitle) isTitle = !hasText(item);
        else if (hasText(item) || item.broken) yield toTableRow(item, titles);
      }
    },
  };
}

/** What the sheets of a workbook share is read once for all readings. */
function createSheetReader(file: TableFile, { sheet, maxUnpackedBytes: max }: TableOptions) {
  const shared: { parts?: XlsxParts } = {};
  const read = (archive: Archive): AsyncIterable<SheetItem> =>
    archive.has("META-INF/manifest.xml")
      ? readOdsSheet(archive, sheet)
      : readXlsxSheet(archive, sheet, shared);
  return () => withArchive(file, max ?? maxUnpackedBytes, read);
}

function hasText({ cells }: SheetRow): boolean {
  return cells.some((cell) => trimCell(cell) !== "");
}

/** Cells beside the table, below no title, are no part of it. */
function toTableRow({ line, cells: all, numbers, broken }: SheetRow, columns: string[]): TableRow {
  const cells = columns.map((_, index) => trimCell((all[index] ?? "").replace(/\r\n?/g, "\n")));
  if (broken) return { line, cells, broken };
  const problem = findTextProblem(cells.map((cell, index) => [columns[index] ?? "", cell]));
  return problem ? { line, cells, broken: problem } : { line, cells, numbers };
}
