import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { balanceOf } from "../ledger/ledger.ts";
import { reconcile } from "../operations/reconcile.ts";
import { refundRequests } from "../order-rows/refund-requests.tables.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { startRefundTest } from "./refund-testing.ts";

const refundTest = await startRefundTest();
const { ask, db, shop, configure, deliveredBasket, requestRefund } = refundTest;
let ada: { token: string; customerId: number };
let support: { token: string; id: number };
let finance: { token: string; id: number };

beforeEach(async () => {
  ada = await refundTest.addCustomer();
  support = await addStaff(db, { kind: "operator", role: "support" });
  finance = await addStaff(db, { kind: "operator", role: "finance" });
  await configure({ refundConfirmAbove: minor(1000) });
});

const codes = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];
const keyed = ({ token }: { token: string }) => ({ token, key: crypto.randomUUID() });
const refund = (id: number, input: object, desk = support) =>
  ask("POST /desk/orders/{id}/refund", { id, decision: "approve", ...input }, keyed(desk));
const confirm = (id: number, desk = finance) =>
  ask("POST /desk/refunds/{id}/confirm", { id }, keyed(desk));
const withdraw = (id: number, desk = support) =>
  ask("POST /desk/refunds/{id}/withdraw", { id }, keyed(desk));
const left = async (id: number) =>
  (await ask("GET /desk/orders/{id}/refundable", { id }, support)).body;
const track = async (order_id: number) =>
  (await ask("GET /customer/order/track", { order_id }, ada)).body;
const wallet = () => balanceOf(db, { kind: "customer_wallet", customerId: ada.customerId });
const disagreements = async () => (await reconcile(db)).disagreements;
const pieces = (detail_id: number, quantity = 1) => ({ lines: [{ detail_id, quantity }] });

describe("a refund above the limit", () => {
  test("waits for another operator, who returns it", async () => {
    const { orderId, first } = await deliveredBasket(ada.customerId);
    const asked = await refund(orderId, {
      ...{ ...pieces(first, 2), method: "wallet", note: "Both were crushed" },
      reason: "Damaged",
    });
    expect([asked.status, asked.body.message]).toEqual([
      200,
      "A second person confirms this refund.",
    ]);
    const { id } = asked.body.refund;
    expect(asked.body.refund).toMatchObject({
      ...{ refund_status: "to_confirm", refund_amount: 20.14, borne_by: "platform", returned: [] },
      proposal: { by: { id: support.id }, method: "wallet", requested: false },
    });
    expect(asked.body.order).toMatchObject({ order_status: "delivered", payment_status: "paid" });
    expect(await wallet()).toBe(0);
    expect(await disagreements()).toEqual([]);

    expect(codes(await confirm(id, support))).toEqual([409, "same_person"]);
    const { body } = await confirm(id);
    expect(body).toMatchObject({
      message: "The refund is confirmed.",
      order: { order_status: "delivered", payment_status: "partially_refunded" },
      trip: null,
      refund: {
        ...{ refund_status: "approved", admin_note: "Both were crushed", proposal: null },
        ...{ lines: [{ detail_id: first, quantity: 2, amount: 20.14 }] },
        returned: [{ method: "wallet", amount: 20.14, state: "done" }],
      },
    });
    expect(await wallet()).toBe(2014);
    expect(codes(await confirm(id))).toEqual([409, "refund"]);
    expect(codes(await withdraw(id))).toEqual([409, "refund"]);
    expect(await disagreements()).toEqual([]);
  });

  test("is one of an order with what was returned of it within a day", async () => {
    const { orderId } = await deliveredBasket(ada.customerId);
    const statusOf = async (amount: number) =>
      (await refund(orderId, { amount })).body.refund.refund_status;
    expect([await statusOf(6), await statusOf(4)]).toEqual(["approved", "approved"]);
    const { id, refund_status } = (await refund(orderId, { amount: 0.5 })).body.refund;
    expect(refund_status).toBe("to_confirm");
    expect(codes(await confirm(id, support))).toEqual([409, "same_person"]);
    await withdraw(id);
    const other = await deliveredBasket(ada.customerId);
    expect((await refund(other.orderId, { amount: 6 })).body.refund.refund_status).toBe("approved");
    // A day later.
    const yesterday = new Date(Date.now() - 24 * 3_600_000);
    const isOfOrder = eq(refundRequests.orderId, orderId);
    await db.update(refundRequests).set({ updatedAt: yesterday }).where(isOfOrder);
    expect(await statusOf(6)).toBe("approved");
    expect(await disagreements()).toEqual([]);
  });

  test("counts no more towards the limit of its order once it is confirmed", async () => {
    const { orderId } = await deliveredBasket(ada.customerId);
    await confirm((await refund(orderId, { amount: 12 })).body.refund.id);
    const statusOf = async (amount: number) =>
      (await refund(orderId, { amount })).body.refund.refund_status;
    expect([await statusOf(1), await statusOf(9)]).toEqual(["approved", "approved"]);
    expect(await statusOf(0.01)).toBe("to_confirm");
  });

  test("is reserved: nothing else takes its lines or its money", async () => {
    const { orderId, first, second } = await deliveredBasket(ada.customerId);
    await refund(orderId, pieces(first, 2));
    expect(await left(orderId)).toMatchObject({
      left: 12.55,
      lines: [
        { detail_id: first, quantity: 0, left: 0 },
        { detail_id: second, quantity: 1, left: 8.55 },
      ],
      payments: [{ left: 32.69 }],
      to_confirm: [{ refund_amount: 20.14, refund_status: "to_confirm" }],
    });
    expect(codes(await refund(orderId, pieces(first)))).toEqual([422, "lines"]);
    const over = await refund(orderId, { amount: 12.56 });
    expect(over).toMatchObject({ status: 422, body: { errors: [{ data: { left: 12.55 } }] } });
    const rest = await refund(orderId, pieces(second));
    expect(rest.body.order).toMatchObject({ order_status: "delivered" });
    expect(await disagreements()).toEqual([]);
  });

  test("can be withdrawn by the operator who decided it, and its amount can be refunded again", async () => {
    const { orderId, first } = await deliveredBasket(ada.customerId);
    const { id } = (await refund(orderId, pieces(first, 2))).body.refund;
    const { body } = await withdraw(id);
    expect(body).toMatchObject({ message: "The refund is withdrawn.", refund: null });
    expect(await left(orderId)).toMatchObject({ left: 32.69, to_confirm: [] });
    expect(codes(await confirm(id))).toEqual([409, "refund"]);
    expect(codes(await confirm(id + 1))).toEqual([404, "refund"]);
    expect(await db.$count(refundRequests, eq(refundRequests.id, id))).toBe(0);
    expect(await disagreements()).toEqual([]);
  });

  test("of a request: the customer sees that it waits, and is asked about again", async () => {
    const { orderId, first } = await deliveredBasket(ada.customerId);
    await requestRefund(ada.token, orderId, pieces(first, 2));
    const { id } = (await refund(orderId, { amount: 11 })).body.refund;
    const waits = {
      ...{ order_status: "refund_requested" },
      refunds: [{ id, refund_status: "pending", refund_amount: 20.14, borne_by: null }],
    };
    expect(await track(orderId)).toMatchObject(waits);
    expect(codes(await refund(orderId, { amount: 1 }))).toEqual([409, "refund"]);
    expect((await withdraw(id)).body.refund).toMatchObject({
      ...{ refund_status: "pending", refund_amount: 20.14, proposal: null },
    });
    expect(await track(orderId)).toMatchObject(waits);
    await refund(orderId, { refund_id: id });
    expect((await confirm(id)).body).toMatchObject({
      order: { order_status: "delivered" },
      refund: { refund_amount: 20.14, returned: [{ method: "wallet" }] },
    });
    expect(await disagreements()).toEqual([]);
  });

  test("keeps a request of the customer open that came while it waited", async () => {
    const { orderId, first, second } = await deliveredBasket(ada.customerId);
    const { id } = (await refund(orderId, pieces(first, 2))).body.refund;
    expect((await track(orderId)).refunds).toEqual([]);
    await requestRefund(ada.token, orderId, pieces(second));
    expect((await confirm(id)).body.order).toMatchObject({ order_status: "refund_requested" });
    expect(await disagreements()).toEqual([]);
    const rest = await refund(orderId, {});
    expect(rest.body.order).toMatchObject({ order_status: "refunded" });
    expect(await disagreements()).toEqual([]);
  });

  test("leaves customers nothing to ask for while it is about all goods", async () => {
    const { orderId } = await deliveredBasket(ada.customerId);
    await refund(orderId, { amount: 30 });
    const { status, body } = await requestRefund(ada.token, orderId);
    expect(codes({ status, body })).toEqual([409, "order_status"]);
  });

  test("is listed first among what waits, and counted", async () => {
    const { orderId, first } = await deliveredBasket(ada.customerId);
    const { id } = (await refund(orderId, pieces(first, 2))).body.refund;
    const list = async (state: string) =>
      (await ask("GET /desk/refunds", { state, search: String(orderId) }, finance)).body.refunds;
    for (const state of ["waiting", "to_confirm"]) {
      expect(await list(state)).toMatchObject([
        { id, refund_status: "to_confirm", order: { id: orderId }, proposal: { method: "source" } },
      ]);
    }
    expect(await list("pending")).toEqual([]);
    await confirm(id);
    expect(await list("waiting")).toEqual([]);
  });

  test("is in the audit log of its order, as it was and as it is", async () => {
    const { orderId, first } = await deliveredBasket(ada.customerId);
    const { id } = (await refund(orderId, pieces(first, 2))).body.refund;
    await confirm(id);
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `order:${orderId}`))
      .orderBy(auditLog.id);
    expect(entries).toMatchObject([
      {
        staffId: support.id,
        after: { payment_status: "paid", refund_status: "to_confirm" },
      },
      {
        staffId: finance.id,
        action: "POST /desk/refunds/{id}/confirm",
        before: {
          ...{ payment_status: "paid", refund_status: "to_confirm", proposed_by: support.id },
        },
        after: {
          ...{ payment_status: "partially_refunded", refund_status: "approved" },
          ...{ refund_id: id, refund_amount: 20.14 },
        },
      },
    ]);
  });

  test("is returned once when two operators confirm it at the same time", async () => {
    const { orderId } = await deliveredBasket(ada.customerId);
    const { id } = (await refund(orderId, { amount: 32.69, method: "wallet" })).body.refund;
    const third = await addStaff(db, { kind: "operator", role: "owner" });
    const results = await Promise.all([confirm(id), confirm(id, third)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await wallet()).toBe(3269);
    expect(await disagreements()).toEqual([]);
  });

  test.each(["confirm", "withdraw"] as const)(
    "names the colleague who was quicker to %s it, when two operators act at once",
    async (act) => {
      const { orderId } = await deliveredBasket(ada.customerId);
      const { id } = (await refund(orderId, { amount: 20 })).body.refund;
      const others = [
        await addStaff(db, { kind: "operator", role: "finance", name: "Marc" }),
        await addStaff(db, { kind: "operator", role: "finance", name: "Zoé" }),
      ];
      const results = await Promise.all(
        others.map((desk) => (act === "confirm" ? confirm(id, desk) : withdraw(id, desk))),
      );
      expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const winner = results[0]?.status === 200 ? "Marc" : "Zoé";
      const late = results.find(({ status }) => status === 409);
      const told = [{ code: "refund", data: { acted_by: { name: winner } } }];
      expect(late?.body.errors).toMatchObject(told);
      // Also afterwards, and whoever tries the other act.
      expect((await confirm(id)).body.errors).toMatchObject(told);
      expect((await withdraw(id)).body.errors).toMatchObject(told);
    },
  );

  test("is confirmed by no operator of another zone", async () => {
    const { orderId } = await deliveredBasket(ada.customerId);
    const { id } = (await refund(orderId, { amount: 20 })).body.refund;
    const elsewhere = await addStaff(db, {
      ...{ kind: "operator", role: "owner" },
      zoneIds: [shop.otherZoneId],
    });
    expect(codes(await confirm(id, elsewhere))).toEqual([404, "refund"]);
    await withdraw(id);
    expect(codes(await confirm(id, elsewhere))).toEqual([404, "refund"]);
  });
});

describe("a refund is returned without confirmation", () => {
  test("up to the limit", async () => {
    const { orderId } = await deliveredBasket(ada.customerId);
    expect((await refund(orderId, { amount: 10 })).body.refund.refund_status).toBe("approved");
    expect((await refund(orderId, { amount: 10.01 })).body.refund.refund_status).toBe("to_confirm");
  });

  test("where the shop sets no limit", async () => {
    await configure({ refundConfirmAbove: null });
    const { orderId } = await deliveredBasket(ada.customerId);
    expect((await refund(orderId, { amount: 30 })).body.refund.refund_status).toBe("approved");
  });
});
