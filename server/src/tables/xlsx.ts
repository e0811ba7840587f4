import type { Archive } from "./archive.ts";
import { toDateText, toNumberText, toPercentText, toShortDate } from "./cell-values.ts";
import {
  type CellValue,
  createRow,
  findColumn,
  numberCell,
  type SheetItem,
  type SheetRow,
  textCell,
} from "./sheet-row.ts";
import { TableError } from "./table-error.ts";
import { readXlsxParts, type XlsxParts } from "./xlsx-parts.ts";
import { createTextReader, withoutEscapes } from "./xlsx-text.ts";
import { readXml, type XmlAttributes, type XmlHandlers } from "./xml.ts";

/**
 * The sheet of a name, or the first one that is shown, of an Office Open XML workbook. The parts
 * that its sheets share stay in `shared`.
 */
export async function* readXlsxSheet(
  archive: Archive,
  name: string | undefined,
  shared: { parts?: XlsxParts },
): AsyncIterable<SheetItem> {
  shared.parts ??= await readXlsxParts(archive);
  const { parts } = shared;
  const sheet = findSheet(parts, name);
  yield { sheet: sheet.name };
  yield* readXml<SheetRow>(archive.read(sheet.part), (emit) => toRowHandlers(parts, emit));
}

function findSheet({ sheets }: XlsxParts, name: string | undefined) {
  const found =
    name === undefined
      ? (sheets.find(({ isHidden }) => !isHidden) ?? sheets[0])
      : sheets.find((sheet) => sheet.name === name);
  if (found) return found;
  const existing = sheets.map((sheet) => sheet.name).join(", ");
  throw new TableError("noSheet", { sheet: name ?? "", existing });
}

function toRowHandlers(parts: XlsxParts, emit: (row: SheetRow) => void): XmlHandlers {
  let line = 0;
  let row = createRow(0);
  let column = -1;
  let cell: XmlAttributes = {};
  let value = "";
  let isValue = false;
  let hasFormula = false;
  const text = createTextReader();

  return {
    open(tag, attributes) {
      if (tag === "row") {
        line = Number(attributes.r ?? line + 1);
        row = createRow(line);
        column = -1;
      } else if (tag === "c") {
        cell = attributes;
        column = findColumn(attributes.r ?? "") ?? column + 1;
        value = "";
        hasFormula = false;
        text.begin();
      } else if (tag === "v") isValue = true;
      else if (tag === "f") hasFormula = true;
      else text.open(tag);
    },
    text(part) {
      if (isValue) value += part;
      else text.add(part);
    },
    close(tag) {
      if (tag === "v") isValue = false;
      else if (tag === "row") emit(row.toRow());
      else if (tag !== "c") text.close(tag);
      else if (cell.t === "e") row.refuse(column, "cellError", value);
      else if (hasFormula && value === "" && cell.t !== "str") {
        row.refuse(column, "cellFormula", "");
      } else row.put(column, toCellValue(parts, cell, value, text.end()));
    },
  };
}

/** The value of a cell by its type: a number or a date unless it says otherwise. */
function toCellValue(
  { strings, formats, is1904 }: XlsxParts,
  { t: type, s: style }: XmlAttributes,
  value: string,
  inline: string,
): CellValue {
  if (type === "s") return textCell(strings[Number(value)] ?? "");
  if (type === "inlineStr") return textCell(inline);
  if (type === "str") return textCell(withoutEscapes(value));
  if (type === "d") return textCell(toShortDate(value));
  if (type === "b") return textCell(value === "1" ? "true" : "false");
  const number = toNumberText(value);
  if (number === null) return textCell(value);
  const format = formats[Number(style ?? 0)] ?? null;
  if (format === "percent") return textCell(toPercentText(Number(value)));
  const date = format && toDateText(Number(value), format, is1904);
  return date === null ? numberCell(number) : textCell(date);
}
