import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { brands, categories, items, stores } from "../catalog/catalog.tables.ts";
import { addItem, addModule, addStore, seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";
import { type CatalogueOptions, catalogueImport } from "./catalogue.import.ts";
import { readPairs } from "./product-columns.ts";
import type { Reading } from "./read-rows.ts";
import { runImport } from "./run-import.ts";

const { db, ask, changes } = await startTestApi();
const shop = await seedShop(db);
const { grocery, zoneId } = shop;
let folder = "";
let pictures = "";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "errand-catalogue-"));
  pictures = join(folder, "kept");
});
afterAll(() => rm(folder, { recursive: true }));

interface Options extends Partial<Omit<CatalogueOptions, "map" | "set">> {
  map?: string;
  set?: string;
  keepGoing?: boolean;
  reading?: Omit<Reading, "json">;
}

async function importing(
  file: string,
  { map = "", set = "", keepGoing = false, reading, ...options }: Options = {},
) {
  const dryRun = options.dryRun ?? false;
  const importer = catalogueImport({
    module: "grocery",
    store: "corner",
    picturesFolder: pictures,
    givenPictures: null,
    isTable: !/json/.test(file),
    ...options,
    dryRun,
    map: readPairs(map),
    set: readPairs(set),
  });
  const report = await runImport(db, importer, file, {
    dryRun,
    keepGoing,
    name: "name",
    reading: { json: "records", ...reading },
  });
  return { ...report, summary: importer.summary() };
}

async function fileOf(name: string, content: string | Buffer): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}

/** A new empty store of groceries; its slug. */
async function newStore(slug: string, moduleId = grocery.moduleId): Promise<number> {
  return addStore(db, { moduleId, zoneId, slug });
}

const itemsOf = (storeId: number) =>
  db.select().from(items).where(eq(items.storeId, storeId)).orderBy(items.id);

describe("a table of items", () => {
  const table = [
    "barcode;nom;name_en;prix;stock;categorie;marque;quantity;organic;allergens",
    "00123;Thé vert;Green tea;3,50 €;12;Boissons > Thés;Maison du thé;100 g;oui;",
    "00124;Biscuits;;1.99;40;Épicerie;;;non;en:gluten,en:milk",
  ].join("\n");

  test("is known by its headers, and becomes items with categories and brands", async () => {
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
    const [within] = await db
      .select()
      .from(categories)
      .where(eq(categories.id, tea?.subCategoryId ?? 0));
    expect(within).toMatchObject({ name: { fr: "Thés" }, parentId: tea?.categoryId });
    const [brand] = await db
      .select()
      .from(brands)
      .where(eq(brands.id, tea?.brandId ?? 0));
    expect(brand?.name).toBe("Maison du thé");
  });

  test("is searched, and seen in its store, as soon as it is in", async () => {
    await changes.settled();
    const { body } = await ask(
      "GET /items/search",
      { name: "the vert" },
      { zones: [zoneId], module: grocery.moduleId },
    );
    expect(body.products.map(({ name }) => name)).toEqual(["Green tea"]);
  });

  test("that comes again changes what it tells and leaves the rest", async () => {
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
    { at: "line 5", reason: "price is not an amount: much" },
    { at: "line 6", reason: "stock is not a whole number: 0.5" },
    { at: "line 7", reason: "it has more or fewer fields than the header" },
    { at: "line 11", reason: "sku was rounded by a spreadsheet: 7.47E+11" },
    { at: "line 3", reason: "price is missing" },
    { at: "line 8", reason: "1 stands in line 2 already" },
    { at: "line 9", reason: "name is missing, and 7 is not known" },
    { at: "line 10", reason: "category is missing" },
  ];

  test("with refused rows changes nothing, and tells each with its line and reason", async () => {
    const storeId = await newStore("careful");
    const report = await importing(await fileOf("c.csv", bad), { store: "careful" });
    expect(report).toMatchObject({ accepted: 1, refused: reasons });
    expect(await itemsOf(storeId)).toEqual([]);
    expect(await db.$count(categories, eq(categories.slug, "things"))).toBe(0);
  });

  test("gives what is right when asked to keep going, and nothing when dry", async () => {
    const storeId = await newStore("brave");
    const file = await fileOf("c.csv", bad);
    await importing(file, { store: "brave", keepGoing: true, dryRun: true });
    expect(await itemsOf(storeId)).toEqual([]);
    await importing(file, { store: "brave", keepGoing: true });
    expect((await itemsOf(storeId)).map(({ sku }) => sku)).toEqual(["1"]);
  });

  test("with other headers, without any, and in an old encoding, is told how to be read", async () => {
    const storeId = await newStore("told");
    const mapped = await fileOf("d.tsv", "what\thow much\tid\nÉponge\t2\t9");
    const more = { store: "told", set: "stock=5,category=Maison" };
    await importing(mapped, { ...more, map: "name=what,price=how much,sku=id" });
    const bare = await fileOf("e.txt", Buffer.from("8\tBrosse à dents\t1,56\n", "latin1"));
    const columns = { columns: ["sku", "name", "price"] };
    expect((await importing(bare, { ...more, reading: columns })).refused).toEqual([
      { at: "line 1", reason: "it is not UTF-8 text (--encoding latin1?)" },
    ]);
    await importing(bare, { ...more, reading: { ...columns, encoding: "latin1" } });
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

describe("a list of records", () => {
  const records = [
    { id: 1, title: "Lipstick", price: 12.99, stock: 3, category: "beauty", tags: ["red", "new"] },
    { id: 2, title: "Mirror", price: "5", stock: 1, category: ["home"], discountPercentage: 10.48 },
  ];

  test.each([
    ["JSON", "json", JSON.stringify(records)],
    ["JSON Lines", "jsonl", records.map((one) => JSON.stringify(one)).join("\n\n")],
  ])("in %s", async (_name, kind, content) => {
    const storeId = await newStore(`of-${kind}`);
    await importing(await fileOf(`f.${kind}`, content), { store: `of-${kind}` });
    const [lipstick, mirror] = await itemsOf(storeId);
    expect(lipstick).toMatchObject({ sku: "1", name: { en: "Lipstick" }, price: 1299, stock: 3 });
    expect(lipstick?.tagIds).toHaveLength(2);
    expect(mirror).toMatchObject({ price: 500, discount: 1048, discountKind: "percent" });
  });

  test("a line that is none is refused", async () => {
    const file = await fileOf("g.jsonl", '{"id":1\n[1]\n');
    expect((await importing(file)).refused).toEqual([
      { at: "line 1", reason: "it is not a JSON object" },
      { at: "line 2", reason: "it is not a JSON object" },
    ]);
  });
});

describe("pictures", () => {
  const row = (sku: string, picture: string) => ({
    sku,
    name: `Picture ${sku}`,
    price: 1,
    stock: 1,
    category: "Art",
    picture,
  });
  const linesOf = (...rows: object[]) => rows.map((one) => JSON.stringify(one)).join("\n");
  const red = () =>
    sharp({ create: { width: 300, height: 200, channels: 3, background: "red" } })
      .png()
      .toBuffer();
  const keptNow = () => readdir(pictures).catch(() => []);

  test("are read by name from a folder, drawn anew in every width, and kept once", async () => {
    const storeId = await newStore("gallery");
    await fileOf("red.png", await red());
    const file = await fileOf("h.jsonl", linesOf(row("1", "red.png"), row("2", "red.png")));
    const options = { store: "gallery", givenPictures: folder };
    await importing(file, options);
    await importing(file, options);
    const [one, two] = await itemsOf(storeId);
    expect(one?.images).toHaveLength(1);
    expect(two?.images).toEqual(one?.images);
    expect(await keptNow()).toEqual(one?.images);
    const drawn = await readFile(join(pictures, one?.images[0] ?? "", "640.webp"));
    expect(await sharp(drawn).metadata()).toMatchObject({
      format: "webp",
      width: 640,
      height: 640,
    });
  });

  test("are fetched by address", async () => {
    const storeId = await newStore("web-gallery");
    const server = createServer(async (request, response) => {
      if (request.url !== "/red.png") response.writeHead(404).end();
      else response.end(await red());
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const rows = linesOf(row("1", `${url}/red.png`), row("2", `${url}/blue.png`));
    const report = await importing(await fileOf("i.jsonl", rows), {
      store: "web-gallery",
      keepGoing: true,
    });
    server.close();
    expect(report.refused).toEqual([
      { at: "line 2", reason: `picture ${url}/blue.png answers 404` },
    ]);
    expect((await itemsOf(storeId))[0]?.images).toHaveLength(1);
  });

  test("that cannot be had refuse their row, and those that were kept for it are forgotten", async () => {
    await fileOf("false.png", "not a picture");
    const green = sharp({ create: { width: 9, height: 9, channels: 3, background: "green" } });
    await fileOf("green.png", await green.png().toBuffer());
    const before = await keptNow();
    const sources = ["green.png", "false.png", "none.png", "../h.jsonl"];
    const rows = linesOf(...sources.map((source, index) => row(String(index), source)));
    const file = await fileOf("j.jsonl", rows);
    expect((await importing(file, { givenPictures: folder })).refused).toEqual([
      { at: "line 2", reason: "picture false.png is no JPEG, PNG, GIF or WebP" },
      { at: "line 3", reason: "picture none.png is not in the folder" },
      { at: "line 4", reason: "picture ../h.jsonl is not the name of a file" },
    ]);
    expect(await keptNow()).toEqual(before);
    expect((await importing(file, { map: "pictures=" })).refused).toEqual([]);
  });
});

describe("what cannot be", () => {
  test("a store that is not there, or of another module", async () => {
    const file = await fileOf("k.jsonl", "{}");
    await expect(importing(file, { store: "nowhere" })).rejects.toThrow(
      "there is no store nowhere",
    );
    await expect(importing(file, { module: "food" })).rejects.toThrow(
      "corner is a store of grocery",
    );
  });

  test("a price for an item whose variations have theirs", async () => {
    const storeId = await newStore("varied");
    await addItem(db, {
      storeId,
      sku: "shirt",
      variations: [{ type: { en: "M", fr: "M" }, price: 100, stock: 2 }],
    });
    const file = await fileOf("l.csv", "sku,price\nshirt,5");
    expect((await importing(file, { store: "varied" })).refused).toEqual([
      { at: "line 2", reason: "shirt has variations, with prices and stock of their own" },
    ]);
  });

  test("a field or an order that is not understood", () => {
    expect(() => readPairs("colour=x")).toThrow(/^colour=x is not one of sku, name/);
  });
});

const openData = process.env.ERRAND_OPEN_DATA ?? "../shared/data";

describe.skipIf(!existsSync(join(openData, "grocery")))(
  `open data, which is skipped where ${openData} is not there`,
  () => {
    const without = { map: "pictures=" };

    test("groceries of Open Food Facts, which have no prices, come with one that is set", async () => {
      const storeId = await newStore("off");
      const report = await importing(
        join(openData, "grocery/openfoodfacts/off-2018-france-6774.csv"),
        { ...without, store: "off", set: "price=2.50,stock=20", keepGoing: true },
      );
      expect(report.accepted + report.refused.length).toBe(6774);
      expect(report.refused.length).toBeLessThan(60);
      expect(await db.$count(items, eq(items.storeId, storeId))).toBe(report.accepted);
    }, 60_000);

    test.each([
      ["off-2019-mixed-1541.tsv", 1541, ""],
      // A spreadsheet rounded its barcodes.
      ["off-2020-mixed-1470.tsv", 1470, ",sku=url"],
      ["off-2024-us-uk-plantbased-with-allergens.tsv", 3283, ""],
    ])(
      "every row of %s is taken or told",
      async (name, rows, map) => {
        await newStore(name);
        const report = await importing(join(openData, "grocery/openfoodfacts", name), {
          map: `${without.map}${map}`,
          store: name,
          set: "price=2.50,stock=20,category=Groceries",
          keepGoing: true,
        });
        expect(report.accepted + report.refused.length).toBe(rows);
        expect(report.accepted).toBeGreaterThan(rows * 0.75);
      },
      60_000,
    );

    test("medicines of the BDPM: Latin-1, no header, decimal commas", async () => {
      const { moduleId } = await addModule(db, zoneId, "pharmacy");
      const storeId = await newStore("officine", moduleId);
      const report = await importing(await fileOf("bdpm.txt", await pricedMedicines()), {
        module: "pharmacy",
        store: "officine",
        set: "stock=10,category=Médicaments",
        reading: { columns: ["sku", "name", "unit", "price", "brand"], encoding: "latin1" },
      });
      expect(report.refused).toEqual([]);
      expect(report.accepted).toBeGreaterThan(1000);
      const rows = await itemsOf(storeId);
      expect(rows.every(({ price, sku }) => price > 0 && /^\d{13}$/.test(sku ?? ""))).toBe(true);
      expect(rows.some(({ name }) => name.fr.includes("é"))).toBe(true);
    }, 60_000);

    /** The packs that have a price, with the names of their medicines. */
    async function pricedMedicines(): Promise<Buffer> {
      const linesOf = async (name: string) =>
        (await readFile(join(openData, "pharmacy/bdpm", name), "latin1"))
          .split(/\r?\n/)
          .map((line) => line.split("\t").map((cell) => cell.trim()));
      const medicines = new Map((await linesOf("CIS_bdpm.txt")).map((one) => [one[0], one]));
      const packs = await linesOf("CIS_CIP_bdpm.txt");
      const rows = packs.flatMap(([cis, , pack, , , , cip13, , , price]) => {
        const medicine = medicines.get(cis);
        return medicine && price
          ? [[cip13, medicine[1], pack?.slice(0, 100), price, medicine[10]]]
          : [];
      });
      return Buffer.from(rows.map((row) => row.join("\t")).join("\n"), "latin1");
    }

    test("the products of three shops", async () => {
      const { moduleId } = await addModule(db, zoneId, "ecommerce");
      const storeId = await newStore("emporium", moduleId);
      const options = { module: "ecommerce", store: "emporium" };
      const dummy = await importing(join(openData, "ecommerce/dummyjson/products.json"), {
        ...options,
        map: "sku=sku,pictures=",
      });
      expect(dummy).toMatchObject({ accepted: 194, refused: [] });

      const demo = await importing(await fileOf("retail.jsonl", await retailProducts()), {
        ...options,
        ...without,
        keepGoing: true,
      });
      expect(demo.accepted).toBe(2465);

      const eshop = await importing(await fileOf("eshop.json", await eshopProducts()), {
        ...options,
        map: "sku=Name",
        set: "stock=7",
        givenPictures: join(openData, "ecommerce/dotnet-eshop/Pics"),
      });
      expect(eshop).toMatchObject({ accepted: 12, refused: [] });
      expect(await db.$count(items, eq(items.storeId, storeId))).toBe(194 + 2465 + 12);
    }, 120_000);

    /** Some of them, with their photos. */
    async function eshopProducts(): Promise<string> {
      const text = await readFile(join(openData, "ecommerce/dotnet-eshop/catalog.json"), "utf8");
      const products = JSON.parse(text) as { Id: number }[];
      return JSON.stringify(
        products.slice(0, 12).map((product) => ({ ...product, photo: `${product.Id}.webp` })),
      );
    }

    /** The plain YAML they are written in, as JSON Lines. */
    async function retailProducts(): Promise<string> {
      const file = join(openData, "ecommerce/aws-retail-demo-store/products.yaml");
      const blocks = (await readFile(file, "utf8")).split(/^- /m).slice(1);
      const wanted = ["id", "name", "category", "style", "description", "price", "current_stock"];
      return blocks
        .map((block) => {
          const unfolded = block.replace(/\n {4,}/g, " ");
          const pairs = [...unfolded.matchAll(/^\s*(\w+): (.*)$/gm)];
          return JSON.stringify(
            Object.fromEntries(
              pairs.flatMap(([, key = "", value = ""]) =>
                wanted.includes(key) ? [[key, value.replace(/^(['"])(.*)\1$/, "$2")]] : [],
              ),
            ),
          );
        })
        .join("\n");
    }
  },
);
