import { minor } from "@errand/core/money";
import { beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { coupons } from "../catalog/promotions.tables.ts";
import { addCoupon, addItem } from "../catalog/testing.ts";
import { couponCustomers, couponUses } from "../rewards/coupon-uses.tables.ts";
import { buyNowInput, startCheckoutTest } from "./testing.ts";

const { ask, db, seeded, bakery, food, ctx, place } = await startCheckoutTest();
const moduleId = food.module;
let options: object = {};
let token = "";

beforeEach(async () => {
  await ctx();
  await db.delete(couponUses);
  await db.delete(couponCustomers);
  await db.delete(coupons);
  token = (await addCustomer(db)).token;
  options = { ...food, token };
});

const listed = async (input: object = {}) =>
  (await ask("GET /coupon/list", { ...input }, options)).body.map(({ code }) => code);
const apply = (code: string, more: object = {}) =>
  ask("GET /coupon/apply", { code, store_id: bakery, ...more }, options);
const codeOf = async (response: ReturnType<typeof apply>) => {
  const { status, body } = await response;
  return [status, body.errors?.[0]?.code];
};
const orderWith = async (code: string) => {
  const itemId = await addItem(db, { storeId: bakery });
  const input = { ...buyNowInput(itemId), order_amount: 10.8, coupon_code: code };
  expect((await place(input, options)).status).toBe(201);
};

describe("the list", () => {
  test("has the coupons that this customer can use now", async () => {
    const { code } = await addCoupon(db, { moduleId });
    const once = await addCoupon(db, { moduleId, usesPerCustomer: 1 });
    const first = await addCoupon(db, { moduleId, type: "first_order" });
    await addCoupon(db, { moduleId, usesLeft: 0 });
    await addCoupon(db, { moduleId, expires: "2020-01-01" });
    await addCoupon(db, { moduleId: seeded.grocery.moduleId });
    expect(await listed()).toEqual([code, once.code, first.code]);
    await orderWith(once.code);
    expect(await listed()).toEqual([code]);
  });

  test("has those with a minimum purchase, because the cart may still grow", async () => {
    const { code } = await addCoupon(db, { moduleId, minPurchase: minor(5000) });
    expect(await listed()).toEqual([code]);
  });

  test("has only those valid in a store", async () => {
    const [own, other] = seeded.food.storeIds;
    const mine = await addCoupon(db, { moduleId, type: "store_wise", storeId: own });
    await addCoupon(db, { moduleId, type: "store_wise", storeId: other });
    const near = await addCoupon(db, { moduleId, zoneIds: [seeded.zoneId] });
    await addCoupon(db, { moduleId, zoneIds: [seeded.otherZoneId] });
    expect(await listed({ store_id: own })).toEqual([mine.code, near.code]);
    expect(await listed({ store_id: seeded.grocery.storeIds[0] })).toEqual([]);
  });

  test("is not public", async () => {
    expect((await ask("GET /coupon/list", {}, options)).headers.get("cache-control")).toBe(
      "no-store",
    );
  });
});

describe("the list of closed coupons", () => {
  const closed = async () =>
    (await ask("GET /coupon/list/closed", {}, options)).body.map(({ code, reason }) => [
      code,
      reason,
    ]);

  test("says why this customer cannot use them now", async () => {
    const inDays = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await addCoupon(db, { moduleId });
    const once = await addCoupon(db, { moduleId, usesPerCustomer: 1 });
    const first = await addCoupon(db, { moduleId, type: "first_order" });
    const gone = await addCoupon(db, { moduleId, usesLeft: 0 });
    const soon = await addCoupon(db, { moduleId, starts: inDays(7) });
    await addCoupon(db, { moduleId, starts: inDays(30) });
    await addCoupon(db, { moduleId, expires: "2020-01-01" });
    await addCoupon(db, { moduleId, active: false });
    await addCoupon(db, { moduleId, zoneIds: [seeded.otherZoneId] });
    expect(await closed()).toEqual([
      [gone.code, "coupon_used_up"],
      [soon.code, "coupon_not_started"],
    ]);
    await orderWith(once.code);
    expect(await closed()).toEqual([
      [once.code, "coupon_used_up"],
      [first.code, "coupon_first_order"],
      [gone.code, "coupon_used_up"],
      [soon.code, "coupon_not_started"],
    ]);
  });
});

describe("the closed coupons of a store", () => {
  test("are those meant for it", async () => {
    const gone = { moduleId, usesLeft: 0 };
    const [own, other] = seeded.food.storeIds;
    const mine = await addCoupon(db, { ...gone, type: "store_wise", storeId: own });
    await addCoupon(db, { ...gone, type: "store_wise", storeId: other });
    const near = await addCoupon(db, { ...gone, zoneIds: [seeded.zoneId] });
    await addCoupon(db, { moduleId, storeId: own });
    const codes = async (store_id: number | undefined) =>
      (await ask("GET /coupon/list/closed", { store_id }, options)).body.map(({ code }) => code);
    expect(await codes(own)).toEqual([mine.code, near.code]);
    expect(await codes(seeded.grocery.storeIds[0])).toEqual([]);
  });
});

describe("a code", () => {
  test("returns its coupon, without regard to case", async () => {
    const { code, id } = await addCoupon(db, { moduleId, storeId: bakery, type: "store_wise" });
    expect((await apply(code.toLowerCase())).body).toMatchObject({
      id,
      code,
      coupon_type: "store_wise",
      discount: 2,
      store: { id: bakery },
    });
  });

  test("is refused with the reason", async () => {
    const large = await addCoupon(db, { moduleId, minPurchase: minor(2500) });
    const late = await addCoupon(db, { moduleId, expires: "2020-01-01" });
    const early = await addCoupon(db, { moduleId, starts: "2098-01-01" });
    const once = await addCoupon(db, { moduleId, usesPerCustomer: 1 });
    const first = await addCoupon(db, { moduleId, type: "first_order" });
    await orderWith(once.code);
    expect(await codeOf(apply(large.code, { amount: 24.99 }))).toEqual([
      422,
      "coupon_min_purchase",
    ]);
    expect(await codeOf(apply(large.code, { amount: 25 }))).toEqual([200, undefined]);
    expect(await codeOf(apply(late.code))).toEqual([422, "coupon_expired"]);
    expect(await codeOf(apply(early.code))).toEqual([422, "coupon_not_started"]);
    expect(await codeOf(apply(once.code))).toEqual([409, "coupon_used_up"]);
    expect(await codeOf(apply(first.code))).toEqual([422, "coupon_first_order"]);
    expect(await codeOf(apply("NOTHING"))).toEqual([404, "coupon"]);
    const elsewhere = { store_id: seeded.grocery.storeIds[0] };
    expect(await codeOf(apply(large.code, elsewhere))).toEqual([404, "coupon"]);
  });
});
