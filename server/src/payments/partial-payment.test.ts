import type { AccountRef } from "@errand/core/ledger/accounts";
import { walletPayment } from "@errand/core/ledger/order-journals";
import { topUp } from "@errand/core/ledger/wallet-journals";
import { minor, nothing } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { inTransaction } from "../database/database.ts";
import { balanceOf, postJournal } from "../ledger/ledger.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { storePaymentStatus } from "../orders/payment-status.data.ts";
import { applyPayment } from "./apply-payment.ts";
import { recordPayment } from "./record-payment.ts";
import { refundOrder } from "./refunds.ts";
import { startPaymentTest } from "./testing.ts";

const shop = await startPaymentTest();
const { api, ask, db, digitalOrder, refundsOf } = shop;
const now = new Date("2026-11-23T09:00:00Z");

beforeEach(async () => {
  await shop.begin(now);
  await shop.configure({ digitalPayment: true, wallet: true });
});

let topUps = 0;
/** A customer with 20.00 in the wallet and an order of 13.00, of which the wallet has paid 3.00. */
async function partlyPaid() {
  const { customerId, token } = await addCustomer(db);
  const wallet: AccountRef = { kind: "customer_wallet", customerId };
  topUps += 1;
  const funds = { customerId, gateway: "sandbox", amount: minor(2000), bonus: nothing };
  const { orderId } = await digitalOrder();
  await db.update(orders).set({ customerId, guestId: null }).where(eq(orders.id, orderId));
  await inTransaction(db, async (tx) => {
    await postJournal(tx, { ...topUp({ cause: `test:${topUps}`, ...funds }), at: now });
    await recordPayment(tx, {
      method: "wallet",
      allocations: [{ orderId, amount: minor(300) }],
      payer: { customerId, guestId: null },
      currency: "EUR",
      now,
    });
    await storePaymentStatus(tx, orderId);
  });
  const track = async () =>
    (await ask("GET /customer/order/track", { order_id: orderId }, { token })).body;
  const requestPayment = () => {
    const input = {
      order_id: orderId,
      payment_method: "sandbox",
      payment_platform: "web",
      callback: api.settings.url,
    };
    return ask("POST /customer/order/pay", input, { token, key: shop.nextKey() });
  };
  const pay = async () => (await requestPayment()).body.payment_id;
  const spend = (amount: number) => {
    const fact = { cause: `test:spent:${topUps}`, customerId, amount: minor(amount) };
    return inTransaction(db, (tx) => postJournal(tx, { ...walletPayment(fact), at: now }));
  };
  const report = (publicId: string, event: "paid" | "declined") =>
    inTransaction(db, (tx) =>
      applyPayment(tx, api.paymentSubjects, {
        publicId,
        event,
        source: "callback",
        amount: minor(1000),
        currency: "EUR",
        now,
      }),
    );
  const walletBalance = () => balanceOf(db, wallet);
  return { orderId, token, track, requestPayment, pay, report, spend, walletBalance };
}

test("an order is paid by the wallet and a gateway together", async () => {
  const order = await partlyPaid();
  expect(await order.track()).toMatchObject({
    payment_status: "partially_paid",
    partially_paid_amount: 3,
    receipt: { paid: 3, due: 10 },
  });
  await order.report(await order.pay(), "paid");
  expect(await order.track()).toMatchObject({
    order_status: "confirmed",
    payment_status: "paid",
    receipt: { paid: 13, due: 0 },
    payments: [
      { payment_method: "wallet", amount: 3 },
      { payment_method: "sandbox", amount: 10 },
    ],
  });
  expect(await order.walletBalance()).toBe(1700);
});

test("a failed order returns the part from the wallet, and takes it again when it is revived", async () => {
  const order = await partlyPaid();
  const publicId = await order.pay();
  await order.report(publicId, "declined");
  expect(await order.track()).toMatchObject({
    order_status: "failed",
    payment_status: "refunded",
  });
  expect(await order.walletBalance()).toBe(2000);
  await order.report(publicId, "paid");
  expect(await order.track()).toMatchObject({ order_status: "confirmed", payment_status: "paid" });
  expect(await order.walletBalance()).toBe(1700);
});

test("a refund is split over the payments, and never exceeds them", async () => {
  const order = await partlyPaid();
  await order.report(await order.pay(), "paid");
  const refund = (amount: number) =>
    inTransaction(db, async (tx) => {
      await api.paymentSubjects.order?.lock(tx, [order.orderId]);
      const request = { orderId: order.orderId, amount: minor(amount), reason: "refunded", now };
      await refundOrder(tx, request);
      await storePaymentStatus(tx, order.orderId);
    });
  await refund(1100);
  const rows = await refundsOf(order.orderId);
  expect(rows.map(({ amount, method, state }) => [amount, method, state])).toEqual([
    [254, "wallet", "completed"],
    [846, "wallet", "completed"],
  ]);
  expect(await order.track()).toMatchObject({ payment_status: "refunded" });
  expect(await order.walletBalance()).toBe(2800);

  const results = await Promise.allSettled([refund(200), refund(200), refund(200)]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await order.walletBalance()).toBe(3000);
});

test("money that arrives after the account is deleted goes back the way it came", async () => {
  const { orderId, pay, report, token } = await partlyPaid();
  const publicId = await pay();
  await ask("PUT /customer/order/cancel", { order_id: orderId, note: "No more" }, { token });
  const removed = await ask("DELETE /customer/remove-account", { payout: "original" }, { token });
  expect(removed.status).toBe(200);
  await report(publicId, "paid");
  expect(await refundsOf(orderId)).toMatchObject([
    { amount: 300, method: "wallet" },
    { amount: 1000, method: "source" },
  ]);
});

test("starting to pay a failed order takes the part from the wallet again", async () => {
  const order = await partlyPaid();
  await order.report(await order.pay(), "declined");
  expect(await order.walletBalance()).toBe(2000);
  const publicId = await order.pay();
  expect(await order.track()).toMatchObject({
    order_status: "pending",
    payment_status: "partially_paid",
    partially_paid_amount: 3,
    receipt: { paid: 3, due: 10 },
  });
  expect(await order.walletBalance()).toBe(1700);
  await order.report(publicId, "paid");
  expect(await order.track()).toMatchObject({ order_status: "confirmed", payment_status: "paid" });
  expect(await order.walletBalance()).toBe(1700);
});

test("a failed order stays failed when the wallet no longer holds its part", async () => {
  const order = await partlyPaid();
  await order.report(await order.pay(), "declined");
  await order.spend(1701);
  expect(await order.requestPayment()).toMatchObject({
    status: 422,
    body: { errors: [{ code: "wallet_balance" }] },
  });
  expect(await order.track()).toMatchObject({ order_status: "failed", receipt: { paid: 0 } });
  expect(await order.walletBalance()).toBe(299);
});
