import { buffer } from "node:stream/consumers";
import { ZipFile } from "yazl";

/** A ZIP file of these parts. */
export async function zipParts(parts: Record<string, string>): Promise<Buffer<ArrayBuffer>> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return Buffer.from(await buffer(zip.outputStream));
}

interface XlsxContent {
  /** The rows of each sheet by its name, as XML: `<row r="1"><c r="A1"><v>1</v></c></row>`. */
  sheets: Record<string, string>;
  /** The `si` elements of the shared texts. */
  strings?: string;
  /** The formats of the styles 0, 1, … */
  formats?: string[];
  is1904?: boolean;
  /** Names of sheets that are not shown. */
  hidden?: string[];
}

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
const relations = (...all: string[]) => `<Relationships>${all.join("")}</Relationships>`;

/** A workbook of Office Open XML with what a test is about. */
export function toXlsx({ sheets, strings, formats = [], is1904, hidden }: XlsxContent) {
  const names = Object.keys(sheets);
  const formatTags = formats.map(
    (code, index) => `<numFmt numFmtId="${200 + index}" formatCode="${code}"/>`,
  );
  const styleTags = formats.map((_, index) => `<xf numFmtId="${200 + index}"/>`);
  const sheetTags = names.map((name, index) => {
    const state = hidden?.includes(name) ? ' state="hidden"' : "";
    return `<sheet name="${name}" sheetId="${index + 1}"${state} r:id="rId${index + 1}"/>`;
  });
  return zipParts({
    "_rels/.rels": relations(relation("rId1", "officeDocument", "xl/workbook.xml")),
    "xl/workbook.xml": `<workbook xmlns:r="r"><workbookPr date1904="${is1904 ? 1 : 0}"/><sheets>${sheetTags.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relations(
      ...names.map((_, index) =>
        relation(`rId${index + 1}`, "worksheet", `worksheets/sheet${index + 1}.xml`),
      ),
      relation("rId98", "styles", "/xl/styles.xml"),
      relation("rId99", "sharedStrings", "sharedStrings.xml"),
    ),
    "xl/styles.xml": `<styleSheet><numFmts>${formatTags.join("")}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${styleTags.join("")}</cellXfs></styleSheet>`,
    "xl/sharedStrings.xml": `<sst>${strings ?? ""}</sst>`,
    ...Object.fromEntries(
      names.map((name, index) => [
        `xl/worksheets/sheet${index + 1}.xml`,
        `<worksheet><sheetData>${sheets[name]}</sheetData></worksheet>`,
      ]),
    ),
  });
}

/** The rows of a sheet from texts, which are stored in the cells. */
export function toXlsxRows(rows: string[][]): string {
  const toCell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  return rows.map((cells) => `<row>${cells.map(toCell).join("")}</row>`).join("");
}

/** An OpenDocument spreadsheet of these `table:table` elements. */
export function toOds(tables: string, manifest = "") {
  const spreadsheet = `<office:spreadsheet>${tables}</office:spreadsheet>`;
  return zipParts({
    mimetype: "application/vnd.oasis.opendocument.spreadsheet",
    "META-INF/manifest.xml": `<manifest:manifest>${manifest}</manifest:manifest>`,
    "content.xml": `<office:document-content><office:body>${spreadsheet}</office:body></office:document-content>`,
  });
}
