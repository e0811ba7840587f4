import { eq } from "drizzle-orm";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { items, stores } from "../catalog/catalog.tables.ts";
import { campaignStores, campaigns } from "../catalog/promotions.tables.ts";
import { addItem, addStore, seedShop } from "../catalog/testing.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { startTestApi } from "../testing.ts";

const { api, ask, db, changes, setNow } = await startTestApi();
const { food, grocery, zoneId, otherZoneId } = await seedShop(db);
const { moduleId } = food;
const here = { zones: [zoneId], module: moduleId };
const [bistro, diner] = food.storeIds;

/** The shop's day is that of Paris. */
const at = (moment: string) => setNow(new Date(moment));

let soupWeek: number;
let shut: number;

beforeAll(async () => {
  shut = await addStore(db, { moduleId, zoneId, schedules: [], popularity: 9 });
  const far = await addStore(db, { moduleId, zoneId: otherZoneId });
  const campaign = {
    moduleId,
    title: { en: "Soup week", fr: "Semaine des soupes" },
    description: { en: "Ladles out", fr: "À vos louches" },
    image: "emoji-1f372-leaf-wide",
    starts: "2026-03-02",
    ends: "2026-03-08",
    startTime: "18:00:00",
    endTime: "23:00:00",
  };
  const rows = await db
    .insert(campaigns)
    .values([campaign, { ...campaign, title: { en: "Elsewhere", fr: "Ailleurs" } }])
    .returning();
  const [first, second] = rows.map(({ id }) => id) as [number, number];
  soupWeek = first;
  await db.insert(campaignStores).values([
    { campaignId: first, storeId: shut },
    { campaignId: first, storeId: diner },
    { campaignId: first, storeId: bistro },
    { campaignId: first, storeId: far },
    { campaignId: second, storeId: far },
  ]);
  await changes.flushed();
});

beforeEach(() => {
  // Otherwise a response cached at a later test time would be returned.
  api.responseCache.clear();
  at("2026-03-05T11:00:00Z");
});
afterEach(() => setNow(null));

describe("campaigns", () => {
  const titles = async (options = here) =>
    (await ask("GET /campaigns/basic", {}, options)).body.map(({ title }) => title);

  test("are listed in the zones of participating stores, with their days and hours", async () => {
    const { body } = await ask("GET /campaigns/basic", {}, { ...here, language: "fr" });
    expect(body).toEqual([
      {
        id: soupWeek,
        title: "Semaine des soupes",
        description: "À vos louches",
        image_full_url: pictureUrl("http://127.0.0.1:4000", "emoji-1f372-leaf-wide"),
        module_id: moduleId,
        available_date_starts: "2026-03-02",
        available_date_ends: "2026-03-08",
        start_time: "18:00:00",
        end_time: "23:00:00",
      },
    ]);
    expect(await titles({ ...here, zones: [otherZoneId] })).toEqual(["Soup week", "Elsewhere"]);
    expect(await titles({ ...here, module: grocery.moduleId })).toEqual([]);
  });

  test.each([
    ["2026-03-01T22:59:00Z", []],
    ["2026-03-01T23:00:00Z", ["Soup week"]],
    ["2026-03-08T22:59:00Z", ["Soup week"]],
    ["2026-03-08T23:00:00Z", []],
  ])("run from their first day to their last: %s", async (moment, expected) => {
    at(moment);
    expect(await titles()).toEqual(expected);
  });

  test("disappear when the last participating store becomes inactive", async () => {
    await db.update(stores).set({ active: false }).where(eq(stores.moduleId, moduleId));
    await changes.flushed();
    expect(await titles()).toEqual([]);
    await db.update(stores).set({ active: true }).where(eq(stores.moduleId, moduleId));
    await changes.flushed();
    expect(await titles()).toEqual(["Soup week"]);
  });
});

describe("a campaign", () => {
  const path = "GET /campaigns/basic-campaign-details";

  test("lists its stores of these zones, nearest first, closed ones last", async () => {
    const { body } = await ask(
      path,
      { basic_campaign_id: soupWeek },
      { ...here, headers: { latitude: "43.6", longitude: "3.9" } },
    );
    expect(body).toMatchObject({ id: soupWeek, title: "Soup week" });
    expect(body.stores.map(({ id }) => id)).toEqual([bistro, diner, shut]);
    expect(body.stores[0]?.distance).toBe(1.061);
  });

  test("returns 404 unless it runs in this module", async () => {
    const notFound = { status: 404, body: { errors: [{ code: "campaign" }] } };
    const other = { ...here, module: grocery.moduleId };
    expect(await ask(path, { basic_campaign_id: 999 }, here)).toMatchObject(notFound);
    expect(await ask(path, { basic_campaign_id: soupWeek }, other)).toMatchObject(notFound);
    for (const moment of ["2026-03-01T12:00:00Z", "2026-03-09T12:00:00Z"]) {
      at(moment);
      expect(await ask(path, { basic_campaign_id: soupWeek }, here)).toMatchObject(notFound);
    }
  });
});

describe("campaign items", () => {
  beforeAll(async () => {
    const item = (name: string, campaignStarts: string, campaignEnds: string, more = {}) =>
      addItem(db, {
        storeId: bistro,
        name: { en: name, fr: name },
        campaignStarts,
        campaignEnds,
        ...more,
      });
    await item("now", "2026-03-05", "2026-03-05");
    await item("in a week", "2026-03-12", "2026-04-30");
    await item("in eight days", "2026-03-13", "2026-04-30");
    await item("over", "2026-02-01", "2026-03-04");
    await item("begun long ago", "2026-01-01", "2026-12-31", { discount: 1000 });
    await item("off", "2026-03-01", "2026-03-31", { active: false });
    await addItem(db, { storeId: bistro, name: { en: "always", fr: "toujours" } });
    await changes.flushed();
  });

  const read = async (options = here) => (await ask("GET /campaigns/item", {}, options)).body;

  test("are those sold now or within a week, and appear in no other list", async () => {
    expect((await read()).map(({ name }) => name)).toEqual(["begun long ago", "now", "in a week"]);
    expect((await read())[0]).toMatchObject({
      isCampaignItem: true,
      available_date_starts: "2026-01-01",
      available_date_ends: "2026-12-31",
      discount: 10,
    });
    const all = await ask("GET /items/latest", {}, here);
    expect(all.body.products.map(({ name }) => name)).toEqual(["always"]);
  });

  test("are those of active stores in the zones and the module", async () => {
    expect(await read({ ...here, zones: [otherZoneId] })).toEqual([]);
    expect(await read({ ...here, module: grocery.moduleId })).toEqual([]);
    await db.update(stores).set({ active: false }).where(eq(stores.id, bistro));
    await changes.flushed();
    expect(await read()).toEqual([]);
    await db.update(stores).set({ active: true }).where(eq(stores.id, bistro));
    await changes.flushed();
  });

  test("disappear on the next read when they are deactivated", async () => {
    await db.update(items).set({ active: false }).where(eq(items.campaignEnds, "2026-03-05"));
    await changes.flushed();
    expect((await read()).map(({ name }) => name)).toEqual(["begun long ago", "in a week"]);
  });
});

test.each([
  "GET /campaigns/basic",
  "GET /campaigns/item",
  "GET /campaigns/basic-campaign-details",
] as const)("%s requires a zone and a module", async (path) => {
  expect(await ask(path, { basic_campaign_id: soupWeek })).toMatchObject({
    status: 422,
    body: { errors: [{ code: "zoneId" }, { code: "moduleId" }] },
  });
});
