import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { brands, categories, stores } from "../catalog/catalog.tables.ts";
import { addItem } from "../catalog/testing.ts";
import { toXlsx, toXlsxRows } from "../tables/testing-workbook.ts";
import { readPairs } from "./product-columns.ts";
import { startImports } from "./testing.ts";

const { db, ask, changes, grocery, zoneId, fileOf, newStore, itemsOf, importing } =
  await startImports();

test("names ten of the created categories and counts the others", async () => {
  await newStore("market");
  const rows = Array.from(
    { length: 12 },
    (_, index) => `${index};Item ${index};1;5;Shelf ${index}`,
  );
  const file = await fileOf("shelves.csv", ["sku;name;price;stock;category", ...rows].join("\n"));
  const { summary, refused } = await importing(file, { store: "market" });
  expect(refused).toEqual([]);
  expect(summary).toMatch(/^12 new, 0 known before; new: (Shelf \d+, ){9}Shelf \d+ and 2 more$/);
});

describe("a table of items", () => {
  const table = [
    "barcode;nom;name_en;prix;stock;categorie;marque;quantity;organic;allergens",
    "00123;Thé vert;Green tea;3,50 €;12;Boissons > Thés;Maison du thé;100 g;oui;",
    "00124;Biscuits;;1.99;40;Épicerie;;;non;en:gluten,en:milk",
  ].join("\n");

  test("is recognised by its headers and creates items with categories and brands", async () => {
    const storeId = await newStore("corner");
    const file = await fileOf("a.csv", table);
    expect(await importing(file)).toMatchObject({
      accepted: 2,
      refused: [],
      summary: "2 new, 0 known before; new: Boissons, Thés, Épicerie",
    });
    const [tea, biscuits] = await itemsOf(storeId);
    expect(tea).toMatchObject({
      sku: "00123",
      name: { en: "Green tea", fr: "Thé vert" },
      price: 350,
      stock: 12,
      unit: { en: "100 g", fr: "100 g" },
      organic: true,
      zoneId,
    });
    expect(biscuits).toMatchObject({
      name: { en: "Biscuits", fr: "Biscuits" },
      price: 199,
      organic: false,
      allergies: [
        { en: "Gluten", fr: "Gluten" },
        { en: "Milk", fr: "Milk" },
      ],
    });
    const [subCategory] = await db
      .select()
      .from(categories)
      .where(eq(categories.id, tea?.subCategoryId ?? 0));
    expect(subCategory).toMatchObject({ name: { fr: "Thés" }, parentId: tea?.categoryId });
    const [brand] = await db
      .select()
      .from(brands)
      .where(eq(brands.id, tea?.brandId ?? 0));
    expect(brand?.name).toBe("Maison du thé");
  });

  test("distinguishes items without allergens from those that declare none of them", async () => {
    const storeId = await newStore("declared");
    const file = await fileOf(
      "allergens.csv",
      [
        "sku;name;price;stock;category;allergens",
        "1;Apples;1;5;Fruit;none",
        "2;Biscuits;1;5;Snacks;en:gluten,en:milk",
        "3;Seitan;1;5;Snacks;Milk,Seitan",
        "4;Mystery;1;5;Snacks;",
      ].join("\n"),
    );
    await importing(file, { store: "declared" });
    const declared = async () => (await itemsOf(storeId)).map(({ allergens }) => allergens);
    expect(await declared()).toEqual([[], ["gluten", "milk"], null, null]);
    const update = "sku;allergens\n1;\n2;none\n3;Wheat\n4;";
    await importing(await fileOf("update.csv", update), { store: "declared" });
    expect(await declared()).toEqual([[], [], ["gluten"], null]);
  });

  test("is searchable as soon as it is imported", async () => {
    await changes.flushed();
    const { body } = await ask(
      "GET /items/search",
      { name: "the vert" },
      { zones: [zoneId], module: grocery.moduleId },
    );
    expect(body.products.map(({ name }) => name)).toEqual(["Green tea"]);
  });

  test("updates the given fields of existing items and leaves the others", async () => {
    const file = await fileOf("b.csv", "sku,price,stock\n00123,4.00,\n00124,2.10,0");
    const report = await importing(file);
    expect(report).toMatchObject({ refused: [], summary: "0 new, 2 known before" });
    const [store] = await db.select().from(stores).where(eq(stores.slug, "corner"));
    const rows = await itemsOf(store?.id ?? 0);
    expect(rows.map(({ price, stock, name }) => [price, stock, name.en])).toEqual([
      [400, 12, "Green tea"],
      [210, 0, "Biscuits"],
    ]);

    await importing(await fileOf("a.csv", table));
    const again = await itemsOf(store?.id ?? 0);
    expect(again.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect(again[0]).toMatchObject({ price: 350, slug: rows[0]?.slug });
  });

  const header = "sku,name,price,stock,category";
  const bad = [
    header,
    "1,Fine,1,1,Things",
    '2,"No\nprice",,1,Things',
    "3,Dear,much,1,Things",
    "4,Half,1,0.5,Things",
    "5,Short",
    "1,Again,1,1,Things",
    "7,,1,1,Things",
    "8,Nowhere,1,1,",
    "7.47E+11,Rounded,1,1,Things",
  ].join("\n");
  const reasons = [
    { at: "line 3", reason: "price is missing" },
    { at: "line 5", reason: "price is not an amount: much" },
    { at: "line 6", reason: "stock is 0.5: only items sold by weight have parts" },
    { at: "line 7", reason: "it has more or fewer fields than the header" },
    { at: "line 8", reason: "1 stands in line 2 already" },
    { at: "line 9", reason: "name is missing, and 7 is not known" },
    { at: "line 10", reason: "category is missing" },
    { at: "line 11", reason: "sku was rounded by a spreadsheet: 7.47E+11" },
  ];

  test("with refused rows changes nothing and reports each with its line and reason", async () => {
    const storeId = await newStore("careful");
    const report = await importing(await fileOf("c.csv", bad), { store: "careful" });
    expect(report).toMatchObject({ accepted: 1, refused: reasons });
    expect(await itemsOf(storeId)).toEqual([]);
    expect(await db.$count(categories, eq(categories.slug, "things"))).toBe(0);
  });

  test("imports the accepted rows with keepGoing, and none in a dry run", async () => {
    const storeId = await newStore("brave");
    const file = await fileOf("c.csv", bad);
    await importing(file, { store: "brave", keepGoing: true, dryRun: true });
    expect(await itemsOf(storeId)).toEqual([]);
    await importing(file, { store: "brave", keepGoing: true });
    expect((await itemsOf(storeId)).map(({ sku }) => sku)).toEqual(["1"]);
  });

  test("is read with mapped headers, without headers and in another encoding", async () => {
    const storeId = await newStore("told");
    const mapped = await fileOf("d.tsv", "what\thow much\tid\nÉponge\t2\t9");
    const more = { store: "told", set: "stock=5,category=Maison" };
    await importing(mapped, { ...more, map: "name=what,price=how much,sku=id" });
    const bare = await fileOf("e.txt", Buffer.from("8\tBrosse à dents\t1,56\n", "latin1"));
    const columns = { columns: ["sku", "name", "price"] };
    await importing(bare, { ...more, reading: columns });
    expect(
      (await itemsOf(storeId)).map(({ name, price, stock }) => [name.fr, price, stock]),
    ).toEqual([
      ["Éponge", 200, 5],
      ["Brosse à dents", 156, 5],
    ]);
    await expect(importing(mapped, { ...more, map: "name=nothing" })).rejects.toThrow(
      "there is no column nothing for name; there are what, how much, id",
    );
  });
});

describe("a table of Windows", () => {
  test("keeps the signs of Windows-1252, whatever it is called", async () => {
    const storeId = await newStore("butcher");
    const bytes = "barcode;name;category;price;stock\r\n7;B\x9cuf d\x92ici;Meat;24,90 \x80;5\r\n";
    const file = await fileOf("h.csv", Buffer.from(bytes, "latin1"));
    for (const reading of [{}, { encoding: "latin1" } as const]) {
      expect((await importing(file, { store: "butcher", reading })).refused).toEqual([]);
      expect(await itemsOf(storeId)).toMatchObject([{ name: { en: "Bœuf d’ici" }, price: 2490 }]);
    }
  });

  test("may begin with a line that states what separates its cells", async () => {
    const storeId = await newStore("salt");
    const rows = ["\uFEFFsep=;", "barcode;name;category;price;stock", "8;Salt;Pantry;2,10;8"];
    expect(
      await importing(await fileOf("i.csv", rows.join("\r\n")), { store: "salt" }),
    ).toMatchObject({
      accepted: 1,
      refused: [],
    });
    expect(await itemsOf(storeId)).toMatchObject([{ name: { en: "Salt" }, price: 210 }]);
  });
});

test("a workbook is read from the sheet that is named, with its numbers and barcodes", async () => {
  const storeId = await newStore("sheets");
  const titles = ["barcode", "name", "category", "price", "stock"];
  const texts = toXlsxRows([titles]);
  const row = (...values: (string | number)[]) => {
    const toCell = (value: string | number) =>
      typeof value === "number"
        ? `<c><v>${value}</v></c>`
        : `<c t="inlineStr"><is><t>${value}</t></is></c>`;
    return `<row>${values.map(toCell).join("")}</row>`;
  };
  const sheets = { Notes: "", Items: texts + row(3000000000017, "Honey", "Pantry", 6.9, 24) };
  const file = await fileOf("items.xlsx", await toXlsx({ sheets }));
  const reading = { sheet: "Items" };
  expect((await importing(file, { store: "sheets", reading })).refused).toEqual([]);
  expect(await itemsOf(storeId)).toMatchObject([
    { sku: "3000000000017", name: { en: "Honey" }, price: 690, stock: 24 },
  ]);
  await expect(importing(file, { store: "sheets", reading: { sheet: "Stock" } })).rejects.toThrow(
    "there is no sheet Stock; there are Notes, Items",
  );
});

describe("a table with two columns of one title", () => {
  const table = "barcode,name,category,price,price,stock\n9,Tea,Drinks,4.00,9.00,3";

  test("is refused, and the title named", async () => {
    await newStore("double");
    await expect(importing(await fileOf("j.csv", table), { store: "double" })).rejects.toThrow(
      "price is the title of several columns (4, 5): name the one that is meant by its number",
    );
  });

  test("is imported when the number of a column says which one is meant", async () => {
    const storeId = await newStore("numbered");
    const file = await fileOf("k.csv", table);
    await importing(file, { store: "numbered", map: "price=5" });
    expect(await itemsOf(storeId)).toMatchObject([{ price: 900 }]);
    await expect(importing(file, { store: "numbered", map: "price=5,brand=7" })).rejects.toThrow(
      "there is no column 7 for brand",
    );
  });
});

describe("a list of records", () => {
  const records = [
    { id: 1, title: "Lipstick", price: 12.99, stock: 3, category: "beauty", tags: ["red", "new"] },
    { id: 2, title: "Mirror", price: "5", stock: 1, category: ["home"], discountPercentage: 10.48 },
  ];

  test.each([
    ["JSON", "json", JSON.stringify(records)],
    ["JSON Lines", "jsonl", records.map((record) => JSON.stringify(record)).join("\n\n")],
  ])("is imported from %s", async (_name, kind, content) => {
    const storeId = await newStore(`of-${kind}`);
    await importing(await fileOf(`f.${kind}`, content), { store: `of-${kind}` });
    const [lipstick, mirror] = await itemsOf(storeId);
    expect(lipstick).toMatchObject({ sku: "1", name: { en: "Lipstick" }, price: 1299, stock: 3 });
    expect(lipstick?.tagIds).toHaveLength(2);
    expect(mirror).toMatchObject({ price: 500, discount: 1048, discountKind: "percent" });
  });

  test("refuses a line that is not a JSON object", async () => {
    const file = await fileOf("g.jsonl", '{"id":1\n[1]\n');
    expect((await importing(file)).refused).toEqual([
      { at: "line 1", reason: "it is not a JSON object" },
      { at: "line 2", reason: "it is not a JSON object" },
    ]);
  });
});

describe("refuses", () => {
  test("a store that does not exist or is of another module", async () => {
    const file = await fileOf("k.jsonl", "{}");
    await expect(importing(file, { store: "nowhere" })).rejects.toThrow(
      "there is no store nowhere",
    );
    await expect(importing(file, { module: "food" })).rejects.toThrow(
      "corner is a store of grocery",
    );
  });

  test("a price for an item whose variations have prices", async () => {
    const storeId = await newStore("varied");
    await addItem(db, {
      storeId,
      sku: "shirt",
      variations: [{ type: { en: "M", fr: "M" }, price: minor(100), stock: 2 }],
    });
    const file = await fileOf("l.csv", "sku,price\nshirt,5");
    expect((await importing(file, { store: "varied" })).refused).toEqual([
      { at: "line 2", reason: "shirt has variations, with prices and stock of their own" },
    ]);
  });

  test("an unknown field", () => {
    expect(() => readPairs("colour=x")).toThrow(/^colour=x is not one of sku, name/);
  });
});
