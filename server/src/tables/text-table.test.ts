import { describe, expect, test } from "vitest";
import { importReasonIn } from "../messages/import-reason.ts";
import { openTable } from "./open-table.ts";
import type { TableOptions } from "./table.types.ts";

async function read(content: string | Buffer, options: TableOptions = {}) {
  const table = await openTable(Buffer.from(content), options);
  const rows: (string[] | string)[] = [];
  const lines: number[] = [];
  for await (const { line, cells, broken } of table.rows()) {
    rows.push(broken ? importReasonIn("en", broken) : cells);
    lines.push(line);
  }
  return { ...table, rows, lines };
}

describe("the encoding of a file", () => {
  const inUtf16 = (text: string) => Buffer.from(text, "utf16le");

  test.each([
    ["UTF-8", Buffer.from("nom;prix\nThé;2"), "utf8"],
    ["UTF-8 with a byte order mark", Buffer.from("\uFEFFnom;prix\nThé;2"), "utf8"],
    ["UTF-16 with a mark", inUtf16("\uFEFFnom;prix\nThé;2"), "utf16le"],
    ["UTF-16 without one", inUtf16("nom;prix\nThé;2"), "utf16le"],
    ["big-endian UTF-16 with a mark", inUtf16("\uFEFFnom;prix\nThé;2").swap16(), "utf16be"],
    ["big-endian UTF-16 without one", inUtf16("nom;prix\nThé;2").swap16(), "utf16be"],
    ["Windows-1252", Buffer.from("nom;prix\nTh\u00e9;2", "latin1"), "windows-1252"],
  ])("is detected: %s", async (_title, content, encoding) => {
    const { columns, rows, notes } = await read(content);
    expect([columns, rows]).toEqual([["nom", "prix"], [["Thé", "2"]]]);
    expect(notes.text?.encoding).toBe(encoding);
  });

  test("is decided by the whole file, not by its beginning", async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => `Tea ${index};2`);
    const content = Buffer.from(["name;price", ...lines, "Caf\u00e9;3"].join("\n"), "latin1");
    expect((await read(content)).rows.at(-1)).toEqual(["Café", "3"]);
  });

  test("reads the signs between U+0080 and U+009F of Windows-1252, under each of its names", async () => {
    const content = Buffer.from("name;price\nB\x9cuf d\x92ici;24,90 \x80", "latin1");
    for (const encoding of [undefined, "latin1", "windows-1252"] as const) {
      const { rows } = await read(content, encoding && { encoding });
      expect(rows).toEqual([["Bœuf d’ici", "24,90 €"]]);
    }
  });

  test("stays UTF-8 for a file with one damaged row, which is refused", async () => {
    const content = Buffer.concat([
      Buffer.from("name;price\nThé œuf é;2\nMi"),
      Buffer.from([0xe9, 0x3b]),
    ]);
    expect((await read(Buffer.concat([content, Buffer.from("3\n")]))).rows).toEqual([
      ["Thé œuf é", "2"],
      "it has bytes that are not UTF-8 text: state the encoding of the file",
    ]);
  });

  test("refuses control characters that a wrong encoding makes", async () => {
    expect((await read("name;price\nB\u009cuf;2\nA\u0000b;3")).rows).toEqual([
      "name has a character that only a wrong encoding makes (U+009C)",
      "name has a character that only a wrong encoding makes (U+0000)",
    ]);
  });
});

describe("what separates the cells", () => {
  test.each([
    ["commas", 'name,price\n"Tea; green",2.10', ["Tea; green", "2.10"]],
    ["semicolons beside decimal commas", "name;price\nTea;2,10", ["Tea", "2,10"]],
    ["tabs beside commas", "name\tprice, EUR\nTea\t2,10", ["Tea", "2,10"]],
    ["bars", "name|price\nTea, green|2.10", ["Tea, green", "2.10"]],
    ["semicolons beside commas in a title", "name, size;price\nTea;2,10", ["Tea", "2,10"]],
    ["commas beside bars in a cell", "name,sizes\nTea,S|M|L", ["Tea", "S|M|L"]],
  ])("is found: %s", async (_title, content, cells) => {
    expect((await read(content)).rows).toEqual([cells]);
  });

  test("is one for a file, so that a comma never divides a cell of a file with semicolons", async () => {
    const content =
      "\uFEFFNom;Adresse;Étage\r\nAna;35 Rue Neuve, Belrive;\r\nBen;1 Rue Neuve;Bât. B, 2e\r\n";
    expect((await read(content)).rows).toEqual([
      ["Ana", "35 Rue Neuve, Belrive", ""],
      ["Ben", "1 Rue Neuve", "Bât. B, 2e"],
    ]);
  });

  test.each(["sep=;\r\n", "\uFEFFsep=;\n", '"sep=;"\n', "SEP=;\n"])(
    "may be stated by the first line, which is no title: %j",
    async (first) => {
      const { columns, rows, lines } = await read(`${first}name;price\nTea;2,10`);
      expect([columns, rows, lines]).toEqual([["name", "price"], [["Tea", "2,10"]], [3]]);
    },
  );

  test("does not divide the texts of a file of one column", async () => {
    const content = "name\nTea, green\nSalt; fine";
    expect(await read(content)).toMatchObject({
      columns: ["name"],
      rows: [["Tea, green"], ["Salt; fine"]],
    });
  });

  test("agrees with the columns of a table without titles", async () => {
    const options = { columns: ["name", "price"] };
    expect((await read("Tea;2,10\nHoney;6,90", options)).rows).toEqual([
      ["Tea", "2,10"],
      ["Honey", "6,90"],
    ]);
  });
});

describe("rows", () => {
  test("have the line they begin on, also after line breaks inside quotes", async () => {
    const content = 'name;note\r\nTea;"a\r\nb ""c"""\r\n\r\nHoney;d\r\n';
    const { rows, lines } = await read(content);
    expect(rows).toEqual([
      ["Tea", 'a\nb "c"'],
      ["Honey", "d"],
    ]);
    expect(lines).toEqual([2, 5]);
  });

  test("of separators alone, empty ones and empty last cells are no errors", async () => {
    const content = "name;phone;;\r\nAna;1;;\r\n;;\r\n  ; ;\r\nBen;2\r\n\r\n\r\n";
    expect(await read(content)).toMatchObject({
      columns: ["name", "phone"],
      rows: [
        ["Ana", "1"],
        ["Ben", "2"],
      ],
    });
  });

  test("with more or fewer cells than titles are refused", async () => {
    const reason = "it has more or fewer fields than the header";
    expect((await read("a;b\n1;2;3\n1\n1;2")).rows).toEqual([reason, reason, ["1", "2"]]);
  });

  test("lose invisible characters at the ends of their cells", async () => {
    const { columns, rows } = await read("\u200bname;phone\n\u00a0Ana\u200b;\u202a+33 6\u202c");
    expect([columns, rows]).toEqual([["name", "phone"], [["Ana", "+33 6"]]]);
  });

  test("keep quotes in the middle of a cell", async () => {
    expect((await read('name;size\n5" screen;2')).rows).toEqual([['5" screen', "2"]]);
  });

  test("are read again by each call", async () => {
    const { rows } = await openTable(Buffer.from("name;price\nTea;2"));
    for (const _time of ["first", "second"]) {
      const found = [];
      for await (const { cells } of rows()) found.push(cells);
      expect(found).toEqual([["Tea", "2"]]);
    }
  });

  test("after a quotation mark that is not closed are refused with its line", async () => {
    await expect(read('name;note\nTea;a\nMug;"b\nHoney;c')).rejects.toThrow(
      "a quotation mark is not closed, from line 3 on",
    );
  });
});

test("a file of nothing has no columns and no rows", async () => {
  for (const content of ["", "\n\n", "\uFEFF", "sep=;\n"]) {
    expect(await read(content)).toMatchObject({ columns: [], rows: [] });
  }
});
