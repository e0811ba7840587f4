import { beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { addItem } from "../catalog/testing.ts";
import { buyNowInput } from "../checkout/testing.ts";
import { assignCourier } from "../delivery/couriers.data.ts";
import { fundWallet, walletBalance } from "../ledger/testing.ts";
import { reconcile } from "../operations/reconcile.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { addCourier } from "../orders/testing.ts";
import { startPaymentTest } from "../payments/testing.ts";
import { addStaff } from "../staff/testing.ts";

const shop = await startPaymentTest();
const { ask, db, grocer, grocery, place, setNow, nextKey, runDueJobs } = shop;
const now = new Date("2026-03-20T10:00:00Z");
const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

let customer: Awaited<ReturnType<typeof addCustomer>>;
let itemId = 0;
let store = "";
let desk = "";

beforeEach(async () => {
  await shop.begin(now);
  await shop.configure({ wallet: true });
  customer = await addCustomer(db);
  await fundWallet(db, customer.customerId, 1300);
  itemId = await addItem(db, { storeId: grocer, stock: 5 });
  store = (await addStaff(db, { kind: "store_staff", role: "kitchen", storeId: grocer })).token;
  desk = (await addStaff(db, { kind: "operator", role: "owner" })).token;
});

/** A paid order of 13.00 that the store prepares. */
async function begun(): Promise<number> {
  const { body } = await place(
    { ...buyNowInput(itemId), store_id: grocer, guest_id: undefined, payment_method: "wallet" },
    { ...grocery, token: customer.token },
  );
  const { order_id: id } = body;
  const key = { token: store, key: nextKey() };
  await ask("POST /store/orders/{id}/accept", { id, processing_time: 15 }, key);
  return id;
}

const requestFor = (order_id: number) =>
  ask(
    "POST /customer/order/request-cancel",
    { order_id, reason: "I have to leave" },
    { token: customer.token, key: nextKey() },
  );
const answer = (by: "store" | "desk", id: number, decision: "accept" | "refuse", note?: string) =>
  ask(
    `POST /${by}/orders/{id}/cancel-request`,
    { id, decision, note },
    { token: by === "store" ? store : desk, key: nextKey() },
  );
const track = async (order_id: number) =>
  (await ask("GET /customer/order/track", { order_id }, { token: customer.token })).body;
const incidentsOf = async (orderId: number, state: "open" | "past" = "open") => {
  const { body } = await ask("GET /desk/incidents", { state, limit: 100 }, { token: desk });
  return body.incidents.filter(({ order_id }) => order_id === orderId);
};
const codes = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];

async function pickUp(orderId: number) {
  const courierId = await addCourier(db);
  const courier = { kind: "courier", courierId } as const;
  await assignCourier(db, orderId, courierId, now);
  const actor = { kind: "store", staffId: null, storeId: grocer } as const;
  await transitionOrder(db, orderId, "handover", actor, { at: now });
  await transitionOrder(db, orderId, "picked_up", courier, { at: now });
}

describe("a request to cancel an order that has begun", () => {
  test("is offered and reaches the store, once", async () => {
    const id = await begun();
    expect((await track(id)).actions).toContain("request_cancel");
    expect(await requestFor(id)).toMatchObject({
      status: 200,
      body: {
        order: {
          order_status: "processing",
          cancel_request: { state: "pending", asked: "store", reason: "I have to leave" },
        },
      },
    });
    expect((await track(id)).actions).not.toContain("request_cancel");
    const { body } = await ask("GET /store/orders", { state: "preparing" }, { token: store });
    expect(body.orders.find((order) => order.id === id)?.cancel_request?.state).toBe("pending");
    expect(codes(await requestFor(id))).toEqual([409, "cancel_requested"]);
  });

  test("is refused before the order has begun and after its end", async () => {
    const { body } = await place(
      { ...buyNowInput(itemId), store_id: grocer, guest_id: undefined },
      { ...grocery, token: customer.token },
    );
    expect(codes(await requestFor(body.order_id))).toEqual([409, "order_status"]);
    await ask(
      "PUT /customer/order/cancel",
      { order_id: body.order_id, reason: "x" },
      { token: customer.token },
    );
    expect(codes(await requestFor(body.order_id))).toEqual([409, "order_status"]);
  });

  test("is unknown to other customers and stores", async () => {
    const id = await begun();
    const other = await addCustomer(db);
    const input = { order_id: id, reason: "x" };
    const options = { token: other.token, key: nextKey() };
    expect(codes(await ask("POST /customer/order/request-cancel", input, options))).toEqual([
      404,
      "order",
    ]);
  });

  test("cancels the order and returns everything when the store accepts", async () => {
    const id = await begun();
    await requestFor(id);
    expect((await answer("store", id, "accept")).body.order.order_status).toBe("canceled");
    expect(await track(id)).toMatchObject({
      order_status: "canceled",
      canceled_by: "store",
      cancellation_reason: "I have to leave",
      payment_status: "refunded",
      cancel_request: { state: "accepted" },
    });
    expect(await walletBalance(db, customer.customerId)).toBe(1300);
    expect(await shop.stockOf(itemId)).toBe(5);
    expect((await reconcile(db)).disagreements).toEqual([]);
  });

  test("is accepted by the store while the order waits for its courier", async () => {
    const id = await begun();
    const options = { token: store, key: nextKey() };
    await ask("POST /store/orders/{id}/ready", { id }, options);
    await requestFor(id);
    expect((await answer("store", id, "accept")).status).toBe(200);
  });

  test("lets the order go on when the store refuses, with its reason in a message", async () => {
    const id = await begun();
    await requestFor(id);
    await answer("store", id, "refuse", "It is in the oven.");
    expect(await track(id)).toMatchObject({
      order_status: "processing",
      cancel_request: { state: "refused", note: "It is in the oven." },
    });
    await runDueJobs();
    const { body } = await ask("GET /customer/notifications", {}, { token: customer.token });
    expect(body.find(({ data }) => data.order_id === id)).toMatchObject({
      title: `Your order #${id} is not cancelled`,
      description: "It goes on as planned. Reason: It is in the oven.",
    });
    expect(codes(await requestFor(id))).toEqual([409, "cancel_requested"]);
    expect(codes(await answer("store", id, "accept"))).toEqual([409, "order_status"]);
  });

  test("goes to the desk after three minutes without an answer, not before", async () => {
    const id = await begun();
    await requestFor(id);
    setNow(after(2.9));
    await runDueJobs();
    expect((await track(id)).cancel_request?.asked).toBe("store");
    expect(await incidentsOf(id)).toEqual([]);
    setNow(after(3));
    await runDueJobs();
    expect((await track(id)).cancel_request).toMatchObject({ state: "pending", asked: "desk" });
    expect(await incidentsOf(id)).toMatchObject([
      { kind: "cancel_requested", reason: "I have to leave" },
    ]);
    expect((await answer("desk", id, "refuse")).status).toBe(200);
    expect(await incidentsOf(id)).toEqual([]);
    expect(await incidentsOf(id, "past")).toHaveLength(1);
  });

  test("stays with the store that has answered", async () => {
    const id = await begun();
    await requestFor(id);
    await answer("store", id, "refuse");
    setNow(after(3));
    await runDueJobs();
    expect(await incidentsOf(id)).toEqual([]);
  });

  test("is the desk's once the courier has the order", async () => {
    const id = await begun();
    await pickUp(id);
    await requestFor(id);
    expect(await incidentsOf(id)).toHaveLength(1);
    expect(codes(await answer("store", id, "accept"))).toEqual([409, "order_status"]);
    expect((await answer("desk", id, "accept")).body.order.order_status).toBe("canceled");
    expect(await walletBalance(db, customer.customerId)).toBe(1300);
  });

  test("is answered once when store and desk answer together", async () => {
    const id = await begun();
    await requestFor(id);
    const results = await Promise.all([
      answer("store", id, "accept"),
      answer("desk", id, "refuse"),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
