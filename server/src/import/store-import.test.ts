import { minor } from "@errand/core/money";
import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { categories, items } from "../catalog/catalog.tables.ts";
import { same } from "../catalog/testing.ts";
import { catalogueImports } from "../items/catalogue-imports.tables.ts";
import { nextOf, readEvents } from "../requests/stream-testing.ts";
import { reviews } from "../reviews/reviews.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { toXlsx, toXlsxRows } from "../tables/testing-workbook.ts";
import { requestFor } from "../testing.ts";
import { startImports } from "./testing.ts";

const { api, ask, db, grocery, runDueJobs, setNow, newStore, itemsOf, importing, fileOf } =
  await startImports();
let storeId = 0;
let token = "";
let stores = 0;
let keys = 0;

beforeEach(async () => {
  stores += 1;
  storeId = await newStore(`shelf-${stores}`);
  token = (await addStaff(db, { kind: "store_staff", role: "catalogue", storeId })).token;
});
afterEach(() => api.streams.close());
const [tea] = await db
  .insert(categories)
  .values({ moduleId: grocery.moduleId, slug: "tea", name: { en: "Tea", fr: "Thé" } })
  .returning();

const csv = (rows: string, name = "items.csv") => new File([rows], name);
const start = (file: File, input: Record<string, unknown> = {}, key = nextKey()) =>
  ask("POST /store/import", { file, ...input }, { token, key });
const nextKey = () => {
  keys += 1;
  return `key-of-the-import-${keys}`;
};
const last = async () => (await ask("GET /store/import", {}, { token })).body.imports[0];

/** Imports a file and returns what became of it. */
async function imported(file: File, input: Record<string, unknown> = {}) {
  const { status, body } = await start(file, input);
  expect(status).toBe(201);
  expect(body.import).toMatchObject({ state: "waiting", report: null });
  await runDueJobs();
  return last();
}

const header = "sku,name,category,price,stock";
const two = `${header}\n1,Assam,Tea,4.50,3\n2,Ceylon,Thé,5,0\n`;
const bad = `${header}\n1,Assam,Tea,4.50,3\n2,Ceylon,Tea,free,1\n3,Kenya,Tea,4,1\n`;
const refused = (status: number, code: string) => ({ status, body: { errors: [{ code }] } });

test("imports the items of a file, then changes them by a second one", async () => {
  expect(await imported(csv(two))).toMatchObject({
    state: "done",
    file_name: "items.csv",
    problem: null,
    report: { accepted: 2, refused_count: 0, refused: [], added: 2, changed: 0, written: true },
  });
  const again = await imported(csv("sku,price\n1,6\n"));
  expect(again?.report).toMatchObject({ added: 0, changed: 1 });
  expect(await itemsOf(storeId)).toMatchObject([
    { sku: "1", price: minor(600), stock: 3, categoryId: tea?.id },
    { sku: "2", price: minor(500), stock: 0 },
  ]);
  expect(await db.$count(catalogueImports, eq(catalogueImports.storeId, storeId))).toBe(2);
  const stored = await db.select().from(catalogueImports);
  expect(stored.every(({ content }) => content === null)).toBe(true);
});

test("gives the same report as the command, and writes nothing when a row is refused", async () => {
  await newStore(`command-${stores}`);
  const command = await importing(await fileOf("same.csv", bad), { store: `command-${stores}` });
  const { report } = (await imported(csv(bad))) ?? {};
  expect(report).toMatchObject({ accepted: command.accepted, refused: command.refused });
  expect(report).toMatchObject({ accepted: 2, refused_count: 1, written: false });
  expect(await itemsOf(storeId)).toEqual([]);
  expect((await imported(csv(bad), { keep_going: 1 }))?.report?.written).toBe(true);
  expect(await itemsOf(storeId)).toHaveLength(2);
});

describe("reasons", () => {
  const lastIn = async (language: string) =>
    (await ask("GET /store/import", {}, { token, language })).body.imports[0];

  test("and positions are in the language of the reader, whoever started the import", async () => {
    await imported(csv(bad));
    expect((await lastIn("fr"))?.report?.refused).toEqual([
      { at: "ligne 3", reason: "price n’est pas un montant\u00a0: free" },
    ]);
    expect((await lastIn("en"))?.report?.refused).toEqual([
      { at: "line 3", reason: "price is not an amount: free" },
    ]);
  });

  test("name another line, and what is wrong in a structure, in that language", async () => {
    const row = { sku: "1", name: "Assam", category: "Tea", price: 1, stock: 1 };
    const shirts = [
      { ...row, sku: "2", variation_choices: [{ title: 5, options: ["S"] }] },
      {
        ...row,
        sku: "3",
        variation_choices: [{ title: "Size", options: ["S"], options_fr: ["S", "M"] }],
      },
    ];
    await imported(csv(JSON.stringify([row, row, ...shirts]), "items.json"));
    const reasonsIn = async (language: string) =>
      (await lastIn(language))?.report?.refused.map(({ reason }) => reason);
    expect(await reasonsIn("fr")).toEqual([
      "1 figure déjà (entrée 1)",
      expect.stringMatching(/^variation_choices\.0\.title\u00a0: Entrée invalide/),
      "variation_choices.0\u00a0: options_fr n’a pas autant d’entrées que options",
    ]);
    expect(await reasonsIn("en")).toEqual([
      "1 stands in row 1 already",
      expect.stringMatching(/^variation_choices\.0\.title: Invalid input/),
      "variation_choices.0: options_fr has another number of entries than options",
    ]);
  });

  test("say why a whole file is refused, under its own name", async () => {
    await imported(csv(two), { mapping: { name: "label" } });
    expect((await lastIn("fr"))?.problem).toBe(
      "il n’y a pas de colonne label pour name\u00a0; il y a sku, name, category, price, stock",
    );
    await imported(csv("{", "mine.json"));
    expect((await lastIn("fr"))?.problem).toMatch(/^mine\.json est illisible\u00a0: /);
  });

  test("that were stored as English texts are shown as they are", async () => {
    await imported(csv(bad));
    const [row] = await db
      .select()
      .from(catalogueImports)
      .where(eq(catalogueImports.storeId, storeId));
    const refused = [{ at: "line 3", reason: "price is not an amount: free" }];
    await db
      .update(catalogueImports)
      .set({ report: row?.report && { ...row.report, refused }, problem: "the import broke off" })
      .where(eq(catalogueImports.storeId, storeId));
    expect(await lastIn("fr")).toMatchObject({
      report: { refused: [{ at: "ligne 3", reason: "price is not an amount: free" }] },
      problem: "the import broke off",
    });
  });
});

describe("how a file was read", () => {
  const mug = [
    "Handle,Title,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Notes",
    "mug,Assam mug,Tea,Title,Default Title,M1,-2,8.00,old",
  ].join("\n");
  const readIn = async (language: string) =>
    (await ask("GET /store/import", {}, { token, language })).body.imports[0]?.report?.reading;

  test("is kept with a dry run, in words of each reader", async () => {
    await imported(csv(mug), { dry_run: 1 });
    expect(await readIn("en")).toEqual({
      system: "shopify",
      summary: "The file was recognised: Shopify. Decimals stand after a point.",
      columns: expect.arrayContaining([{ column: "Variant Price", reads: "the price now" }]),
      unused: ["Notes"],
      items: [
        {
          at: "line 2",
          sku: "M1",
          name: "Assam mug",
          category: "Tea",
          price: 8,
          discount: null,
          discount_type: null,
          stock: 0,
          weight_step: null,
          variations: [],
          option_groups: [],
        },
      ],
      notes: [
        {
          kind: "negative_stock",
          text: "Stocks below zero, taken as none (1)",
          count: 1,
          first: [{ at: "line 2", field: "Variant Inventory Qty", from: "-2", to: "0" }],
        },
      ],
    });
    expect(await readIn("fr")).toMatchObject({
      summary: "Fichier reconnu\u00a0: Shopify. Les décimales suivent un point.",
      columns: expect.arrayContaining([{ column: "Variant Price", reads: "le prix actuel" }]),
      items: [{ at: "ligne 2" }],
      notes: [{ text: "Stocks négatifs, comptés comme nuls (1)", first: [{ at: "ligne 2" }] }],
    });
    expect(await itemsOf(storeId)).toEqual([]);
  });

  test("follows what its sender states", async () => {
    const open = csv(`${header}\n1,Assam,Tea,$1.234,3\n`);
    const stated = { decimal: "point", currency: "USD" };
    expect((await imported(open, stated))?.report?.refused).toEqual([]);
    expect(await itemsOf(storeId)).toMatchObject([{ price: minor(123) }]);
    const asked = await imported(csv(`${header}\n1,Assam,Tea,1.234,3\n`));
    expect(asked?.report?.refused).toMatchObject([
      { reason: expect.stringContaining("the option decimal") },
    ]);
    const uncounted = csv("sku,name,category,price\n9,Assam,Tea,3\n");
    expect((await imported(uncounted))?.report).toMatchObject({ refused_count: 1 });
    const set_values = JSON.stringify({ stock: "7" });
    expect((await imported(uncounted, { set_values }))?.report?.refused).toEqual([]);
    expect(await itemsOf(storeId)).toContainEqual(expect.objectContaining({ stock: 7 }));
    expect(await imported(csv(two), { from_system: "shopify" })).toMatchObject({
      state: "failed",
      problem: expect.stringMatching(/^this is no export of shopify/),
    });
  });
});

test("a dry run reports and changes nothing", async () => {
  await imported(csv(two));
  const before = await itemsOf(storeId);
  const dry = await imported(csv(`${header}\n1,Assam,Tea,9,9\n7,Oolong,Tea,1,1\n`), {
    dry_run: 1,
  });
  expect(dry).toMatchObject({
    dry_run: true,
    state: "done",
    report: { accepted: 2, added: 1, changed: 1, written: false },
  });
  expect(await itemsOf(storeId)).toEqual(before);
});

test("finds columns by the mapping, in the encoding that is named", async () => {
  const file = new File([Buffer.from("a;b;c;d\nThé vert;Tea;2;9\n", "latin1")], "l.csv");
  const mapping = { name: "a", category: "b", price: "c", stock: "d" };
  const done = await imported(file, { mapping, encoding: "latin1" });
  expect(done?.report).toMatchObject({ accepted: 1 });
  expect(await itemsOf(storeId)).toMatchObject([{ name: same("Thé vert"), price: minor(200) }]);
  const missing = await imported(csv(two), { mapping: { name: "label" } });
  expect(missing).toMatchObject({ state: "failed", problem: expect.stringMatching(/no column/) });
});

test("reads the sheet of a workbook that is named", async () => {
  const rows = toXlsxRows([
    ["name", "category", "price", "stock"],
    ["Mint", "Tea", "2.50", "9"],
  ]);
  const content = await toXlsx({ sheets: { Cover: "", Tea: rows } });
  const file = new File([content], "shelf.xlsx");
  expect((await imported(file, { sheet: "Tea" }))?.report?.refused).toEqual([]);
  expect(await itemsOf(storeId)).toMatchObject([{ name: same("Mint"), price: minor(250) }]);
  expect(await imported(file, { sheet: "Coffee" })).toMatchObject({
    state: "failed",
    problem: "there is no sheet Coffee; there are Cover, Tea",
  });
});

test("detects the encoding, and finds a column by its number when two have one title", async () => {
  const text = "name;category;price;price;stock\nTh\xe9 de No\xebl;Tea;2;3,50;9\n";
  const file = new File([Buffer.from(text, "latin1")], "w.csv");
  expect(await imported(file)).toMatchObject({
    state: "failed",
    problem: expect.stringContaining("price is the title of several columns (3, 4)"),
  });
  expect((await imported(file, { mapping: { price: "4" } }))?.report?.refused).toEqual([]);
  expect(await itemsOf(storeId)).toMatchObject([{ name: same("Thé de Noël"), price: minor(350) }]);
});

test("names only categories of the shop, and says nothing of other stores or its own success", async () => {
  const rows = [
    { sku: "1", name: "Mine", category: "Tea", price: 1, stock: 1 },
    { sku: "2", name: "New", category: "My own shelf", price: 1, stock: 1 },
    { sku: "3", name: "Sub", category: "Tea > Mine", price: 1, stock: 1 },
    { sku: "4", name: "Cure", category: "Tea", common_condition: "Luck", price: 1, stock: 1 },
  ];
  const praise = { customer: "Me", rating: 5, written_at: "2026-01-01T00:00:00Z" };
  const boasting = rows.map((row) => ({
    ...row,
    ...{ store: "corner", sold_lately: 9000, customer_reviews: [praise] },
  }));
  const before = await db.$count(categories);
  const done = await imported(csv(JSON.stringify(boasting), "items.json"), { keep_going: 1 });
  expect(done?.report).toMatchObject({
    accepted: 1,
    refused: [
      { at: "row 2", reason: "there is no category My own shelf" },
      { at: "row 3", reason: "there is no category Mine in Tea" },
      { at: "row 4", reason: "there is no condition Luck" },
    ],
  });
  expect(await db.$count(categories)).toBe(before);
  const [mine] = await itemsOf(storeId);
  expect(mine).toMatchObject({ storeId, popularity: 0, ratingCount: 0 });
  expect(await db.$count(reviews, eq(reviews.storeId, storeId))).toBe(0);
});

describe("a hostile file", () => {
  const row = { sku: "1", name: "Tea", category: "Tea", price: 1, stock: 1 };
  const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;

  test.each([
    ["objects instead of texts", [{ ...row, name: { toString: 1 } }], "name"],
    ["objects instead of lists", [{ ...row, tags: { toString: 1 } }], "tags"],
    ["a picture in the private network", [{ ...row, pictures: ["http://127.0.0.1/"] }], "private"],
    ["a picture of the server's disk", [{ ...row, pictures: ["/etc/passwd"] }], "pictures"],
    ["a price beyond all bounds", [{ ...row, price: "9".repeat(30) }], "price"],
    ["a text with a null character", [{ ...row, name: "a\u0000b" }], "name"],
    ["half of a character", [{ ...row, name: "a\ud800" }], "name"],
    ["a null character deep inside", [{ ...row, add_ons: [{ name: "a\u0000" }] }], "add_ons"],
    ["what is no object", [null], "JSON object"],
  ])("with %s has its rows refused", async (_title, rows, reason) => {
    const done = await imported(csv(JSON.stringify(rows), "items.json"));
    expect(done).toMatchObject({ state: "done", report: { accepted: 0, refused_count: 1 } });
    expect(done?.report?.refused[0]?.reason).toContain(reason);
  });

  test.each([
    ["nested without end", csv(`[{"sku":"1","name":${deep}}]`, "items.json")],
    ["that is no JSON", csv("{", "items.json")],
    ["of bytes", new File([new Uint8Array(5000).fill(255)], "items.jsonl")],
    ["that is empty", csv("\n")],
  ])("%s imports nothing and breaks nothing", async (_title, file) => {
    const done = await imported(file);
    expect(["done", "failed"]).toContain(done?.state);
    expect(await itemsOf(storeId)).toEqual([]);
    expect(done?.problem ?? "").not.toMatch(/tmp|broke off/);
  });

  test("may have any name and any mapping", async () => {
    const named = csv(two, `${"long".repeat(100)}\u0007.csv`);
    const mapping = { unit: "", tags: "a\u0000b", name: "__proto__" };
    const done = await imported(named, { mapping });
    expect(done?.file_name).toMatch(/^[a-z]{196}\.csv$/);
    expect(["done", "failed"]).toContain(done?.state);
    expect(await itemsOf(storeId)).toEqual([]);
  });

  test("with too many rows is refused as a whole", async () => {
    const rows = Array.from({ length: 5001 }, (_, n) => `${n},Tea ${n},Tea,1,1`).join("\n");
    expect(await imported(csv(`${header}\n${rows}`))).toMatchObject({
      state: "failed",
      problem: "the file has more than 5000 rows",
    });
  });

  test("cannot name another store's item by its number", async () => {
    await imported(csv(two));
    const victim = await itemsOf(storeId);
    const other = await newStore(`thief-${stores}`);
    token = (await addStaff(db, { kind: "store_staff", role: "owner", storeId: other })).token;
    await imported(csv(`${header},store\n1,Stolen,Tea,0,0,shelf-${stores}\n`));
    expect(await itemsOf(storeId)).toEqual(victim);
    const own = and(eq(items.storeId, other), eq(items.sku, "1"));
    expect(await db.$count(items, own)).toBe(1);
  });
});

test("refuses other types, files that are too large, unknown fields, and a second import beside one", async () => {
  expect(await start(csv(two, "items.xls"))).toMatchObject(refused(422, "file"));
  expect(await start(csv(two, "../../items"))).toMatchObject(refused(422, "file"));
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], "items.csv");
  expect(await start(large)).toMatchObject(refused(422, "file"));
  expect(await start(csv(two), { mapping: { sold_lately: "a" } })).toMatchObject(
    refused(422, "mapping"),
  );
  const withoutKey = ask("POST /store/import", { file: csv(two) }, { token });
  expect(await withoutKey).toMatchObject(refused(422, "idempotency_key"));
  const both = await Promise.all([start(csv(two)), start(csv(two))]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await start(csv(two))).toMatchObject(refused(409, "import"));
  await runDueJobs();
  expect((await start(csv(two))).status).toBe(201);
  await runDueJobs();
});

test("an import whose process ended does not keep the store from another one", async () => {
  setNow(new Date("2026-03-20T10:00:00Z"));
  onTestFinished(() => setNow(null));
  await start(csv(two));
  setNow(new Date("2026-03-20T11:59:59Z"));
  expect(await start(csv(two))).toMatchObject(refused(409, "import"));
  setNow(new Date("2026-03-20T12:00:01Z"));
  expect((await start(csv(two))).status).toBe(201);
  const { imports } = (await ask("GET /store/import", {}, { token })).body;
  expect(imports.map(({ state }) => state)).toEqual(["waiting", "failed"]);
});

test("uploads of pictures and files count together, 60 an hour", async () => {
  const member = await addStaff(db, { kind: "store_staff", role: "owner", storeId });
  for (let upload = 0; upload < 60; upload += 1)
    await api.limits.uploads.take(`staff:${member.id}`);
  const image = new File(["GIF89a"], "tea.gif");
  const item = { name: "Assam", category_id: tea?.id ?? 0, price: 1, stock: 1, image: [image] };
  const key = nextKey();
  const responses = [
    await ask("POST /store/import", { file: csv(two) }, { ...member, key }),
    await ask("POST /store/items", item, member),
    await ask("PUT /store/settings", { logo: image }, member),
  ];
  for (const response of responses) expect(response).toMatchObject(refused(429, "throttled"));
});

test("one key starts one import", async () => {
  const key = nextKey();
  const first = await start(csv(two), {}, key);
  const second = await start(csv(two), {}, key);
  expect(second.body).toEqual(first.body);
  expect(second.headers.get("idempotent-replayed")).toBe("true");
  await runDueJobs();
  expect((await ask("GET /store/import", {}, { token })).body.imports).toHaveLength(1);
});

test("an import that is over is not repeated, and another store does not see it", async () => {
  const done = await imported(csv(two));
  await db
    .update(items)
    .set({ price: minor(1) })
    .where(eq(items.storeId, storeId));
  const handler = api.jobHandlers.find(({ job }) => job.name === "import-store-items");
  const log = api.log;
  const signal = AbortSignal.timeout(60_000);
  await handler?.run({ importId: done?.id }, { id: "1", attempt: 1, db, log, signal });
  expect(await last()).toEqual(done);
  expect(await itemsOf(storeId)).toMatchObject([{ price: minor(1) }, { price: minor(1) }]);
  const otherId = await newStore(`other-${stores}`);
  const other = await addStaff(db, { kind: "store_staff", role: "owner", storeId: otherId });
  expect((await ask("GET /store/import", {}, other)).body.imports).toEqual([]);
});

describe("the stream of the store", () => {
  interface ImportEvent {
    id: number;
    state: string;
    rows_read: number;
  }

  async function open(after?: string, language = "en") {
    const headers: Record<string, string> = after ? { "last-event-id": after } : {};
    const request = requestFor("GET /store/stream", {}, { token, headers, language });
    const response = await api.app.fetch(request, { address: "203.0.113.9" });
    const events = readEvents<ImportEvent>(response);
    /** The next event that is not about what waits for the store. */
    return async function take(): Promise<Awaited<ReturnType<typeof nextOf<ImportEvent>>>> {
      const next = await nextOf(events);
      return next.event === "counters" ? take() : next;
    };
  }

  test("tells how far an import is, then its report; it resumes after what was received", async () => {
    await imported(csv(two));
    const take = await open();
    const rows = Array.from({ length: 450 }, (_, n) => `${n},Tea ${n},Tea,1,1`).join("\n");
    const { body } = await start(csv(`${header}\n${rows}`));
    const waiting = await take();
    expect(waiting).toMatchObject({
      event: "import",
      data: { id: body.import.id, state: "waiting" },
    });
    await runDueJobs();
    for (let rowsRead = 0; ; ) {
      const { data } = await take();
      expect(data?.id).toBe(body.import.id);
      expect(data?.rows_read).toBeGreaterThanOrEqual(rowsRead);
      rowsRead = data?.rows_read ?? 0;
      if (data?.state === "done") break;
    }
    const resumed = await open(waiting.id);
    expect(await resumed()).toMatchObject({
      data: { id: body.import.id, state: "done", rows_read: 450, report: { added: 448 } },
    });
  });

  test("gives reasons in the language of its reader", async () => {
    const take = await open(undefined, "fr");
    await start(csv(bad));
    await runDueJobs();
    for (;;) {
      const { data } = await take();
      if (data?.state !== "done") continue;
      expect(data).toMatchObject({
        report: { refused: [{ at: "ligne 3", reason: "price n’est pas un montant\u00a0: free" }] },
      });
      break;
    }
  });
});
