import type { Archive } from "./archive.ts";
import { toClock, toNumberText, toPercentText, toShortDate } from "./cell-values.ts";
import { createTextReader } from "./ods-text.ts";
import {
  type CellValue,
  createRow,
  numberCell,
  type SheetItem,
  type SheetRow,
  textCell,
} from "./sheet-row.ts";
import { TableError } from "./table-error.ts";
import { findAttribute, readAllXml, readXml, type XmlAttributes, type XmlHandlers } from "./xml.ts";

type OdsItem = { sheet: string } | { end: true } | (SheetRow & { repeat: number });

/** The sheet of a name, or the first one, of an OpenDocument spreadsheet. */
export async function* readOdsSheet(
  archive: Archive,
  name: string | undefined,
): AsyncIterable<SheetItem> {
  await refuseEncrypted(archive);
  const existing: string[] = [];
  let isMeant = false;
  for await (const item of readXml<OdsItem>(archive.read("content.xml"), toHandlers)) {
    if ("sheet" in item) {
      existing.push(item.sheet);
      isMeant = name === undefined || item.sheet === name;
      if (isMeant) yield item;
    } else if (isMeant) {
      if ("end" in item) return;
      yield* repeated(item);
    }
  }
  throw new TableError("noSheet", { sheet: name ?? "", existing: existing.join(", ") });
}

/** Equal rows are stored once; empty ones up to the end of the sheet are none. */
function* repeated({ repeat, line, ...row }: SheetRow & { repeat: number }): Iterable<SheetRow> {
  const count = row.cells.length === 0 && !row.broken ? 0 : repeat;
  for (let index = 0; index < count; index += 1) yield { ...row, line: line + index };
}

async function refuseEncrypted(archive: Archive) {
  const found = await readAllXml<true>(archive.read("META-INF/manifest.xml"), (emit) => ({
    open(tag) {
      if (tag === "encryption-data") emit(true);
    },
  }));
  if (found.length > 0) throw new TableError("encryptedWorkbook");
}

/** As many rows as a sheet of a spreadsheet has. */
const maxRows = 1_048_576;

function toHandlers(emit: (item: OdsItem) => void): XmlHandlers {
  let line = 1;
  let repeat = 1;
  let row = createRow(line);
  let column = 0;
  let cell: XmlAttributes | null = null;
  const text = createTextReader();

  const closeCell = (tag: string, attributes: XmlAttributes) => {
    const count = countRepeats(attributes, "number-columns-repeated");
    const type = findValueType(attributes);
    // Covered cells lie below one that was merged with them: nobody sees what they have.
    if (tag === "table-cell" && type === "error") row.refuse(column, "cellError", text.end());
    else if (tag === "table-cell") {
      row.put(column, toCellValue(type, attributes, text.end()), count);
    }
    column += count;
  };

  return {
    open(tag, attributes) {
      if (cell !== null) text.open(tag, attributes);
      else if (tag === "table-cell" || tag === "covered-table-cell") {
        cell = attributes;
        text.begin();
      } else if (tag === "table-row") {
        row = createRow(line);
        repeat = countRepeats(attributes, "number-rows-repeated");
        column = 0;
      } else if (tag === "table") {
        emit({ sheet: findAttribute(attributes, "name") ?? "" });
        line = 1;
      }
    },
    text: (part) => text.add(part),
    close(tag) {
      if (cell !== null && text.close(tag)) {
        closeCell(tag, cell);
        cell = null;
      } else if (cell !== null) return;
      else if (tag === "table") emit({ end: true });
      else if (tag === "table-row") {
        emit({ ...row.toRow(), repeat });
        line += repeat;
      }
    },
  };
}

function countRepeats(attributes: XmlAttributes, name: string): number {
  const count = Number(findAttribute(attributes, name) ?? 1);
  return count >= 1 ? Math.min(Math.floor(count), maxRows) : 1;
}

/** LibreOffice says in an attribute of its own that a text is an error. */
function findValueType(attributes: XmlAttributes): string | undefined {
  if (attributes["calcext:value-type"] === "error") return "error";
  return findAttribute(attributes, "value-type");
}

function toCellValue(type: string | undefined, attributes: XmlAttributes, text: string): CellValue {
  const find = (name: string) => findAttribute(attributes, name) ?? "";
  if (type === "float" || type === "currency" || type === "percentage") {
    const number = toNumberText(find("value"));
    if (number === null) return textCell(text);
    return type === "percentage" ? textCell(toPercentText(Number(number))) : numberCell(number);
  }
  if (type === "boolean") return textCell(find("boolean-value"));
  if (type === "date") return textCell(toShortDate(find("date-value")));
  return textCell(type === "time" ? toTimeText(find("time-value")) : text);
}

/** `PT09H30M00S` as `09:30`. */
function toTimeText(duration: string): string {
  const [, hours, minutes, seconds] =
    /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:[.,]\d+)?S)?$/.exec(duration) ?? [];
  const [h = 0, m = 0, s = 0] = [hours, minutes, seconds].map((part) => Number(part ?? 0));
  return toClock(h * 3600 + m * 60 + s);
}
