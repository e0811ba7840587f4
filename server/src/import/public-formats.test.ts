import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { items } from "../catalog/catalog.tables.ts";
import { addModule } from "../catalog/testing.ts";
import { startImports } from "./testing.ts";

/**
 * Invented rows in the layouts of public product data, so that such files keep importing unchanged.
 */
const { db, zoneId, fileOf, newStore, itemsOf, importing } = await startImports();

const table = (separator: string, rows: string[][]) =>
  rows.map((row) => row.join(separator)).join("\n");

describe("Open Food Facts", () => {
  const options = { map: "pictures=", set: "price=2.50,stock=20", keepGoing: true };

  test("imports a French extract without prices at the price of `set`", async () => {
    const storeId = await newStore("off-fr");
    const file = await fileOf(
      "off-fr.csv",
      table(";", [
        ["code", "url", "product_name", "brands", "main_category_fr", "sugars_100g", "salt_100g"],
        [
          "00018",
          "http://off.test/18",
          "Porridge de riz",
          "Moulin,Le Moulin",
          "Petit-déj",
          "0.6",
          "",
        ],
        ["00031", "http://off.test/31", "Velouté d’automne", "Potager", "Soupes", "2.4", "0.75"],
        ["00047", "http://off.test/47", "", "Potager", "Soupes", "", ""],
      ]),
    );
    const report = await importing(file, { ...options, store: "off-fr" });
    expect(report.accepted).toBe(2);
    expect(report.refused.map(({ at }) => at)).toEqual(["line 4"]);
    expect(
      (await itemsOf(storeId)).map(({ sku, name, price, stock }) => [sku, name.fr, price, stock]),
    ).toEqual([
      ["00018", "Porridge de riz", 250, 20],
      ["00031", "Velouté d’automne", 250, 20],
    ]);
  });

  test("identifies items by URL when a spreadsheet has rounded the barcodes", async () => {
    const storeId = await newStore("off-tsv");
    const file = await fileOf(
      "off.tsv",
      table("\t", [
        ["code", "url", "product_name", "quantity", "brands", "categories", "allergens"],
        ["3.25E+12", "https://off.test/3250001", "Celery", "500 g", "Field", "Fresh, Roots", ""],
        [
          "3.25E+12",
          "https://off.test/3250002",
          "Ravioli",
          "250 g",
          "",
          "Pasta",
          "en:eggs,en:milk",
        ],
      ]),
    );
    const report = await importing(file, {
      ...options,
      store: "off-tsv",
      map: `${options.map},sku=url`,
    });
    expect(report).toMatchObject({ accepted: 2, refused: [] });
    const [celery, ravioli] = await itemsOf(storeId);
    expect(celery).toMatchObject({ sku: "https://off.test/3250001", unit: { en: "500 g" } });
    expect(ravioli?.allergies.map(({ en }) => en)).toEqual(["Eggs", "Milk"]);
  });

  test("accounts for every row of a large file", async () => {
    const storeId = await newStore("off-large");
    const rows = Array.from({ length: 3000 }, (_, index) => [
      String(1_000_000 + index),
      index % 100 === 7 ? "" : `Product ${index}`,
      `en:aisle-${index % 12}`,
    ]);
    const file = await fileOf(
      "large.tsv",
      table("\t", [["code", "product_name", "category"], ...rows]),
    );
    const report = await importing(file, { ...options, store: "off-large" });
    expect(report.refused).toHaveLength(30);
    expect(report.accepted).toBe(2970);
    expect(await db.$count(items, eq(items.storeId, storeId))).toBe(2970);
  }, 60_000);
});

test("imports medicines in Latin-1, without a header and with decimal commas", async () => {
  const { moduleId } = await addModule(db, zoneId, "pharmacy");
  const storeId = await newStore("officine", moduleId);
  const rows = [
    ["3400930000014", "DOLIVRINE 500 mg, comprimé", "boîte de 16", "1,16", "Laboratoire Belrive"],
    ["3400930000021", "Pansement tulle gras stérile", "10 pansements", "5,54", "Santé du Port"],
  ];
  const report = await importing(
    await fileOf("bdpm.txt", Buffer.from(table("\t", rows), "latin1")),
    {
      module: "pharmacy",
      store: "officine",
      set: "stock=10,category=Médicaments",
      reading: { columns: ["sku", "name", "unit", "price", "brand"], encoding: "latin1" },
    },
  );
  expect(report).toMatchObject({ accepted: 2, refused: [] });
  expect((await itemsOf(storeId)).map(({ sku, name, price }) => [sku, name.fr, price])).toEqual([
    ["3400930000014", "DOLIVRINE 500 mg, comprimé", 116],
    ["3400930000021", "Pansement tulle gras stérile", 554],
  ]);
});

test("imports the JSON of shops with capitalised names and unknown fields", async () => {
  const { moduleId } = await addModule(db, zoneId, "ecommerce");
  const storeId = await newStore("emporium", moduleId);
  const options = { module: "ecommerce", store: "emporium" };
  const detailed = [
    {
      id: 1,
      title: "Harbour mascara",
      category: "beauty",
      price: 9.99,
      discountPercentage: 10.48,
      stock: 99,
      tags: ["beauty", "mascara"],
      sku: "BEA-001",
      dimensions: { width: 15.14, height: 13.08 },
      reviews: [{ rating: 3, comment: "Fine" }],
    },
  ];
  const plain = [{ Id: 1, Type: "Footwear", Brand: "Dune", Name: "Hiking boots", Price: 109.99 }];
  await importing(await fileOf("detailed.json", JSON.stringify(detailed)), options);
  await importing(await fileOf("plain.json", JSON.stringify(plain)), {
    ...options,
    map: "sku=Name",
    set: "stock=7",
  });
  expect((await itemsOf(storeId)).map(({ sku, price, stock }) => [sku, price, stock])).toEqual([
    ["BEA-001", 999, 99],
    ["Hiking boots", 10999, 7],
  ]);
});
