import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { coupons } from "../catalog/promotions.tables.ts";
import { addItem, same } from "../catalog/testing.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { requestFor } from "../testing.ts";
import { startCheckoutTest } from "./testing.ts";

/** The engine of entries by its first list: versions, history, undo and planned changes. */
const shop = await startCheckoutTest();
const { ask, db, bakery, food, ctx, place, put, seeded, setNow, runDueJobs } = shop;
let desk: { token: string; id: number };
let keys = 0;
let codes = 0;

beforeEach(async () => {
  await ctx();
  setNow(null);
  await db.delete(coupons).where(eq(coupons.code, "unused"));
  desk = await addStaff(db, { kind: "operator", role: "owner" });
});

const key = () => {
  keys += 1;
  return `key-of-a-desk-coupon-${keys}`;
};
const values = (overrides: object = {}) => {
  codes += 1;
  return {
    ...{ module_id: food.module, coupon_type: "default", title: same("A tenth less") },
    ...{ code: `DESK-${codes}`, discount: 10, discount_type: "percent" },
    ...overrides,
  };
};
const create = (stated: object, { token } = desk) =>
  ask("POST /desk/coupons", { ...stated }, { token, key: key() });
const added = async (stated: object = {}) => (await create({ values: values(), ...stated })).body;
const change = (entry_id: number | null, stated: object, { token } = desk) =>
  ask("PUT /desk/coupons/{entry_id}", { entry_id, ...stated }, { token });
const undo = (entry_id: number | null, version: number) =>
  ask(
    "POST /desk/coupons/{entry_id}/undo",
    { entry_id, version },
    { token: desk.token, key: key() },
  );
const history = async (entry_id: number | null) =>
  (await ask("GET /desk/coupons/{entry_id}/history", { entry_id }, desk)).body.changes;
const list = async (input: object = {}, { token } = desk) =>
  (await ask("GET /desk/coupons", { limit: 100, ...input }, { token })).body;
const refused = (status: number, code: string) => ({ status, body: { errors: [{ code }] } });

/** A customer orders two loaves with the coupon: 20.00, 10 % tax, 2.00 for the delivery. */
async function order(coupon_code: string, order_amount = 21.8) {
  const { token } = await addCustomer(db);
  const itemId = await addItem(db, { storeId: bakery });
  await put(itemId, { quantity: 2 }, { ...food, token });
  return place({ order_amount, coupon_code }, { ...food, token });
}

test("says what the orders of the last day would have cost with it, before it is published", async () => {
  await db.execute(sql`truncate orders cascade`);
  const place20 = async (options: object) => {
    const itemId = await addItem(db, { storeId: bakery });
    const { token } = await addCustomer(db);
    await put(itemId, { quantity: 2 }, { ...food, token });
    return place({ order_amount: 24, ...options }, { ...food, token });
  };
  expect((await place20({})).status).toBe(201);
  expect((await place20({})).status).toBe(201);
  const preview = async (stated: object) => {
    const changes = [{ path: "coupons", values: values(stated) }];
    return (await ask("POST /desk/preview", { changes }, desk)).body.effects;
  };
  expect(await preview({})).toMatchObject([
    { code: "coupon_could_save", count: 2, before: 48, after: 43.6 },
  ]);
  expect(await preview({ min_purchase: 20.01 })).toEqual([]);
  expect(await preview({ coupon_type: "free_delivery" })).toMatchObject([{ after: 44 }]);
  expect(await preview({ coupon_type: "first_order" })).toEqual([]);
  const zoneIds = [seeded.zoneId];
  const ofZone = await addStaff(db, { kind: "operator", role: "owner", zoneIds });
  const changes = [{ path: "coupons", values: values() }];
  expect(await ask("POST /desk/preview", { changes }, ofZone)).toMatchObject(
    refused(403, "permission"),
  );
  await db.execute(sql`truncate orders cascade`);
});

describe("a coupon of the desk", () => {
  test("is used by customers at once, and no more once its first change is undone", async () => {
    const { entry, effects, message } = await added();
    expect([message, effects]).toEqual(["Saved.", []]);
    expect(entry).toMatchObject({
      ...{ path: `coupons/${entry.id}`, version: 1, active: 1, status: "live", until: null },
      values: { borne_by: "platform", store_id: null, zone_ids: [] },
      updated_by: { id: desk.id, kind: "operator" },
    });
    expect((await order(entry.values.code)).status).toBe(201);
    const { status, body } = await undo(entry.id, 1);
    expect([status, body.entry.status, body.entry.version]).toEqual([200, "off", 2]);
    expect(body.entry).toMatchObject({ uses: 1, given: 2 });
    expect(await order(entry.values.code)).toMatchObject(refused(404, "coupon"));
    expect(await history(entry.id)).toMatchObject([
      { version: 2, undoes: 1, diff: [{ path: "active", before: 1, after: 0 }] },
      { version: 1, undoes: null },
    ]);
  });

  test.each([
    ["store_wise", { store_id: bakery, borne_by: "store" }],
    ["zone_wise", { zone_ids: [seeded.zoneId] }],
    ["first_order", {}],
    ["free_delivery", { discount: 0 }],
  ])("of the type %s takes off what it states", async (coupon_type, target) => {
    const { entry } = await added({ values: values({ coupon_type, ...target }) });
    expect(entry.values).toMatchObject({ coupon_type, ...target });
    const amount = coupon_type === "free_delivery" ? 22 : 21.8;
    expect((await order(entry.values.code, amount)).status).toBe(201);
  });

  test("tells how many running orders keep their terms when it changes", async () => {
    const { entry } = await added();
    await order(entry.values.code);
    const { body } = await change(entry.id, {
      version: 1,
      values: { ...entry.values, discount: 20 },
      note: "Too little",
    });
    expect(body.effects).toEqual([
      {
        ...{ code: "orders_keep_terms", count: 1 },
        message: "1 order that runs keeps what it was placed with.",
      },
    ]);
    expect(await history(entry.id)).toMatchObject([
      { note: "Too little", diff: [{ path: "values.discount", before: 10, after: 20 }] },
      {},
    ]);
    const subject = `coupon:${entry.id}`;
    const rows = await db.select().from(auditLog).where(eq(auditLog.subject, subject));
    expect(rows.at(-1)).toMatchObject({
      ...{ before: { "values.discount": 10 }, after: { "values.discount": 20 } },
      action: "PUT /desk/coupons/{entry_id}",
    });
  });

  test("is changed by whoever has read its present version", async () => {
    const { entry } = await added();
    const stated = { values: { ...entry.values, discount: 20 } };
    expect((await change(entry.id, { version: 1, ...stated })).status).toBe(200);
    const late = await change(entry.id, { version: 1, ...stated });
    expect(late).toMatchObject(refused(409, "version"));
    expect(late.body.errors?.[0]).toMatchObject({ data: { version: 2 } });
    const options = { token: desk.token };
    const path = "DELETE /desk/coupons/{entry_id}";
    const gone = (version: number) => ask(path, { entry_id: entry.id, version }, options);
    expect(await gone(1)).toMatchObject(refused(409, "version"));
    expect((await gone(2)).status).toBe(200);
    expect(await undo(entry.id, 1)).toMatchObject(refused(404, "entry"));
  });

  test("keeps a change that somebody else has changed again", async () => {
    const { entry } = await added();
    const { values: first } = entry;
    await change(entry.id, { version: 1, values: { ...first, discount: 20 } });
    await change(entry.id, { version: 2, values: { ...first, discount: 30 }, active: 0 });
    const late = await undo(entry.id, 2);
    expect(late).toMatchObject(refused(409, "undo"));
    expect(late.body.errors?.[0]).toMatchObject({ data: { paths: ["values.discount"] } });
    expect((await undo(entry.id, 3)).body.entry).toMatchObject({
      ...{ version: 4, active: 1, values: { discount: 20 } },
    });
    expect(await undo(entry.id, 9)).toMatchObject(refused(404, "entry"));
  });

  test("becomes at its time what was planned, also when other fields have changed since", async () => {
    const { entry } = await added();
    const publish_at = new Date(Date.now() + 3_600_000).toISOString();
    const plan = { values: { ...entry.values, discount: 50 }, publish_at };
    const planned = (await change(entry.id, { version: 1, ...plan })).body.entry;
    expect(planned).toMatchObject({
      ...{ version: 1, values: { discount: 10 } },
      next: { publish_at, values: { discount: 50 }, by: { id: desk.id } },
    });
    const title = same("Half off");
    await change(entry.id, { version: 1, values: { ...entry.values, title } });
    await runDueJobs();
    expect((await list()).entries[0]).toMatchObject({ version: 2, values: { discount: 10 } });
    setNow(new Date(Date.now() + 3_700_000));
    await runDueJobs();
    const [published] = (await list()).entries;
    expect(published).toMatchObject({ version: 3, values: { discount: 50, title }, next: null });
    const subject = `coupon:${entry.id}`;
    expect(await db.$count(auditLog, eq(auditLog.subject, subject))).toBe(4);
  });

  test("drops what was planned", async () => {
    const { entry } = await added();
    const publish_at = new Date(Date.now() + 3_600_000).toISOString();
    await change(entry.id, { version: 1, active: 0, publish_at });
    const { body } = await change(entry.id, { version: 1, publish_at: null });
    expect(body.entry).toMatchObject({ version: 1, next: null });
    setNow(new Date(Date.now() + 3_700_000));
    await runDueJobs();
    expect((await list()).entries[0]).toMatchObject({ version: 1, status: "live" });
  });

  test("is not planned for a time that is over", async () => {
    const { entry } = await added();
    const stated = { version: 1, active: 0, publish_at: "2020-01-01T00:00:00Z" };
    expect(await change(entry.id, stated)).toMatchObject(refused(422, "publish_at"));
  });

  test.each([
    [{ discount: 101 }, "values.discount"],
    [{ discount: 0 }, "values.discount"],
    [{ coupon_type: "store_wise" }, "values.store_id"],
    [{ store_id: 999_999 }, "values.store_id"],
    [{ borne_by: "store" }, "values.borne_by"],
  ])("of %j is refused", async (overrides, code) => {
    expect(await create({ values: values(overrides) })).toMatchObject(refused(422, code));
  });

  test("has a code of its own and an end after its beginning", async () => {
    const { entry } = await added();
    const again = values({ code: entry.values.code.toLowerCase() });
    expect(await create({ values: again })).toMatchObject(refused(422, "values.code"));
    const times = { from: "2030-03-05T00:00:00Z", until: "2030-03-01T00:00:00Z" };
    expect(await create({ values: values(), ...times })).toMatchObject(refused(422, "until"));
  });

  test("is found by its status, a moment, its store and its code", async () => {
    const until = "2030-03-05T00:00:00Z";
    const later = (await added({ from: "2030-03-01T00:00:00Z", until })).entry;
    const own = (await added({ values: values({ store_id: bakery }) })).entry;
    const idsOf = async (input: object) => (await list(input)).entries.map(({ id }) => id);
    expect(await idsOf({ status: "scheduled" })).toEqual([later.id]);
    expect(await idsOf({ at: "2030-03-02T12:00:00Z", search: later.values.code })).toEqual([
      later.id,
    ]);
    expect(await idsOf({ at: "2030-03-09T12:00:00Z", search: later.values.code })).toEqual([]);
    expect(await idsOf({ store_id: bakery, limit: 1 })).toEqual([own.id]);
    expect(await idsOf({ search: own.values.code.toLowerCase() })).toEqual([own.id]);
  });

  test("of a store shows what the store changes, and the store what the desk changes", async () => {
    const { entry } = await added({
      values: values({ coupon_type: "store_wise", store_id: bakery, borne_by: "store" }),
    });
    const owner = await addStaff(db, { kind: "store_staff", role: "owner", storeId: bakery });
    const own = { title: entry.values.title, code: entry.values.code, discount_type: "percent" };
    const changed = await ask(
      "PUT /store/coupons/{id}",
      { id: entry.id, version: 1, values: { ...own, discount: 30 } },
      { token: owner.token },
    );
    expect(changed.body.entry).toMatchObject({ version: 2, values: { discount: 30 } });
    expect((await history(entry.id))[0]).toMatchObject({
      ...{ version: 2, by: { kind: "store_staff", id: owner.id } },
    });
    await undo(entry.id, 2);
    const { body } = await ask("GET /store/coupons/{id}", { id: entry.id }, owner);
    expect(body).toMatchObject({ version: 3, values: { discount: 10 } });
  });

  test("is a table for a spreadsheet, which the audit log has", async () => {
    const { entry } = await added({ values: values({ title: same("=1+1") }) });
    const before = await db.$count(auditLog, eq(auditLog.subject, "coupon:list"));
    const input = { search: entry.values.code };
    const request = requestFor("GET /desk/coupons", input, {
      token: desk.token,
      headers: { Accept: "text/csv" },
    });
    const text = await (await shop.api.app.fetch(request, { address: "203.0.113.7" })).text();
    const [head, row] = text.replace("\u{feff}", "").split("\r\n");
    expect(head).toContain("id,version,status,active,from,until,uses,given,module_id");
    expect(row).toContain(`${entry.id},1,live,1,`);
    expect(row).toContain("'=1+1");
    expect(await db.$count(auditLog, eq(auditLog.subject, "coupon:list"))).toBe(before + 1);
  });
});

test("an operator of some zones sees what is everywhere, and writes what is in them", async () => {
  const zoneIds = [seeded.otherZoneId];
  const local = await addStaff(db, { kind: "operator", role: "owner", zoneIds });
  const everywhere = (await added()).entry;
  const foreign = (await added({ values: values({ zone_ids: [seeded.zoneId] }) })).entry;
  const ids = (await list({}, local)).entries.map(({ id }) => id);
  expect([ids.includes(everywhere.id), ids.includes(foreign.id)]).toEqual([true, false]);
  const read = (entry_id: number | null) =>
    ask("GET /desk/coupons/{entry_id}", { entry_id }, { token: local.token });
  expect((await read(everywhere.id)).status).toBe(200);
  expect(await read(foreign.id)).toMatchObject(refused(404, "entry"));
  const off = { version: 1, active: 0 };
  expect(await change(everywhere.id, off, local)).toMatchObject(refused(403, "permission"));
  expect(await change(foreign.id, off, local)).toMatchObject(refused(404, "entry"));
  expect(await create({ values: values() }, local)).toMatchObject(refused(403, "permission"));
  const own = await create({ values: values({ zone_ids: zoneIds }) }, local);
  expect(own.status).toBe(201);
  const moved = { version: 1, values: { ...own.body.entry.values, zone_ids: [] } };
  expect(await change(own.body.entry.id, moved, local)).toMatchObject(refused(403, "permission"));
});
