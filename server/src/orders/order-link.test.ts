import { endpoints } from "@errand/core/contract";
import { parametersOf } from "@errand/core/endpoint";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { createTestApp, startTestLog } from "../http/testing.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { decodeGuestId } from "../requests/caller.ts";
import { requestFor, startTestApi } from "../testing.ts";
import { orderLink, orderToken } from "./order-link.ts";
import { addGuest, addOrder } from "./testing.ts";

const { log, written } = startTestLog();
const { api, ask, db, pool, setNow } = await startTestApi(undefined, { log });
const seeded = await seedShop(db);
const itemId = await addItem(db, { storeId: seeded.food.storeIds[0], stock: null });
const { secret } = api.settings;

let calls = 0;
/** Each call comes from a device of its own, so that wrong tokens of other tests do not count. */
const device = () => {
  calls += 1;
  return { address: `2001:db8:1::${calls.toString(16)}`, key: `key-of-the-link-test-${calls}` };
};

beforeEach(() => setNow(null));

const owners = {
  "a guest": async () => {
    const guestId = decodeGuestId(await addGuest(db));
    return addOrder(db, seeded, seeded.food, { itemId, guestId });
  },
  "a customer": async () => {
    const { customerId } = await addCustomer(db);
    return addOrder(db, seeded, seeded.food, { itemId, customerId });
  },
};

async function tokenOf(orderId: number, key = secret) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error("the test order is gone");
  return orderToken(key, order);
}

/** Every endpoint that the link of an order opens. */
const opened = endpoints
  .map(({ endpoint }) => endpoint)
  .filter(({ input }) => parametersOf(input).includes("order_token"));

/**
 * A new order in cash is canceled without asking and has no payment to start, to report or to
 * change, only one of a prescription a price to agree to, and only a parcel comes back.
 */
const refused = [
  "POST /customer/order/request-cancel",
  "POST /customer/order/pay",
  "PUT /customer/order/payment-method",
  "POST /customer/order/agree",
  "PUT /customer/order/offline-payment",
  "PUT /customer/order/offline-payment-update",
  "POST /customer/order/parcel-return",
];

/** What follows the delivery, of which there is nothing to change yet either. */
const beforeDelivery: Record<string, number> = {
  "POST /items/reviews/submit": 422,
  "POST /stores/reviews/submit": 422,
  "POST /delivery-man/reviews/submit": 422,
  "PUT /items/reviews/submit": 404,
  "PUT /stores/reviews/submit": 404,
  "PUT /delivery-man/reviews/submit": 404,
};

/** What the shop of these tests does not offer. */
const off = ["POST /customer/order/refund-request"];

const ofItem = { item_id: itemId, rating: 5 };
const ofStore = { store_id: seeded.food.storeIds[0], rating: 5 };
const ofCourier = { delivery_man_id: 1, rating: 5 };

const inputs: Record<string, object> = {
  "POST /items/reviews/submit": ofItem,
  "PUT /items/reviews/submit": ofItem,
  "POST /stores/reviews/submit": ofStore,
  "PUT /stores/reviews/submit": ofStore,
  "POST /delivery-man/reviews/submit": ofCourier,
  "PUT /delivery-man/reviews/submit": ofCourier,
  "PUT /customer/order/cancel": { note: "Too late" },
  "PUT /customer/order/reschedule": { schedule_at: null },
  "POST /customer/order/request-cancel": { reason: "Too late" },
  "POST /customer/order/refund-request": { customer_reason: "Something is missing" },
  "POST /customer/order/parcel-return": { return_otp: "0000" },
  "POST /customer/order/agree": { order_amount: 12 },
  "PUT /customer/order/offline-payment": { method_id: 1, user_data: {} },
  "PUT /customer/order/offline-payment-update": { user_data: {} },
  "POST /customer/order/pay": {
    payment_method: "sandbox",
    payment_platform: "web",
    callback: api.settings.url,
  },
};

async function send(path: string, order_id: number, order_token: string, guest = "") {
  const guest_id = guest || (await addGuest(db));
  const { address, key } = device();
  const input = { ...inputs[path], guest_id, order_id, order_token };
  const response = await api.app.fetch(requestFor(path, input, { key }), { address });
  await response.body?.cancel();
  return response.status;
}

describe.each(Object.keys(owners) as (keyof typeof owners)[])("the link of %s", (owner) => {
  test.each(opened)("opens the order on another device: $path", async ({ path }) => {
    const order = await owners[owner]();
    const other = off.includes(path) ? 403 : refused.includes(path) ? 409 : 200;
    const status = beforeDelivery[path] ?? other;
    expect(await send(path, order, await tokenOf(order))).toBe(status);
  });

  test.each(opened)("opens no other order: $path", async ({ path }) => {
    const [order, other] = [await owners[owner](), await owners[owner]()];
    expect(await send(path, other, await tokenOf(order))).toBe(404);
  });
});

test("opens the order for another signed-in customer", async () => {
  const order_id = await owners["a customer"]();
  const { token } = await addCustomer(db);
  const track = (proof: object) =>
    ask("GET /customer/order/track", { order_id, ...proof }, { token, ...device() });
  expect((await track({})).status).toBe(404);
  expect(await track({ order_token: await tokenOf(order_id) })).toMatchObject({
    status: 200,
    body: { id: order_id },
  });
});

test("still opens the order for its own customer when the link has expired", async () => {
  const { customerId, token } = await addCustomer(db);
  const order_id = await addOrder(db, seeded, seeded.food, { itemId, customerId });
  const input = { order_id, order_token: "expired" };
  expect((await ask("GET /customer/order/track", input, { token })).status).toBe(200);
});

test.each([
  [
    "with one character changed",
    (token: string) => token.replace(/^./, (c) => (c === "A" ? "B" : "A")),
  ],
  ["that is cut", (token: string) => token.slice(0, -1)],
  ["with more behind it", (token: string) => `${token}AAAA`],
])("refuses a token %s", async (_title, change) => {
  const order = await owners["a guest"]();
  expect(await send("GET /customer/order/track", order, change(await tokenOf(order)))).toBe(404);
});

test("refuses a token of another key", async () => {
  const order = await owners["a guest"]();
  const token = await tokenOf(order, "the key before it was changed, long enough");
  expect(await send("GET /customer/order/track", order, token)).toBe(404);
});

test("opens the order for 90 days", async () => {
  const order = await owners["a guest"]();
  const token = await tokenOf(order);
  const [{ createdAt } = { createdAt: new Date() }] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, order));
  const end = createdAt.getTime() + 90 * 86_400_000;
  setNow(new Date(end - 1));
  expect(await send("GET /customer/order/track", order, token)).toBe(200);
  setNow(new Date(end));
  expect(await send("GET /customer/order/track", order, token)).toBe(404);
});

test("ends with the account of the customer", async () => {
  const { customerId, token } = await addCustomer(db);
  const order = await addOrder(db, seeded, seeded.food, { itemId, customerId, status: "canceled" });
  const link = await tokenOf(order);
  expect(await send("GET /customer/order/track", order, link)).toBe(200);
  await ask("DELETE /customer/remove-account", {}, { token });
  expect(await send("GET /customer/order/track", order, link)).toBe(404);
});

test("limits wrong tokens of one address, and does not lock out the right one", async () => {
  const order_id = await owners["a guest"]();
  const guest_id = await addGuest(db);
  const { address } = device();
  const track = (order_token: string) =>
    ask("GET /customer/order/track", { guest_id, order_id, order_token }, { address });
  const statuses: number[] = [];
  for (let miss = 0; miss < 21; miss += 1) statuses.push((await track("wrong")).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
  expect((await track(await tokenOf(order_id))).status).toBe(200);
});

test("a customer cannot guess tokens either", async () => {
  const order_id = await owners["a guest"]();
  const { token } = await addCustomer(db);
  const { address } = device();
  const input = { order_id, order_token: "wrong" };
  const statuses: number[] = [];
  for (let miss = 0; miss < 21; miss += 1) {
    const response = await ask("GET /customer/order/track", input, { token, address });
    statuses.push(response.status);
  }
  expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
});

test("carries its token where browsers do not send it, and the server logs none", async () => {
  const order = await owners["a guest"]();
  const token = await tokenOf(order);
  const [row] = await db.select().from(orders).where(eq(orders.id, order));
  const link = new URL(row ? orderLink({ url: "https://shop.example", secret }, row) : "");
  expect(link.hash).toBe(`#key=${token}`);
  expect(link.href.replace(link.hash, "")).toBe(
    `https://shop.example/track-order?order_id=${order}`,
  );

  const app = createTestApp({ api, pool, log });
  for (const order_id of [order, order + 1]) {
    const input = { guest_id: await addGuest(db), order_id, order_token: token };
    await app.request(requestFor("GET /customer/order/track", input, {}), {}, device());
  }
  expect(written()).toContain("/customer/order/track");
  expect(written()).not.toContain(token);
});
