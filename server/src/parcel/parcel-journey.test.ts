import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { fundWallet, walletBalance } from "../ledger/testing.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { desk } from "../orders/testing.ts";
import { startParcelTest } from "./testing.ts";

const { ask, db, configure, place, reset, newCourier, setNow } = await startParcelTest();

let guestId = "";
beforeEach(async () => {
  guestId = await reset();
  await configure({ parcelReturnFee: 50 });
});

const codes = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];
const proofOf = (order_id: number) => ({
  order_id,
  guest_id: guestId,
  contact_number: "0612345678",
});
const track = async (id: number) => (await ask("GET /customer/order/track", proofOf(id))).body;
const cancel = (id: number, input: object = { reason: ["Not home"] }) =>
  ask("PUT /customer/order/cancel", { ...proofOf(id), ...input });

async function placed(overrides: object = {}) {
  const { status, body } = await place(overrides);
  expect(status).toBe(201);
  return body.order;
}

/** A parcel that its courier has just collected. */
async function collected(overrides: object = {}) {
  const order = await placed(overrides);
  const courier = await newCourier();
  await courier.act("accept", order.id);
  const { status } = await courier.act("pickup", order.id, { code: order.pickup_code });
  expect(status).toBe(200);
  return { order, courier };
}

describe("a parcel", () => {
  test("goes from its sender, who pays in cash at the pickup, to its receiver", async () => {
    const order = await placed();
    const courier = await newCourier();
    const [job] = (await courier.jobs("offered")).filter(({ id }) => id === order.id);
    expect(job).toMatchObject({
      kind: "parcel",
      pickup: { name: null, address: "Place des Essais", phone: null },
      dropoff: { name: null, address: "Quai des Essais", phone: null },
      earnings: 4,
      collect: 4.8,
      collect_at: "pickup",
      return_code: null,
    });
    expect((await courier.act("accept", order.id)).body.job).toMatchObject({
      pickup: { name: "Ada", address: "2 Place des Essais", phone: "+33612345678" },
      dropoff: { name: "Hugo", address: "9 Quai des Essais", phone: "+33687654321" },
    });
    expect(codes(await courier.act("pickup", order.id, { code: "nope" }))).toEqual([422, "code"]);
    await courier.act("pickup", order.id, { code: order.pickup_code });
    expect(await track(order.id)).toMatchObject({
      order_status: "picked_up",
      payment_status: "paid",
      delivery_man: { id: courier.courierId },
    });
    const { body } = await courier.act("deliver", order.id);
    expect(body.job).toMatchObject({ state: "done", collect: 0 });
    expect((await track(order.id)).order_status).toBe("delivered");
  });

  test("whose receiver pays is paid at the dropoff", async () => {
    const { order, courier } = await collected({ charge_payer: "receiver" });
    expect(await track(order.id)).toMatchObject({ payment_status: "unpaid" });
    const [job] = await courier.jobs("current");
    expect(job).toMatchObject({ collect: 4.8, collect_at: "dropoff" });
    await courier.act("deliver", order.id, { cash: 4.8 });
    expect(await track(order.id)).toMatchObject({
      order_status: "delivered",
      payment_status: "paid",
    });
  });

  test("is handed over with the code that sender and receiver see", async () => {
    await configure({ deliveryVerification: true });
    const { order, courier } = await collected();
    const { otp } = await track(order.id);
    const wrong = otp === "0000" ? "1111" : "0000";
    expect(codes(await courier.act("deliver", order.id, { otp: wrong }))).toEqual([422, "otp"]);
    expect((await courier.act("deliver", order.id, { otp })).status).toBe(200);
  });

  test("by express is carried alone", async () => {
    const express = await placed({ service: "express", order_amount: 7.2 });
    const other = await placed();
    const courier = await newCourier();
    expect((await courier.act("accept", express.id)).status).toBe(200);
    expect(codes(await courier.act("accept", other.id))).toEqual([409, "busy"]);
    const another = await newCourier();
    expect((await another.act("accept", other.id)).status).toBe(200);
  });

  test("shows neither courier nor desk the codes of its doors", async () => {
    await configure({ deliveryVerification: true });
    const { order, courier } = await collected();
    const { body } = await ask("GET /courier/jobs/{id}", { id: order.id }, courier);
    expect(body).toMatchObject({ otp: null, pickup_code: null, receiver_link: null });
  });
});

describe("the receiver’s link", () => {
  const byLink = (link: string, order_id: number, path = "GET /customer/order/track") =>
    ask(path as "GET /customer/order/track", {
      guest_id: guestId,
      order_id,
      order_token: link.split("#key=")[1],
    });

  test("shows where the parcel is, without what concerns the sender alone", async () => {
    const order = await placed({
      order_note: "Ring twice",
      contact_person_email: "ada@example.com",
    });
    const { body } = await byLink(order.receiver_link ?? "", order.id);
    expect(body).toMatchObject({
      viewed_by: "receiver",
      order_status: "confirmed",
      actions: [],
      order_amount: 0,
      receipt: { lines: [], total: 0 },
      order_note: null,
      pickup_code: null,
      receiver_link: null,
      delivery_address: { contact_person_name: "Ada", contact_person_number: "" },
      receiver_details: { contact_person_name: "Hugo" },
    });
    expect(JSON.stringify(body)).not.toContain("ada@example.com");
  });

  test("shows a receiver who pays what the courier collects", async () => {
    const order = await placed({ charge_payer: "receiver" });
    const { body } = await byLink(order.receiver_link ?? "", order.id);
    expect(body.receipt).toMatchObject({ total: 4.8, due: 4.8 });
  });

  test("opens no other parcel, changes nothing and ends after 90 days", async () => {
    const [order, other] = [await placed(), await placed()];
    const link = order.receiver_link ?? "";
    expect((await byLink(link, other.id)).status).toBe(404);
    const token = link.split("#key=")[1];
    const input = { guest_id: guestId, order_id: order.id, order_token: token, note: "No" };
    expect((await ask("PUT /customer/order/cancel", input)).status).toBe(404);
    setNow(new Date(Date.now() + 91 * 86_400_000));
    expect((await byLink(link, order.id)).status).toBe(404);
  });
});

describe("a canceled parcel", () => {
  test("costs nothing before the pickup", async () => {
    const order = await placed();
    const { body } = await cancel(order.id, { reason: ["Sent by mistake", "Too late"] });
    expect(body.order).toMatchObject({
      order_status: "canceled",
      parcel_cancellation: {
        reason: ["Sent by mistake", "Too late"],
        cancel_by: "customer",
        before_pickup: 1,
        return_fee: 0,
        return_date: null,
      },
    });
  });

  test("comes back after the pickup for half of the delivery with its tax", async () => {
    const { order, courier } = await collected();
    const { body } = await cancel(order.id);
    expect(body.order).toMatchObject({
      actions: ["parcel_return"],
      parcel_cancellation: {
        before_pickup: 0,
        return_fee: 2.4,
        return_fee_payment_status: "paid",
      },
      order_amount: 2.4,
      payment_status: "paid",
    });
    const [job] = await courier.jobs("current");
    expect(job).toMatchObject({
      kind: "return",
      state: "on_the_way",
      pickup: { name: "Hugo" },
      dropoff: { name: "Ada" },
      // The fee is kept of what the sender has paid.
      collect: 0,
      return_code: expect.stringMatching(/^\d{4}$/),
    });
    const code = job?.return_code ?? "";
    const enter = (return_otp: string) =>
      ask("POST /customer/order/parcel-return", { ...proofOf(order.id), return_otp });
    const wrong = code === "0000" ? "1111" : "0000";
    expect(codes(await enter(wrong))).toEqual([422, "return_otp"]);
    const { body: returned } = await enter(code);
    expect(returned.order).toMatchObject({
      order_status: "returned",
      parcel_cancellation: { return_date: expect.any(String) },
    });
    expect(codes(await enter(code))).toEqual([409, "order_status"]);
    expect(await courier.jobs("current")).toEqual([]);
  });

  test("has the receipt of its return on every page and paper, from the cancellation on", async () => {
    await configure({ parcelReturnFee: 50, taxIncluded: true });
    const sent = { order_amount: 4, charge_payer: "receiver" };
    const { order, courier } = await collected(sent);
    const receipt = {
      lines: [
        { key: "return_fee", label: "Return to sender", amount: 2, added: true },
        { key: "tax", amount: 0.33, added: false },
      ],
      total: 2,
      paid: 0,
      due: 2,
    };
    const { body } = await cancel(order.id);
    expect(body.order.receipt).toMatchObject(receipt);
    const owing = { order_amount: 2, payment_status: "unpaid", receipt };
    expect(await track(order.id)).toMatchObject(owing);
    await courier.act("deliver", order.id, { cash: 2 });
    const paid = { ...owing, payment_status: "paid", receipt: { ...receipt, paid: 2, due: 0 } };
    expect(await track(order.id)).toMatchObject(paid);
    const invoice = await ask("GET /customer/order/invoice", proofOf(order.id));
    expect(invoice.body).toMatchObject({ order: paid, payments: [{ amount: 2 }], refunds: [] });
  });

  test("shows a receiver who would have paid no money of its sender", async () => {
    const { order } = await collected({ charge_payer: "receiver" });
    await cancel(order.id);
    const order_token = (order.receiver_link ?? "").split("#key=")[1] ?? "";
    const input = { guest_id: guestId, order_id: order.id, order_token };
    expect((await ask("GET /customer/order/track", input)).body).toMatchObject({
      order_status: "canceled",
      order_amount: 0,
      receipt: { lines: [], total: 0, paid: 0, due: 0 },
      parcel_cancellation: { return_fee: 0 },
    });
  });

  test("is confirmed by the courier, who collects a fee that is not paid yet", async () => {
    const { order, courier } = await collected({ charge_payer: "receiver" });
    const { body } = await cancel(order.id);
    expect(body.order.parcel_cancellation).toMatchObject({
      return_fee: 2.4,
      return_fee_payment_status: "unpaid",
    });
    const [job] = await courier.jobs("current");
    expect(job).toMatchObject({ collect: 2.4, collect_at: "dropoff" });
    expect(codes(await courier.act("deliver", order.id, { cash: 4.8 }))).toEqual([422, "cash"]);
    await courier.act("deliver", order.id, { cash: 2.4 });
    expect(await track(order.id)).toMatchObject({
      order_status: "returned",
      parcel_cancellation: { return_fee_payment_status: "paid" },
    });
    const cash = await ask("GET /courier/cash", {}, courier);
    expect(cash.body.cash).toBe(2.4);
  });

  test("costs nothing when the desk decides it", async () => {
    const { order } = await collected();
    await transitionOrder(db, order.id, "canceled", desk, { at: new Date(), reason: "Damaged" });
    expect(await track(order.id)).toMatchObject({
      parcel_cancellation: { cancel_by: "admin", reason: ["Damaged"], return_fee: 0 },
      receipt: { lines: [{ key: "return_fee", amount: 0 }], total: 0, due: 0 },
    });
  });

  test("takes five codes an hour", async () => {
    const { order } = await collected();
    await cancel(order.id);
    const enter = () =>
      ask("POST /customer/order/parcel-return", {
        ...proofOf(order.id),
        return_otp: "12345".slice(1),
      });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++) statuses.push((await enter()).status);
    expect(statuses.at(-1)).toBe(429);
  });

  test("cannot be returned before it is canceled", async () => {
    const { order } = await collected();
    const input = { ...proofOf(order.id), return_otp: "0000" };
    expect(codes(await ask("POST /customer/order/parcel-return", input))).toEqual([
      409,
      "order_status",
    ]);
  });
});

describe("a parcel that is paid from the wallet", () => {
  test("returns all but the fee to it when it is canceled after the pickup", async () => {
    await configure({ wallet: true, parcelReturnFee: 50 });
    const { token, customerId } = await addCustomer(db);
    await fundWallet(db, customerId, minor(1000));
    const { status, body } = await place({ payment_method: "wallet" }, { token });
    expect([status, body.order.order_status]).toEqual([201, "confirmed"]);
    expect(await walletBalance(db, customerId)).toBe(520);

    const courier = await newCourier();
    await courier.act("accept", body.order_id);
    await courier.act("pickup", body.order_id);
    const input = { order_id: body.order_id, reason: "Too late" };
    const canceled = await ask("PUT /customer/order/cancel", input, { token });
    expect(canceled.body.order).toMatchObject({
      cancellation_reason: "Too late",
      parcel_cancellation: { reason: ["Too late"], return_fee: 2.4 },
    });
    expect(await walletBalance(db, customerId)).toBe(760);
  });
});

test("the books agree after all of it", async () => {
  expect((await reconcile(db)).disagreements).toEqual([]);
  expect(await db.$count(orders, eq(orders.kind, "parcel"))).toBeGreaterThan(0);
});
