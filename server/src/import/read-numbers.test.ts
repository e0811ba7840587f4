import { describe, expect, test } from "vitest";
import { toXlsx } from "../tables/testing-workbook.ts";
import { startImports } from "./testing.ts";

const { fileOf, newStore, itemsOf, importing } = await startImports();
let files = 0;

async function importTable(rows: string[], options: Parameters<typeof importing>[1] = {}) {
  files += 1;
  const slug = `numbers-${files}`;
  const storeId = await newStore(slug);
  const file = await fileOf(`${slug}.csv`, rows.join("\n"));
  const report = await importing(file, { store: slug, ...options });
  return { ...report, items: await itemsOf(storeId) };
}

const priced = (...prices: string[]) => [
  "sku;name;category;price;stock",
  ...prices.map((price, index) => `n${index};Thing ${index};Things;${price};5`),
];
const pricesOf = ({ items }: Awaited<ReturnType<typeof importTable>>) =>
  items.map(({ price }) => price);
const kindsOf = ({ reading }: Awaited<ReturnType<typeof importTable>>) =>
  Object.fromEntries(reading.notes.map(({ kind, count }) => [kind, count]));

describe("prices of a file", () => {
  test("have the decimal mark that its rows prove, and what stays open is asked", async () => {
    const rows = priced("2,990", "24,90", "1.234");
    const report = await importTable(rows, { keepGoing: true });
    expect(report.refused).toEqual([
      {
        at: "line 4",
        reason:
          "price: is 1.234 meant as 1234 or as 1.234? Say which mark stands before decimals (the option decimal: comma or point)",
      },
    ]);
    expect(pricesOf(report)).toEqual([299, 2490]);
    expect(kindsOf(report)).toMatchObject({ decimal_comma: 2, zeros: 1 });
    const answered = await importTable(rows, { decimal: "comma" });
    expect(pricesOf(answered)).toEqual([299, 2490, 123_400]);
    expect(answered.reading.notes.find(({ kind }) => kind === "thousands")).toEqual({
      kind: "thousands",
      count: 1,
      first: [{ at: "line 4", field: "price", from: "1.234", to: "1234.00" }],
    });
  });

  test("are those of the shop's currency, whatever its side; another one is named", async () => {
    const report = await importTable(priced("24,90 €", "EUR 3,50", "$12.00", "8 / 11 / 14"), {
      keepGoing: true,
    });
    expect(report.refused.map(({ reason }) => reason)).toEqual([
      "price is in another currency ($) than the shop, which has EUR: $12.00 (the option currency: $ takes the figures as they stand)",
      "price has several prices without names: 8 / 11 / 14",
    ]);
    expect(pricesOf(report)).toEqual([2490, 350]);
    expect(kindsOf(report)).toMatchObject({ currency: 2 });
  });

  test("are rounded to the cent with a note", async () => {
    const report = await importTable(priced("12.346"), { decimal: "point" });
    expect(pricesOf(report)).toEqual([1235]);
    expect(report.reading.notes).toContainEqual({
      kind: "rounded",
      count: 1,
      first: [{ at: "line 2", field: "price", from: "12.346", to: "12.35" }],
    });
  });
});

test("a stock below zero is none, one with zeros is whole, one with parts needs a weight", async () => {
  const report = await importTable(
    [
      "barcode,name,category,price,stock",
      "2000000000042,Rice,Pantry,2.10,-3",
      "2000000000059,Milk,Dairy,1.10,24.000",
      '2000000000066,Sugar,Pantry,1.60,"1 200"',
      "2000000000103,Garlic (kg),Pantry,8.00,2.5",
      '2000000000059,Whole milk,Dairy,1.10,"24,000"',
      '2000000000110,Salt,Pantry,1.10,"24,000"',
    ],
    { keepGoing: true },
  );
  expect(report.items.map(({ stock }) => stock)).toEqual([0, 24, 1200]);
  expect(report.refused).toEqual([
    { at: "line 5", reason: "stock is 2.5: only items sold by weight have parts" },
    { at: "line 6", reason: "2000000000059 stands in line 3 already" },
    { at: "line 7", reason: expect.stringMatching(/^stock: is 24,000 meant as 24000 or as 24\?/) },
  ]);
  expect(kindsOf(report)).toMatchObject({ negative_stock: 1, zeros: 1, thousands: 1 });
});

test("numbers of a workbook are not asked about, its texts are", async () => {
  const storeId = await newStore("workbook");
  const title = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const number = (value: string) => `<c><v>${value}</v></c>`;
  const rows = [
    ["barcode", "name", "category", "price", "stock"].map(title),
    [number("4006381333931"), title("Pen"), title("Office"), number("1.234"), number("3")],
    [title("4006381333948"), title("Ink"), title("Office"), title("1.234"), number("3")],
  ];
  const sheet = rows.map((cells) => `<row>${cells.join("")}</row>`).join("");
  const file = await fileOf("numbers.xlsx", await toXlsx({ sheets: { Items: sheet } }));
  const report = await importing(file, { store: "workbook", keepGoing: true });
  expect(report.refused).toMatchObject([{ reason: expect.stringMatching(/^price: is 1.234/) }]);
  expect(await itemsOf(storeId)).toMatchObject([{ sku: "4006381333931", price: 123 }]);
});

describe("an item sold by weight", () => {
  test("has its stock in kilograms, which become steps", async () => {
    const report = await importTable([
      "sku;name;category;price;stock;sold_by;weight_step",
      "g1;Garlic;Pantry;8,00;2,5;weight;",
      "g2;Ginger;Pantry;9,00 €/kg;1,2;;50",
      "g3;Onions;Pantry;2,00;30;;50",
    ]);
    expect(report.refused).toEqual([]);
    expect(report.items.map(({ price, stock, weightStep }) => [price, stock, weightStep])).toEqual([
      [800, 25, 100],
      [900, 24, 50],
      [200, 30, 50],
    ]);
    expect(kindsOf(report)).toMatchObject({ weight: 2 });
  });
});

test("a barcode without its leading zeros is the same item, and a rounded one is refused", async () => {
  const row = (sku: string, price: string) => [
    "barcode;name;category;price;stock",
    `${sku};Cocoa;Pantry;${price};5`,
  ];
  const storeId = await newStore("zeros");
  const files = [row("0012345678905", "3,00"), row("12345678905", "3,50")];
  for (const [index, rows] of files.entries()) {
    const report = await importing(await fileOf(`zeros-${index}.csv`, rows.join("\n")), {
      store: "zeros",
    });
    expect(report.refused).toEqual([]);
    if (index === 1) expect(report.reading.notes[0]).toMatchObject({ kind: "decimal_comma" });
    if (index === 1) {
      expect(report.reading.notes.at(-1)).toEqual({
        kind: "barcode_zeros",
        count: 1,
        first: [{ at: "line 2", field: "sku", from: "12345678905", to: "0012345678905" }],
      });
    }
  }
  expect(await itemsOf(storeId)).toMatchObject([{ sku: "0012345678905", price: 350 }]);
  const rounded = await importTable(row("1.23E+12", "3,00"));
  expect(rounded.refused).toEqual([
    { at: "line 2", reason: "sku was rounded by a spreadsheet: 1.23E+12" },
  ]);
});

test("every value that was changed is in the report", async () => {
  const tags = Array.from({ length: 21 }, (_, tag) => `t${tag}`).join(",");
  const report = await importTable([
    "sku\tname\tdescription\tcategory\tprice\tstock\ttags",
    `1\tChair &amp; table\t<p>Solid <b>oak</b></p>\tHome > Rooms > Kitchen\t50\t1\t${tags}`,
    `2\tLong\t${"word ".repeat(1000)}\tHome\t5\t1\t`,
  ]);
  expect(report.items[0]).toMatchObject({
    name: { en: "Chair & table" },
    description: { en: "Solid oak" },
  });
  expect(report.items[1]?.description.en).toMatch(/ word…$/);
  expect(report.items[1]?.description.en.length).toBeLessThanOrEqual(4000);
  expect(kindsOf(report)).toEqual({
    entities: 1,
    html: 1,
    category_path: 1,
    category_made: 2,
    cut_list: 1,
    cut_text: 1,
  });
});
