import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { items, stores } from "../catalog/catalog.tables.ts";
import { banners, campaignStores, campaigns, otherBanners } from "../catalog/promotions.tables.ts";
import { addItem, addModule, addStore, seedShop } from "../catalog/testing.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { startTestApi } from "../testing.ts";

const { ask, db, changes, setNow } = await startTestApi();
const { food, grocery, zoneId, otherZoneId } = await seedShop(db);
const { moduleId } = food;
const here = { zones: [zoneId], module: moduleId };
const everywhere = { zones: [zoneId, otherZoneId], module: moduleId };
const [bistro, diner] = food.storeIds;

let dish: number;
let far: number;

const banner = (title: string, more: Partial<typeof banners.$inferInsert> = {}) => ({
  moduleId,
  title: { en: title, fr: `${title}-fr` },
  image: "emoji-1f355-tomato-wide",
  ...more,
});

beforeAll(async () => {
  setNow(new Date("2026-03-02T11:00:00Z"));
  dish = await addItem(db, { storeId: bistro });
  const inactiveItem = await addItem(db, { storeId: bistro, active: false });
  far = await addStore(db, { moduleId, zoneId: otherZoneId });
  const idle = await addStore(db, { moduleId, zoneId, active: false });
  const ofIdle = await addItem(db, { storeId: idle });
  await db
    .insert(banners)
    .values([
      banner("link", { link: "/home" }),
      banner("store", { storeId: bistro, featured: true }),
      banner("item", { itemId: dish }),
      banner("other zone", { zoneId: otherZoneId }),
      banner("far store", { storeId: far }),
      banner("grocery", { moduleId: grocery.moduleId }),
      banner("off", { active: false }),
      banner("to an idle store", { storeId: idle }),
      banner("to an item that is gone", { itemId: inactiveItem }),
      banner("to an item of an idle store", { itemId: ofIdle }),
      banner("own", { ownerStoreId: bistro, itemId: dish }),
      banner("own, far", { ownerStoreId: far, storeId: far }),
    ]);
  const [campaign] = await db
    .insert(campaigns)
    .values({
      moduleId,
      title: { en: "Soup week", fr: "Semaine des soupes" },
      description: { en: "Ladles out", fr: "À vos louches" },
      image: "emoji-1f372-leaf-wide",
      starts: "2026-03-01",
      ends: "2026-03-07",
    })
    .returning();
  await db.insert(campaignStores).values({ campaignId: campaign?.id ?? 0, storeId: diner });
  await changes.flushed();
});

afterAll(() => setNow(null));

const titles = (list: { title: string }[]) => list.map(({ title }) => title);

describe("banners", () => {
  test("are those of the module and the zones whose target exists", async () => {
    const { body } = await ask("GET /banners", {}, here);
    expect(titles(body.banners)).toEqual(["link", "store", "item"]);
    const more = await ask("GET /banners", {}, everywhere);
    expect(titles(more.body.banners)).toEqual(["link", "store", "item", "other zone", "far store"]);
  });

  test("link to a URL, a store or an item", async () => {
    const { body } = await ask("GET /banners", {}, { ...here, language: "fr" });
    expect(body.banners).toMatchObject([
      { type: "default", title: "link-fr", link: "/home", store: null, item: null },
      { type: "store_wise", link: null, store: { id: bistro, zone_id: zoneId }, item: null },
      { type: "item_wise", link: null, store: null, item: { id: dish, store_id: bistro } },
    ]);
    expect(body.banners[0]?.image_full_url).toBe(
      pictureUrl("http://127.0.0.1:4000", "emoji-1f355-tomato-wide"),
    );
  });

  test("include the running campaigns, and featured banners only on request", async () => {
    const { body } = await ask("GET /banners", {}, here);
    expect(titles(body.campaigns)).toEqual(["Soup week"]);
    const featured = await ask("GET /banners", { featured: 1 }, here);
    expect(featured.body).toMatchObject({ campaigns: [], banners: [{ title: "store" }] });
  });

  test("include all modules when the request names none", async () => {
    const { body } = await ask("GET /banners", {}, { zones: [zoneId] });
    expect(titles(body.banners)).toEqual(["link", "store", "item", "grocery"]);
  });

  test("disappear and reappear with their target", async () => {
    const shown = async () => titles((await ask("GET /banners", {}, here)).body.banners);
    await db.update(items).set({ active: false }).where(eq(items.id, dish));
    await changes.flushed();
    expect(await shown()).toEqual(["link", "store"]);
    await db.update(items).set({ active: true }).where(eq(items.id, dish));
    await db.update(stores).set({ active: false }).where(eq(stores.id, bistro));
    await changes.flushed();
    expect(await shown()).toEqual(["link"]);
    await db.update(stores).set({ active: true }).where(eq(stores.id, bistro));
    await changes.flushed();
    expect(await shown()).toEqual(["link", "store", "item"]);
  });

  test("link to a rental provider wherever its vehicles are picked up", async () => {
    const rental = await addModule(db, zoneId, "rental");
    const base = { moduleId: rental.moduleId, zoneId: otherZoneId };
    const there = await addStore(db, { ...base, pickupZoneIds: [zoneId] });
    const notThere = await addStore(db, base);
    await db
      .insert(banners)
      .values([
        banner("keys", { moduleId: rental.moduleId, storeId: there }),
        banner("far keys", { moduleId: rental.moduleId, storeId: notThere }),
      ]);
    await changes.flushed();
    const { body } = await ask("GET /banners", {}, { zones: [zoneId], module: rental.moduleId });
    expect(titles(body.banners)).toEqual(["keys"]);
  });

  test("require a zone, and refuse an invalid module", async () => {
    expect(await ask("GET /banners", {}, { module: 999 })).toMatchObject({
      status: 422,
      body: { errors: [{ code: "moduleId" }, { code: "zoneId" }] },
    });
  });
});

describe("banners of a store", () => {
  test("are returned for any location of the visitor", async () => {
    const own = await ask("GET /banners/{store_id}", { store_id: bistro }, here);
    expect(own.body).toMatchObject([{ title: "own", type: "item_wise", item: { id: dish } }]);
    const distant = await ask("GET /banners/{store_id}", { store_id: far }, here);
    expect(titles(distant.body)).toEqual(["own, far"]);
    expect((await ask("GET /banners/{store_id}", { store_id: diner }, here)).body).toEqual([]);
  });

  test("are refused for an unknown store, and without zone or module", async () => {
    expect(await ask("GET /banners/{store_id}", { store_id: 999999 }, here)).toMatchObject({
      status: 404,
      body: { errors: [{ code: "store" }] },
    });
    expect(await ask("GET /banners/{store_id}", { store_id: bistro })).toMatchObject({
      status: 422,
      body: { errors: [{ code: "zoneId" }, { code: "moduleId" }] },
    });
  });
});

describe("other banners and reasons to choose us", () => {
  beforeAll(async () => {
    const image = "emoji-1f4cd-sky-wide";
    const text = { en: "Near you", fr: "Près de vous" };
    await db.insert(otherBanners).values([
      { moduleId, key: "promotion", image },
      { moduleId, key: "why_choose", title: text, description: text, image },
      { moduleId, key: "basic_section_nearby", title: text, image },
      { moduleId: grocery.moduleId, key: "promotion", image },
    ]);
    await changes.flushed();
  });

  test("are returned separately", async () => {
    const image_full_url = pictureUrl("http://127.0.0.1:4000", "emoji-1f4cd-sky-wide");
    const other = await ask("GET /other-banners", {}, { module: moduleId });
    expect(other.body).toEqual({
      banners: [
        { key: "promotion", image_full_url },
        { key: "basic_section_nearby", image_full_url },
      ],
    });
    const reasons = await ask(
      "GET /other-banners/why-choose",
      {},
      { module: moduleId, language: "fr" },
    );
    expect(reasons.body).toMatchObject({
      banners: [{ title: "Près de vous", short_description: "Près de vous", image_full_url }],
    });
  });

  test.each(["GET /other-banners", "GET /other-banners/why-choose"] as const)(
    "%s requires a module",
    async (path) => {
      expect(await ask(path)).toMatchObject({
        status: 422,
        body: { errors: [{ code: "moduleId" }] },
      });
    },
  );
});
