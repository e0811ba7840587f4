import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { inTransaction } from "../database/database.ts";
import { orderEvents, orders } from "../order-rows/orders.tables.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { addCourier, addOrder } from "../orders/testing.ts";
import { nextOf, readEvents } from "../requests/stream-testing.ts";
import { addStaff } from "../staff/testing.ts";
import { requestFor, startTestApi } from "../testing.ts";
import { chatEvents } from "./chat.tables.ts";

const { ask, api, db } = await startTestApi();
const shop = await seedShop(db);
const [storeId, otherStoreId] = shop.grocery.storeIds;
const itemId = await addItem(db, { storeId, stock: 1000 });
const owner = await addStaff(db, { kind: "store_staff", role: "owner", storeId });
const kitchen = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId });
const other = await addStaff(db, { kind: "store_staff", role: "owner", storeId: otherStoreId });
const desk = await addStaff(db, { kind: "operator", role: "support" });
const dispatcher = await addStaff(db, { kind: "operator", role: "dispatcher" });
let ada: { customerId: number; token: string };

beforeEach(async () => {
  await db.execute(sql`truncate orders, conversations cascade`);
  ada = await addCustomer(db);
  await addOldChange();
});

afterEach(() => api.streams.close());

/**
 * Stores a change of long ago, as every shop has one: without it nothing proves that a position is
 * stored.
 */
async function addOldChange() {
  const orderId = await newOrder({ status: "delivered" });
  await inTransaction(db, (tx) => notifyWatchers(tx, orderId));
  await db.update(orderEvents).set({ transaction: "3" });
}

const newOrder = (overrides: Partial<Parameters<typeof addOrder>[3]> = {}) =>
  addOrder(db, shop, shop.grocery, { itemId, customerId: ada.customerId, ...overrides });

interface Data {
  id: number;
  message?: string | null;
  order_status?: string;
}

async function open(audience: string, { token }: { token: string }, after?: string) {
  const headers: Record<string, string> = after === undefined ? {} : { "last-event-id": after };
  const request = requestFor(`GET /${audience}/stream`, {}, { token, headers });
  const events = readEvents<Data>(await api.app.fetch(request, { address: "203.0.113.9" }));
  return async () => {
    let event = await nextOf(events);
    // The state of the store is not what these tests are about.
    while (["capacity", "settings", "counters"].includes(event.event ?? ""))
      event = await nextOf(events);
    return event;
  };
}

const toStore = { receiver_type: "vendor", receiver_id: storeId };
const toDesk = { receiver_type: "admin" };

async function send(receiver: object, message: string, { token } = ada): Promise<number> {
  const input = { ...receiver, message };
  return (await ask("POST /customer/message/send", input, { token })).body.conversation.id;
}

type Take = () => Promise<{ id?: string; event?: string; data?: Data }>;

/**
 * The next message. An order is a state, which is sent again beside a transaction that began before
 * its change.
 */
async function untilMessage(take: Take) {
  for (;;) {
    const event = await take();
    if (event.event === "message") return event;
  }
}
const textOf = ({ data }: { data?: Data }) => data?.message;

test("a store hears that a customer is writing, and has seen its answer", async () => {
  await newOrder();
  const id = await send(toStore, "Is it ready?");
  const take = await open("store", owner);
  await untilMessage(take);
  const signal = async () => {
    for (;;) {
      const { event, data } = await take();
      if (event === "seen" || event === "typing") return [event, data];
    }
  };
  const input = { conversation_id: id };
  const by = { conversation_id: id, by: "customer" };
  await ask("PUT /customer/message/typing", input, { token: ada.token });
  expect(await signal()).toEqual(["typing", by]);
  // What the store does itself is no news to it.
  await ask("PUT /store/message/typing", input, { token: owner.token });
  const answer = { ...input, message: "In five minutes" };
  await ask("POST /store/message/send", answer, { token: owner.token });
  await ask("PUT /customer/message/seen", input, { token: ada.token });
  expect(await signal()).toEqual(["seen", by]);
});

test("a store hears what its courier writes, sees and is about to write, and what the desk writes", async () => {
  const courierId = await addCourier(db);
  const courier = await addStaff(db, { kind: "courier", role: null, courierId });
  const order_id = await newOrder({ courierId, status: "processing" });
  const take = await open("store", owner);
  const ofCourier = await open("courier", courier);
  const input = { order_id, receiver_type: "delivery_man", message: "It waits at the bar" };
  const { body } = await ask("POST /store/message/send", input, owner);
  expect(textOf(await untilMessage(ofCourier))).toBe("It waits at the bar");
  const { id: conversation_id } = body.conversation;
  const signal = async () => {
    for (;;) {
      const { event, data } = await take();
      if (event === "seen" || event === "typing") return [event, data];
    }
  };
  const by = { conversation_id, by: "delivery_man" };
  await ask("PUT /courier/message/seen", { conversation_id }, courier);
  expect(await signal()).toEqual(["seen", by]);
  await ask("PUT /courier/message/typing", { conversation_id }, courier);
  expect(await signal()).toEqual(["typing", by]);
  const answer = { conversation_id, message: "Thank you" };
  await ask("POST /courier/message/send", answer, courier);
  expect(textOf(await untilMessage(take))).toBe("Thank you");
  const fromDesk = { receiver_type: "vendor", receiver_id: storeId, message: "All well?" };
  await ask("POST /desk/message/send", fromDesk, desk);
  expect(textOf(await untilMessage(take))).toBe("All well?");
  expect((await ask("GET /store/counters", {}, owner)).body.messages).toBe(2);
});

describe("messages in the stream of a store", () => {
  test("are those not seen, then each new one, of customers and of colleagues", async () => {
    await newOrder();
    const id = await send(toStore, "Already read");
    await ask("PUT /store/message/seen", { conversation_id: id }, { token: owner.token });
    await send(toStore, "First");
    const take = await open("store", owner);
    expect(await take()).toMatchObject({ event: "order" });
    expect(await untilMessage(take)).toMatchObject({
      data: { conversation_id: id, message: "First", sender: { type: "customer" } },
    });
    await send(toStore, "Second");
    expect(textOf(await untilMessage(take))).toBe("Second");
    const answer = { conversation_id: id, message: "It is ready" };
    await ask("POST /store/message/send", answer, { token: owner.token });
    expect(await untilMessage(take)).toMatchObject({
      data: { message: "It is ready", sender: { type: "vendor", id: storeId } },
    });
  });

  test("are not those seen before the stream, also beside a transaction that began before them", async () => {
    await newOrder();
    await inTransaction(db, async (tx) => {
      await tx.execute(sql`select pg_current_xact_id()`);
      const id = await send(toStore, "Already read");
      await ask("PUT /store/message/seen", { conversation_id: id }, { token: owner.token });
      await send(toStore, "First");
      const take = await open("store", owner);
      expect(textOf(await untilMessage(take))).toBe("First");
      await send(toStore, "Second");
      expect(textOf(await untilMessage(take))).toBe("Second");
    });
  });

  test("have ids that increase with those of orders", async () => {
    const orderId = await newOrder();
    const take = await open("store", owner);
    const ids = [(await take()).id];
    await send(toStore, "First");
    ids.push((await take()).id);
    await inTransaction(db, (tx) => notifyWatchers(tx, orderId));
    ids.push((await take()).id);
    await send(toStore, "Second");
    ids.push((await take()).id);
    const byParts = (a = "", b = "") => a.localeCompare(b, "en", { numeric: true });
    expect(ids).toEqual([...new Set(ids)].toSorted(byParts));
  });

  test("resume with all messages since, also those that were read meanwhile", async () => {
    await newOrder();
    const take = await open("store", owner);
    const { id: afterOrder } = await take();
    const id = await send(toStore, "First");
    const { id: afterFirst } = await untilMessage(take);
    await send(toStore, "Second");
    await ask("PUT /store/message/seen", { conversation_id: id }, { token: owner.token });
    await send(toStore, "Third");
    const fromFirst = await open("store", owner, afterFirst);
    let next = await untilMessage(fromFirst);
    // Beside a long transaction, resuming repeats the message that was received.
    if (textOf(next) === "First") next = await untilMessage(fromFirst);
    expect(textOf(next)).toBe("Second");
    expect(textOf(await untilMessage(fromFirst))).toBe("Third");
    const fromOrder = await open("store", owner, afterOrder);
    const texts = [];
    for (let count = 0; count < 3; count++) texts.push(textOf(await untilMessage(fromOrder)));
    expect(texts).toEqual(["First", "Second", "Third"]);
  });

  test("of a transaction that began earlier and commits later are not lost", async () => {
    await newOrder();
    const bob = await addCustomer(db);
    await newOrder({ customerId: bob.customerId });
    const id = await send(toStore, "First");
    const take = await open("store", owner);
    await untilMessage(take);
    let last: string | undefined;
    await inTransaction(db, async (tx) => {
      await tx.execute(sql`select pg_current_xact_id()`);
      await send(toStore, "From Bob", bob);
      last = (await untilMessage(take)).id;
      await tx.execute(sql`
        with written as (
          insert into chat_messages (conversation_id, sender, text, created_at)
          values (${id}, 'customer', 'Late', now()) returning id)
        insert into chat_events (conversation_id, kind, by, message_id)
        select ${id}, 'message', 'customer', id from written`);
      await tx.execute(sql`select send_notification('chat', ${`vendor:${storeId}`})`);
    });
    expect(textOf(await untilMessage(take))).toBe("Late");
    const resumed = await open("store", owner, last);
    for (let text = textOf(await untilMessage(resumed)); text !== "Late"; ) {
      text = textOf(await untilMessage(resumed));
    }
  });

  test("are those not seen when what came since is not stored any more", async () => {
    await newOrder();
    const member = await addStaff(db, { kind: "store_staff", role: "owner", storeId });
    const id = await send(toStore, "First");
    const take = await open("store", member);
    const { id: last } = await untilMessage(take);
    await ask("PUT /store/message/seen", { conversation_id: id }, { token: owner.token });
    await send(toStore, "Second");
    await db.delete(chatEvents);
    await db.delete(orderEvents);
    for (const after of [last, "nonsense", "1.1-999999999999999.1"]) {
      expect(textOf(await untilMessage(await open("store", member, after)))).toBe("Second");
    }
  });

  test("are not sent to another store, nor to staff without the permission", async () => {
    await newOrder();
    await send(toStore, "For the store");
    const [foreign, cook] = [await open("store", other), await open("store", kitchen)];
    await send(toStore, "Again");
    const theirs = await newOrder({ cart: { storeId: otherStoreId } });
    await inTransaction(db, (tx) => notifyWatchers(tx, theirs));
    expect(await foreign()).toMatchObject({ event: "order", data: { id: theirs } });
    expect(await cook()).toMatchObject({ event: "order" });
    await send({ ...toStore, receiver_id: otherStoreId }, "For the other");
    expect(textOf(await untilMessage(foreign))).toBe("For the other");
    const [own] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.status, "pending"));
    await inTransaction(db, (tx) => notifyWatchers(tx, own?.id ?? 0));
    expect(await cook()).toMatchObject({ event: "order" });
  });
});

describe("messages in the stream of the desk", () => {
  test("are those to the desk, for operators who may read them", async () => {
    await newOrder();
    const [take, without] = [await open("desk", desk), await open("desk", dispatcher)];
    expect(await take()).toMatchObject({ event: "order" });
    await send(toStore, "For the store");
    await send(toDesk, "For the desk");
    // An order that is placed while a stream begins may be sent twice.
    expect(textOf(await untilMessage(take))).toBe("For the desk");
    const next = await newOrder();
    await inTransaction(db, (tx) => notifyWatchers(tx, next));
    let event = await without();
    while (event.event === "order" && event.data?.id !== next) event = await without();
    expect(event).toMatchObject({ event: "order", data: { id: next } });
  });
});

describe("messages in the stream of a courier", () => {
  test("are those of customers whose order the courier delivers", async () => {
    const [near, far] = [await addCourier(db), await addCourier(db)];
    const rider = await addStaff(db, { kind: "courier", role: null, courierId: near });
    const another = await addStaff(db, { kind: "courier", role: null, courierId: far });
    const orderId = await newOrder({ status: "picked_up", courierId: near });
    await newOrder({ status: "picked_up", courierId: far });
    const [take, foreign] = [await open("courier", rider), await open("courier", another)];
    await send({ receiver_type: "delivery_man", receiver_id: near }, "Ring twice");
    const first = await untilMessage(take);
    expect(textOf(first)).toBe("Ring twice");
    await send({ receiver_type: "delivery_man", receiver_id: far }, "Ring once");
    expect(textOf(await untilMessage(foreign))).toBe("Ring once");

    // The order is over: the courier does not read the conversation any more.
    await db.update(orders).set({ status: "delivered" }).where(eq(orders.id, orderId));
    const bob = await addCustomer(db);
    await newOrder({ status: "picked_up", courierId: near, customerId: bob.customerId });
    await send({ receiver_type: "delivery_man", receiver_id: near }, "From Bob", bob);
    expect(textOf(await untilMessage(await open("courier", rider)))).toBe("From Bob");
  });
});
