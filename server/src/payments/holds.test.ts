import type { AccountRef } from "@errand/core/ledger/accounts";
import { walletGift } from "@errand/core/ledger/wallet-journals";
import { minor } from "@errand/core/money";
import { asc, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { addItem } from "../catalog/testing.ts";
import { buyNowInput } from "../checkout/testing.ts";
import { inTransaction } from "../database/database.ts";
import { incidents } from "../delivery/incidents.tables.ts";
import { balanceOf, postJournal } from "../ledger/ledger.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { desk } from "../orders/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { capturePayment } from "./capture-payment.ts";
import { checkPayment } from "./check-payment.ts";
import { payments } from "./payments.tables.ts";
import { sandboxCheckouts, sandboxRefunds } from "./sandbox/sandbox.tables.ts";
import { toCallback } from "./sandbox/sandbox-callback.ts";
import { createSigner } from "./sandbox/sandbox-signature.ts";
import { startPaymentTest } from "./testing.ts";

const shop = await startPaymentTest();
const { api, ask, db, grocer, nextKey, runDueJobs, setNow, setOutcome, stateOf, track } = shop;
const signer = createSigner(api.settings.secret);
const start = new Date("2026-11-23T09:00:00Z");
const dayMs = 86_400_000;
const gateway: AccountRef = { kind: "gateway", gateway: "sandbox" };

let token = "";
let collected = 0;

beforeEach(async () => {
  await shop.begin(start);
  token = (await addStaff(db, { kind: "store_staff", role: "kitchen", storeId: grocer })).token;
  collected = await balanceOf(db, gateway);
});

/** An order of 500 g at 10.00 a kilogram: about 7.50, at most 8.05. Its payment is open. */
async function ordered(change: (orderId: number) => Promise<unknown> = async () => {}) {
  const itemId = await addItem(db, { storeId: grocer, stock: 100, weightStep: 100 });
  const line = buyNowInput(itemId, { quantity: 5 });
  const { orderId } = await shop.digitalOrder({ ...line, order_amount: 8.05 });
  await change(orderId);
  const publicId = (await shop.requestPayment(orderId)).body.payment_id;
  const { body } = await ask("GET /customer/order/details", shop.proof(orderId));
  return { orderId, publicId, detail_id: body[0]?.id };
}

/** The same, once the customer has paid. */
async function paid(...change: Parameters<typeof ordered>) {
  const order = await ordered(...change);
  await setOutcome(order.publicId, { outcome: "paid" });
  await checkPayment(api, order.publicId, "return");
  return order;
}

const atStore = (path: "accept" | "ready" | "weigh", id: number, input: object = {}) =>
  ask(`POST /store/orders/{id}/${path}`, { id, ...input }, { token, key: nextKey() });
const weigh = (id: number, detail_id: number | undefined, grams = 480) =>
  atStore("weigh", id, { lines: [{ detail_id, grams }] });

/** Weighs an order and makes it ready. */
async function prepare({ orderId, detail_id }: Awaited<ReturnType<typeof paid>>) {
  expect((await weigh(orderId, detail_id)).status).toBe(200);
  for (const _call of ["confirm", "start"]) {
    await atStore("accept", orderId, { processing_time: 10 });
  }
  expect((await atStore("ready", orderId)).status).toBe(200);
}

async function paymentOf(publicId: string) {
  const [payment] = await db.select().from(payments).where(eq(payments.publicId, publicId));
  if (!payment) throw new Error("there is no such payment");
  return payment;
}

async function checkoutOf(publicId: string) {
  const [checkout] = await db
    .select()
    .from(sandboxCheckouts)
    .where(eq(sandboxCheckouts.publicId, publicId));
  if (!checkout) throw new Error("there is no such checkout");
  return checkout;
}

/** What the gateway owes the shop since the beginning of the test. */
const booked = async () => collected - (await balanceOf(db, gateway));
const disagreements = async () => (await reconcile(db)).disagreements;

test("the maximum is reserved, counts as paid, and the final sum is taken when the order is ready", async () => {
  const order = await paid();
  const { orderId, publicId } = order;
  expect(await stateOf(publicId)).toBe("authorized");
  expect(await track(orderId)).toMatchObject({
    order_status: "confirmed",
    payment_status: "paid",
    payment_state: "authorized",
    payments: [{ amount: 8.05, payment_status: "paid" }],
  });
  expect(await booked()).toBe(0);

  await prepare(order);
  expect(await track(orderId)).toMatchObject({
    payment_status: "paid",
    receipt: { total: 7.28, paid: 7.28, due: 0 },
    payments: [{ amount: 7.28, payment_status: "paid" }],
  });
  expect(await shop.refundsOf(orderId)).toMatchObject([
    { amount: 77, method: "hold", state: "completed" },
  ]);
  expect(await disagreements()).toEqual([]);
  await runDueJobs();
  expect(await stateOf(publicId)).toBe("succeeded");
  expect((await checkoutOf(publicId)).captured).toBe(728);
  expect(await booked()).toBe(728);
  expect(await disagreements()).toEqual([]);
});

test("the final sum is taken once, whoever asks and reports how often", async () => {
  const order = await paid();
  const { publicId } = order;
  await prepare(order);
  const [early] = [toCallback({ ...(await checkoutOf(publicId)), captured: null }, signer, start)];
  await Promise.all([capturePayment(api, publicId), capturePayment(api, publicId)]);
  await capturePayment(api, publicId);
  const late = toCallback(await checkoutOf(publicId), signer, start);
  for (const report of [early, late, early]) {
    expect((await api.app.fetch(report.clone())).status).toBe(200);
  }
  await checkPayment(api, publicId, "clock");
  await runDueJobs();
  expect(await stateOf(publicId)).toBe("succeeded");
  expect(await booked()).toBe(728);
  expect(await disagreements()).toEqual([]);
});

test("an order that is canceled before it is ready gives its reservation back, and nothing is taken", async () => {
  const { orderId, publicId, detail_id } = await paid();
  const reserved = toCallback(await checkoutOf(publicId), signer, start);
  await weigh(orderId, detail_id);
  await ask("PUT /customer/order/cancel", { ...shop.proof(orderId), reason: "Changed my mind" });
  await runDueJobs();
  expect(await stateOf(publicId)).toBe("canceled");
  expect((await checkoutOf(publicId)).captured).toBe(0);
  // A late report that the amount is reserved says nothing new.
  expect((await api.app.fetch(reserved)).status).toBe(200);
  expect(await stateOf(publicId)).toBe("canceled");
  expect(await track(orderId)).toMatchObject({
    order_status: "canceled",
    payment_status: "refunded",
  });
  expect((await shop.refundsOf(orderId)).map(({ amount }) => amount)).toEqual([77, 728]);
  expect(await booked()).toBe(0);
  expect(await db.$count(incidents, eq(incidents.orderId, orderId))).toBe(0);
  expect(await disagreements()).toEqual([]);
});

test("weighing and a cancellation at once take nothing", async () => {
  for (let round = 0; round < 5; round++) {
    const { orderId, publicId, detail_id } = await paid();
    await Promise.all([
      weigh(orderId, detail_id),
      ask("PUT /customer/order/cancel", { ...shop.proof(orderId), reason: "Too late" }),
    ]);
    await runDueJobs();
    expect(await stateOf(publicId)).toBe("canceled");
    const returned = (await shop.refundsOf(orderId)).reduce((sum, { amount }) => sum + amount, 0);
    expect(returned).toBe(805);
  }
  expect(await booked()).toBe(0);
  expect(await disagreements()).toEqual([]);
});

test("an order that is canceled while its money is taken returns it the way it came, once it has", async () => {
  const order = await paid();
  const { orderId, publicId } = order;
  await prepare(order);
  await transitionOrder(db, orderId, "canceled", desk, { at: start, reason: "Dropped" });
  expect(await shop.refundsOf(orderId)).toMatchObject([
    { method: "hold", amount: 77 },
    { method: "source", amount: 728, state: "approved" },
  ]);
  await runDueJobs();
  setNow(new Date(start.getTime() + 3_600_000));
  await runDueJobs();
  expect(await stateOf(publicId)).toBe("succeeded");
  const { reference } = await checkoutOf(publicId);
  const returned = await db
    .select()
    .from(sandboxRefunds)
    .where(eq(sandboxRefunds.reference, reference));
  expect(returned.map(({ amount }) => amount)).toEqual([728]);
  expect(await booked()).toBe(0);
  expect(await disagreements()).toEqual([]);
});

test("a reservation that is gone when its money is to be taken leaves the order unpaid, and the desk hears of it", async () => {
  const order = await paid();
  const { orderId, publicId } = order;
  await prepare(order);
  await setOutcome(publicId, { outcome: "canceled" });
  await runDueJobs();
  expect(await stateOf(publicId)).toBe("failed");
  expect(await track(orderId)).toMatchObject({ payment_status: "unpaid", receipt: { due: 7.28 } });
  const found = await db
    .select()
    .from(incidents)
    .where(eq(incidents.orderId, orderId))
    .orderBy(asc(incidents.id));
  expect(found).toMatchObject([{ kind: "payment", reason: "failed" }]);
  expect(await booked()).toBe(0);
  expect(await disagreements()).toEqual([]);
});

test("a reservation that the gateway gives back is an incident before the order is ready, too", async () => {
  const { orderId, publicId } = await paid();
  await setOutcome(publicId, { outcome: "canceled" });
  await checkPayment(api, publicId, "clock");
  expect(await stateOf(publicId)).toBe("canceled");
  expect((await track(orderId)).payment_status).toBe("unpaid");
  expect(await db.$count(incidents, eq(incidents.orderId, orderId))).toBe(1);
  expect(await disagreements()).toEqual([]);
});

test("a reservation for an order that is over is given back at once", async () => {
  const { orderId, publicId } = await ordered();
  await ask("PUT /customer/order/cancel", { ...shop.proof(orderId), reason: "Changed my mind" });
  await setOutcome(publicId, { outcome: "paid" });
  await checkPayment(api, publicId, "clock");
  await runDueJobs();
  expect(await stateOf(publicId)).toBe("canceled");
  expect((await checkoutOf(publicId)).captured).toBe(0);
  expect(await booked()).toBe(0);
  expect(await disagreements()).toEqual([]);
});

test("beside a part from the wallet, what is not owed goes back there and is not taken, in proportion", async () => {
  await shop.configure({ digitalPayment: true, wallet: true, partialPayment: "digital_payment" });
  const { token: customer, customerId } = await addCustomer(db);
  const gift = { cause: "test:hold", customerId, amount: minor(305) };
  await inTransaction(db, (tx) =>
    postJournal(tx, { ...walletGift("wallet_credit", gift), at: start }),
  );
  const itemId = await addItem(db, { storeId: grocer, stock: 100, weightStep: 100 });
  const input = {
    ...buyNowInput(itemId, { quantity: 5 }),
    ...{ store_id: grocer, payment_method: "digital_payment", partial_payment: 1 },
  };
  const as = { ...shop.grocery, token: customer };
  const placed = await shop.place({ ...input, order_amount: 8.05 }, as);
  expect([placed.status, placed.body.errors]).toEqual([201, undefined]);
  const orderId = placed.body.order_id;
  const { body } = await ask(
    "POST /customer/order/pay",
    {
      order_id: orderId,
      payment_method: "sandbox",
      payment_platform: "web",
      callback: `${api.settings.url}/track-order`,
    },
    { ...as, key: nextKey() },
  );
  const publicId = body.payment_id;
  await setOutcome(publicId, { outcome: "paid" });
  await checkPayment(api, publicId, "return");
  const [detail] = (await ask("GET /customer/order/details", { order_id: orderId }, as)).body;
  await prepare({ orderId, publicId, detail_id: detail?.id });
  await runDueJobs();
  // 0.77 in proportion to 3.05 and 5.00.
  expect((await shop.refundsOf(orderId)).map(({ method, amount }) => [method, amount])).toEqual([
    ["wallet", 29],
    ["hold", 48],
  ]);
  expect(await balanceOf(db, { kind: "customer_wallet", customerId })).toBe(29);
  expect(await booked()).toBe(452);
  expect(await disagreements()).toEqual([]);
});

test("orders of pieces, and those of more than five days ahead, are paid at once", async () => {
  const { orderId } = await shop.digitalOrder();
  const { publicId } = await paymentOf((await shop.requestPayment(orderId)).body.payment_id);
  expect((await paymentOf(publicId)).hold).toBe(false);

  const inDays = (days: number) => async (id: number) => {
    const scheduleAt = new Date(start.getTime() + days * dayMs);
    await db.update(orders).set({ scheduleAt }).where(eq(orders.id, id));
  };
  expect((await paymentOf((await ordered(inDays(5))).publicId)).hold).toBe(true);
  const later = await paid(inDays(6));
  expect(await stateOf(later.publicId)).toBe("succeeded");
  expect(await booked()).toBe(805);
  await weigh(later.orderId, later.detail_id);
  await runDueJobs();
  expect(await booked()).toBe(728);
  expect(await shop.refundsOf(later.orderId)).toMatchObject([
    { amount: minor(77), method: "source", state: "completed" },
  ]);
  expect(await disagreements()).toEqual([]);
});
