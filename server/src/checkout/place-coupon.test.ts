import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { stores } from "../catalog/catalog.tables.ts";
import { addCoupon, addItem } from "../catalog/testing.ts";
import { reconcile } from "../operations/reconcile.ts";
import { couponUses } from "../rewards/coupon-uses.tables.ts";
import { startCheckoutTest } from "./testing.ts";

const shop = await startCheckoutTest();
const { ask, db, seeded, bakery, food, ctx, place, put, refused, setNow, order } = shop;
const moduleId = food.module;
let customer: { token: string; customerId: number };
let itemId = 0;

beforeEach(async () => {
  await ctx();
  customer = await addCustomer(db);
  itemId = await addItem(db, { storeId: bakery });
  await put(itemId, { quantity: 2 }, { ...food, token: customer.token });
});

const by = ({ token }: { token: string }) => ({ ...food, token });
/** Two loaves: 20.00, 10 % tax, 2.00 for the delivery. */
const placeWith = (coupon_code: string, overrides: object = {}) =>
  place({ order_amount: 21.8, coupon_code, ...overrides }, by(customer));
const quote = (overrides: object = {}) =>
  ask("POST /customer/order/get-Tax", order(overrides), by(customer));

test("reduces the order, and shows code, title and discount", async () => {
  const { code } = await addCoupon(db, {
    moduleId,
    title: { en: "Two euros less", fr: "Deux euros de moins" },
  });
  const { status, body } = await placeWith(code.toLowerCase());
  expect(status).toBe(201);
  expect(body.order).toMatchObject({
    coupon_code: code,
    coupon_discount_title: "Two euros less",
    coupon_discount_amount: 2,
    total_tax_amount: 1.8,
    order_amount: 21.8,
  });
  const { lines } = body.order.receipt;
  expect(lines.find(({ key }) => key === "coupon_discount")).toMatchObject({ note: code });
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("makes the delivery free, and says who pays for it", async () => {
  const { code } = await addCoupon(db, { moduleId, type: "free_delivery", discount: 0 });
  const { body } = await placeWith(code, { order_amount: 22 });
  expect(body.order).toMatchObject({
    coupon_code: code,
    coupon_discount_amount: 0,
    free_delivery_by: "coupon",
    delivery_charge: 0,
    original_delivery_charge: 2,
  });
  const { lines } = body.order.receipt;
  expect(lines.find(({ key }) => key === "free_delivery")).toMatchObject({
    amount: -2,
    note: code,
  });
});

test("does not use up a coupon that reduces nothing", async () => {
  const { code } = await addCoupon(db, { moduleId, type: "free_delivery", discount: 0 });
  const { body } = await placeWith(code, { order_type: "take_away", order_amount: 22 });
  expect(body.order).toMatchObject({ coupon_code: null, coupon_discount_title: null });
  expect(await db.$count(couponUses, eq(couponUses.orderId, body.order_id))).toBe(0);
});

test("quotes the same discount and uses nothing up", async () => {
  const { code, id } = await addCoupon(db, { moduleId, usesPerCustomer: 1 });
  for (let again = 0; again < 2; again++) {
    expect((await quote({ coupon_code: code })).body.receipt).toMatchObject({ total: 21.8 });
  }
  expect(await db.$count(couponUses, eq(couponUses.couponId, id))).toBe(0);
});

describe("refuses", () => {
  type CouponOverrides = Omit<Parameters<typeof addCoupon>[1], "moduleId">;

  test.each<[string, CouponOverrides, number, string]>([
    ["a coupon that is switched off", { active: false }, 404, "coupon"],
    ["a coupon of another store", { storeId: -1 }, 404, "coupon"],
    ["a coupon of another zone", { zoneIds: [-1] }, 404, "coupon"],
    ["a coupon without uses left", { usesLeft: 0 }, 409, "coupon_used_up"],
    ["an expired coupon", { expires: "2026-03-04" }, 422, "coupon_expired"],
    ["a coupon of the future", { starts: "2026-03-06" }, 422, "coupon_not_started"],
    ["a coupon for a larger cart", { minPurchase: minor(2001) }, 422, "coupon_min_purchase"],
  ])("%s", async (_what, overrides, status, code) => {
    setNow(new Date("2026-03-05T12:00:00Z"));
    const storeId = overrides.storeId === undefined ? undefined : seeded.food.storeIds[1];
    const zoneIds = overrides.zoneIds === undefined ? undefined : [seeded.otherZoneId];
    const coupon = await addCoupon(db, { ...overrides, storeId, zoneIds, moduleId });
    const result = await refused(() => placeWith(coupon.code, { order_amount: 24 }));
    expect(result).toMatchObject({ status, codes: [code] });
  });

  test("an unknown code, and one of another module", async () => {
    const { code } = await addCoupon(db, { moduleId: seeded.grocery.moduleId });
    for (const unknown of ["NOTHING", code]) {
      expect(await refused(() => placeWith(unknown))).toMatchObject({ codes: ["coupon"] });
    }
  });

  test("the minimum purchase in the words of the specification", async () => {
    const { code } = await addCoupon(db, { moduleId, minPurchase: minor(2500) });
    const { errors } = await refused(() => placeWith(code, { order_amount: 24 }));
    expect(errors).toEqual([
      {
        code: "coupon_min_purchase",
        message: "To apply this coupon, total item amount should be minimum 25.00\u00a0€",
        field: "coupon_code",
        data: { min_purchase: 25 },
      },
    ]);
  });

  test("guests", async () => {
    const { code } = await addCoupon(db, { moduleId });
    await put(itemId);
    expect(await refused(() => place({ coupon_code: code }))).toMatchObject({
      status: 422,
      codes: ["coupon_code"],
    });
  });

  test("a first-order coupon after an order that was not canceled", async () => {
    const { code } = await addCoupon(db, { moduleId, type: "first_order" });
    const first = await place({ order_amount: 24 }, by(customer));
    await put(itemId, { quantity: 2 }, by(customer));
    expect(await refused(() => placeWith(code, { order_amount: 24 }))).toMatchObject({
      status: 422,
      codes: ["coupon_first_order"],
    });
    const cancel = { order_id: first.body.order_id, note: "Changed my mind" };
    expect((await ask("PUT /customer/order/cancel", cancel, by(customer))).status).toBe(200);
    expect((await placeWith(code)).status).toBe(201);
  });
});

test("counts both days in the time zone of the shop", async () => {
  const { code } = await addCoupon(db, { moduleId, starts: "2026-03-05", expires: "2026-03-05" });
  const status = async (time: string) => {
    setNow(new Date(time));
    return (await quote({ coupon_code: code })).status;
  };
  expect(await status("2026-03-04T22:59:59Z")).toBe(422);
  expect(await status("2026-03-04T23:00:00Z")).toBe(200);
  expect(await status("2026-03-05T22:59:59Z")).toBe(200);
  expect(await status("2026-03-05T23:00:00Z")).toBe(422);
});

test("applies in its zone and in its store", async () => {
  const inZone = await addCoupon(db, { moduleId, type: "zone_wise", zoneIds: [seeded.zoneId] });
  const inStore = await addCoupon(db, { moduleId, type: "store_wise", storeId: bakery });
  for (const { code } of [inZone, inStore]) {
    expect((await quote({ coupon_code: code })).body.receipt.total).toBe(21.8);
  }
});

test("takes off no more than its cap, after the other discounts", async () => {
  const { code } = await addCoupon(db, {
    moduleId,
    discount: 5000,
    discountKind: "percent",
    maxDiscount: minor(300),
    minPurchase: minor(2000),
  });
  await db
    .update(stores)
    .set({ discount: 1000, discountKind: "percent" })
    .where(eq(stores.id, bakery));
  const { body } = await quote({ coupon_code: code });
  await db.update(stores).set({ discount: 0 }).where(eq(stores.id, bakery));
  expect(body.receipt.lines.map(({ key, amount }) => [key, amount])).toEqual([
    ["items", 20],
    ["store_discount", -2],
    ["coupon_discount", -3],
    ["tax", 1.5],
    ["delivery_charge", 2],
  ]);
});
