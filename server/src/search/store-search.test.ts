import { beforeAll, describe, expect, test } from "vitest";
import { addCategory, addItem, addStore, seedShop } from "../catalog/testing.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, changes } = await startTestApi();
const { food, grocery, zoneId, otherZoneId } = await seedShop(db);
const { moduleId } = food;
const here = { zones: [zoneId], module: moduleId };
const atTheMiddle = { ...here, headers: { latitude: "43.6", longitude: "3.9" } };

let grills: number;

beforeAll(async () => {
  const named = (en: string, fr = en) => ({ moduleId, zoneId, name: { en, fr } });
  const far = await addStore(db, {
    ...named("Grill of the Port", "Zinc du port"),
    latitude: 43.66,
    discount: 3000,
    showsHalal: true,
    popularity: 1,
  });
  const near = await addStore(db, {
    ...named("Corner grill", "Gril du coin"),
    latitude: 43.601,
    discount: 1000,
    nonVeg: false,
    popularity: 9,
  });
  await addStore(db, { ...named("Amber"), latitude: 43.62, discount: 500, discountKind: "amount" });
  await addStore(db, { ...named("Grilled yesterday"), discount: 500, schedules: [] });
  await addStore(db, { ...named("Without"), latitude: 43.6 });
  await addStore(db, {
    ...named("Grill that was"),
    discount: 9000,
    discountEnds: new Date("2020-01-01"),
  });
  await addStore(db, { ...named("Grill elsewhere"), zoneId: otherZoneId, discount: 900 });
  await addStore(db, { ...named("Grill of another kind"), moduleId: grocery.moduleId });
  grills = await addCategory(db, { moduleId });
  await addItem(db, { storeId: near, categoryId: grills });
  const skewers = { en: "Lamb skewers", fr: "Brochettes" };
  await addItem(db, { storeId: far, name: skewers });
  await changes.flushed();
});

describe("stores with a running discount", () => {
  test.each([
    ["largest discount first", {}, here, ["Grill of the Port", "Corner grill", "Amber"]],
    [
      "nearest first if the location is known",
      {},
      atTheMiddle,
      ["Corner grill", "Amber", "Grill of"],
    ],
    ["by name", { sort_by: "asc" }, atTheMiddle, ["Amber", "Corner grill", "Grill of the Port"]],
    ["by name, descending", { sort_by: "desc" }, here, ["Grill of", "Corner grill", "Amber"]],
    ["matching a text", { name: "grills" }, here, ["Grill of the Port", "Corner grill"]],
    ["none for a text without a match", { name: "zzzzzzzz" }, here, []],
    ["halal stores only", { halal: 1 }, here, ["Grill of the Port"]],
    ["stores with meat or fish only", { type: "non_veg" }, here, ["Grill of the Port", "Amber"]],
  ])("%s; closed ones last", async (_title, input, options, expected) => {
    const { body } = await ask("GET /stores/top-offer-near-me", input, options);
    const open = body.stores.filter((store) => store.open === 1);
    expect(open.map(({ name }) => name)).toEqual(
      expected.map((name) => expect.stringContaining(name)),
    );
    expect(body.stores.slice(0, open.length)).toEqual(open);
  });

  test("sort by name in the visitor’s language", async () => {
    const { body } = await ask(
      "GET /stores/top-offer-near-me",
      { sort_by: "asc", limit: 3 },
      { ...here, language: "fr" },
    );
    expect(body.stores.map(({ name }) => name)).toEqual(["Amber", "Gril du coin", "Zinc du port"]);
  });

  test("refuse an unknown sort order", async () => {
    const response = await ask("GET /stores/top-offer-near-me", { sort_by: "up" }, here);
    expect(response).toMatchObject({ status: 422, body: { errors: [{ code: "sort_by" }] } });
  });
});

describe("store search", () => {
  const search = async (input: Record<string, unknown>, options = here) =>
    (await ask("GET /stores/search", input, options)).body.stores.map(({ name }) => name);

  test("sorts by match, then by popularity, closed stores last", async () => {
    expect(await search({ name: "grill" })).toEqual([
      "Corner grill",
      "Grill of the Port",
      "Grill that was",
      "Grilled yesterday",
    ]);
  });

  test("finds misspelled words, in both languages", async () => {
    expect(await search({ name: "cornar" })).toEqual(["Corner grill"]);
    expect(await search({ name: "zinc" })).toEqual(["Grill of the Port"]);
  });

  test("lists stores by their items after those by their name", async () => {
    expect(await search({ name: "skewer" })).toEqual(["Grill of the Port"]);
    expect(await search({ name: "skewer", filter: ["halal"] })).toHaveLength(1);
    expect(await search({ name: "skewer", type: "veg", filter: ["free_delivery"] })).toEqual([]);
  });

  test.each([
    [
      "with a discount",
      { filter: ["discounted"], limit: 2 },
      ["Corner grill", "Grill of the Port"],
    ],
    [
      "open now, the last page",
      { filter: ["currently_open"], limit: 2, offset: 2 },
      ["Grill that was"],
    ],
  ])("%s", async (_title, input, expected) => {
    expect(await search({ name: "grill", ...input })).toEqual(expected);
  });

  test("filters by category", async () => {
    expect(await search({ name: "grill", category_id: grills })).toEqual(["Corner grill"]);
    expect(await search({ name: "grill", category_id: 0 })).toHaveLength(4);
  });

  test("requires a text and at most one sort order", async () => {
    expect(await ask("GET /stores/search", {}, here)).toMatchObject({
      status: 422,
      body: { errors: [{ code: "name" }] },
    });
    const both = { name: "grill", filter: ["popular", "nearby"] };
    expect(await ask("GET /stores/search", both, here)).toMatchObject({
      status: 422,
      body: { errors: [{ code: "filter" }] },
    });
  });
});
