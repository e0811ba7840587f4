import type { AccountRef } from "@errand/core/ledger/accounts";
import { minor } from "@errand/core/money";
import type { PaymentEvent } from "@errand/core/payments/payment-states";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../database/database.ts";
import { balanceOf } from "../ledger/ledger.ts";
import { expireOrder } from "../orders/expire-order.ts";
import { lastEventId } from "../orders/order-events.ts";
import { applyPayment, type PaymentReport } from "./apply-payment.ts";
import { checkPayment } from "./check-payment.ts";
import { completeRefund } from "./complete-refund.ts";
import { paymentEvents } from "./payments.tables.ts";
import { orderTotal, startPaymentTest } from "./testing.ts";

const shop = await startPaymentTest();
const { api, db, setNow, digitalOrder, stateOf, track, refundsOf, setOutcome, stockOf } = shop;

const gateway: AccountRef = { kind: "gateway", gateway: "sandbox" };
const start = new Date("2026-11-23T09:00:00Z");
const inMinutes = (minutes: number) => setNow(new Date(start.getTime() + minutes * 60_000));

beforeEach(() => shop.begin(start));

async function pay(orderId: number): Promise<string> {
  const { status, body } = await shop.requestPayment(orderId);
  expect(status).toBe(200);
  return body.payment_id;
}

let lastEvent = 0;
const report = (publicId: string, event: PaymentEvent, more: Partial<PaymentReport> = {}) =>
  inTransaction(db, (tx) =>
    applyPayment(tx, api.paymentSubjects, {
      publicId,
      event,
      source: "callback",
      ...(event === "paid" && { amount: minor(orderTotal), currency: "EUR" }),
      callback: { eventId: `event-${++lastEvent}`, digest: "digest" },
      now: api.clock(),
      ...more,
    }),
  );

const paidOrder = {
  order_status: "confirmed",
  payment_status: "paid",
  payment_method: "sandbox",
  payment_state: "succeeded",
  payment_expires_at: null,
};

describe("a payment", () => {
  test("confirms its order and is in the books, once", async () => {
    const before = await balanceOf(db, gateway);
    const { orderId } = await digitalOrder();
    const publicId = await pay(orderId);
    expect(await track(orderId)).toMatchObject({
      order_status: "pending",
      payment_status: "unpaid",
      payment_state: "open",
      payment_expires_at: "2026-11-23T09:30:00.000Z",
    });
    expect(await report(publicId, "paid")).toBe("succeeded");
    expect(await report(publicId, "paid")).toBe("succeeded");
    expect(await report(publicId, "declined")).toBe("succeeded");
    expect(await track(orderId)).toMatchObject({
      ...paidOrder,
      receipt: { paid: 13, due: 0 },
      payments: [{ payment_method: "sandbox", amount: 13, payment_status: "paid" }],
    });
    expect(await balanceOf(db, gateway)).toBe(before - orderTotal);
    expect(await refundsOf(orderId)).toEqual([]);
  });

  test("counts an event of the gateway once among 50 at the same time", async () => {
    const before = await balanceOf(db, gateway);
    const { orderId } = await digitalOrder();
    const publicId = await pay(orderId);
    const callback = { eventId: `parallel-${publicId}`, digest: "digest" };
    const states = await Promise.all(
      Array.from({ length: 50 }, () => report(publicId, "paid", { callback })),
    );
    expect(new Set(states)).toEqual(new Set(["succeeded"]));
    const recorded = eq(paymentEvents.eventId, callback.eventId);
    expect(await db.$count(paymentEvents, recorded)).toBe(1);
    expect(await balanceOf(db, gateway)).toBe(before - orderTotal);
    expect(await track(orderId)).toMatchObject(paidOrder);
  });

  test("is received once when return, callback and polling report it at the same time", async () => {
    const before = await balanceOf(db, gateway);
    const { orderId } = await digitalOrder();
    const publicId = await pay(orderId);
    await setOutcome(publicId, { outcome: "paid" });
    await Promise.all([
      ...Array.from({ length: 10 }, () => report(publicId, "paid")),
      ...Array.from({ length: 10 }, () => checkPayment(api, publicId, "poll")),
      ...Array.from({ length: 10 }, () => checkPayment(api, publicId, "return")),
    ]);
    expect(await balanceOf(db, gateway)).toBe(before - orderTotal);
    expect(await track(orderId)).toMatchObject(paidOrder);
  });

  test("fails its order, which returns its stock", async () => {
    const { orderId, itemId } = await digitalOrder();
    expect(await stockOf(itemId)).toBe(1);
    const publicId = await pay(orderId);
    await report(publicId, "declined");
    expect(await stateOf(publicId)).toBe("failed");
    expect(await track(orderId)).toMatchObject({ order_status: "failed", payment_state: "failed" });
    expect(await stockOf(itemId)).toBe(2);
  });

  test("ends the open one before it, whose failure no longer matters", async () => {
    const { orderId } = await digitalOrder();
    const first = await pay(orderId);
    const second = await pay(orderId);
    expect(await stateOf(first)).toBe("canceled");
    await report(first, "declined");
    expect(await track(orderId)).toMatchObject({ order_status: "pending", payment_state: "open" });
    await report(second, "canceled");
    expect(await track(orderId)).toMatchObject({ order_status: "failed" });
  });

  test("is seen by those who watch its order, when it starts and while it is checked", async () => {
    const { orderId } = await digitalOrder();
    const placed = await lastEventId(db, [orderId]);
    expect(await track(orderId)).toMatchObject({ expected_at: null });
    const publicId = await pay(orderId);
    const started = await lastEventId(db, [orderId]);
    expect(started).toBeGreaterThan(placed ?? 0);
    await report(publicId, "processing");
    expect(await lastEventId(db, [orderId])).toBeGreaterThan(started ?? 0);
    expect(await track(orderId)).toMatchObject({ payment_state: "checking" });
  });

  test("of another amount or currency is left to the desk", async () => {
    const { orderId } = await digitalOrder();
    const publicId = await pay(orderId);
    expect(await report(publicId, "paid", { amount: minor(1) })).toBe("checking");
    expect(await report(publicId, "paid", { currency: "USD" })).toBe("checking");
    expect(await track(orderId)).toMatchObject({ order_status: "pending" });
  });
});

describe("money that arrives late", () => {
  test("revives a failed order whose stock is still there", async () => {
    const { orderId, itemId } = await digitalOrder();
    const publicId = await pay(orderId);
    await report(publicId, "declined");
    expect(await report(publicId, "paid")).toBe("succeeded");
    expect(await track(orderId)).toMatchObject(paidOrder);
    expect(await stockOf(itemId)).toBe(1);
    expect(await refundsOf(orderId)).toEqual([]);
  });

  test("goes back through the gateway, once, when the stock is gone", async () => {
    const before = await balanceOf(db, gateway);
    const { orderId, itemId } = await digitalOrder();
    const publicId = await pay(orderId);
    await report(publicId, "declined");
    await setOutcome(publicId, { outcome: "paid" });
    await shop.sellOut(itemId);
    await report(publicId, "paid");
    expect(await track(orderId)).toMatchObject({
      order_status: "failed",
      payment_status: "refunded",
    });
    const [refund, ...others] = await refundsOf(orderId);
    expect(refund).toMatchObject({ amount: orderTotal, method: "source", state: "approved" });
    expect(others).toEqual([]);
    expect(await balanceOf(db, gateway)).toBe(before - orderTotal);

    await Promise.all([1, 2, 3].map(() => completeRefund(api, refund?.id ?? 0)));
    expect(await refundsOf(orderId)).toMatchObject([{ state: "completed" }]);
    expect(await balanceOf(db, gateway)).toBe(before);
  });

  test("for a canceled order goes back", async () => {
    const { orderId } = await digitalOrder();
    const publicId = await pay(orderId);
    await shop.ask("PUT /customer/order/cancel", { ...shop.proof(orderId), reason: "changed" });
    expect(await stateOf(publicId)).toBe("canceled");
    await report(publicId, "paid");
    expect(await track(orderId)).toMatchObject({
      order_status: "canceled",
      payment_status: "refunded",
    });
    expect(await refundsOf(orderId)).toMatchObject([{ amount: orderTotal, method: "source" }]);
  });

  test("for a canceled order, of which no report tells, is found at the end of the time to pay", async () => {
    const { orderId } = await digitalOrder();
    const publicId = await pay(orderId);
    await shop.ask("PUT /customer/order/cancel", { ...shop.proof(orderId), reason: "changed" });
    await setOutcome(publicId, { outcome: "paid" });
    inMinutes(30);
    await shop.runDueJobs();
    expect(await stateOf(publicId)).toBe("succeeded");
    expect(await refundsOf(orderId)).toMatchObject([{ amount: orderTotal, state: "completed" }]);
  });

  test("for an order that is paid already goes back", async () => {
    const { orderId } = await digitalOrder();
    const first = await pay(orderId);
    const second = await pay(orderId);
    await report(second, "paid");
    await report(first, "paid");
    expect(await track(orderId)).toMatchObject(paidOrder);
    expect(await refundsOf(orderId)).toMatchObject([{ amount: orderTotal, reason: "not_owed" }]);
  });
});

describe("the end of the time to pay", () => {
  test("fails an order that the gateway has nothing of", async () => {
    const { orderId } = await digitalOrder();
    const publicId = await pay(orderId);
    inMinutes(29);
    expect(await checkPayment(api, publicId, "clock")).toBe("open");
    inMinutes(30);
    expect(await checkPayment(api, publicId, "clock")).toBe("expired");
    expect(await track(orderId)).toMatchObject({ order_status: "failed" });
  });

  test("confirms an order whose report was lost", async () => {
    const { orderId } = await digitalOrder();
    const publicId = await pay(orderId);
    await setOutcome(publicId, { outcome: "paid" });
    inMinutes(30);
    expect(await checkPayment(api, publicId, "clock")).toBe("succeeded");
    expect(await track(orderId)).toMatchObject(paidOrder);
  });

  test("waits a day for a gateway that is still processing", async () => {
    const { orderId } = await digitalOrder();
    const publicId = await pay(orderId);
    await setOutcome(publicId, { outcome: "processing" });
    inMinutes(24 * 60);
    expect(await checkPayment(api, publicId, "clock")).toBe("checking");
    expect(await track(orderId)).toMatchObject({ order_status: "pending" });
    inMinutes(24 * 60 + 30);
    expect(await checkPayment(api, publicId, "clock")).toBe("failed");
    expect(await track(orderId)).toMatchObject({ order_status: "failed" });
  });

  test("fails an order that nobody started to pay, but not one with an open payment", async () => {
    const { orderId } = await digitalOrder();
    const other = await digitalOrder();
    inMinutes(29);
    await pay(other.orderId);
    inMinutes(30);
    await expireOrder(api, orderId);
    await expireOrder(api, other.orderId);
    expect(await track(orderId)).toMatchObject({ order_status: "failed" });
    expect(await track(other.orderId)).toMatchObject({ order_status: "pending" });
  });
});
