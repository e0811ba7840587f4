import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { stores } from "../catalog/catalog.tables.ts";
import { coupons } from "../catalog/promotions.tables.ts";
import { addCoupon, addItem } from "../catalog/testing.ts";
import { buyNowInput } from "../checkout/testing.ts";
import { fundWallet, walletBalance } from "../ledger/testing.ts";
import { zones } from "../location/zones.tables.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { checkPayment } from "../payments/check-payment.ts";
import { startPaymentTest } from "../payments/testing.ts";
import { couponCustomers } from "../rewards/coupon-uses.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { storeSlots } from "./store-slots.tables.ts";

const shop = await startPaymentTest();
const { ask, db, grocer, grocery, place, setNow, nextKey } = shop;
const now = new Date("2026-03-20T10:00:00Z");
const tomorrow = "2026-03-21T12:00:00.000Z";
const offers = { digitalPayment: true, wallet: true, partialPayment: "both" as const };

let customer: Awaited<ReturnType<typeof addCustomer>>;
let itemId = 0;

beforeEach(async () => {
  await shop.begin(now);
  await shop.configure({ ...offers, offlinePayment: true });
  await db.update(zones).set({ offlinePayment: true });
  await db.update(stores).set({ slotCapacity: null }).where(eq(stores.id, grocer));
  customer = await addCustomer(db);
  itemId = await addItem(db, { storeId: grocer, stock: 5 });
});

const forLater = { order_type: "schedule_order", schedule_at: tomorrow };
const byWallet = { payment_method: "wallet" };

/** Orders one piece at 13.00 as the customer. */
async function buy(overrides: object = {}) {
  const input = { ...buyNowInput(itemId), store_id: grocer, guest_id: undefined, ...overrides };
  const { status, body } = await place(input, { ...grocery, token: customer.token });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.order;
}

const cancel = (order_id: number) =>
  ask("PUT /customer/order/cancel", { order_id, reason: "Not now" }, { token: customer.token });
const track = async (order_id: number) =>
  (await ask("GET /customer/order/track", { order_id }, { token: customer.token })).body;
const codes = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];
const stock = () => shop.stockOf(itemId);
const slotsTaken = async () =>
  (await db.select().from(storeSlots).where(eq(storeSlots.storeId, grocer)))
    .map(({ orders: taken }) => taken)
    .reduce((sum, taken) => sum + taken, 0);

async function startStore() {
  const { token } = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId: grocer });
  return (path: "accept" | "ready", id: number) =>
    ask(`POST /store/orders/{id}/${path}`, { id, processing_time: 15 }, { token, key: nextKey() });
}

/** What the shop has afterwards must be what it had before. */
async function expectReleased(orderId: number) {
  expect(await stock()).toBe(5);
  expect(await slotsTaken()).toBe(0);
  expect((await reconcile(db)).disagreements).toEqual([]);
  expect(await track(orderId)).toMatchObject({ order_status: "canceled", actions: [] });
}

describe("a customer cancels an order that has not begun, and everything is released", () => {
  test.each([
    ["for now", {}],
    ["for tomorrow", forLater],
  ])("%s, paid from the wallet", async (_when, time) => {
    await fundWallet(db, customer.customerId, 1500);
    const order = await buy({ ...byWallet, ...time });
    expect(order).toMatchObject({ order_status: "confirmed", payment_status: "paid" });
    expect(order.actions).toContain("cancel");
    expect(await stock()).toBe(4);
    expect((await cancel(order.id)).status).toBe(200);
    expect(await walletBalance(db, customer.customerId)).toBe(1500);
    expect((await track(order.id)).payment_status).toBe("refunded");
    await expectReleased(order.id);
  });

  test("paid partly from the wallet and in cash", async () => {
    await fundWallet(db, customer.customerId, 500);
    const order = await buy({ payment_method: "cash_on_delivery", partial_payment: 1 });
    expect((await cancel(order.id)).status).toBe(200);
    expect(await walletBalance(db, customer.customerId)).toBe(500);
    await expectReleased(order.id);
  });

  test("paid through the gateway, into the wallet", async () => {
    const { orderId, itemId: bought } = await paidByCard(customer.token);
    expect(await shop.stockOf(bought)).toBe(1);
    expect((await cancel(orderId)).status).toBe(200);
    expect(await walletBalance(db, customer.customerId)).toBe(1300);
    expect(await shop.stockOf(bought)).toBe(2);
  });

  test("paid by a guest through the gateway, back to the card", async () => {
    const { orderId } = await paidByCard(undefined);
    const input = { ...shop.proof(orderId), reason: "Not now" };
    expect((await ask("PUT /customer/order/cancel", input)).status).toBe(200);
    expect(await shop.refundsOf(orderId)).toMatchObject([{ amount: 1300, method: "source" }]);
    await shop.runDueJobs();
    expect(await shop.refundsOf(orderId)).toMatchObject([{ state: "completed" }]);
  });

  test("with a coupon, whose use is free again", async () => {
    const { code, id } = await addCoupon(db, { moduleId: grocery.module, usesLeft: 3 });
    await fundWallet(db, customer.customerId, 1500);
    const order = await buy({ ...byWallet, coupon_code: code, order_amount: 10.8 });
    const left = async () =>
      (await db.select().from(coupons).where(eq(coupons.id, id)))[0]?.usesLeft;
    expect(await left()).toBe(2);
    await cancel(order.id);
    expect(await left()).toBe(3);
    const used = eq(couponCustomers.customerId, customer.customerId);
    expect((await db.select().from(couponCustomers).where(used))[0]?.uses).toBe(0);
    expect(await walletBalance(db, customer.customerId)).toBe(1500);
    await expectReleased(order.id);
  });

  test("in a slot, whose place is free again", async () => {
    await db.update(stores).set({ slotCapacity: 1 }).where(eq(stores.id, grocer));
    const order = await buy(forLater);
    await expect(buy(forLater)).rejects.toThrow("schedule_at");
    await cancel(order.id);
    const next = await buy(forLater);
    await cancel(next.id);
    await expectReleased(next.id);
  });

  test("that a store has accepted for later", async () => {
    const store = await startStore();
    const order = await buy(forLater);
    expect((await store("accept", order.id)).body.order.order_status).toBe("confirmed");
    expect((await cancel(order.id)).status).toBe(200);
    await expectReleased(order.id);
  });

  test("in turn with each other, once", async () => {
    await fundWallet(db, customer.customerId, 1300);
    const { id } = await buy(byWallet);
    const results = await Promise.all(Array.from({ length: 10 }, () => cancel(id)));
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    expect(await walletBalance(db, customer.customerId)).toBe(1300);
    await expectReleased(id);
  });
});

describe("an order that has begun", () => {
  test.each([
    ["paid", byWallet],
    ["in cash", {}],
  ])("%s is not canceled by its customer, from the store's acceptance on", async (_how, paying) => {
    await fundWallet(db, customer.customerId, 1300);
    const { id } = await buy(paying);
    await (await startStore())("accept", id);
    expect(codes(await cancel(id))).toEqual([409, "order_status"]);
    expect((await track(id)).actions).not.toContain("cancel");
    expect(await stock()).toBe(4);
  });

  test.each([
    ["paid", byWallet],
    ["in cash", {}],
  ])("%s for later, begins when its preparation starts", async (_how, paying) => {
    await fundWallet(db, customer.customerId, 1300);
    const order = await buy({ ...paying, ...forLater });
    // Its store delivers within 20 minutes at the earliest.
    const start = new Date(Date.parse(tomorrow) - 20 * 60_000);
    expect(order.cancel_until).toBe(start.toISOString());
    setNow(start);
    expect(codes(await cancel(order.id))).toEqual([409, "order_status"]);
    expect(await track(order.id)).toMatchObject({ cancel_until: null });
    setNow(new Date(start.getTime() - 1));
    expect((await cancel(order.id)).status).toBe(200);
  });

  test("that the desk has confirmed for its store can still be canceled", async () => {
    const { token } = await addStaff(db, { kind: "operator", role: "owner" });
    const { id } = await buy();
    await ask("POST /desk/orders/{id}/accept", { id }, { token, key: nextKey() });
    expect((await track(id)).order_status).toBe("confirmed");
    expect((await cancel(id)).status).toBe(200);
  });
});

test.each(Array.from({ length: 5 }, (_none, round) => round))(
  "a customer cancels while the store accepts: one of them wins (%i)",
  async () => {
    await fundWallet(db, customer.customerId, 1300);
    const [store, { id }] = [await startStore(), await buy(byWallet)];
    const [canceled, accepted] = await Promise.all([cancel(id), store("accept", id)]);
    expect([canceled.status, accepted.status].toSorted()).toEqual([200, 409]);
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    const isCanceled = canceled.status === 200;
    expect(order?.status).toBe(isCanceled ? "canceled" : "processing");
    expect(await walletBalance(db, customer.customerId)).toBe(isCanceled ? 1300 : 0);
    expect(await stock()).toBe(isCanceled ? 5 : 4);
    expect((await reconcile(db)).disagreements).toEqual([]);
  },
);

/** An order of 13.00 that was paid through the gateway simulator, of a guest without a token. */
async function paidByCard(token: string | undefined) {
  const owner = token === undefined ? {} : { token };
  const bought = await addItem(db, { storeId: grocer, stock: 2 });
  const input = { ...buyNowInput(bought), store_id: grocer, payment_method: "digital_payment" };
  const placed = await place(token === undefined ? input : { ...input, guest_id: undefined }, {
    ...grocery,
    ...owner,
  });
  const orderId = placed.body.order_id;
  const payer = token === undefined ? shop.proof(orderId) : { order_id: orderId };
  const { body } = await ask(
    "POST /customer/order/pay",
    {
      ...payer,
      payment_method: "sandbox",
      payment_platform: "web",
      callback: shop.api.settings.url,
    },
    { ...owner, key: nextKey() },
  );
  await shop.setOutcome(body.payment_id, { outcome: "paid" });
  await checkPayment(shop.api, body.payment_id, "clock");
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  expect(order).toMatchObject({
    status: "confirmed",
    paymentStatus: "paid",
  });
  return { orderId, itemId: bought };
}
