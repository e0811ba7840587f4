import { execFile } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { ZipFile } from "yazl";

/**
 * Prints how long tables of 100,000 rows and 12 columns take to read, and how much memory the
 * process had at most: `npm run bench:tables`. All texts of the workbooks differ.
 */
const rows = 100_000;
const textColumns = 9;
const numberColumns = 3;

const numbers = [...Array(rows).keys()];
const cells = (row: number) => [
  ...Array.from({ length: textColumns }, (_, column) => `Text ${column} of the item ${row}`),
  ...Array.from({ length: numberColumns }, (_, column) => String(row + column / 10)),
];
const lines = <Part>(toPart: (row: number) => Part) => Iterator.from(numbers).map(toPart);
const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`;
const around = function* (begin: string, parts: Iterable<string>, end: string) {
  yield begin;
  yield* parts;
  yield end;
};

/** The parts of the files; each is written as it is made. */
const files: Record<string, Record<string, Iterable<string>>> = {
  "table.csv": { "": lines((row) => `${cells(row).join(";")}\n`) },
  "table.xlsx": {
    "_rels/.rels": [`<r>${relation("1", "officeDocument", "xl/workbook.xml")}</r>`],
    "xl/workbook.xml": ['<w xmlns:r="r"><sheets><sheet name="A" r:id="1"/></sheets></w>'],
    "xl/_rels/workbook.xml.rels": [
      `<r>${relation("1", "worksheet", "sheet.xml")}${relation("2", "sharedStrings", "texts.xml")}</r>`,
    ],
    "xl/texts.xml": around(
      "<sst>",
      lines((row) =>
        cells(row)
          .slice(0, textColumns)
          .map((text) => `<si><t>${text}</t></si>`)
          .join(""),
      ),
      "</sst>",
    ),
    "xl/sheet.xml": around(
      "<worksheet><sheetData>",
      lines((row) => {
        const toCell = (text: string, column: number) =>
          column < textColumns
            ? `<c t="s"><v>${row * textColumns + column}</v></c>`
            : `<c><v>${text}</v></c>`;
        return `<row>${cells(row).map(toCell).join("")}</row>`;
      }),
      "</sheetData></worksheet>",
    ),
  },
  "table.ods": {
    "META-INF/manifest.xml": ["<manifest/>"],
    "content.xml": around(
      '<o:document xmlns:o="o" xmlns:t="t"><t:table t:name="A">',
      lines((row) => {
        const toCell = (text: string) =>
          `<t:table-cell o:value-type="string"><t:p>${text}</t:p></t:table-cell>`;
        return `<t:table-row>${cells(row).map(toCell).join("")}</t:table-row>`;
      }),
      "</t:table></o:document>",
    ),
  },
};

const folder = await mkdtemp(join(tmpdir(), "errand-tables-"));
try {
  print("| file | rows | seconds | memory at most |");
  print("| --- | --- | --- | --- |");
  for (const [name, parts] of Object.entries(files)) {
    const file = join(folder, name);
    await write(file, parts);
    const run = promisify(execFile);
    const { stdout } = await run(process.execPath, [
      join(import.meta.dirname, "read-table.ts"),
      file,
    ]);
    const { count, seconds, megabytes } = JSON.parse(stdout);
    print(`| ${name} | ${count} | ${seconds.toFixed(1)} | ${Math.round(megabytes)} MB |`);
  }
} finally {
  await rm(folder, { recursive: true });
}

/** Writes a file from its text, or as an archive of its parts. */
async function write(file: string, parts: Record<string, Iterable<string>>) {
  const text = parts[""];
  if (text) return pipeline(Readable.from(text), createWriteStream(file));
  const zip = new ZipFile();
  for (const [name, part] of Object.entries(parts)) {
    zip.addReadStream(Readable.from(part, { objectMode: false }), name);
  }
  zip.end();
  return pipeline(zip.outputStream, createWriteStream(file));
}

function print(line: string) {
  process.stdout.write(`${line}\n`);
}
