import { walletGift } from "@errand/core/ledger/wallet-journals";
import { minor } from "@errand/core/money";
import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { addCoupon, addItem } from "../catalog/testing.ts";
import { buyNowInput, startCheckoutTest } from "../checkout/testing.ts";
import { inTransaction } from "../database/database.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { balanceOf, postJournal } from "../ledger/ledger.ts";
import { reconcile } from "../operations/reconcile.ts";
import { storePaymentStatus } from "../orders/payment-status.data.ts";
import { refunds } from "../payments/payments.tables.ts";
import { recordPayment } from "../payments/record-payment.ts";
import { decodeGuestId } from "../requests/caller.ts";
import { addStaff } from "../staff/testing.ts";
import { stockOf } from "../stock/testing.ts";

const { ask, configure, ctx, db, grocer, grocery, nextKey, place, runDueJobs } =
  await startCheckoutTest();

let guest_id = "";
let token = "";
let cheese = 0;

beforeEach(async () => {
  guest_id = await ctx();
  token = (await addStaff(db, { kind: "store_staff", role: "kitchen", storeId: grocer })).token;
  cheese = await addItem(db, { storeId: grocer, stock: 100, weightStep: 100 });
});

const proof = (order_id: number) => ({ order_id, guest_id, contact_number: "0612345678" });
const details = async (id: number) => (await ask("GET /customer/order/details", proof(id))).body;
const track = async (id: number) => (await ask("GET /customer/order/track", proof(id))).body;

const atStore = (path: "weigh" | "unavailable", id: number, ...lines: object[]) =>
  ask(`POST /store/orders/{id}/${path}`, { id, lines }, { token, key: nextKey() });
const weigh = (id: number, ...lines: object[]) => atStore("weigh", id, ...lines);
const ready = (id: number) =>
  ask("POST /store/orders/{id}/ready", { id }, { token, key: nextKey() });

/** Confirms the order, and starts it. */
async function accept(id: number) {
  const input = { id, processing_time: 10 };
  for (const _call of ["confirm", "start"]) {
    await ask("POST /store/orders/{id}/accept", input, { token, key: nextKey() });
  }
}

/**
 * Places a cash order of 500 g at 10.00 a kilogram, with 10 % tax and 2.00 for the delivery: 7.50,
 * and at most 8.05 for 550 g.
 */
async function ordered() {
  const input = { ...buyNowInput(cheese, { quantity: 5 }), store_id: grocer };
  const { status, body } = await place({ ...input, order_amount: 8.05 }, grocery);
  expect(status).toBe(201);
  const [line] = await details(body.order_id);
  return { id: body.order_id, detail_id: line?.id ?? 0 };
}

/** A payment of a part or all of the order by transfer. */
async function pay(orderId: number, amount = 805) {
  const payer = { customerId: null, guestId: decodeGuestId(guest_id) };
  const payment = { method: "offline_payment", currency: "EUR" } as const;
  await inTransaction(db, async (tx) => {
    const allocations = [{ orderId, amount: minor(amount) }];
    await recordPayment(tx, { ...payment, allocations, payer, now: new Date() });
    await storePaymentStatus(tx, orderId);
  });
}

const refundsOf = (orderId: number) =>
  db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id));
const disagreements = async () => (await reconcile(db)).disagreements;

test("an order of what is sold by weight costs the most that it can, and says what it will about cost", async () => {
  const { id } = await ordered();
  const order = await track(id);
  expect(order).toMatchObject({ order_amount: 8.05, expected_amount: 7.5, agreed_amount: null });
  expect(order.receipt.lines[0]).toMatchObject({
    amount: 5.5,
    quantity: null,
    note: "500\u00a0g × 10.00\u00a0€/kg = about 5.00\u00a0€, at most 550\u00a0g",
  });
  expect(await details(id)).toMatchObject([
    {
      quantity: 5,
      price: 10,
      weight: { ordered: 500, maximum: 550, final: null, price_per_kg: 10 },
      item_details: { sold_by: "weight", weight_step: 100 },
    },
  ]);
  expect(await stockOf(db, cheese)).toBe(95);
});

test("the shop says how much more than ordered may be charged", async () => {
  await configure({ weightTolerance: 0 });
  const input = { ...buyNowInput(cheese, { quantity: 5 }), store_id: grocer };
  const { body } = await place({ ...input, order_amount: 7.5 }, grocery);
  expect(body.order).toMatchObject({ order_amount: 7.5, expected_amount: 7.5 });
  await configure({});
});

test("what is weighed is what is paid: the difference goes back", async () => {
  const { id, detail_id } = await ordered();
  await pay(id);
  const { status, body } = await weigh(id, { detail_id, grams: 512 });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    refunded: 0.42,
    order: {
      order_amount: 7.63,
      expected_amount: 7.63,
      agreed_amount: 8.05,
      payment_status: "paid",
      receipt: { total: 7.63, paid: 7.63, due: 0 },
    },
  });
  expect(await details(id)).toMatchObject([
    {
      quantity: 5,
      weight: {
        final: 512,
        explanation: "512\u00a0g × 10.00\u00a0€/kg = 5.12\u00a0€, at most 550\u00a0g",
      },
    },
  ]);
  expect(await refundsOf(id)).toMatchObject([{ amount: 42, reason: "weighed" }]);
  expect(await stockOf(db, cheese)).toBe(95);
  expect(await disagreements()).toEqual([]);
});

test("a cash order simply costs less, and of a part payment only what exceeds the total goes back", async () => {
  const cash = await ordered();
  expect((await weigh(cash.id, { detail_id: cash.detail_id, grams: 480 })).body).toMatchObject({
    refunded: 0,
    order: { order_amount: 7.28, receipt: { due: 7.28 } },
  });
  const { id, detail_id } = await ordered();
  await pay(id, 400);
  expect((await weigh(id, { detail_id, grams: 480 })).body).toMatchObject({
    refunded: 0,
    order: { payment_status: "partially_paid", receipt: { paid: 4, due: 3.28 } },
  });
  expect((await weigh(id, { detail_id, grams: 100 })).body).toMatchObject({
    refunded: 0.9,
    order: { order_amount: 3.1, payment_status: "paid" },
  });
  expect(await disagreements()).toEqual([]);
});

test("more than the maximum counts as that, and weighing again never costs more", async () => {
  const { id, detail_id } = await ordered();
  expect((await weigh(id, { detail_id, grams: 900 })).body.order.order_amount).toBe(8.05);
  expect((await details(id))[0]?.weight?.final).toBe(550);
  expect((await weigh(id, { detail_id, grams: 480 })).body.order.order_amount).toBe(7.28);
  expect((await weigh(id, { detail_id, grams: 520 })).body.order.order_amount).toBe(7.28);
  expect((await details(id))[0]?.weight?.final).toBe(480);
});

test("what weighs nothing is missing, and an order of nothing else is rejected instead", async () => {
  const { id, detail_id } = await ordered();
  expect(await weigh(id, { detail_id, grams: 0 })).toMatchObject({
    status: 422,
    body: { errors: [{ code: "lines" }] },
  });
  const pears = await addItem(db, { storeId: grocer, stock: 20, weightStep: 250 });
  for (const [itemId, quantity] of [
    [cheese, 5],
    [pears, 2],
  ]) {
    const line = { model: "Item", item_id: itemId, quantity, price: 10, guest_id };
    await ask("POST /customer/cart/add", line, { ...grocery, key: nextKey() });
  }
  // 550 g each.
  const input = { is_buy_now: 0, store_id: grocer, order_amount: 14.1 };
  const { body, status } = await place(input, grocery);
  expect([status, body.errors]).toEqual([201, undefined]);
  await pay(body.order_id, 1410);
  const [first, second] = await details(body.order_id);
  const weighed = await weigh(
    body.order_id,
    { detail_id: first?.id, grams: 0 },
    { detail_id: second?.id, grams: 500 },
  );
  expect(weighed.body).toMatchObject({ refunded: 6.6, order: { order_amount: 7.5 } });
  expect(await details(body.order_id)).toMatchObject([
    { quantity: 0, ordered_quantity: 5 },
    { quantity: 2, weight: { final: 500 } },
  ]);
  expect(await stockOf(db, cheese)).toBe(95);
  expect(await stockOf(db, pears)).toBe(18);
  expect(await disagreements()).toEqual([]);
});

test("an order is not ready before everything is weighed", async () => {
  const { id, detail_id } = await ordered();
  await accept(id);
  expect(await ready(id)).toMatchObject({
    status: 409,
    body: { errors: [{ code: "weight", data: { detail_ids: [detail_id] } }] },
  });
  await weigh(id, { detail_id, grams: 500 });
  expect((await ready(id)).status).toBe(200);
  expect(await weigh(id, { detail_id, grams: 400 })).toMatchObject({
    status: 409,
    body: { errors: [{ code: "order_status" }] },
  });
  expect((await track(id)).order_amount).toBe(7.5);
});

describe("refuses, and changes nothing", () => {
  test("lines that are not sold by weight, of another order, or stated twice", async () => {
    const { id, detail_id } = await ordered();
    const loaf = await addItem(db, { storeId: grocer });
    const { body } = await place(
      { ...buyNowInput(loaf), store_id: grocer, order_amount: 13 },
      grocery,
    );
    const [piece] = await details(body.order_id);
    const line = { detail_id, grams: 400 };
    for (const lines of [[line, line], [{ ...line, detail_id: 999_999 }]]) {
      expect(await weigh(id, ...lines)).toMatchObject({
        status: 422,
        body: { errors: [{ code: "detail_id" }] },
      });
    }
    expect((await weigh(body.order_id, { detail_id: piece?.id, grams: 400 })).status).toBe(422);
    expect((await track(id)).order_amount).toBe(8.05);
  });

  test("a replacement that is sold in another way, or for what has been weighed", async () => {
    const { id, detail_id } = await ordered();
    const loaf = await addItem(db, { storeId: grocer });
    const other = await addItem(db, { storeId: grocer, weightStep: 50 });
    const similar = await addItem(db, { storeId: grocer, weightStep: 100, price: minor(800) });
    const replace = (quantity: number, replace_with: number) =>
      atStore("unavailable", id, { detail_id, quantity, replace_with });
    for (const item of [loaf, other]) expect((await replace(2, item)).status).toBe(422);
    expect((await replace(2, similar)).status).toBe(200);
    await weigh(id, { detail_id, grams: 300 });
    expect((await replace(1, similar)).status).toBe(422);
  });
});

test("the same request twice at once weighs once, and two scales at once refund the difference once", async () => {
  for (let round = 0; round < 8; round++) {
    const { id, detail_id } = await ordered();
    await pay(id);
    const key = nextKey();
    const lines = [{ detail_id, grams: 480 }];
    const again = () => ask("POST /store/orders/{id}/weigh", { id, lines }, { token, key });
    await Promise.all([again(), again(), weigh(id, { detail_id, grams: 470 })]);
    await again();
    const order = await track(id);
    expect(order).toMatchObject({ order_amount: 7.17, receipt: { paid: 7.17, due: 0 } });
    const returned = (await refundsOf(id)).reduce((sum, { amount }) => sum + amount, 0);
    expect(returned).toBe(805 - 717);
  }
  expect(await disagreements()).toEqual([]);
});

test("weighing and a cancellation at once return every cent once", async () => {
  for (let round = 0; round < 8; round++) {
    const { id, detail_id } = await ordered();
    await pay(id);
    const [weighed, canceled] = await Promise.all([
      weigh(id, { detail_id, grams: 480 }),
      ask("PUT /customer/order/cancel", { ...proof(id), reason: "Too late" }),
    ]);
    expect([200, 409]).toContain(weighed.status);
    expect(canceled.status).toBe(200);
    expect(await track(id)).toMatchObject({ order_status: "canceled", payment_status: "refunded" });
    const returned = (await refundsOf(id)).reduce((sum, { amount }) => sum + amount, 0);
    expect(returned).toBe(805);
    expect(await stockOf(db, cheese)).toBe(100);
  }
  expect(await disagreements()).toEqual([]);
});

test("weighing and being ready at once: an order is never ready with what is not weighed", async () => {
  for (let round = 0; round < 8; round++) {
    const { id, detail_id } = await ordered();
    await accept(id);
    const [weighed, done] = await Promise.all([weigh(id, { detail_id, grams: 480 }), ready(id)]);
    expect(weighed.status).toBe(200);
    expect([200, 409]).toContain(done.status);
    expect((await track(id)).order_amount).toBe(7.28);
  }
});

test("the customer reads once what everything weighs", async () => {
  const { id, detail_id } = await ordered();
  await pay(id);
  await runDueJobs();
  await db.delete(outbox);
  await weigh(id, { detail_id, grams: 512 });
  await runDueJobs();
  const mails = await db.select().from(outbox);
  expect(mails.map(({ subject }) => subject)).toEqual([`Your order #${id} has been weighed`]);
  for (const version of [mails[0]?.text, mails[0]?.html]) {
    expect(version).toContain("512\u00a0g × 10.00\u00a0€/kg = 5.12\u00a0€, at most 550\u00a0g");
    expect(version).toContain("0.42\u00a0€");
  }
});

test("a customer who paid from the wallet with a coupon gets the difference there, once", async () => {
  await configure({ wallet: true });
  const { token: customer, customerId } = await addCustomer(db);
  const gift = { cause: "test:weighed", customerId, amount: minor(2000) };
  await inTransaction(db, (tx) =>
    postJournal(tx, { ...walletGift("wallet_credit", gift), at: new Date() }),
  );
  const balance = () => balanceOf(db, { kind: "customer_wallet", customerId });
  const { code } = await addCoupon(db, {
    moduleId: grocery.module,
    discount: 1000,
    discountKind: "percent",
    minPurchase: minor(550),
  });
  const line = buyNowInput(cheese, { quantity: 5 });
  const input = { ...line, store_id: grocer, payment_method: "wallet", coupon_code: code };
  // 5.50 less 0.55, 10 % tax and the delivery.
  const { status, body } = await place(
    { ...input, order_amount: 7.45 },
    { ...grocery, token: customer },
  );
  expect([status, body.errors]).toEqual([201, undefined]);
  expect(await balance()).toBe(2000 - 745);
  const id = body.order_id;
  const [detail] = (await ask("GET /customer/order/details", { order_id: id }, { token: customer }))
    .body;
  // Below the minimum of the coupon, which stays: 4.80 less 0.48, the tax and the delivery.
  const weighed = await weigh(id, { detail_id: detail?.id, grams: 480 });
  expect(weighed.body).toMatchObject({ refunded: 0.7, order: { order_amount: 6.75 } });
  await weigh(id, { detail_id: detail?.id, grams: 480 });
  expect(await balance()).toBe(2000 - 675);
  expect(await disagreements()).toEqual([]);
  await configure({});
});
