import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { balanceOf } from "../ledger/ledger.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orderLines, orders } from "../order-rows/orders.tables.ts";
import { refundRequests } from "../order-rows/refund-requests.tables.ts";
import { addGuest, contact } from "../orders/testing.ts";
import { privateFileRoutes } from "../private-files/private-files.routes.ts";
import { testPicture } from "../private-files/testing.ts";
import { decodeGuestId } from "../requests/caller.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { startRefundTest } from "./refund-testing.ts";

const refundTest = await startRefundTest();
const { api, ask, db, shop, configure, deliveredOrder, requestRefund } = refundTest;
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

async function requestedOrder(input: Record<string, unknown> = {}) {
  const delivered = await deliveredOrder(ada.customerId);
  await requestRefund(ada.token, delivered.orderId, input);
  return delivered;
}

const decide = (id: number, input: Record<string, unknown> = {}) =>
  ask(
    "POST /desk/orders/{id}/refund",
    { id, decision: "approve", ...input },
    { token, key: crypto.randomUUID() },
  );

const walletOf = ({ customerId }: { customerId: number }) =>
  balanceOf(db, { kind: "customer_wallet", customerId });
const disagreements = async () => (await reconcile(db)).disagreements;

describe("the desk", () => {
  test("approves a request for the whole order: everything goes to the wallet, the delivery too", async () => {
    const { orderId } = await requestedOrder();
    const { status, body } = await decide(orderId, { note: "We are sorry" });
    expect([status, body.message]).toEqual([200, "The refund is approved."]);
    expect(body.refund).toMatchObject({
      refund_status: "approved",
      refund_amount: 12,
      lines: [],
      delivery_amount: 2,
      borne_by: "platform",
      admin_note: "We are sorry",
      returned: [{ method: "wallet", amount: 12, state: "done" }],
    });
    expect(body.order).toMatchObject({
      order_status: "refunded",
      payment_status: "refunded",
      refund_cancellation_note: null,
      receipt: { total: 12, paid: 12, refunded: 12, due: 0 },
      otp: null,
    });
    expect(await walletOf(ada)).toBe(1200);
    expect(await disagreements()).toEqual([]);
  });

  test("rejects a request with a note, and returns nothing", async () => {
    const { orderId } = await requestedOrder();
    const { body } = await decide(orderId, { decision: "reject", note: "All was there" });
    expect(body.order).toMatchObject({
      order_status: "refund_request_canceled",
      payment_status: "paid",
      refund_cancellation_note: "All was there",
      refund: { refund_status: "rejected", returned: [] },
    });
    expect(await walletOf(ada)).toBe(0);
    expect(await disagreements()).toEqual([]);
  });

  test("tells the customer that a request is declined, and why", async () => {
    const { orderId } = await requestedOrder();
    await refundTest.runDueJobs();
    await db.delete(outbox);
    await decide(orderId, { decision: "reject", note: "All was there" });
    await refundTest.runDueJobs();
    const messages = await db.select().from(outbox);
    expect(messages.map(({ subject }) => subject)).toEqual([
      `Your refund request for order #${orderId}`,
    ]);
    for (const said of ["Reason: All was there", "Questions? You reach us at"]) {
      expect(messages[0]?.text).toContain(said);
    }
    const { body } = await ask("GET /customer/notifications", {}, { token: ada.token });
    expect(body[0]).toMatchObject({
      title: `Your refund for order #${orderId} was not approved`,
      description: "We cannot return money for this order. Reason: All was there",
      data: { order_id: orderId },
    });
  });

  test("refunds a part of the amount, and no cent more than what is left", async () => {
    const { orderId } = await requestedOrder();
    for (const amount of [12.01, 0]) {
      expect(codes(await decide(orderId, { amount }))).toEqual([422, "amount"]);
    }
    const { body } = await decide(orderId, { amount: 2.5 });
    expect(body.refund.refund_amount).toBe(2.5);
    expect(body.order).toMatchObject({
      order_status: "delivered",
      payment_status: "partially_refunded",
      receipt: { total: 12, paid: 12, refunded: 2.5, due: 0 },
    });
    expect(await walletOf(ada)).toBe(250);
    expect(await disagreements()).toEqual([]);
  });

  test("refunds the share of the named lines", async () => {
    const { orderId } = await requestedOrder();
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId));
    const lines = (quantity: number, detail_id = line?.id) => ({
      lines: [{ detail_id, quantity }],
    });
    expect(codes(await decide(orderId, lines(2)))).toEqual([422, "lines"]);
    expect(codes(await decide(orderId, lines(1, 999_999)))).toEqual([422, "lines"]);
    expect(codes(await decide(orderId, { ...lines(1), amount: 1 }))).toEqual([422, "lines"]);
    expect((await decide(orderId, lines(1))).body.refund.refund_amount).toBe(10);
  });

  test("returns by hand what was paid in cash and is not wanted in the wallet", async () => {
    const { orderId } = await requestedOrder({ refund_method: "manual" });
    const before = await balanceOf(db, { kind: "bank" });
    const { body } = await decide(orderId);
    expect(body.refund.returned).toEqual([{ method: "manual", amount: 12, state: "done" }]);
    expect(await balanceOf(db, { kind: "bank" })).toBe(before + 1200);
    expect(await walletOf(ada)).toBe(0);
    expect(await disagreements()).toEqual([]);
  });

  test.each(["store", "courier"] as const)("charges a refund to the %s", async (borne_by) => {
    const { orderId, courierId } = await requestedOrder();
    const account =
      borne_by === "store"
        ? { kind: "store" as const, storeId: shop.grocery.storeIds[0] }
        : { kind: "courier_cash" as const, courierId };
    const before = await balanceOf(db, account);
    expect((await decide(orderId, { borne_by })).status).toBe(200);
    expect(await balanceOf(db, account)).toBe(before - 1200);
    expect(await disagreements()).toEqual([]);
  });

  test("refuses a wallet where the shop has none, and a bearer that the order does not have", async () => {
    const { orderId } = await requestedOrder();
    await configure({ wallet: false });
    expect(codes(await decide(orderId, { method: "wallet" }))).toEqual([422, "method"]);
    const { body } = await decide(orderId);
    expect(body.refund.returned).toEqual([{ method: "manual", amount: 12, state: "done" }]);
  });

  test("decides a request once: approving it again needs an amount, lines or the delivery", async () => {
    const { orderId } = await deliveredOrder(ada.customerId);
    expect(codes(await decide(orderId))).toEqual([409, "order_status"]);
    await requestRefund(ada.token, orderId);
    const { refund } = (await decide(orderId, { amount: 1 })).body;
    for (const decision of ["approve", "reject"]) {
      expect(codes(await decide(orderId, { decision }))).toEqual([409, "refund"]);
    }
    const named = { refund_id: refund.id, amount: 1 };
    expect(codes(await decide(orderId, named))).toEqual([409, "refund"]);
    expect(await walletOf(ada)).toBe(100);
  });

  test("has one winner when ten decide at the same moment", async () => {
    const { orderId } = await requestedOrder();
    const responses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        decide(orderId, { decision: index % 2 === 0 ? "approve" : "reject" }),
      ),
    );
    const refused = responses.filter(({ status }) => status !== 200);
    expect(refused.map(codes)).toEqual(Array.from({ length: 9 }, () => [409, "refund"]));
    const winner = responses.find(({ status }) => status === 200);
    const isApproved = winner?.body.refund.refund_status === "approved";
    expect(await walletOf(ada)).toBe(isApproved ? 1200 : 0);
    expect(await disagreements()).toEqual([]);
  });

  test("leaves who decided what in the audit log", async () => {
    const { orderId } = await requestedOrder();
    await decide(orderId, { amount: 3, borne_by: "store", note: "Half was spoiled" });
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `order:${orderId}`));
    expect(entries).toMatchObject([
      {
        action: "POST /desk/orders/{id}/refund",
        before: { order_status: "refund_requested" },
        after: {
          order_status: "delivered",
          payment_status: "partially_refunded",
          refund_decision: "approve",
          refund_amount: 3,
          borne_by: "store",
          refund_note: "Half was spoiled",
        },
      },
    ]);
  });
});

describe("a guest's order", () => {
  const guestOrder = async () => {
    const guestId = await addGuest(db);
    const delivered = await deliveredOrder(null, { guestId: decodeGuestId(guestId) });
    const proof = {
      order_id: delivered.orderId,
      guest_id: guestId,
      contact_number: contact.contact_person_number,
    };
    const track = async () => (await ask("GET /customer/order/track", proof)).body;
    return { ...delivered, track };
  };

  test("is refunded by hand when the desk approves it, and its guest sees and reads that", async () => {
    const { orderId, track } = await guestOrder();
    await db.delete(outbox);
    const { status, body } = await decide(orderId, { amount: 4, note: "As agreed by phone" });
    expect([status, body.refund.returned]).toEqual([
      200,
      [{ method: "manual", amount: 4, state: "done" }],
    ]);
    expect(await track()).toMatchObject({
      order_status: "delivered",
      payment_status: "partially_refunded",
      refund: { refund_status: "approved", refund_amount: 4, admin_note: "As agreed by phone" },
    });
    await refundTest.runDueJobs();
    const messages = await db.select().from(outbox);
    expect(messages.map(({ subject }) => subject)).toContain(`Your refund for order #${orderId}`);
    expect(await disagreements()).toEqual([]);
  });

  test("is never refunded beyond what was paid, also when ten refund it at the same moment", async () => {
    const { orderId } = await guestOrder();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => decide(orderId, { amount: 5 })),
    );
    const refused = responses.filter(({ status }) => status !== 200);
    expect(refused.map(codes)).toEqual(Array.from({ length: 8 }, () => [422, "amount"]));
    expect(await disagreements()).toEqual([]);
  });

  test("has nothing to reject and no wallet, and is refunded also where the shop takes no requests", async () => {
    const { orderId, track } = await guestOrder();
    expect(codes(await decide(orderId, { decision: "reject" }))).toEqual([409, "order_status"]);
    expect(codes(await decide(orderId, { amount: 1, method: "wallet" }))).toEqual([422, "method"]);
    expect(await track()).toMatchObject({ order_status: "delivered", refund: null });
    await configure({ refunds: false });
    expect((await decide(orderId, { amount: 1, reason: "Called us" })).body.refund).toMatchObject({
      refund_amount: 1,
      customer_reason: "Called us",
    });
  });
});

test("a card payment goes back through its gateway where the shop has no wallet", async () => {
  await configure({ wallet: false });
  const orderId = await refundTest.deliveredByCard(ada.customerId);
  await requestRefund(ada.token, orderId);
  const { body } = await decide(orderId);
  expect(body.refund.returned).toEqual([{ method: "source", amount: 12, state: "on_its_way" }]);

  await refundTest.runDueJobs();
  const { body: order } = await ask("GET /customer/order/track", { order_id: orderId }, ada);
  expect(order.refund?.returned).toEqual([{ method: "source", amount: 12, state: "done" }]);
  expect(await balanceOf(db, { kind: "gateway", gateway: "sandbox" })).toBe(0);
  expect(await disagreements()).toEqual([]);
});

test("verify reports a request that its order or its money contradicts", async () => {
  const { orderId } = await requestedOrder();
  const { id } = (await decide(orderId)).body.refund;
  const set = (values: Partial<typeof refundRequests.$inferInsert>) =>
    db.update(refundRequests).set(values).where(eq(refundRequests.orderId, orderId));
  await set({ state: "pending" });
  expect(await disagreements()).toEqual([
    `order ${orderId}: its refund ${id} of 12 is pending, 12 went back`,
    `order ${orderId}: it is refunded and refunded, 1 requests are open, 0 is left of a part`,
  ]);
  await set({ state: "approved", amount: minor(1300) });
  expect(await disagreements()).toEqual([
    `order ${orderId}: its refund ${id} of 13 is approved, 12 went back`,
    `order ${orderId}: it is refunded and refunded, 0 requests are open, -1 is left of a part`,
  ]);
  await set({ amount: minor(1200), lines: [{ id: 1, quantity: 1, amount: minor(1000) }] });
  expect(await disagreements()).toEqual([
    `order ${orderId}: 1 pieces of its line 1 were refunded, it has 0`,
  ]);
  await set({ lines: null, pointsTaken: 3 });
  expect(await disagreements()).toEqual([
    `order ${orderId}: its refunds have taken 3 back of its points, by the ledger 0`,
  ]);
  await set({ pointsTaken: 0 });
});

describe("the list of refund requests", () => {
  const list = async (input: Record<string, unknown> = {}) =>
    (await ask("GET /desk/refunds", { limit: 100, ...input }, { token })).body.refunds.flatMap(
      ({ order }) => (order ? [order.id] : []),
    );

  test("shows those that wait first, the oldest of them first", async () => {
    const [first, decided, last] = [
      await requestedOrder(),
      await requestedOrder(),
      await requestedOrder(),
    ].map(({ orderId }) => orderId);
    if (!first || !decided || !last) throw new Error("no orders");
    await decide(decided, { decision: "reject" });
    const shown = (await list()).filter((id) => [first, decided, last].includes(id));
    expect(shown).toEqual([first, last, decided]);
    expect(await list({ state: "pending" })).not.toContain(decided);
    expect(await list({ state: "rejected" })).toContain(decided);
  });

  test("is filtered, and says what is left", async () => {
    const { orderId, courierId } = await requestedOrder({ refund_method: "manual" });
    const [own, other] = shop.grocery.storeIds;
    expect(await list({ store_id: own })).toContain(orderId);
    expect(await list({ store_id: other })).not.toContain(orderId);
    expect(await list({ courier_id: courierId })).toEqual([orderId]);
    expect(await list({ method: "wallet" })).not.toContain(orderId);
    expect(await list({ zone_id: shop.otherZoneId })).toEqual([]);
    expect(await list({ since: "2099-01-01T00:00:00Z" })).toEqual([]);
    expect(await list({ search: String(orderId) })).toEqual([orderId]);
    expect(await list({ late: 1, courier_id: courierId })).toEqual([]);
    // Promised for a time before it arrived.
    const scheduleAt = new Date("2020-01-01T00:00:00Z");
    await db.update(orders).set({ scheduled: true, scheduleAt }).where(eq(orders.id, orderId));
    expect(await list({ late: 1, courier_id: courierId })).toEqual([orderId]);
    expect(await list({ late: 0 })).not.toContain(orderId);
    const { body } = await ask("GET /desk/refunds", { search: String(orderId) }, { token });
    expect(body.refunds[0]).toMatchObject({ left: 12, refund_status: "pending" });
  });

  test("contains the zones of the operator only", async () => {
    const { orderId } = await requestedOrder();
    const zoneIds = [shop.zoneId + 1000];
    token = (await addStaff(db, { kind: "operator", role: "support", zoneIds })).token;
    expect(await list()).toEqual([]);
    expect(codes(await decide(orderId))).toEqual([404, "order"]);
  });
});

test("returns by hand what is to go to the wallet of a deleted account", async () => {
  const { orderId } = await deliveredOrder(ada.customerId);
  expect((await ask("DELETE /customer/remove-account", {}, ada)).status).toBe(200);
  const { body } = await decide(orderId, { method: "wallet", amount: 5 });
  expect(body.refund.returned).toMatchObject([{ method: "manual", amount: 5 }]);
  expect(await walletOf(ada)).toBe(0);
  expect(await disagreements()).toEqual([]);
});

test("a deleted account leaves neither the words nor the pictures of its requests", async () => {
  const { orderId } = await requestedOrder({ image: [await testPicture()] });
  const { body } = await decide(orderId, { decision: "reject" });
  const [link = ""] = body.refund.image_full_url;
  const open = () => privateFileRoutes(api).request(new URL(link).pathname);
  expect((await open()).status).toBe(200);

  expect((await ask("DELETE /customer/remove-account", {}, ada)).status).toBe(200);
  expect((await open()).status).toBe(404);
  const after = await ask("GET /desk/refunds", { search: String(orderId) }, { token });
  expect(after.body.refunds[0]).toMatchObject({ customer_reason: "", image_full_url: [] });
});
