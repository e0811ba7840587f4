import { basisPoints, minor } from "@errand/core/money";
import { localTime } from "@errand/core/time";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { coupons } from "../catalog/promotions.tables.ts";
import { addCoupon, addItem } from "../catalog/testing.ts";
import { deliverOrder } from "../delivery/deliver-order.ts";
import { salesOfStores } from "../operations/reconcile-stores.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { addCourier } from "../orders/testing.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { startCheckoutTest } from "./testing.ts";

const shop = await startCheckoutTest();
const { ask, db, bakery, food, ctx, place, put, seeded, configure } = shop;
let owner: { token: string };
let keys = 0;
let codes = 0;

beforeEach(async () => {
  await ctx();
  await db.delete(coupons).where(eq(coupons.code, "unused"));
  await configure({ storeCommission: basisPoints(1000) });
  owner = await addStaff(db, { kind: "store_staff", role: "owner", storeId: bakery });
});

const newCode = () => {
  codes += 1;
  return `BREAD-${codes}`;
};
const values = (overrides: object = {}) => ({
  title: { en: "A tenth less", fr: "Un dixième de moins" },
  code: newCode(),
  discount: 10,
  discount_type: "percent",
  ...overrides,
});
function create(stated: object, { token } = owner) {
  keys += 1;
  return ask("POST /store/coupons", { ...stated }, { token, key: `key-of-a-store-coupon-${keys}` });
}
const change = (id: number, stated: object) =>
  ask("PUT /store/coupons/{id}", { id, ...stated }, owner);
const list = async (input: Record<string, unknown> = {}, caller = owner) =>
  (await ask("GET /store/coupons", input, caller)).body;
const refused = (status: number, code: string) => ({ status, body: { errors: [{ code }] } });

/** A customer orders two loaves with the coupon: 20.00, 10 % tax, 2.00 for the delivery. */
async function order(coupon_code: string, order_amount: number): Promise<number> {
  const { token } = await addCustomer(db);
  const itemId = await addItem(db, { storeId: bakery });
  await put(itemId, { quantity: 2 }, { ...food, token });
  const { status, body } = await place({ order_amount, coupon_code }, { ...food, token });
  expect(status).toBe(201);
  return body.order_id;
}

async function deliver(orderId: number) {
  const courierId = await addCourier(db);
  await db.update(orders).set({ status: "picked_up", courierId }).where(eq(orders.id, orderId));
  await deliverOrder(db, orderId, { kind: "courier", courierId }, { at: new Date() });
}

describe("a coupon of a store", () => {
  test("lowers what the store sells, the commission and its figures; one of the shop does not", async () => {
    const { status, body } = await create({ values: values() });
    expect([status, body.message]).toEqual([201, "The coupon is saved."]);
    const { id, version, values: saved } = body.entry;
    expect(body.entry).toMatchObject({
      ...{ path: `coupons/${id}`, version: 1, status: "live", uses: 0, given: 0, until: null },
      values: { coupon_type: "store_wise", borne_by: "store", discount: 10, total_limit: null },
    });
    const orderId = await order(saved.code, 21.8);
    const [placed] = await db.select().from(orders).where(eq(orders.id, orderId));
    expect(placed?.receipt).toContainEqual({
      ...{ key: "coupon_discount", amount: -200, added: true, borneByStore: true },
    });
    // Changed or gone later, it keeps what the order was placed with.
    await change(id, { version, values: { ...saved, discount: 50 } });
    await deliver(orderId);
    const month = localTime(new Date(), "Europe/Paris").day.slice(0, 7);
    const statement = async () =>
      (await ask("GET /store/statements/{month}", { month }, owner)).body;
    // 20.00 less 2.00, and 10 % tax on it.
    expect(await statement()).toMatchObject({ sales: 19.8, commission: 1.8 });
    expect((await ask("GET /store/figures", {}, owner)).body.sales).toBe(19.8);
    expect(await salesOfStores(db)).toEqual([]);
    expect((await list()).entries[0]).toMatchObject({ id, version: 2, uses: 1, given: 2 });

    const { code } = await addCoupon(db, { moduleId: food.module });
    await deliver(await order(code, 21.8));
    expect(await statement()).toMatchObject({ sales: 41.6, commission: 3.8 });
  });

  test("is used as often as the store allows, counted from what is used already", async () => {
    const { entry } = (await create({ values: values({ total_limit: 3 }) })).body;
    await order(entry.values.code, 21.8);
    const fewer = await change(entry.id, {
      version: entry.version,
      values: { ...entry.values, total_limit: 1 },
    });
    expect(fewer.body.entry).toMatchObject({
      uses: 1,
      status: "ended",
      values: { total_limit: 1 },
    });
    const [row] = await db.select().from(coupons).where(eq(coupons.id, entry.id));
    expect(row?.usesLeft).toBe(0);
  });

  test("runs from one midnight of the shop to another, and is found by its status", async () => {
    const day = (offset: number) => {
      const at = new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
      return `${at}T12:00:00Z`;
    };
    const add = async (stated: object) =>
      (await create({ values: values(), ...stated })).body.entry;
    const later = await add({ from: day(3), until: day(5) });
    const over = await add({ from: day(-5), until: day(-2) });
    const off = await add({ active: 0 });
    const idsOf = async (status: string) =>
      (await list({ status, limit: 100 })).entries.map(({ id }) => id);
    expect(await idsOf("scheduled")).toEqual([later.id]);
    expect(await idsOf("ended")).toContain(over.id);
    expect(await idsOf("off")).toEqual([off.id]);
    expect(await idsOf("live")).not.toContain(later.id);
    expect([later.status, over.status, off.status]).toEqual(["scheduled", "ended", "off"]);
  });

  test("is changed by whoever has read its present version", async () => {
    const { entry } = (await create({ values: values() })).body;
    const stated = { values: { ...entry.values, discount: 20 } };
    expect((await change(entry.id, { version: 1, ...stated })).status).toBe(200);
    const late = await change(entry.id, { version: 1, ...stated });
    expect(late).toMatchObject(refused(409, "version"));
    expect(late.body.errors?.[0]).toMatchObject({ data: { version: 2 } });
    const gone = await ask("DELETE /store/coupons/{id}", { id: entry.id, version: 1 }, owner);
    expect(gone).toMatchObject(refused(409, "version"));
  });

  test("is deleted, which frees its code and leaves the orders that use it", async () => {
    const { entry } = (await create({ values: values() })).body;
    const orderId = await order(entry.values.code, 21.8);
    const gone = await ask("DELETE /store/coupons/{id}", { id: entry.id, version: 1 }, owner);
    expect(gone.status).toBe(200);
    expect((await list({ limit: 100 })).entries.map(({ id }) => id)).not.toContain(entry.id);
    const again = await create({ values: { ...entry.values } });
    expect(again.status).toBe(201);
    const [placed] = await db.select().from(orders).where(eq(orders.id, orderId));
    expect([placed?.couponCode, placed?.amount]).toEqual([entry.values.code, minor(2180)]);
    expect(await db.$count(auditLog, eq(auditLog.subject, `coupon:${entry.id}`))).toBe(2);
  });

  test.each([
    [{ values: values({ discount: 101 }) }, "values.discount"],
    [{ values: values(), from: "2026-03-05T00:00:00Z", until: "2026-03-01T00:00:00Z" }, "until"],
  ])("of %j is refused", async (stated, code) => {
    expect(await create(stated)).toMatchObject(refused(422, code));
  });

  test("has a code of its own, in whatever case, also of two at the same moment", async () => {
    const same = values();
    const both = await Promise.all([
      create({ values: same }),
      create({ values: { ...same, code: same.code.toLowerCase() } }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect(both.find(({ status }) => status === 422)).toMatchObject(refused(422, "values.code"));
  });

  test("is unknown to another store", async () => {
    const { entry } = (await create({ values: values() })).body;
    const other = await addStaff(db, {
      kind: "store_staff",
      role: "owner",
      storeId: seeded.food.storeIds[1],
    });
    const { id } = entry;
    expect(await ask("GET /store/coupons/{id}", { id }, other)).toMatchObject(
      refused(404, "coupon"),
    );
    expect((await list({}, other)).entries).toEqual([]);
  });
});
