import { describe, expect, test } from "vitest";
import { importReasonIn } from "../messages/import-reason.ts";
import { openTable } from "./open-table.ts";
import type { TableOptions } from "./table.types.ts";
import { toOds, toXlsx, toXlsxRows, zipParts } from "./testing-workbook.ts";

async function read(bytes: Uint8Array, options: TableOptions = {}) {
  const table = await openTable(bytes, options);
  const rows: (string[] | string)[] = [];
  const lines: number[] = [];
  for await (const { line, cells, broken } of table.rows()) {
    rows.push(broken ? importReasonIn("en", broken) : cells);
    lines.push(line);
  }
  return { ...table, rows, lines };
}

const title = (name: string) => `<c t="inlineStr"><is><t>${name}</t></is></c>`;
const titles = (...names: string[]) => `<row r="1">${names.map(title).join("")}</row>`;
const failure = (bytes: Uint8Array, options?: TableOptions) =>
  read(bytes, options).then(
    () => "no failure",
    (error: Error) => error.message,
  );

describe("a sheet of an .xlsx workbook", () => {
  test("has titles and rows; empty rows, and cells below no title, are no part of it", async () => {
    const sheet = `<row r="2"/>${titles("name", "stock").replace('r="1"', 'r="3"')}
      <row r="4"><c r="A4" t="inlineStr"><is><t> Tea </t></is></c><c r="B4"><v>4</v></c><c r="D4"><v>9</v></c></row>
      <row r="5"><c r="A5" t="inlineStr"><is><t> </t></is></c></row>
      <row r="7"><c r="A7" t="inlineStr"><is><t>Mug</t></is></c></row>`;
    expect(await read(await toXlsx({ sheets: { Items: sheet } }))).toMatchObject({
      columns: ["name", "stock"],
      rows: [
        ["Tea", "4"],
        ["Mug", ""],
      ],
      lines: [4, 7],
      notes: { sheet: "Items" },
    });
  });

  test("has its numbers with all digits, whatever they look like", async () => {
    const values = [
      "1.5",
      "3000000000017",
      "12345678901234",
      "1.3000000000000003",
      "1E-7",
      "-0.25",
    ];
    const cells = values.map((value) => `<c><v>${value}</v></c>`).join("");
    const sheet = `${titles("a", "b", "c", "d", "e", "f")}<row r="2">${cells}</row>`;
    expect((await read(await toXlsx({ sheets: { A: sheet } }))).rows).toEqual([
      ["1.5", "3000000000017", "12345678901234", "1.3", "0.0000001", "-0.25"],
    ]);
  });

  test.each([
    ["dd/mm/yyyy", "46082", "2026-03-01"],
    ["[$-40C]d mmmm yyyy;@", "46082.5", "2026-03-01"],
    ["mmm yy", "46082", "2026-03-01"],
    ["yyyy-mm-dd hh:mm", "46082.3958333333", "2026-03-01T09:30"],
    ["yyyy-mm-dd hh:mm", "46082", "2026-03-01"],
    ["h:mm AM/PM", "0.395833333333333", "09:30"],
    ["h:mm", "46082.395833333", "09:30"],
    ["[h]:mm", "1.5", "36:00"],
    ["mm:ss", "0.00070601851851", "00:01:01"],
    ["dd/mm/yyyy", "59", "1900-02-28"],
    ["dd/mm/yyyy", "-3", "-3"],
    ["0.00%", "0.2", "20%"],
    ["0%", "0.07", "7%"],
    ["#,##0.0 %", "0.125", "12.5%"],
    ["#,##0.00 [$CAD]", "6.9", "6.9"],
    ["#,##0.00\\ &quot;days&quot;", "3", "3"],
    ["[Red]0;[Blue]-0", "3", "3"],
    ["0000000000000", "123", "123"],
    ["0.00E+00", "1230000000000", "1230000000000"],
  ])("reads a cell of the format %s with %s as %s", async (format, value, text) => {
    const sheet = `${titles("a")}<row r="2"><c r="A2" s="0"><v>${value}</v></c></row>`;
    const { rows } = await read(await toXlsx({ sheets: { A: sheet }, formats: [format] }));
    expect(rows).toEqual([[text]]);
  });

  test("counts its days from 1904 where the workbook says so", async () => {
    const sheet = `${titles("a")}<row r="2"><c s="0"><v>44620</v></c></row>`;
    const content = { sheets: { A: sheet }, formats: ["d/m/yy"], is1904: true };
    expect((await read(await toXlsx(content))).rows).toEqual([["2026-03-01"]]);
  });

  test("has texts of several pieces, without how they are pronounced", async () => {
    const strings =
      '<si><r><t>Green</t></r><r><t xml:space="preserve"> tea</t></r></si>' +
      "<si><t>茶</t><rPh><t>ちゃ</t></rPh></si><si><t>a_x000D_\nb &amp; c</t></si>";
    const sheet = `${titles("a", "b", "c")}<row r="2"><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>2</v></c></row>`;
    const { rows } = await read(await toXlsx({ sheets: { A: sheet }, strings }));
    expect(rows).toEqual([["Green tea", "茶", "a\nb & c"]]);
  });

  test("has the values of its formulas, and true and false", async () => {
    const cells =
      '<c t="str"><f>A1</f><v>Tea</v></c><c><f>1+1</f><v>2</v></c><c t="b"><v>1</v></c><c t="str"><f>""</f><v></v></c>';
    const sheet = `${titles("a", "b", "c", "d")}<row r="2">${cells}</row>`;
    expect((await read(await toXlsx({ sheets: { A: sheet } }))).rows).toEqual([
      ["Tea", "2", "true", ""],
    ]);
  });

  test("refuses rows with errors and with formulas that were never calculated", async () => {
    const sheet = `${titles("a", "b")}
      <row r="2"><c r="B2" t="e"><f>NA()</f><v>#N/A</v></c></row>
      <row r="3"><c r="A3"><v>1</v></c><c r="B3"><f>A3*2</f></c></row>`;
    expect((await read(await toXlsx({ sheets: { A: sheet } }))).rows).toEqual([
      "the cell B2 has an error: #N/A",
      "the formula of the cell B3 was never calculated: open and save the workbook in a spreadsheet program",
    ]);
  });

  test("is the first one that is shown, or the one that is named", async () => {
    const sheets = {
      Old: toXlsxRows([["name"], ["Old"]]),
      "A &amp; B": toXlsxRows([["name"], ["Tea"]]),
      Prices: toXlsxRows([["name"], ["Mug"]]),
    };
    const bytes = await toXlsx({ sheets, hidden: ["Old"] });
    expect(await read(bytes)).toMatchObject({ notes: { sheet: "A & B" }, rows: [["Tea"]] });
    expect((await read(bytes, { sheet: "Prices" })).rows).toEqual([["Mug"]]);
    expect(await failure(bytes, { sheet: "Stock" })).toBe(
      "there is no sheet Stock; there are Old, A & B, Prices",
    );
  });

  test("is read again by each call, also without titles", async () => {
    const sheets = { A: toXlsxRows([["Tea"], ["Mug"]]) };
    const { rows } = await openTable(await toXlsx({ sheets }), { columns: ["name"] });
    for (const _time of ["first", "second"]) {
      const found = [];
      for await (const { cells } of rows()) found.push(cells);
      expect(found).toEqual([["Tea"], ["Mug"]]);
    }
  });
});

describe("a sheet of an .ods workbook", () => {
  const p = (text: string) => `<text:p>${text}</text:p>`;
  const cell = (content: string, attributes = "") =>
    `<table:table-cell ${attributes}>${content}</table:table-cell>`;
  const row = (cells: string, attributes = "") =>
    `<table:table-row ${attributes}>${cells}</table:table-row>`;
  const table = (rows: string, name = "Items") =>
    `<table:table table:name="${name}"><table:table-column/>${rows}</table:table>`;

  test("has texts of several lines, without notes, and what cells repeat", async () => {
    const note = `<office:annotation>${p("check")}</office:annotation>`;
    const rows = [
      row(cell(p("name")) + cell(p("size")) + cell(p("note"))),
      row(
        cell(`${note}${p('Green<text:s text:c="2"/><text:span>tea</text:span>')}${p("loose")}`) +
          cell(p("M"), 'table:number-columns-repeated="2"') +
          cell("", 'table:number-columns-repeated="16000"'),
      ),
      row(cell(""), 'table:number-rows-repeated="2"'),
      row(cell(p("Mug")), 'table:number-rows-repeated="2"'),
      row(
        `${cell(p("Cup"), 'table:number-columns-spanned="2"')}<table:covered-table-cell/>${cell(p("x"))}`,
      ),
      row(cell(""), 'table:number-rows-repeated="1048000"'),
    ];
    expect(await read(await toOds(table(rows.join(""))))).toMatchObject({
      columns: ["name", "size", "note"],
      rows: [
        ["Green  tea\nloose", "M", "M"],
        ["Mug", "", ""],
        ["Mug", "", ""],
        ["Cup", "", "x"],
      ],
      lines: [2, 5, 6, 7],
      notes: { sheet: "Items" },
    });
  });

  test("has numbers, dates, times, yes and no as they are stored", async () => {
    const values = [
      ['office:value-type="float" office:value="1.5"', "1,50"],
      ['office:value-type="float" office:value="3000000000017"', "3E+12"],
      ['office:value-type="currency" office:value="6.9"', "6,90 €"],
      ['office:value-type="percentage" office:value="0.2"', "20 %"],
      ['office:value-type="date" office:date-value="2026-03-01"', "01/03/26"],
      ['office:value-type="date" office:date-value="2026-03-01T09:30:00.000"', "1.3. 9:30"],
      ['office:value-type="time" office:time-value="PT09H30M00S"', "9.30"],
      ['office:value-type="boolean" office:boolean-value="true"', "VRAI"],
    ] as const;
    const head = row(values.map((_, index) => cell(p(`c${index}`))).join(""));
    const body = row(values.map(([attributes, shown]) => cell(p(shown), attributes)).join(""));
    expect((await read(await toOds(table(head + body)))).rows).toEqual([
      ["1.5", "3000000000017", "6.9", "20%", "2026-03-01", "2026-03-01T09:30", "09:30", "true"],
    ]);
  });

  test("refuses rows with errors", async () => {
    const broken = cell(p("#N/A"), 'office:value-type="string" calcext:value-type="error"');
    const { rows } = await read(await toOds(table(row(cell(p("a"))) + row(broken))));
    expect(rows).toEqual(["the cell A2 has an error: #N/A"]);
  });

  test("is the first one, or the one that is named", async () => {
    const tables = ["Items", "Prices"].map((name) =>
      table(row(cell(p("name"))) + row(cell(p(`of ${name}`))), name),
    );
    const bytes = await toOds(tables.join(""));
    expect((await read(bytes)).rows).toEqual([["of Items"]]);
    expect((await read(bytes, { sheet: "Prices" })).rows).toEqual([["of Prices"]]);
    expect(await failure(bytes, { sheet: "Stock" })).toBe(
      "there is no sheet Stock; there are Items, Prices",
    );
  });
});

describe("a workbook is refused", () => {
  const ole = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const sheets = { A: toXlsxRows([["name"], ["Tea"]]) };
  const locked = "the workbook is locked with a password (save it without one)";

  test("with a password", async () => {
    const content = Buffer.concat([
      ole,
      Buffer.alloc(600),
      Buffer.from("EncryptedPackage", "utf16le"),
    ]);
    expect(await failure(content)).toBe(locked);
    const entry = "<manifest:file-entry><manifest:encryption-data/></manifest:file-entry>";
    expect(await failure(await toOds("", entry))).toBe(locked);
  });

  test("of another kind", async () => {
    const kind = "workbooks are read as .xlsx and .ods: save it as one of these";
    expect(await failure(Buffer.concat([ole, Buffer.alloc(600)]))).toBe(kind);
    expect(await failure(await zipParts({ "word.xml": "<a/>" }))).toBe(kind);
  });

  test("that is damaged", async () => {
    const bytes = await toXlsx({ sheets });
    expect(await failure(bytes.subarray(0, -40))).toMatch(/^the workbook is damaged: /);
    expect(await failure(await toXlsx({ sheets: { A: "<row><c></row>" } }))).toMatch(
      /^the workbook is damaged: /,
    );
  });

  test("whose bytes were changed", async () => {
    const bytes = await toOds(`<table:table table:name="A"/>${" ".repeat(50_000)}`);
    // The sum of the bytes of the last part, as the directory at the end states it.
    const at = bytes.lastIndexOf(Buffer.from("PK\x01\x02", "latin1")) + 16;
    bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
    expect(await failure(bytes, { sheet: "B" })).toBe("the workbook is damaged: content.xml");
  });

  test("that unpacks to more than is allowed, or to more than it states", async () => {
    const bomb = await toXlsx({ sheets: { A: toXlsxRows([["name"], ["a".repeat(3_000_000)]]) } });
    expect(await failure(bomb, { maxUnpackedBytes: 2 << 20 })).toBe(
      "the workbook unpacks to more than 2 MB",
    );
    expect(await failure(bomb)).toMatch(/^a row near line 2 is longer than 1000000/);
    const long = await toXlsx({ sheets: { A: `<row><c>${"a".repeat(17 << 20)}</c></row>` } });
    expect(await failure(long)).toBe("the workbook is damaged: a text has no end");
    const deep = await toXlsx({ sheets: { A: "<row>".repeat(200) } });
    expect(await failure(deep)).toBe("the workbook is damaged: <row> lies too deep");
    const at = bomb.lastIndexOf(Buffer.from("PK\x01\x02", "latin1")) + 24;
    bomb.writeUInt32LE(1_000, at);
    expect(await failure(bomb)).toMatch(/^the workbook is damaged: too many bytes/);
  });
});
