import { minor } from "@errand/core/money";
import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { deliverOrder } from "../delivery/deliver-order.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { balanceOf } from "../ledger/ledger.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orderTransitions } from "../order-rows/order-transitions.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { readOrderTotals } from "../orders/order-figures.data.ts";
import { addCourier, addGuest, addParcel, contact } from "../orders/testing.ts";
import { decodeGuestId } from "../requests/caller.ts";
import { addStaff } from "../staff/testing.ts";
import { startRefundTest } from "./refund-testing.ts";

const refundTest = await startRefundTest();
const { ask, db, shop, configure, deliveredBasket, requestRefund } = refundTest;
let ada: { token: string; customerId: number };
let token = "";

beforeEach(async () => {
  ada = await refundTest.addCustomer();
  token = (await addStaff(db, { kind: "operator", role: "support" })).token;
  await configure();
});

const codes = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];

const refund = (id: number, input: Record<string, unknown>) =>
  ask(
    "POST /desk/orders/{id}/refund",
    { id, decision: "approve", ...input },
    { token, key: crypto.randomUUID() },
  );
const pieces = (detail_id: number, quantity = 1) => ({ lines: [{ detail_id, quantity }] });
const left = (id: number) => ask("GET /desk/orders/{id}/refundable", { id }, { token });
const track = async (order_id: number) =>
  (await ask("GET /customer/order/track", { order_id }, ada)).body;
const wallet = () => balanceOf(db, { kind: "customer_wallet", customerId: ada.customerId });
const disagreements = async () => (await reconcile(db)).disagreements;

describe("the desk refunds a delivered order", () => {
  test("line by line, then the delivery and the tip, until nothing is left", async () => {
    const { orderId, first, second } = await deliveredBasket(ada.customerId);
    const one = await refund(orderId, { ...pieces(first), method: "wallet" });
    expect([one.status, one.body.refund]).toMatchObject([
      200,
      { refund_amount: 10.07, lines: [{ detail_id: first, quantity: 1, amount: 10.07 }] },
    ]);
    expect(one.body.order).toMatchObject({
      order_status: "delivered",
      payment_status: "partially_refunded",
      receipt: { total: 32.69, paid: 32.69, refunded: 10.07, due: 0 },
    });

    const both = await refund(orderId, {
      ...pieces(second),
      delivery: 1,
      method: "wallet",
    });
    expect(both.body.refund).toMatchObject({ refund_amount: 11.05, delivery_amount: 2.5 });
    const last = await refund(orderId, { ...pieces(first), method: "wallet" });
    expect(last.body.order).toMatchObject({
      order_status: "refunded",
      payment_status: "refunded",
      refunds: [{ refund_amount: 10.07 }, { refund_amount: 11.05 }, { refund_amount: 10.07 }],
    });
    expect(await wallet()).toBe(3119);

    const { body } = await left(orderId);
    expect(body).toMatchObject({ left: 1.5, delivery: 0, tip: 1.5 });
    expect(codes(await refund(orderId, { amount: 1.51 }))).toEqual([422, "amount"]);
    const tip = await refund(orderId, { amount: 1.5, method: "wallet" });
    expect(tip.body.refund).toMatchObject({ refund_amount: 1.5, tip_amount: 1.5 });
    expect(await wallet()).toBe(3269);
    expect(codes(await refund(orderId, { amount: 0.01 }))).toEqual([422, "amount"]);
    expect(await disagreements()).toEqual([]);
  });

  test("by an amount, which lowers the whole and leaves the lines less", async () => {
    const { orderId, first, second } = await deliveredBasket(ada.customerId);
    await refund(orderId, { amount: 20, method: "wallet" });
    expect((await left(orderId)).body).toMatchObject({
      left: 12.69,
      lines: [
        { detail_id: first, quantity: 2, left: 8.69 },
        { detail_id: second, quantity: 1, left: 8.55 },
      ],
    });
    const { body } = await refund(orderId, { ...pieces(first, 2), method: "wallet" });
    expect(body).toMatchObject({
      order: { order_status: "refunded" },
      refund: { refund_amount: 8.69 },
    });
    expect(await disagreements()).toEqual([]);
  });

  test("the delivery alone, and the same pieces never twice", async () => {
    const { orderId, second } = await deliveredBasket(ada.customerId);
    const { body } = await refund(orderId, { delivery: 1 });
    expect(body).toMatchObject({
      order: { payment_status: "partially_refunded" },
      refund: { refund_amount: 2.5, lines: [] },
    });
    expect(codes(await refund(orderId, { delivery: 1 }))).toEqual([422, "amount"]);
    await refund(orderId, pieces(second));
    expect(codes(await refund(orderId, pieces(second)))).toEqual([422, "lines"]);
    expect(await disagreements()).toEqual([]);
  });

  test("never beyond what was paid, also when twenty refund parts at the same moment", async () => {
    const { orderId, first } = await deliveredBasket(ada.customerId);
    const inputs = [{ amount: 9 }, pieces(first), { amount: 5, delivery: 1 }, pieces(first, 2)];
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        refund(orderId, { ...inputs[index % inputs.length], method: "wallet" }),
      ),
    );
    const given = responses.filter(({ status }) => status === 200);
    const sum = given.reduce((total, { body }) => total + body.refund.refund_amount * 100, 0);
    expect(await wallet()).toBe(Math.round(sum));
    expect(Math.round(sum)).toBeLessThanOrEqual(3269);
    expect(given.length).toBeGreaterThan(1);
    expect(await disagreements()).toEqual([]);
  });

  test("not before it is delivered, and shows what went back of all orders lately", async () => {
    const { orderId, first } = await deliveredBasket(ada.customerId);
    await refund(orderId, pieces(first));
    const another = await deliveredBasket(ada.customerId);
    expect((await left(another.orderId)).body).toMatchObject({
      left: 32.69,
      payments: [{ payment_method: "cash_on_delivery", left: 32.69 }],
      last_30_days: { customer: 10.07 },
    });
    await db.update(orders).set({ status: "picked_up" }).where(eq(orders.id, another.orderId));
    expect(codes(await refund(another.orderId, { amount: 1 }))).toEqual([409, "order_status"]);
    await db.update(orders).set({ status: "delivered" }).where(eq(orders.id, another.orderId));
  });
});

describe("a customer", () => {
  test("asks for pieces of lines, and for more once that is decided", async () => {
    const { orderId, first, second } = await deliveredBasket(ada.customerId);
    const asked = await requestRefund(ada.token, orderId, pieces(first));
    expect(asked.body.order).toMatchObject({
      order_status: "refund_requested",
      refund: { refund_status: "pending", refund_amount: 10.07, delivery_amount: 0 },
    });
    expect(codes(await requestRefund(ada.token, orderId, pieces(second)))).toEqual([409, "refund"]);

    const delivered = asked.body.order.delivered;
    await refund(orderId, {});
    expect(await track(orderId)).toMatchObject({
      order_status: "delivered",
      delivered,
      payment_status: "partially_refunded",
      actions: ["refund_request"],
      refund: { refund_status: "approved", lines: [{ detail_id: first, quantity: 1 }] },
    });
    expect(codes(await requestRefund(ada.token, orderId, pieces(first, 2)))).toEqual([
      422,
      "lines",
    ]);

    expect((await requestRefund(ada.token, orderId)).body.order.refund).toMatchObject({
      refund_amount: 22.62,
      delivery_amount: 2.5,
      tip_amount: 1.5,
    });
    await refund(orderId, {});
    expect(await track(orderId)).toMatchObject({ order_status: "refunded", actions: [] });
    expect(await wallet()).toBe(3269);
    expect(await disagreements()).toEqual([]);
  });

  test("asks again after a refusal, with pictures of the new request alone", async () => {
    const { orderId, first, second } = await deliveredBasket(ada.customerId);
    await requestRefund(ada.token, orderId, pieces(first));
    await refund(orderId, { decision: "reject" });
    const again = await requestRefund(ada.token, orderId, pieces(second));
    expect(again.body.order.refunds.map(({ refund_status }) => refund_status)).toEqual([
      "pending",
      "rejected",
    ]);
    await refund(orderId, {});
    expect(await track(orderId)).toMatchObject({ order_status: "delivered" });
    expect(await disagreements()).toEqual([]);
  });

  test("asks within the days of the shop", async () => {
    await configure({ refundDays: 3 });
    const { orderId } = await deliveredBasket(ada.customerId);
    const delivered = new Date(Date.now() - 3 * 24 * 3_600_000);
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    const statusTimestamps = { ...order?.statusTimestamps, delivered: delivered.toISOString() };
    await db.update(orders).set({ statusTimestamps }).where(eq(orders.id, orderId));
    expect((await track(orderId)).actions).toEqual([]);
    const late = await requestRefund(ada.token, orderId);
    expect(codes(late)).toEqual([409, "order_status"]);
    expect(late.body.errors?.[0]?.message).toBe(
      "A refund can be requested within 3 days of the delivery.",
    );
    await db
      .update(orders)
      .set({ statusTimestamps: order?.statusTimestamps })
      .where(eq(orders.id, orderId));
  });

  test("sees what is left of the own order only", async () => {
    const { orderId, first, second } = await deliveredBasket(ada.customerId);
    const own = await ask("GET /customer/order/refundable", { order_id: orderId }, ada);
    expect(own.body).toEqual({
      left: 32.69,
      delivery: 2.5,
      tip: 1.5,
      lines: [
        {
          detail_id: first,
          quantity: 2,
          left: 20.14,
          ordered_quantity: 2,
          entitled: 20.14,
          returned: 0,
        },
        {
          detail_id: second,
          quantity: 1,
          left: 8.55,
          ordered_quantity: 1,
          entitled: 8.55,
          returned: 0,
        },
      ],
    });
    const other = await refundTest.addCustomer();
    const foreign = await ask("GET /customer/order/refundable", { order_id: orderId }, other);
    expect(codes(foreign)).toEqual([404, "order"]);
  });

  test("reads by mail what each refund returned, once for each", async () => {
    const { orderId, first, second } = await deliveredBasket(ada.customerId);
    await refundTest.runDueJobs();
    await db.delete(outbox);
    await refund(orderId, { ...pieces(first), method: "wallet" });
    await refundTest.runDueJobs();
    await refund(orderId, { ...pieces(second), method: "wallet" });
    await refundTest.runDueJobs();
    const mails = await db.select().from(outbox).orderBy(asc(outbox.id));
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Your refund for order #${orderId}`,
      `Your refund for order #${orderId}`,
    ]);
    expect(mails[0]?.text).toContain("10.07");
    expect(mails[1]?.text).toContain("8.55");
  });
});

test("a guest asks with the proof of the order, and gets the money back by hand", async () => {
  const guestId = await addGuest(db);
  const { orderId, first } = await deliveredBasket(null, { guestId: decodeGuestId(guestId) });
  const request = (input: Record<string, unknown>) =>
    ask("POST /customer/order/refund-request", {
      order_id: orderId,
      customer_reason: "Damaged",
      guest_id: guestId,
      ...pieces(first),
      ...input,
    });
  expect(codes(await request({}))).toEqual([404, "order"]);
  const { status, body } = await request({ contact_number: contact.contact_person_number });
  expect([status, body.order.refund]).toMatchObject([
    201,
    { refund_method: "manual", refund_amount: 10.07 },
  ]);
  const decided = await refund(orderId, {});
  expect(decided.body.refund.returned).toEqual([
    { method: "manual", amount: 10.07, state: "done" },
  ]);
  expect(await disagreements()).toEqual([]);
});

/** A parcel of 13.00, 1.00 of it the tip. */
async function deliveredParcel(): Promise<number> {
  const courierId = await addCourier(db);
  const orderId = await addParcel(db, shop, shop.grocery, {
    customerId: ada.customerId,
    courierId,
    status: "picked_up",
    amount: minor(1300),
    receipt: [
      { key: "delivery_charge", amount: minor(1200), added: true },
      { key: "dm_tips", amount: minor(100), added: true },
    ],
  });
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const courier = { kind: "courier", courierId } as const;
  await deliverOrder(db, orderId, courier, { at: new Date(), otp: order?.otp ?? undefined });
  return orderId;
}

test("a parcel is refunded at the desk without a request, in parts, and never by a store", async () => {
  const orderId = await deliveredParcel();
  const terms = { reason: "It was torn", method: "wallet" };
  expect(codes(await refund(orderId, { ...terms, amount: 5, borne_by: "store" }))).toEqual([
    422,
    "borne_by",
  ]);
  expect((await refund(orderId, { ...terms, amount: 5, borne_by: "courier" })).body).toMatchObject({
    order: { order_status: "delivered", payment_status: "partially_refunded" },
    refund: { refund_amount: 5, lines: [], delivery_amount: 0, borne_by: "courier" },
  });
  expect((await refund(orderId, { ...terms, tip: 1 })).body.refund).toMatchObject({
    refund_amount: 1,
    tip_amount: 1,
  });
  expect(codes(await refund(orderId, { ...terms, amount: 7.01 }))).toEqual([422, "amount"]);
  expect((await refund(orderId, { ...terms, amount: 7 })).body.order).toMatchObject({
    order_status: "refunded",
    payment_status: "refunded",
  });
  expect(await wallet()).toBe(1300);
  expect(await disagreements()).toEqual([]);
});

test("a parcel that never arrived returns its delivery", async () => {
  const orderId = await deliveredParcel();
  expect((await left(orderId)).body).toMatchObject({ left: 13, delivery: 0, tip: 1, lines: [] });
  await requestRefund(ada.token, orderId);
  expect((await refund(orderId, {})).body).toMatchObject({
    order: { order_status: "refunded" },
    refund: { refund_amount: 13 },
  });
  expect(await disagreements()).toEqual([]);
});

test("a delivered order counts once, also when it is delivered again after a part of it", async () => {
  const counted = async () => {
    const totals = await readOrderTotals(db, { from: 0, to: null });
    return totals
      .filter(({ event }) => event === "delivered")
      .reduce((sum, { count }) => sum + Number(count), 0);
  };
  const { orderId, first } = await deliveredBasket(ada.customerId);
  const before = await counted();
  await requestRefund(ada.token, orderId, pieces(first));
  await refund(orderId, {});
  const steps = await db
    .select({ to: orderTransitions.to })
    .from(orderTransitions)
    .where(eq(orderTransitions.orderId, orderId))
    .orderBy(asc(orderTransitions.id));
  expect(steps.map(({ to }) => to).slice(-3)).toEqual([
    "delivered",
    "refund_requested",
    "delivered",
  ]);
  expect(await counted()).toBe(before);
});
