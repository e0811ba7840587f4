import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers, sessions } from "../account/account.tables.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { assignCourier } from "../delivery/couriers.data.ts";
import { deliverOrder } from "../delivery/deliver-order.ts";
import { cancellationReasons, orders } from "../order-rows/orders.tables.ts";
import { decodeGuestId, tokenHash } from "../requests/caller.ts";
import { stockOf } from "../stock/testing.ts";
import { startTestApi } from "../testing.ts";
import { transitionOrder } from "./order-transitions.ts";
import { addCourier, addGuest, addOrder, moveCourier, storeOf } from "./testing.ts";

const { ask, db } = await startTestApi();
const shop = await seedShop(db);
const itemId = await addItem(db, { storeId: shop.grocery.storeIds[0], stock: 100 });
const store = storeOf(shop.grocery);
const now = new Date();

const guest = () => addGuest(db);

async function orderOf(guestId: string, overrides: { quantity?: number } = {}) {
  return addOrder(db, shop, shop.grocery, {
    itemId,
    guestId: decodeGuestId(guestId),
    ...overrides,
  });
}

const stockLeft = () => stockOf(db, itemId);

const number = "06 12 34 56 78";

test("lets a guest track an order with its phone number in any notation", async () => {
  const guest_id = await guest();
  const order_id = await orderOf(guest_id);
  for (const contact_number of ["0612345678", "+33612345678", number]) {
    const response = await ask("GET /customer/order/track", { guest_id, order_id, contact_number });
    expect(response).toMatchObject({
      status: 200,
      body: {
        id: order_id,
        order_status: "pending",
        order_amount: 12,
        actions: ["cancel", "reschedule"],
        receipt: { total: 12, due: 12 },
      },
    });
  }
});

/** Fields that have no value yet and are present nevertheless (contract 1.1, 4.1). */
const withoutValue = [
  "offline_payment",
  "refund",
  "refund_customer_note",
  "refund_cancellation_note",
  "parcel_category",
  "receiver_details",
  "charge_payer",
  "parcel_cancellation",
  "payment_state",
  "payment_expires_at",
  "transaction_reference",
  "delivery_man",
  "coupon_code",
  "canceled_by",
  "refunded",
];

test("returns every field of the contract, null where it has no value", async () => {
  const guest_id = await guest();
  const order_id = await orderOf(guest_id);
  const input = { guest_id, order_id, contact_number: number };
  const { body } = await ask("GET /customer/order/track", input);
  expect(body).toMatchObject(Object.fromEntries(withoutValue.map((field) => [field, null])));
});

test("responds with the same 404 to other guests, wrong numbers, missing numbers and unknown orders", async () => {
  const [guest_id, otherGuest] = [await guest(), await guest()];
  const order_id = await orderOf(guest_id);
  const proofs = [
    { guest_id: otherGuest, order_id, contact_number: number },
    { guest_id, order_id, contact_number: "0612345679" },
    { guest_id, order_id },
    { guest_id, order_id: 2_000_000, contact_number: number },
  ];
  for (const path of [
    "GET /customer/order/track",
    "GET /customer/order/details",
    "GET /customer/order/stream",
    "GET /delivery-man/last-location",
    "PUT /customer/order/cancel",
  ] as const) {
    for (const proof of path === "GET /customer/order/track" ? proofs : proofs.slice(0, 1)) {
      expect(await ask(path, { ...proof, reason: "x" })).toMatchObject({
        status: 404,
        body: { errors: [{ code: "order" }] },
      });
    }
  }
  const [row] = await db.select().from(orders).where(eq(orders.id, order_id));
  expect(row?.status).toBe("pending");
});

test("locks an order for other guests after ten attempts in an hour, but not for its guest", async () => {
  const [guest_id, otherGuest] = [await guest(), await guest()];
  const order_id = await orderOf(guest_id);
  const track = (proof: object) => ask("GET /customer/order/track", { order_id, ...proof });
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 11; attempt++) {
    statuses.push((await track({ guest_id: otherGuest, contact_number: number })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(404), 429]);
  expect((await track({ guest_id, contact_number: number })).status).toBe(200);
});

test("shows customers only their own orders, active and past ones in separate lists", async () => {
  const token = "A".repeat(43);
  const [customer] = await db.insert(customers).values({ firstName: "Ada" }).returning();
  const customerId = customer?.id ?? 0;
  await db.insert(sessions).values({ tokenHash: tokenHash(token), customerId });
  const [running, ended] = [
    await addOrder(db, shop, shop.grocery, { itemId, customerId }),
    await addOrder(db, shop, shop.grocery, { itemId, customerId, status: "delivered" }),
  ];
  const foreign = await orderOf(await guest());

  expect(await ask("GET /customer/order/running-orders", {}, { token })).toMatchObject({
    body: { total_size: 1, orders: [{ id: running }] },
  });
  expect(await ask("GET /customer/order/list", {}, { token })).toMatchObject({
    body: { total_size: 1, orders: [{ id: ended, is_guest: false }] },
  });
  const other = { token, module: shop.food.moduleId };
  expect(await ask("GET /customer/order/list", {}, other)).toMatchObject({
    body: { total_size: 0, orders: [] },
  });
  expect((await ask("GET /customer/order/track", { order_id: running }, { token })).status).toBe(
    200,
  );
  expect((await ask("GET /customer/order/track", { order_id: foreign }, { token })).status).toBe(
    404,
  );
});

test("cancels once and returns the stock once during twenty concurrent cancellations", async () => {
  const guest_id = await guest();
  const order_id = await orderOf(guest_id, { quantity: 3 });
  const before = (await stockLeft()) ?? 0;
  const responses = await Promise.all(
    Array.from({ length: 20 }, () =>
      ask("PUT /customer/order/cancel", {
        guest_id,
        order_id,
        contact_number: number,
        reason: "Changed my mind",
      }),
    ),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  expect(responses.find(({ status }) => status === 200)?.body.order).toMatchObject({
    order_status: "canceled",
    canceled_by: "customer",
    cancellation_reason: "Changed my mind",
    actions: [],
  });
  expect(await stockLeft()).toBe(before + 3);
});

test("refuses a cancellation without reason and note, or once the store has accepted with a time", async () => {
  const guest_id = await guest();
  const order_id = await orderOf(guest_id);
  const cancel = (input: object) =>
    ask("PUT /customer/order/cancel", { guest_id, order_id, contact_number: number, ...input });
  expect(await cancel({})).toMatchObject({ status: 422, body: { errors: [{ code: "reason" }] } });
  await transitionOrder(db, order_id, "confirmed", store, { at: now, processingMinutes: 10 });
  const before = await stockLeft();
  expect(await cancel({ note: "Sorry" })).toMatchObject({
    status: 409,
    body: { errors: [{ code: "order_status" }] },
  });
  expect(await stockLeft()).toBe(before);
});

test("delivers an order by courier, with its location on the way, and collects its cash", async () => {
  const guest_id = await guest();
  const order_id = await orderOf(guest_id);
  const courierId = await addCourier(db);
  const courier = { kind: "courier", courierId } as const;
  const readLocation = () =>
    ask("GET /delivery-man/last-location", { guest_id, order_id, contact_number: number });

  await transitionOrder(db, order_id, "confirmed", store, { at: now });
  expect((await readLocation()).body).toEqual({ location: null });
  await assignCourier(db, order_id, courierId, now);
  await expect(assignCourier(db, order_id, courierId, now)).rejects.toThrow("order_status");
  await transitionOrder(db, order_id, "processing", store, { at: now, processingMinutes: 10 });
  const locatedAt = new Date();
  await moveCourier(db, courierId, { latitude: 43.61, longitude: 3.9 }, locatedAt);
  expect((await readLocation()).body).toMatchObject({
    location: { latitude: 43.61, longitude: 3.9, time: locatedAt.toISOString() },
  });
  await transitionOrder(db, order_id, "handover", store, { at: now });
  await expect(deliverOrder(db, order_id, courier, { at: now })).rejects.toThrow("order_status");
  await transitionOrder(db, order_id, "picked_up", courier, { at: now });
  await deliverOrder(db, order_id, courier, { at: now });
  expect((await readLocation()).body).toEqual({ location: null });
  expect(
    await ask("GET /customer/order/track", { guest_id, order_id, contact_number: number }),
  ).toMatchObject({
    body: {
      order_status: "delivered",
      payment_status: "paid",
      processing_time: 10,
      delivered: now.toISOString(),
      accepted: null,
      receipt: { paid: 12, due: 0 },
      delivery_man: { id: courierId, f_name: "Max", vehicle_type: "Bicycle" },
    },
  });
});

test("returns the stock when the store cancels", async () => {
  const order_id = await orderOf(await guest(), { quantity: 2 });
  const before = (await stockLeft()) ?? 0;
  await transitionOrder(db, order_id, "canceled", store, { at: now, reason: "Sold out" });
  expect(await stockLeft()).toBe(before + 2);
});

test("lists the cancellation reasons in the caller's language", async () => {
  await db.insert(cancellationReasons).values({ reason: { en: "Too late", fr: "Trop tard" } });
  expect(
    (await ask("GET /customer/order/cancellation-reasons", {}, { language: "fr" })).body,
  ).toMatchObject({ total_size: 1, data: [{ reason: "Trop tard" }] });
});
