import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { addOrder, storeOf } from "../orders/testing.ts";
import { nextOf, readEvents } from "../requests/stream-testing.ts";
import { reviews } from "../reviews/reviews.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { requestFor, startTestApi } from "../testing.ts";

const { ask, api, db } = await startTestApi();
const shop = await seedShop(db);
const [storeId, otherStoreId] = shop.grocery.storeIds;
const itemId = await addItem(db, { storeId, stock: 1000 });
const manager = await addStaff(db, { kind: "store_staff", role: "manager", storeId });
const cook = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId });

beforeEach(() => db.execute(sql`truncate orders, reviews, conversations cascade`));
afterEach(() => api.streams.close());

const newOrder = (overrides: Partial<Parameters<typeof addOrder>[3]> = {}) =>
  addOrder(db, shop, shop.grocery, { itemId, ...overrides });
const read = async ({ token }: { token: string }) =>
  (await ask("GET /store/counters", {}, { token })).body;

async function writeToStore() {
  const { token, customerId } = await addCustomer(db);
  await newOrder({ customerId, status: "processing" });
  const input = { receiver_type: "vendor", receiver_id: storeId, message: "Is it spicy?" };
  await ask("POST /customer/message/send", input, { token });
}

describe("the counters of a store", () => {
  test("are those of what waits, by the permissions of the reader", async () => {
    const nothing = { new: 0, ready: 0, reviews: 0, messages: 0 };
    expect(await read(manager)).toEqual(nothing);
    await newOrder();
    await newOrder({ paymentMethod: "digital_payment" });
    await newOrder({ cart: { storeId: otherStoreId } });
    await newOrder({ status: "handover" });
    await newOrder({ status: "handover" });
    const review = { storeId, customerName: "Ana L.", rating: 4 };
    await db.insert(reviews).values([review, { ...review, reply: { en: "Thanks", fr: "" } }]);
    await writeToStore();
    expect(await read(manager)).toEqual({ new: 1, ready: 2, reviews: 1, messages: 1 });
    expect(await read(cook)).toEqual({ new: 1, ready: 2 });
  });

  test("are sent by its stream at the start and after changes", async () => {
    const id = await newOrder();
    const request = requestFor("GET /store/stream", {}, manager);
    const response = await api.app.fetch(request, { address: "203.0.113.9" });
    const events = readEvents<object>(response);
    const next = async () => {
      for (;;) {
        const { event, data } = await nextOf(events);
        if (event === "counters") return data;
      }
    };
    expect(await next()).toEqual({ new: 1, ready: 0, reviews: 0, messages: 0 });
    const reason = "Sold out";
    await transitionOrder(db, id, "canceled", storeOf(shop.grocery), { at: new Date(), reason });
    expect(await next()).toMatchObject({ new: 0 });
    await writeToStore();
    expect(await next()).toMatchObject({ messages: 1 });
  });
});
