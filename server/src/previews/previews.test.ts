import { beforeEach, expect, test } from "vitest";
import { addItem, same } from "../catalog/testing.ts";
import { startCheckoutTest } from "../checkout/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { previews } from "./previews.tables.ts";

const shop = await startCheckoutTest();
const { ask, db, bakery, food, grocery, ctx, seeded, setNow } = shop;
let desk: { token: string };
let keys = 0;

beforeEach(async () => {
  await ctx();
  desk = await addStaff(db, { kind: "operator", role: "owner" });
});

const hour = (offset: number) => new Date(Date.now() + offset * 3_600_000).toISOString();
const refused = (status: number, code: string) => ({ status, body: { errors: [{ code }] } });
const key = () => {
  keys += 1;
  return `key-of-a-previewed-entry-${keys}`;
};
const banner = (title: string, stated: object = {}) => ({
  ...{ module_id: food.module, title: same(title), image: "p-1" },
  ...stated,
});
const start = (input: object, { token } = desk) =>
  ask("POST /desk/preview", { ...input }, { token });

/** The headers of somebody who looks at a preview. */
async function preview(input: object): Promise<{ "X-Preview": string }> {
  const { status, body } = await start({ at: hour(0), ...input });
  expect(status).toBe(200);
  return { "X-Preview": body.preview_token ?? "" };
}
const bannersOf = async (headers: Record<string, string> = {}) => {
  const { body } = await ask("GET /banners", {}, { ...food, headers });
  return body.banners.map(({ title }) => title);
};

test("shows an unsaved entry to who looks at it, and to nobody else", async () => {
  const looking = await preview({ changes: [{ path: "banners", values: banner("Tomorrow") }] });
  expect(await bannersOf()).not.toContain("Tomorrow");
  const { headers, body } = await ask("GET /banners", {}, { ...food, headers: looking });
  expect(body.banners.map(({ title }) => title)).toContain("Tomorrow");
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(headers.get("ETag")).toBeNull();
  expect(await bannersOf()).not.toContain("Tomorrow");
  expect((await ask("GET /desk/banners", { search: "Tomorrow" }, desk)).body.total_size).toBe(0);
});

test("shows what an existing entry would be, also while others look at something else", async () => {
  const values = banner("Plain");
  const { body } = await ask("POST /desk/banners", { values }, { ...desk, key: key() });
  const path = `banners/${body.entry.id}`;
  const bold = await preview({ changes: [{ path, values: banner("Bold") }] });
  const off = await preview({ changes: [{ path, values, active: 0 }] });
  const seen = await Promise.all([bold, off, bold, off].map((headers) => bannersOf(headers)));
  expect(seen.map((titles) => titles.filter((title) => /Plain|Bold/.test(title ?? "")))).toEqual([
    ["Bold"],
    [],
    ["Bold"],
    [],
  ]);
  expect(await bannersOf()).toContain("Plain");
});

test("shows the shop as of a moment, with what is planned until then", async () => {
  const values = banner("Scheduled");
  const added = await ask(
    "POST /desk/banners",
    { values, from: hour(10) },
    { ...desk, key: key() },
  );
  const { id, version } = added.body.entry;
  const planned = { values: banner("Planned"), publish_at: hour(20), version, entry_id: id };
  expect((await ask("PUT /desk/banners/{entry_id}", planned, desk)).status).toBe(200);
  const shown = async (at: string) =>
    (await bannersOf(await preview({ at }))).filter((title) => /duled|Planned/.test(title ?? ""));
  expect(await shown(hour(5))).toEqual([]);
  expect(await shown(hour(15))).toEqual(["Scheduled"]);
  expect(await shown(hour(25))).toEqual(["Planned"]);
  expect(await shown(hour(15))).toEqual(["Scheduled"]);
});

test("shows at once what others change while somebody looks", async () => {
  const values = banner("Before");
  const { body } = await ask("POST /desk/banners", { values }, { ...desk, key: key() });
  const { id: entry_id, version } = body.entry;
  const looking = await preview({});
  expect(await bannersOf(looking)).toContain("Before");
  const change = { entry_id, version, values: banner("After") };
  expect((await ask("PUT /desk/banners/{entry_id}", change, desk)).status).toBe(200);
  const seen = await bannersOf(looking);
  expect(seen).toContain("After");
  expect(seen).not.toContain("Before");
});

test("shows the price of an item in an unsaved flash sale", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  const items = [{ item_id: itemId, stock: 5, discount: 25, discount_type: "percent" }];
  const sale = { module_id: food.module, title: same("Flash"), items };
  const from = hour(-1);
  const until = hour(3);
  const changes = [{ path: "flash-sales", values: sale, from, until }];
  const looking = await preview({ changes });
  const discountOf = async (headers: Record<string, string> = {}) => {
    const { body } = await ask("GET /items/details/{id}", { id: itemId }, { ...food, headers });
    return { discount: body.discount, flash_sale: body.flash_sale };
  };
  expect(await discountOf(looking)).toEqual({ discount: 25, flash_sale: 1 });
  expect(await discountOf()).toEqual({ discount: 0, flash_sale: 0 });
});

test("shows an unsaved setting of the shop", async () => {
  const { body } = await ask("GET /desk/settings/shop", {}, desk);
  const values = { ...body.values, name: "The other name" };
  const looking = await preview({ changes: [{ path: "shop", values }] });
  const nameOf = async (headers: Record<string, string> = {}) =>
    (await ask("GET /config", {}, { headers })).body.business_name;
  expect(await nameOf(looking)).toBe("The other name");
  expect(await nameOf()).not.toBe("The other name");
});

test("answers for its zone, module and language, whatever the reads say", async () => {
  const changes = [
    { path: "banners", values: banner("Elsewhere", { zone_id: seeded.otherZoneId }) },
    {
      path: "banners",
      values: banner("Groceries", {
        ...{ module_id: grocery.module, zone_id: seeded.zoneId },
        title: { en: "Groceries", fr: "Épicerie" },
      }),
    },
  ];
  const looking = await preview({ changes });
  expect(await bannersOf(looking)).not.toContain("Elsewhere");
  const scope = { zone_id: seeded.zoneId, module_id: grocery.module, language: "fr" };
  const scoped = await preview({ changes, ...scope });
  expect(await bannersOf(scoped)).toContain("Épicerie");
  const { body } = await ask("GET /preview", {}, { headers: scoped });
  expect(body).toMatchObject({ language: "fr", zone: { id: seeded.zoneId } });
  expect(body.module).toMatchObject({ id: grocery.module, module_type: "grocery" });
  const { latitude = 0, longitude = 0 } = body.zone ?? {};
  const around = await ask("GET /config/get-zone-id", { lat: latitude, lng: longitude });
  expect(JSON.parse(around.body.zone_id)).toContain(seeded.zoneId);
});

test("ends after half an hour, and is refused without its token", async () => {
  const looking = await preview({});
  const read = (headers: Record<string, string>) => ask("GET /banners", {}, { ...food, headers });
  setNow(new Date(Date.now() + 29 * 60_000));
  expect(await read(looking)).toMatchObject({ status: 200 });
  setNow(new Date(Date.now() + 31 * 60_000));
  expect(await read(looking)).toMatchObject(refused(422, "X-Preview"));
  setNow(null);
  const unknown = { "X-Preview": "A".repeat(43) };
  expect(await read(unknown)).toMatchObject(refused(422, "X-Preview"));
  const state = await ask("GET /preview", {}, { headers: unknown });
  expect(state).toMatchObject(refused(422, "X-Preview"));
});

test("leaves out of a preview what belongs to somebody", async () => {
  const looking = await preview({});
  const mine = await ask("GET /customer/info", {}, { headers: looking });
  expect(mine).toMatchObject(refused(401, "auth-001"));
});

test("stores no preview without a moment, nor one that may not be written", async () => {
  const before = await db.$count(previews);
  const values = banner("Kept to itself");
  const { body } = await start({ changes: [{ path: "banners", values }] });
  expect(body).toMatchObject({ preview_token: null, expires_at: null });
  const wrong = [{ path: "banners", values: { ...values, zone_id: 999_999 } }];
  expect((await start({ changes: wrong, at: hour(0) })).status).toBe(422);
  const finance = await addStaff(db, { kind: "operator", role: "finance" });
  const own = [{ path: "banners", values }];
  expect(await start({ changes: own, at: hour(0) }, finance)).toMatchObject(
    refused(403, "permission"),
  );
  const { body: setting } = await ask("GET /desk/settings/shop", {}, desk);
  const changes = [{ path: "shop", values: setting.values }];
  const zoned = await addStaff(db, { kind: "operator", role: "owner", zoneIds: [seeded.zoneId] });
  expect(await start({ changes, at: hour(0) }, zoned)).toMatchObject(refused(403, "permission"));
  expect(await db.$count(previews)).toBe(before);
});
