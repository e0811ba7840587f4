import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  addOns,
  commonConditions,
  itemVariations,
  stores,
  tags,
} from "../catalog/catalog.tables.ts";
import { addModule } from "../catalog/testing.ts";
import { reviews } from "../reviews/reviews.tables.ts";
import { startImports } from "./testing.ts";

const { db, zoneId, fileOf, newStore, itemsOf, importing } = await startImports();

const basic = { name: "Thing", category: "Things", price: 5, stock: 1 };
let files = 0;

async function importRecords(records: object[], options: Parameters<typeof importing>[1]) {
  files += 1;
  const file = await fileOf(
    `r${files}.jsonl`,
    records.map((record) => JSON.stringify(record)).join("\n"),
  );
  return importing(file, options);
}

async function foodStore(slug: string) {
  const { moduleId } = await addModule(db, zoneId, "food");
  return newStore(slug, moduleId);
}

describe("a row", () => {
  test("names its store when a file contains several stores", async () => {
    const [north, south] = [await newStore("north"), await newStore("south")];
    const rows = ["north", "south", "north", "nowhere", undefined].map((store, index) => ({
      ...basic,
      sku: String(index % 2),
      store,
    }));
    const { accepted, refused } = await importRecords(rows, { store: null, keepGoing: true });
    expect(accepted).toBe(2);
    expect(refused).toEqual([
      { at: "line 3", reason: "0 stands in line 1 already" },
      { at: "line 4", reason: "there is no store nowhere in grocery" },
      { at: "line 5", reason: "store is missing" },
    ]);
    expect(await itemsOf(north)).toHaveLength(1);
    expect(await itemsOf(south)).toHaveLength(1);
  });

  test("pairs the entries of lists in both languages by position", async () => {
    const storeId = await newStore("bilingual");
    const rows = [
      { ...basic, tags: ["Red", "New"], tags_fr: ["Rouge", "Neuf"], nutrition: "iron" },
    ];
    await importRecords(rows, { store: "bilingual" });
    const [item] = await itemsOf(storeId);
    const [red] = await db
      .select()
      .from(tags)
      .where(eq(tags.id, item?.tagIds[0] ?? 0));
    expect(red?.tag).toEqual({ en: "Red", fr: "Rouge" });
    expect(item?.nutrition).toEqual([{ en: "Iron", fr: "Iron" }]);
  });

  test("sets a discount amount, a condition, a slug, past sales and past reviews", async () => {
    const storeId = await newStore("moved");
    const row = {
      ...basic,
      slug: "thing-of-before",
      discount_amount: 1.5,
      common_condition: "Dry skin",
      sold_lately: 7,
      on_sale_since: "2026-01-02",
      customer_reviews: [
        { customer: "Ada L.", rating: 5, comment: "Fine", written_at: "2026-02-03T04:05:06Z" },
        { customer: "Bo M.", rating: 2, written_at: "2026-02-04T04:05:06Z" },
      ],
    };
    await importRecords([row], { store: "moved" });
    const [item] = await itemsOf(storeId);
    expect(item).toMatchObject({
      slug: "thing-of-before",
      discount: 150,
      discountKind: "amount",
      popularity: 7,
      createdAt: new Date("2026-01-02"),
      ratingCount: 2,
      avgRating: 3.5,
    });
    const [condition] = await db
      .select()
      .from(commonConditions)
      .where(eq(commonConditions.id, item?.commonConditionId ?? 0));
    expect(condition?.name.en).toBe("Dry skin");
    expect(await db.select().from(reviews).where(eq(reviews.storeId, storeId))).toMatchObject([
      { customerName: "Ada L.", rating: 5, comment: { en: "Fine", fr: "" } },
      { customerName: "Bo M.", rating: 2, comment: null },
    ]);
    const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
    expect(store).toMatchObject({ ratings: [1, 0, 0, 1, 0], ratingCount: 2, avgRating: 3.5 });

    await newStore("copy");
    await importRecords([row], { store: "copy" });
    await importRecords([row], { store: "moved" });
    expect(await db.$count(reviews, eq(reviews.storeId, storeId))).toBe(2);
  });

  test.each([
    [{ tags: ["a", "b"], tags_fr: ["c"] }, "tags_fr has 1 entries, tags 2"],
    [{ discount: 10, discount_amount: 1 }, "discount and discount_amount exclude each other"],
    [{ available_from: "8:00" }, "available_from and available_until need each other"],
    [
      { available_from: "25:00", available_until: "1:00" },
      "available_from is not a time of day: 25:00",
    ],
    [{ on_sale_since: "soon" }, "on_sale_since is not a date: soon"],
    [
      { option_groups: [{ name: "Size", values: [{ label: "M" }] }] },
      "only food has option_groups",
    ],
    [{ add_ons: [{ name: "Bag" }] }, "add_ons: Bag is not known, and has no price"],
    [{ add_ons: "{" }, "add_ons is not JSON"],
    [
      { variation_choices: [{ title: "Size", options: ["M"] }] },
      "variation_choices and variation_prices need each other",
    ],
    [
      { variation_choices: [{ title: "Colour", options: ["Red", "Blue"], pictures: [[0]] }] },
      expect.stringContaining("pictures has another number of entries than options"),
    ],
  ])("is refused with %o", async (fields, reason) => {
    await newStore(`wrong-${files}`);
    const { refused } = await importRecords([{ ...basic, ...fields }], {
      store: `wrong-${files}`,
    });
    expect(refused).toEqual([{ at: "line 1", reason }]);
  });
});

describe("variations", () => {
  const choices = [
    { title: "Size", title_fr: "Taille", options: ["S", "M"] },
    { title: "Colour", title_fr: "Couleur", options: ["Red"], options_fr: ["Rouge"] },
  ];
  const shirt = (prices: object[]) => ({
    sku: "shirt",
    name: "Shirt",
    category: "Clothes",
    variation_choices: choices,
    variation_prices: prices,
  });
  const small = { options: ["S", "Red"], price: 12, stock: 2 };
  const medium = { options: ["M", "Red"], price: 10, stock: 3 };

  test("set the item's price to the lowest and its stock to the sum, and are replaced together", async () => {
    const storeId = await newStore("shirts");
    const variationsOf = () =>
      db
        .select({ type: itemVariations.type, price: itemVariations.price })
        .from(itemVariations)
        .orderBy(itemVariations.id);
    await importRecords([shirt([small, medium])], { store: "shirts" });
    expect((await itemsOf(storeId))[0]).toMatchObject({ price: 1000, stock: 5 });
    expect(await variationsOf()).toEqual([
      { type: { en: "S-Red", fr: "S-Rouge" }, price: 1200 },
      { type: { en: "M-Red", fr: "M-Rouge" }, price: 1000 },
    ]);
    await importRecords([shirt([small])], { store: "shirts" });
    expect((await itemsOf(storeId))[0]).toMatchObject({ price: 1200, stock: 2 });
    expect(await variationsOf()).toHaveLength(1);
  });

  test("are refused with an unknown option or a repeated combination", async () => {
    await newStore("misfits");
    const invalid = [
      shirt([{ ...small, options: ["L", "Red"] }]),
      { ...shirt([small, small]), sku: "shirt of two" },
    ];
    const { refused } = await importRecords(invalid, { store: "misfits" });
    expect(refused.map(({ reason }) => reason)).toEqual([
      "variation_prices: L, Red is not one option of each choice",
      "variation_prices has the same options twice",
    ]);
  });
});

test("imports option groups, add-ons and hours of food, and creates each add-on once", async () => {
  const storeId = await foodStore("kitchen");
  const dish = (name: string) => ({
    name,
    category: "Dishes",
    price: 9.5,
    available_from: "6:00",
    available_until: "11:30",
    option_groups: [
      {
        name: "Size",
        name_fr: "Taille",
        min: 1,
        required: true,
        values: [{ label: "L", price: 2 }],
      },
    ],
    add_ons: [{ name: "Egg", name_fr: "Œuf", price: 1.2 }],
  });
  const report = await importRecords([dish("Soup"), dish("Salad")], {
    module: "food",
    store: "kitchen",
  });
  expect(report.refused).toEqual([]);
  const [egg, ...more] = await db.select().from(addOns).where(eq(addOns.storeId, storeId));
  expect(more).toEqual([]);
  expect(egg).toMatchObject({ name: { en: "Egg", fr: "Œuf" }, price: 120 });
  const [soup, salad] = await itemsOf(storeId);
  expect(salad?.addOnIds).toEqual([egg?.id]);
  expect(soup).toMatchObject({
    stock: null,
    availableFrom: "06:00:00",
    availableUntil: "11:30:00",
    foodChoices: [
      {
        name: { en: "Size", fr: "Taille" },
        type: "single",
        min: 1,
        max: 1,
        required: true,
        values: [{ label: { en: "L", fr: "L" }, price: 200 }],
      },
    ],
  });
});

test("keeps the ids of options and variations when an item is imported again", async () => {
  const kitchenId = await foodStore("bakery");
  const shopId = await newStore("outfitter");
  const bread = (...labels: [string, string][]) => ({
    name: "Bread",
    category: "Breads",
    price: 3,
    option_groups: [
      {
        name: "Size",
        min: 1,
        required: true,
        values: labels.map(([label, label_fr]) => ({ label, label_fr, price: 0 })),
      },
    ],
  });
  const shirt = (...sizes: string[]) => ({
    name: "Shirt",
    category: "Clothes",
    variation_choices: [{ title: "Size", options: sizes }],
    variation_prices: sizes.map((size, index) => ({
      options: [size],
      price: 10 + index,
      stock: 1,
    })),
  });
  const importBoth = async (dish: object, garment: object) => {
    const reports = [
      await importRecords([dish], { module: "food", store: "bakery" }),
      await importRecords([garment], { store: "outfitter" }),
    ];
    expect(reports.flatMap(({ refused }) => refused)).toEqual([]);
    const [item] = await itemsOf(kitchenId);
    const [varied] = await itemsOf(shopId);
    const variations = await db
      .select()
      .from(itemVariations)
      .where(eq(itemVariations.itemId, varied?.id ?? 0))
      .orderBy(itemVariations.position);
    return { groups: item?.foodChoices ?? [], variations };
  };

  const before = await importBoth(bread(["Small", "Petit"], ["Large", "Grand"]), shirt("S", "M"));
  const after = await importBoth(bread(["Large", "Maxi"], ["Tiny", "Mini"]), shirt("M", "L"));
  const [small, large] = before.groups[0]?.values ?? [];
  const [maxi, tiny] = after.groups[0]?.values ?? [];
  expect(after.groups[0]?.id).toBe(before.groups[0]?.id);
  expect(maxi).toMatchObject({ id: large?.id, label: { en: "Large", fr: "Maxi" } });
  expect([small?.id, large?.id]).not.toContain(tiny?.id);
  expect(after.variations).toMatchObject([
    { id: before.variations[1]?.id, type: { en: "M" }, price: 1000 },
    { type: { en: "L" }, price: 1100 },
  ]);
});

test("imports size guides, days for returns and what goes with an item, also from rows below it", async () => {
  const storeId = await newStore("tailor");
  const guide = {
    columns: ["Chest, cm"],
    columns_fr: ["Poitrine, cm"],
    rows: [{ size: "S", values: ["88–92"] }],
  };
  const goes_with = ["Belt", "hat-1", "Coat", "Unknown"];
  const rows = [
    { ...basic, name: "Coat", size_guide: guide, returns_days: 30, goes_with },
    { ...basic, name: "Belt" },
    { ...basic, name: "Hat", sku: "hat-1", goes_with: "belt" },
  ];
  expect((await importRecords(rows, { store: "tailor" })).refused).toEqual([]);
  const found = async (name: string) =>
    (await itemsOf(storeId)).find((item) => item.name.en === name);
  const [belt, hat] = [await found("Belt"), await found("Hat")];
  expect(await found("Coat")).toMatchObject({
    sizeGuide: {
      columns: [{ en: "Chest, cm", fr: "Poitrine, cm" }],
      rows: guide.rows,
    },
    returnsDays: 30,
    goesWith: [belt?.id, hat?.id],
  });
  expect(hat).toMatchObject({ sizeGuide: null, returnsDays: null, goesWith: [belt?.id] });

  await importRecords([{ name: "Coat", price: 6 }], { store: "tailor" });
  expect(await found("Coat")).toMatchObject({ returnsDays: 30, goesWith: [belt?.id, hat?.id] });

  const short = { ...guide, rows: [{ size: "S", values: [] }] };
  const wrong = [
    { ...basic, name: "Tie", size_guide: short },
    { ...basic, name: "Sock", returns_days: 400 },
  ];
  expect((await importRecords(wrong, { store: "tailor" })).refused).toEqual([
    {
      at: "line 1",
      reason: "size_guide: values has another number of entries than columns",
    },
    { at: "line 2", reason: "returns_days is more than 365" },
  ]);
});
