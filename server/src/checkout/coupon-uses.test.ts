import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { coupons } from "../catalog/promotions.tables.ts";
import { addCoupon, addItem } from "../catalog/testing.ts";
import { reconcile } from "../operations/reconcile.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { storeOf } from "../orders/testing.ts";
import { couponCustomers } from "../rewards/coupon-uses.tables.ts";
import { buyNowInput, startCheckoutTest } from "./testing.ts";

const { ask, db, seeded, bakery, food, configure, ctx, place } = await startCheckoutTest();
const moduleId = food.module;
let itemId = 0;

beforeEach(async () => {
  await ctx();
  itemId = await addItem(db, { storeId: bakery });
});

/** One loaf with a coupon: 10.00 - 2.00, 10 % tax, 2.00 for the delivery. */
const order = (token: string, coupon_code: string, overrides: object = {}) =>
  place(
    { ...buyNowInput(itemId), order_amount: 10.8, coupon_code, ...overrides },
    { ...food, token },
  );
const codesOf = (responses: Awaited<ReturnType<typeof order>>[]) =>
  responses.map(({ status, body }) => body.errors?.[0]?.code ?? String(status)).toSorted();
const usesLeft = async (id: number) =>
  (await db.select().from(coupons).where(eq(coupons.id, id)))[0]?.usesLeft;
const usesOf = async (customerId: number) =>
  (await db.select().from(couponCustomers).where(eq(couponCustomers.customerId, customerId)))[0]
    ?.uses;

test("gives one customer one use in 200 parallel checkouts", async () => {
  const { code } = await addCoupon(db, { moduleId, usesPerCustomer: 1 });
  const { token, customerId } = await addCustomer(db);
  const responses = await Promise.all(Array.from({ length: 200 }, () => order(token, code)));
  expect(codesOf(responses)).toEqual(["201", ...Array(199).fill("coupon_used_up")]);
  expect(await usesOf(customerId)).toBe(1);
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("gives one customer one first order in parallel checkouts, whatever the limit", async () => {
  const { code } = await addCoupon(db, { moduleId, type: "first_order" });
  const { token } = await addCustomer(db);
  const responses = await Promise.all(Array.from({ length: 10 }, () => order(token, code)));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
});

test("gives 200 parallel customers the three uses that are left", async () => {
  const { code, id } = await addCoupon(db, { moduleId, usesLeft: 3 });
  const buyers = await Promise.all(Array.from({ length: 200 }, () => addCustomer(db)));
  const responses = await Promise.all(buyers.map(({ token }) => order(token, code)));
  expect(codesOf(responses)).toEqual([
    ...Array(3).fill("201"),
    ...Array(197).fill("coupon_used_up"),
  ]);
  expect(await usesLeft(id)).toBe(0);
  expect((await reconcile(db)).disagreements).toEqual([]);
});

describe("an order that ends without delivery", () => {
  test("returns its use once, also when it is canceled twice at once", async () => {
    const { code, id } = await addCoupon(db, { moduleId, usesPerCustomer: 1, usesLeft: 5 });
    const { token, customerId } = await addCustomer(db);
    const { order_id } = (await order(token, code)).body;
    expect(await usesLeft(id)).toBe(4);
    const cancel = () =>
      ask("PUT /customer/order/cancel", { order_id, note: "Not now" }, { token });
    const responses = await Promise.all([cancel(), cancel(), cancel()]);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await usesLeft(id)).toBe(5);
    expect(await usesOf(customerId)).toBe(0);
    expect((await reconcile(db)).disagreements).toEqual([]);
    expect((await order(token, code)).status).toBe(201);
  });

  test("takes its use again when it is retried, and is refused when none is left", async () => {
    await configure({ digitalPayment: true });
    const { code, id } = await addCoupon(db, { moduleId, usesPerCustomer: 1, usesLeft: 1 });
    const { token, customerId } = await addCustomer(db);
    const placed = await order(token, code, { payment_method: "digital_payment" });
    const { order_id } = placed.body;
    const inMinutes = (minutes: number) => ({ at: new Date(Date.now() + minutes * 60_000) });
    await transitionOrder(db, order_id, "failed", { kind: "clock" }, inMinutes(31));
    expect(await usesLeft(id)).toBe(1);

    const retry = () =>
      transitionOrder(db, order_id, "pending", { kind: "customer", customerId }, inMinutes(32));
    await retry();
    expect(await usesLeft(id)).toBe(0);
    expect(await usesOf(customerId)).toBe(1);

    await transitionOrder(db, order_id, "failed", { kind: "clock" }, inMinutes(63));
    await db.update(coupons).set({ usesLeft: 0 }).where(eq(coupons.id, id));
    await expect(retry()).rejects.toThrow("coupon_used_up");
    expect(await usesOf(customerId)).toBe(0);
    expect((await reconcile(db)).disagreements).toEqual([]);
  });

  test("returns it also when the store refuses the order", async () => {
    const { code } = await addCoupon(db, { moduleId });
    const { token, customerId } = await addCustomer(db);
    const { order_id } = (await order(token, code)).body;
    await transitionOrder(db, order_id, "canceled", storeOf(seeded.food), { at: new Date() });
    expect(await usesOf(customerId)).toBe(0);
  });
});
