import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { stores } from "../catalog/catalog.tables.ts";
import { addItem, addSale, same } from "../catalog/testing.ts";
import { notifications } from "../notifications/notifications.tables.ts";
import { flashSales, stockFromMovements, unitsForSale } from "../operations/reconcile-stock.ts";
import { addStaff } from "../staff/testing.ts";
import { startCheckoutTest } from "./testing.ts";

/** The lists of the desk other than coupons: what they write is what customers see. */
const shop = await startCheckoutTest();
const { ask, db, bakery, food, ctx, seeded, setNow, runDueJobs } = shop;
let desk: { token: string };
let keys = 0;

beforeEach(async () => {
  await ctx();
  setNow(null);
  // Otherwise a response cached at a later test time would be returned.
  shop.api.responseCache.clear();
  desk = await addStaff(db, { kind: "operator", role: "owner" });
});

const key = () => {
  keys += 1;
  return `key-of-a-desk-entry-${keys}`;
};
type List =
  | "banners"
  | "campaigns"
  | "flash-sales"
  | "cashbacks"
  | "bonuses"
  | "advertisements"
  | "notifications"
  | "categories"
  | "brands"
  | "reasons"
  | "settings/modules"
  | "settings/transfers"
  | "settings/chat-phrases"
  | "settings/parcel-instructions"
  | "settings/vehicle-brands"
  | "settings/conditions"
  | "settings/courier-vehicles";

interface Entry {
  id: number;
  version: number;
  status: string;
  values: Record<string, unknown>;
  uses: number | null;
}
interface Saved {
  entry: Entry;
  effects: object[];
  errors?: { code: string; field?: string; data?: object }[];
}

/** The lists differ only in their values, which the tests state as they are sent. */
async function call(path: string, input: object): Promise<{ status: number; body: Saved }> {
  const options = { token: desk.token, key: key() };
  const { status, body } = await ask(path as "POST /desk/banners", { ...input }, options);
  return { status, body: body as unknown as Saved };
}
const create = (list: List, values: object, stated: object = {}) =>
  call(`POST /desk/${list}`, { values, ...stated });
const change = (list: List, { id, version }: Entry, stated: object) =>
  call(`PUT /desk/${list}/{entry_id}`, { entry_id: id, version, ...stated });
const undo = (list: List, entry_id: number, version: number) =>
  call(`POST /desk/${list}/{entry_id}/undo`, { entry_id, version });
const remove = (list: List, { id, version }: Entry) =>
  call(`DELETE /desk/${list}/{entry_id}`, { entry_id: id, version });
const refused = (status: number, code: string) => ({ status, body: { errors: [{ code }] } });

const where = () => ({ zones: [seeded.zoneId], module: food.module });
const title = same("Spring");
const hour = (offset: number) => new Date(Date.now() + offset * 3_600_000).toISOString();

/** Values of each list, with another value of one field. */
const samples: [List, () => Promise<object>, object][] = [
  ["banners", async () => ({ module_id: food.module, title, image: "p-1" }), { featured: 1 }],
  [
    "campaigns",
    async () => ({ module_id: food.module, title, description: title, image: "p-1" }),
    { store_ids: [bakery] },
  ],
  [
    "cashbacks",
    async () => ({ title, cashback_type: "amount", cashback_amount: 2, same_user_limit: 1 }),
    { min_purchase: 12.5 },
  ],
  [
    "bonuses",
    async () => ({ title, bonus_type: "percentage", bonus_amount: 5 }),
    { description: same("More") },
  ],
  [
    "advertisements",
    async () => ({ store_id: bakery, title, description: title }),
    { is_review_active: 0 },
  ],
  ["categories", async () => ({ module_id: food.module, name: same("Buns") }), { featured: 1 }],
  ["brands", async () => ({ module_id: food.module, name: "Bakers" }), { image: "p-2" }],
  [
    "reasons",
    async () => ({ kind: "parcel_after_pickup", reason: same("Broken") }),
    { reason: { en: "Broken", fr: "Cassé" } },
  ],
  [
    "settings/modules",
    async () => ({ type: "grocery", name: same("Market"), description: same("Of the day") }),
    { icon: "p-1" },
  ],
  [
    "settings/transfers",
    async () => ({
      name: same("Bank"),
      fields: [{ label: same("IBAN"), value: "FR76 3000 1000 6449" }],
      inputs: [{ label: same("Reference"), placeholder: same("As stated"), required: true }],
    }),
    { name: same("The bank of the town") },
  ],
  [
    "settings/chat-phrases",
    async () => ({ message: same("Is it ready?") }),
    { receivers: ["vendor"] },
  ],
  [
    "settings/parcel-instructions",
    async () => ({ instruction: same("Ring twice") }),
    { instruction: same("Knock") },
  ],
  ["settings/vehicle-brands", async () => ({ name: "Belmont" }), { image: "p-3" }],
  [
    "settings/conditions",
    async () => ({ module_id: food.module, name: same("Hay fever") }),
    { name: same("Allergy") },
  ],
  ["settings/courier-vehicles", async () => ({ type: same("Tricycle") }), { type: same("Trike") }],
];

describe.each(samples)("%s", (list, valuesOf, other) => {
  test("are added, changed, undone and deleted", async () => {
    const values = await valuesOf();
    const { status, body } = await create(list, values);
    expect([status, body.entry.version, body.entry.status]).toEqual([201, 1, "live"]);
    expect(body.entry.values).toMatchObject(values);
    const changed = await change(list, body.entry, { values: { ...body.entry.values, ...other } });
    expect(changed.body.entry).toMatchObject({ version: 2, values: other });
    const undone = await undo(list, body.entry.id, 2);
    expect(undone.body.entry.values).toEqual(body.entry.values);
    expect((await undo(list, body.entry.id, 1)).body.entry).toMatchObject({ status: "off" });
    const listed = await call(`GET /desk/${list}`, { limit: 100, status: "off" });
    const { entries } = listed.body as unknown as { entries: Entry[] };
    expect(entries.map(({ id }) => id)).toContain(body.entry.id);
    expect((await remove(list, { ...body.entry, version: 4 })).status).toBe(200);
    expect(await undo(list, body.entry.id, 1)).toMatchObject(refused(404, "entry"));
  });
});

test("a campaign says how many of its stores take no orders", async () => {
  const campaign = { module_id: food.module, title, description: title, image: "p-1" };
  const values = { ...campaign, store_ids: [bakery] };
  expect((await create("campaigns", values)).body.effects).toEqual([]);
  const isBakery = eq(stores.id, bakery);
  await db.update(stores).set({ active: false }).where(isBakery);
  expect((await create("campaigns", values)).body.effects).toMatchObject([
    { code: "campaign_stores_off", count: 1, message: "1 of the stores takes no orders now." },
  ]);
  await db.update(stores).set({ active: true }).where(isBakery);
});

describe("customers see", () => {
  test("a banner from its beginning to its end", async () => {
    const values = { module_id: food.module, title, image: "p-1" };
    const { entry } = (await create("banners", values, { from: hour(1), until: hour(2) })).body;
    const shown = async () =>
      (await ask("GET /banners", {}, where())).body.banners.map(({ id }) => id);
    expect([entry.status, await shown()]).toEqual(["scheduled", []]);
    setNow(new Date(hour(1.5)));
    expect(await shown()).toEqual([entry.id]);
    setNow(new Date(hour(2.5)));
    expect(await shown()).toEqual([]);
  });

  test("a campaign until it is switched off", async () => {
    const values = { module_id: food.module, title, description: title, image: "p-1" };
    const { entry } = (await create("campaigns", { ...values, store_ids: [bakery] })).body;
    const shown = async () =>
      (await ask("GET /campaigns/basic", {}, where())).body.map(({ id }) => id);
    expect(await shown()).toContain(entry.id);
    await change("campaigns", entry, { active: 0 });
    expect(await shown()).not.toContain(entry.id);
  });

  test("reasons that are live", async () => {
    const reason = same("The bread is cold");
    const { entry } = (await create("reasons", { kind: "refund", reason })).body;
    const shown = async () =>
      (await ask("GET /customer/order/refund-reasons", {}, where())).body.refund_reasons.map(
        (each) => each.reason,
      );
    expect(await shown()).toContain("The bread is cold");
    await change("reasons", entry, { active: 0 });
    expect(await shown()).not.toContain("The bread is cold");
    const moved = { values: { kind: "cancellation", reason } };
    const answer = await change("reasons", { ...entry, version: 2 }, moved);
    expect(answer).toMatchObject(refused(422, "values.kind"));
  });
});

describe("modules", () => {
  const values = { type: "food", name: same("Evening meals"), description: same("From six") };

  test("are offered to customers once they are switched on", async () => {
    const { entry } = (await create("settings/modules", values, { active: 0 })).body;
    expect(entry.values).toMatchObject({ slug: "evening-meals" });
    const shown = async () => (await ask("GET /module")).body.map(({ id }) => id);
    expect(await shown()).not.toContain(entry.id);
    await change("settings/modules", entry, { active: 1 });
    await shop.changes.flushed();
    expect(await shown()).toContain(entry.id);
  });

  test("keep their type and an address of their own, and stay while a store is in them", async () => {
    const { entry } = (await create("settings/modules", values)).body;
    const typed = { values: { ...entry.values, type: "rental" } };
    expect(await change("settings/modules", entry, typed)).toMatchObject(refused(422, "values"));
    const { body } = await create("settings/modules", values);
    expect(body.entry.values.slug).not.toBe(entry.values.slug);
    const addressed = { values: { ...body.entry.values, slug: entry.values.slug } };
    expect(await change("settings/modules", body.entry, addressed)).toMatchObject(
      refused(422, "values.slug"),
    );
    const used = { ...entry, id: food.module, version: 1 };
    expect(await remove("settings/modules", used)).toMatchObject(refused(409, "in_use"));
  });
});

describe("flash sales", () => {
  const times = (offset: number) => ({ from: hour(offset), until: hour(offset + 2) });
  const values = async (overrides: object = {}) => ({
    ...{ module_id: food.module, title },
    items: [
      {
        item_id: await addItem(db, { storeId: bakery }),
        ...{ stock: 5, discount_type: "percent", discount: 20, ...overrides },
      },
    ],
  });

  test("have pieces of their own, which books agree with when they change and go", async () => {
    const { entry } = (await create("flash-sales", await values(), times(100))).body;
    const [item] = entry.values.items as object[];
    const more = { ...entry.values, items: [{ ...item, stock: 8 }] };
    expect((await change("flash-sales", entry, { values: more })).body.entry.values).toEqual(more);
    const checks = async () =>
      [await stockFromMovements(db), await unitsForSale(db), await flashSales(db)].flat();
    expect(await checks()).toEqual([]);
    expect((await remove("flash-sales", { ...entry, version: 2 })).status).toBe(200);
    expect(await checks()).toEqual([]);
  });

  test("of a module do not run at the same time", async () => {
    const { entry } = (await create("flash-sales", await values(), times(200))).body;
    const second = await create("flash-sales", await values(), times(201));
    expect(second).toMatchObject(refused(409, "overlap"));
    await change("flash-sales", entry, { active: 0 });
    expect((await create("flash-sales", await values(), times(201))).status).toBe(201);
  });

  test("have a beginning, an end and possible discounts", async () => {
    expect(await create("flash-sales", await values())).toMatchObject(refused(422, "until"));
    const free = await create("flash-sales", await values({ discount: 120 }), times(300));
    expect(free).toMatchObject(refused(422, "values.items"));
    const unknown = { ...(await values()), module_id: seeded.grocery.moduleId };
    const foreign = await create("flash-sales", unknown, times(300));
    expect(foreign.body.errors).toMatchObject([{ code: "values", field: "values.items" }]);
    expect(await addSale(db, seeded.grocery.moduleId)).toBeGreaterThan(0);
  });
});

describe("categories", () => {
  const category = (overrides: object = {}) => ({
    ...{ module_id: food.module, name: same("Pastry"), ...overrides },
  });

  test("have one level below them, and an order among those of one parent", async () => {
    const { entry: main } = (await create("categories", category())).body;
    const { entry: below } = (await create("categories", category({ parent_id: main.id }))).body;
    const third = await create("categories", category({ parent_id: below.id }));
    expect(third).toMatchObject(refused(422, "values.parent_id"));
    const { entry: next } = (await create("categories", category({ parent_id: main.id }))).body;
    expect(below.values.slug).not.toBe(next.values.slug);
    const order = await call("PUT /desk/categories/order", { ids: [next.id, below.id] });
    expect(order.status).toBe(200);
    const { body } = await call("GET /desk/categories", { limit: 100, search: "pastry" });
    const { entries } = body as unknown as { entries: Entry[] };
    expect(entries.map(({ id }) => id)).toEqual([main.id, next.id, below.id]);
    const twice = await call("PUT /desk/categories/order", { ids: [next.id, next.id] });
    expect(twice).toMatchObject(refused(422, "ids"));
    expect(await remove("categories", main)).toMatchObject({
      ...{ status: 409, body: { errors: [{ code: "in_use", data: { count: 2 } }] } },
    });
  });

  test("stay in their module, at an address of their own", async () => {
    const { entry } = (await create("categories", category())).body;
    const moved = { values: { ...entry.values, module_id: seeded.grocery.moduleId } };
    const answer = await change("categories", entry, moved);
    expect(answer.body.errors).toMatchObject([{ field: "values.module_id" }]);
    const again = await create("categories", category({ slug: entry.values.slug }));
    expect(again).toMatchObject(refused(422, "values.slug"));
  });
});

describe("notifications", () => {
  const values = (overrides: object = {}) => ({
    ...{ title: same("Free delivery"), description: same("Today"), link: "/coupons" },
    ...overrides,
  });

  test("tell how many customers get them, and are sent once, at their time", async () => {
    const { customerId } = await addCustomer(db);
    const { status, body } = await create("notifications", values(), { from: hour(1) });
    expect([status, body.entry.status]).toEqual([201, "scheduled"]);
    expect(body.effects).toMatchObject([{ code: "receivers", count: expect.any(Number) }]);
    const received = () =>
      db.$count(
        notifications,
        and(eq(notifications.customerId, customerId), eq(notifications.message, "broadcast")),
      );
    await runDueJobs();
    expect(await received()).toBe(0);
    setNow(new Date(hour(1.1)));
    await runDueJobs();
    await runDueJobs();
    expect(await received()).toBe(1);
    const sent = await call("GET /desk/notifications/{entry_id}", { entry_id: body.entry.id });
    expect(sent.body).toMatchObject({ status: "ended", uses: expect.any(Number) });
    const late = await change("notifications", body.entry, { values: values({ link: null }) });
    expect(late).toMatchObject(refused(409, "in_use"));
  });

  test("show how many would get them before they are written, if they could be", async () => {
    await addCustomer(db);
    const preview = (values: object, path = "notifications") =>
      call("POST /desk/preview", { changes: [{ path, values }] });
    const { status, body } = await preview(values());
    expect(status).toBe(200);
    const [effect] = body.effects as { code: string; count: number; path: string }[];
    expect(effect).toMatchObject({ code: "receivers", path: "notifications" });
    expect(effect?.count).toBeGreaterThan(0);
    const { body: page } = await call("GET /desk/notifications", { search: "never written" });
    expect(page).toMatchObject({ total_size: 0 });
    expect((await preview(values({ title: same("") }))).status).toBe(422);
    expect(await preview(values(), "notifications/999999")).toMatchObject(refused(404, "entry"));
    expect(await preview(values(), "unknown")).toMatchObject(refused(404, "entry"));
    desk = await addStaff(db, { kind: "operator", role: "support" });
    expect(await preview(values())).toMatchObject(refused(403, "permission"));
  });

  test("go to those who have ordered in a zone, and nowhere else", async () => {
    const to = { zone_ids: [seeded.otherZoneId], ordered_since: "2020-01-01" };
    const { body } = await create("notifications", values({ to }), { from: hour(5) });
    expect(body.effects).toMatchObject([{ count: 0 }]);
    const speaking = await create("notifications", values({ to: { language: "fr" } }));
    expect(speaking.body.effects).toMatchObject([{ count: 0 }]);
    const unknown = await create("notifications", values({ to: { zone_ids: [999_999] } }));
    expect(unknown.body.errors).toMatchObject([{ field: "values.to.zone_ids" }]);
  });
});

test("what values name exists and fits", async () => {
  const fields = async (list: List, values: object) =>
    (await create(list, values)).body.errors?.map(({ field }) => field);
  const banner = { module_id: food.module, title, image: "p-1" };
  expect(await fields("banners", { ...banner, zone_id: 999_999 })).toEqual(["values.zone_id"]);
  expect(await fields("banners", { ...banner, link: "/a", store_id: bakery })).toEqual([
    "values.link",
  ]);
  const advertisement = { store_id: bakery, title, description: title };
  const video = { ...advertisement, add_type: "video_promotion" };
  expect(await fields("advertisements", video)).toEqual(["values.video_url"]);
  const percent = { cashback_type: "percentage", cashback_amount: 101, same_user_limit: 1 };
  expect(await fields("cashbacks", { title, ...percent })).toEqual(["values.cashback_amount"]);
  const bonus = { title, bonus_type: "percentage", bonus_amount: 101 };
  expect(await fields("bonuses", bonus)).toEqual(["values.bonus_amount"]);
});
