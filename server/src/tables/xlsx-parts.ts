import { posix } from "node:path";
import type { Archive } from "./archive.ts";
import { type NumberFormat, toNumberFormat } from "./cell-values.ts";
import { TableError } from "./table-error.ts";
import { createTextReader } from "./xlsx-text.ts";
import { findAttribute, readAllXml, readXml } from "./xml.ts";

/** What the sheets of an Office Open XML workbook share. */
export interface XlsxParts {
  sheets: Sheet[];
  is1904: boolean;
  /** By the number of a style. */
  formats: NumberFormat[];
  /** The texts of all sheets, which cells name by number. */
  strings: string[];
}

interface Sheet {
  name: string;
  isHidden: boolean;
  part: string;
}

/** Texts are kept in memory while a sheet is read. */
const maxStringBytes = 200 << 20;

export async function readXlsxParts(archive: Archive): Promise<XlsxParts> {
  const main = (await readRelations(archive, "")).find(({ type }) => type === "officeDocument");
  // Other files that are archives, and workbooks whose parts are no XML (.xlsb).
  if (!main?.target.endsWith("workbook.xml")) throw new TableError("workbookKind");
  const relations = await readRelations(archive, main.target);
  const findPart = (type: string) => relations.find((known) => known.type === type)?.target;
  const [styles, strings] = [findPart("styles"), findPart("sharedStrings")];
  return {
    ...(await readBook(archive, main.target, relations)),
    formats: styles ? await readFormats(archive, styles) : [],
    strings: strings ? await readStrings(archive, strings) : [],
  };
}

interface Relation {
  id: string;
  /** The end of its name: `worksheet`. */
  type: string;
  target: string;
}

/** What a part of the archive, or the archive itself, refers to. */
async function readRelations(archive: Archive, part: string): Promise<Relation[]> {
  const folder = posix.dirname(part);
  const name = posix.join(folder, "_rels", `${posix.basename(part)}.rels`);
  if (!archive.has(name)) return [];
  return readAllXml<Relation>(archive.read(name), (emit) => ({
    open(tag, { Id: id = "", Type: type = "", Target: target = "" }) {
      if (tag !== "Relationship") return;
      const path = target.startsWith("/") ? target.slice(1) : posix.join(folder, target);
      emit({ id, type: posix.basename(type), target: path });
    },
  }));
}

async function readBook(archive: Archive, part: string, relations: Relation[]) {
  const sheets: Sheet[] = [];
  let is1904 = false;
  await readAllXml(archive.read(part), () => ({
    open(tag, attributes) {
      if (tag === "workbookPr") is1904 = /^(1|true)$/.test(attributes.date1904 ?? "");
      if (tag !== "sheet") return;
      const id = findAttribute(attributes, "id");
      const relation = relations.find((known) => known.id === id && known.type === "worksheet");
      const isHidden = /hidden/i.test(attributes.state ?? "");
      if (relation) sheets.push({ name: attributes.name ?? "", isHidden, part: relation.target });
    },
  }));
  return { sheets, is1904 };
}

/** The formats that workbooks name by number without saying what they are. */
const knownFormats: [format: NumberFormat, numbers: number[]][] = [
  ["date", [14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]],
  ["time", [18, 19, 20, 21, 32, 33, 34, 35, 45, 47, 55, 56]],
  ["elapsed", [46]],
  ["both", [22]],
  ["percent", [9, 10]],
];

async function readFormats(archive: Archive, part: string): Promise<NumberFormat[]> {
  const own = new Map<number, string>();
  let isInCells = false;
  const numbers = await readAllXml<number>(archive.read(part), (emit) => ({
    open(tag, { numFmtId = "0", formatCode }) {
      if (tag === "numFmt") own.set(Number(numFmtId), formatCode ?? "");
      if (tag === "cellXfs") isInCells = true;
      if (tag === "xf" && isInCells) emit(Number(numFmtId));
    },
    close(tag) {
      if (tag === "cellXfs") isInCells = false;
    },
  }));
  return numbers.map((number) => {
    const format = own.get(number);
    if (format !== undefined) return toNumberFormat(format);
    return knownFormats.find(([, known]) => known.includes(number))?.[0] ?? null;
  });
}

async function readStrings(archive: Archive, part: string): Promise<string[]> {
  const strings: string[] = [];
  const read = readXml<string>(archive.read(part, maxStringBytes), (emit) => {
    const text = createTextReader();
    return {
      open(tag) {
        if (tag === "si") text.begin();
        else text.open(tag);
      },
      text: (part) => text.add(part),
      close(tag) {
        text.close(tag);
        if (tag === "si") emit(text.end());
      },
    };
  });
  for await (const text of read) strings.push(text);
  return strings;
}
