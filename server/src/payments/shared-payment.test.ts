import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { inTransaction } from "../database/database.ts";
import { fundWallet, walletBalance } from "../ledger/testing.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { storePaymentStatus } from "../orders/payment-status.data.ts";
import type { Allocation } from "./payments.data.ts";
import { recordPayment } from "./record-payment.ts";
import { refundOrder } from "./refunds.ts";
import { startPaymentTest } from "./testing.ts";

const shop = await startPaymentTest();
const { ask, db, digitalOrder, refundsOf } = shop;
const now = new Date("2026-11-23T09:00:00Z");

let ada = { customerId: 0, token: "" };
/** Two orders of 13.00 that she has not paid yet. */
let first = 0;
let second = 0;

beforeEach(async () => {
  await shop.begin(now);
  await shop.configure({ digitalPayment: true, wallet: true });
  ada = await addCustomer(db);
  await fundWallet(db, ada.customerId, 5000);
  first = await orderOfAda();
  second = await orderOfAda();
});

async function orderOfAda() {
  const { orderId } = await digitalOrder();
  const own = { customerId: ada.customerId, guestId: null };
  await db.update(orders).set(own).where(eq(orders.id, orderId));
  return orderId;
}

function payTogether(allocations: Allocation[]) {
  return inTransaction(db, async (tx) => {
    const payer = { customerId: ada.customerId, guestId: null };
    const payment = { method: "wallet", purpose: "run", currency: "EUR" } as const;
    const { amount } = await recordPayment(tx, { ...payment, allocations, payer, now });
    for (const { orderId } of allocations) await storePaymentStatus(tx, orderId);
    return amount;
  });
}

const both = () => [
  { orderId: first, amount: minor(1300) },
  { orderId: second, amount: minor(1300) },
];
const track = async (order_id: number) =>
  (await ask("GET /customer/order/track", { order_id }, { token: ada.token })).body;
const wallet = () => walletBalance(db, ada.customerId);
const moneyDisagreements = async () => (await reconcile(db)).disagreements;

test("one payment pays two orders, and takes its whole amount once", async () => {
  expect(await payTogether(both())).toBe(2600);
  expect(await wallet()).toBe(2400);
  for (const id of [first, second]) {
    expect(await track(id)).toMatchObject({
      payment_status: "paid",
      receipt: { paid: 13, due: 0 },
      payments: [{ payment_method: "wallet", amount: 13 }],
    });
  }
  expect(await moneyDisagreements()).toEqual([]);
});

test("what goes back of one order is its share, and leaves the other paid", async () => {
  await payTogether(both());
  const refund = (orderId: number, amount: number) =>
    inTransaction(db, async (tx) => {
      await refundOrder(tx, { orderId, amount: minor(amount), reason: "refunded", now });
      await storePaymentStatus(tx, orderId);
    });
  await expect(refund(first, 1301)).rejects.toThrow("has less than 1301");
  await refund(first, 1300);
  expect(await wallet()).toBe(3700);
  expect(await track(first)).toMatchObject({ payment_status: "unpaid", receipt: { paid: 0 } });
  expect(await track(second)).toMatchObject({ payment_status: "paid", receipt: { paid: 13 } });
  expect(await refundsOf(second)).toEqual([]);
  await expect(refund(first, 1)).rejects.toThrow("has less than 1");
  expect(await moneyDisagreements()).toEqual([]);
});

test("an order that is canceled returns its share of the payment", async () => {
  await payTogether(both());
  const input = { order_id: second, note: "No more" };
  const canceled = await ask("PUT /customer/order/cancel", input, { token: ada.token });
  expect(canceled.status).toBe(200);
  expect(await wallet()).toBe(3700);
  expect(await track(first)).toMatchObject({ payment_status: "paid", receipt: { paid: 13 } });
  expect(await moneyDisagreements()).toEqual([]);
});

test("a wallet that covers only one of the orders pays neither", async () => {
  const short = { orderId: second, amount: minor(3701) };
  const attempt = payTogether([{ orderId: first, amount: minor(1300) }, short]);
  await expect(attempt).rejects.toThrow("wallet_balance");
  expect(await wallet()).toBe(5000);
  expect(await track(first)).toMatchObject({ payment_status: "unpaid", receipt: { paid: 0 } });
});
