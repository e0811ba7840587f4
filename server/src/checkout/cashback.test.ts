import { fromPercent, minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { addItem } from "../catalog/testing.ts";
import { walletBalance } from "../ledger/testing.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { addCashbackOffer, desk } from "../orders/testing.ts";
import { cashbackCustomers, cashbackOffers, orderCashbacks } from "../rewards/cashback.tables.ts";
import { buyNowInput, startCheckoutTest } from "./testing.ts";

const { ask, bakery, changes, configure, ctx, db, food, place, setNow } = await startCheckoutTest();
let itemId = 0;
let customer = { token: "", customerId: 0 };
let options = { ...food, token: "" };

beforeEach(async () => {
  await ctx();
  await configure({ wallet: true });
  await changes.flushed();
  for (const table of [orderCashbacks, cashbackCustomers, cashbackOffers]) await db.delete(table);
  itemId = await addItem(db, { storeId: bakery });
  customer = await addCustomer(db);
  options = { ...food, token: customer.token };
});

/** One loaf for 13.00 with tax and delivery. */
const buy = async (as = options) => {
  const { status, body } = await place(buyNowInput(itemId), as);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.order;
};
const get = async (amount: number) =>
  (await ask("GET /cashback/getCashback", { amount }, options)).body;
const listed = async () => (await ask("GET /cashback/list", {}, options)).body.map(({ id }) => id);
const wallet = () => walletBalance(db, customer.customerId);
const deliver = async (orderId: number) => {
  await db
    .update(orders)
    .set({ status: "picked_up", paid: minor(1300) })
    .where(eq(orders.id, orderId));
  await transitionOrder(db, orderId, "delivered", desk, { at: new Date() });
};

test("notes the best offer at placing and credits it at delivery", async () => {
  await addCashbackOffer(db, { discount: 500 });
  await addCashbackOffer(db);
  const order = await buy();
  expect(order.cashback_amount).toBe(1.3);
  expect(await wallet()).toBe(0);
  await deliver(order.id);
  expect(await wallet()).toBe(130);
  const { body } = await ask("GET /customer/notifications", {}, options);
  expect(body).toContainEqual(
    expect.objectContaining({ data: expect.objectContaining({ type: "cashback" }) }),
  );
});

test("credits what was noted, also when the offer ends before the delivery", async () => {
  const id = await addCashbackOffer(db);
  const order = await buy();
  await db.update(cashbackOffers).set({ active: false }).where(eq(cashbackOffers.id, id));
  await deliver(order.id);
  expect(await wallet()).toBe(130);
});

test("gives an offer to as many orders of a customer as its limit", async () => {
  await addCashbackOffer(db, { usesPerCustomer: 1 });
  expect((await buy()).cashback_amount).toBe(1.3);
  expect((await buy()).cashback_amount).toBe(0);
  expect(await listed()).toEqual([]);
  const other = { ...food, token: (await addCustomer(db)).token };
  expect((await buy(other)).cashback_amount).toBe(1.3);
});

test("keeps the limit in parallel orders, which then get the next best offer", async () => {
  await addCashbackOffer(db, { usesPerCustomer: 1 });
  await addCashbackOffer(db, { usesPerCustomer: 2, discount: 500 });
  const placed = await Promise.all([buy(), buy(), buy(), buy()]);
  const earned = placed.map(({ cashback_amount }) => cashback_amount);
  expect(earned.toSorted((a, b) => a - b)).toEqual([0, 0.65, 0.65, 1.3]);
});

test("takes the cashback from a canceled order, and gives the offer back", async () => {
  await addCashbackOffer(db, { usesPerCustomer: 1 });
  const { id } = await buy();
  const { body } = await ask("PUT /customer/order/cancel", { order_id: id, note: "No" }, options);
  expect(body.order.cashback_amount).toBe(0);
  expect((await buy()).cashback_amount).toBe(1.3);
});

test("is noted for a guest who creates an account with the order, and again when the payment is retried", async () => {
  await addCashbackOffer(db, { usesPerCustomer: 1 });
  const account = { create_new_user: 1, password: "difference engine" };
  const { body } = await place({
    ...buyNowInput(itemId),
    ...account,
    contact_person_email: "new@example.org",
  });
  expect(body.order.cashback_amount).toBe(1.3);
  const { id: orderId } = body.order;
  await db.update(orders).set({ paymentMethod: "digital_payment" }).where(eq(orders.id, orderId));
  const at = new Date();
  await transitionOrder(db, orderId, "failed", { kind: "payment", paymentId: 1 }, { at });
  expect(await db.$count(orderCashbacks)).toBe(0);
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const guest = { kind: "guest", guestId: order?.guestId ?? "" } as const;
  await transitionOrder(db, orderId, "pending", guest, { at });
  expect(await db.select().from(orderCashbacks)).toMatchObject([{ orderId, amount: 130 }]);
  expect(await db.select().from(cashbackCustomers)).toMatchObject([{ uses: 1 }]);
});

test("is not given to guests, nor in a shop without a wallet", async () => {
  await addCashbackOffer(db);
  expect((await place(buyNowInput(itemId))).body.order.cashback_amount).toBe(0);
  await configure({ wallet: false });
  await changes.flushed();
  expect((await buy()).cashback_amount).toBe(0);
  expect(await listed()).toEqual([]);
  expect((await get(50)).calculated_amount).toBe(0);
});

test("lists and calculates the offers of today in the time zone of the shop", async () => {
  await configure({ wallet: true, timeZone: "Pacific/Kiritimati" });
  await changes.flushed();
  setNow(new Date("2026-03-31T11:00:00Z"));
  await addCashbackOffer(db, { ends: "2026-03-31" });
  const id = await addCashbackOffer(db, {
    starts: "2026-04-01",
    discount: fromPercent(5),
    minPurchase: minor(2000),
    maxDiscount: minor(300),
  });
  expect(await listed()).toEqual([id]);
  const terms = {
    cashback_type: "percentage",
    cashback_amount: 5,
    min_purchase: 20,
    max_discount: 3,
  };
  expect(await get(40)).toEqual({ id, calculated_amount: 2, ...terms });
  expect(await get(19.99)).toEqual({
    id: null,
    calculated_amount: 0,
    cashback_type: null,
    cashback_amount: 0,
    min_purchase: 0,
    max_discount: 0,
  });
});
