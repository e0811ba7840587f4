import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { addCourier, addOrder } from "../orders/testing.ts";
import { auditLog, staffMembers } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";
import { conversations, quickPhrases } from "./chat.tables.ts";

const { ask, db } = await startTestApi();
const shop = await seedShop(db);
const [storeId, otherStoreId] = shop.grocery.storeIds;
const itemId = await addItem(db, { storeId, stock: 1000 });
const store = await addStaff(db, { kind: "store_staff", role: "owner", storeId });
const kitchen = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId });
const otherStore = await addStaff(db, {
  ...{ kind: "store_staff", role: "owner", storeId: otherStoreId },
});
const desk = await addStaff(db, { kind: "operator", role: "support" });
const elsewhere = await addStaff(db, {
  ...{ kind: "operator", role: "support", zoneIds: [shop.otherZoneId] },
});
let ada: { customerId: number; token: string };
let courierId: number;
let courier: { token: string };

beforeEach(async () => {
  ada = await addCustomer(db);
  courierId = await addCourier(db);
  courier = await addStaff(db, { kind: "courier", role: null, courierId });
  await db.delete(conversations);
});

type Caller = { token: string };
type Audience = "store" | "courier" | "desk";
const audienceOf = (caller: Caller): Audience =>
  caller === courier ? "courier" : [desk, elsewhere].includes(caller as never) ? "desk" : "store";

const newOrder = (overrides: Partial<Parameters<typeof addOrder>[3]> = {}) =>
  addOrder(db, shop, shop.grocery, {
    ...{ itemId, customerId: ada.customerId, courierId, status: "processing" },
    ...overrides,
  });
const send = (caller: Caller, input: Record<string, unknown>) =>
  ask(`POST /${audienceOf(caller)}/message/send`, { message: "Hello", ...input }, caller);
const details = (caller: Caller, input: Record<string, unknown>) =>
  ask(`GET /${audienceOf(caller)}/message/details`, input, caller);
const list = (caller: Caller, input: Record<string, unknown> = {}) =>
  ask(`GET /${audienceOf(caller)}/message/list`, input, caller);
const codeOf = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  body.errors?.[0]?.code,
];
const cancel = (id: number) =>
  ask("POST /store/orders/{id}/reject", { id, reason: "Sold out" }, { ...store, key: nextKey() });
const nextKey = () => crypto.randomUUID();
const toStore = () => ({ receiver_type: "vendor", receiver_id: storeId });
const toCourier = () => ({ receiver_type: "delivery_man", receiver_id: courierId });
const toDesk = { receiver_type: "admin" };

describe("a store and a courier", () => {
  test("write to each other in one conversation while an order of both runs", async () => {
    const order_id = await newOrder();
    const sent = await send(store, { order_id, receiver_type: "delivery_man" });
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({
      message: { sender: { id: storeId, type: "vendor" }, order_id, is_seen: 0 },
      conversation: {
        sender: { id: storeId, type: "vendor" },
        receiver: { id: courierId, type: "delivery_man" },
        unread_message_count: 0,
      },
    });
    const { id } = sent.body.conversation;
    expect((await list(courier)).body.conversations).toMatchObject([
      { id, unread_message_count: 1 },
    ]);
    expect(
      (await ask("PUT /courier/message/typing", { conversation_id: id }, courier)).status,
    ).toBe(200);
    await ask("PUT /courier/message/seen", { conversation_id: id }, courier);
    const answered = await send(courier, { order_id, receiver_type: "vendor" });
    expect(answered.body).toMatchObject({
      message: { sender: { id: courierId, type: "delivery_man" } },
      conversation: { id },
    });
    const read = await details(store, { conversation_id: id });
    expect(read.body).toMatchObject({
      status: true,
      party: { id: courierId, type: "delivery_man" },
      conversation: { unread_message_count: 1 },
    });
    expect(read.body.messages.map(({ is_seen }) => is_seen)).toEqual([0, 1]);
    expect((await details(courier, toStore())).body).toMatchObject({
      ...{ status: true, total_size: 2, party: { id: storeId, type: "vendor" } },
    });
  });

  test("begin one conversation when both write at once", async () => {
    const order_id = await newOrder();
    const sent = await Promise.all([
      send(store, { order_id, ...toCourier() }),
      send(courier, { order_id, ...toStore() }),
      send(store, toCourier()),
      send(courier, toStore()),
    ]);
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(sent.map(({ body }) => body.conversation.id)).size).toBe(1);
    expect((await details(store, toCourier())).body.total_size).toBe(4);
  });

  test("do not reach each other without such an order", async () => {
    const closed = [403, "chat_closed"];
    for (const refused of [
      await send(store, toCourier()),
      await send(courier, toStore()),
      await details(store, toCourier()),
      await details(courier, toStore()),
    ]) {
      expect(codeOf(refused)).toEqual(closed);
    }
    const order_id = await newOrder();
    expect(codeOf(await send(otherStore, { ...toCourier() }))).toEqual(closed);
    const foreign = { order_id, receiver_type: "delivery_man" };
    expect(codeOf(await send(otherStore, foreign))).toEqual([404, "order"]);
    expect(codeOf(await details(kitchen, foreign))).toEqual([403, "permission"]);
  });

  test("stop when the order is over: the store reads on, the courier no longer", async () => {
    const order_id = await newOrder({ status: "pending" });
    const { body } = await send(store, { order_id, ...toCourier() });
    const conversation_id = body.conversation.id;
    await cancel(order_id);
    expect(codeOf(await send(store, { conversation_id }))).toEqual([403, "chat_closed"]);
    expect(codeOf(await send(courier, { conversation_id }))).toEqual([404, "conversation"]);
    expect(codeOf(await send(courier, toStore()))).toEqual([403, "chat_closed"]);
    expect((await details(store, { conversation_id })).body).toMatchObject({
      ...{ status: false, total_size: 1 },
    });
    expect((await list(courier)).body.conversations).toEqual([]);
    const seen = await ask("PUT /courier/message/seen", { conversation_id }, courier);
    expect(codeOf(seen)).toEqual([404, "conversation"]);
  });

  test("name no order but one of both", async () => {
    await newOrder();
    const own = await newOrder({ courierId: null });
    const sent = await send(store, { ...toCourier(), order_id: own });
    expect(codeOf(sent)).toEqual([404, "order"]);
    const unassigned = await send(store, { receiver_type: "delivery_man", order_id: own });
    expect(codeOf(unassigned)).toEqual([404, "receiver"]);
  });

  test("write to nobody of their own kind", async () => {
    await newOrder();
    const other = { receiver_type: "vendor", receiver_id: otherStoreId };
    expect(codeOf(await send(store, other))).toEqual([404, "receiver"]);
    expect(codeOf(await send(courier, toCourier()))).toEqual([404, "receiver"]);
    expect(codeOf(await send(desk, toDesk))).toEqual([404, "receiver"]);
  });
});

describe("the desk", () => {
  test("is reached by a store and a courier at any time, and answers", async () => {
    for (const [caller, type] of [
      [store, "vendor"],
      [courier, "delivery_man"],
    ] as const) {
      const { status, body } = await send(caller, toDesk);
      expect([status, body.conversation.receiver.type]).toEqual([201, "admin"]);
      const { id } = body.conversation;
      const listed = await list(desk);
      expect(listed.body.conversations).toContainEqual(
        expect.objectContaining({ id, unread_message_count: 1 }),
      );
      const answered = await send(desk, { conversation_id: id, message: "How can we help?" });
      expect(answered.status).toBe(201);
      expect((await details(caller, toDesk)).body).toMatchObject({
        ...{ total_size: 2, status: true, party: { id: 0, type: "admin" } },
        conversation: { unread_message_count: 1, sender: { type } },
      });
    }
  });

  test("reaches every store and courier, and finds them by name", async () => {
    expect((await send(desk, toStore())).status).toBe(201);
    expect((await send(desk, toCourier())).status).toBe(201);
    const [withCourier] = (await list(desk)).body.conversations;
    const found = await list(desk, { name: withCourier?.sender.name });
    expect(found.body.conversations.map(({ id }) => id)).toContain(withCourier?.id);
    const unknown = { receiver_type: "delivery_man", receiver_id: 999_999 };
    expect(codeOf(await send(desk, unknown))).toEqual([404, "receiver"]);
    expect(codeOf(await send(desk, { ...unknown, receiver_type: "vendor" }))).toEqual([
      ...[404, "receiver"],
    ]);
  });

  test("of another zone has the couriers, who serve all, but not the stores", async () => {
    expect(codeOf(await send(elsewhere, toStore()))).toEqual([404, "receiver"]);
    await send(store, toDesk);
    expect((await list(elsewhere)).body.conversations).toEqual([]);
    expect(codeOf(await send(elsewhere, toStore()))).toEqual([404, "receiver"]);
    expect((await send(elsewhere, toCourier())).status).toBe(201);
    expect((await list(elsewhere)).body.total_size).toBe(1);
  });

  test("reads what a courier who has left wrote, and writes no more", async () => {
    const { body } = await send(courier, toDesk);
    const conversation_id = body.conversation.id;
    const endedAt = new Date();
    await db
      .update(staffMembers)
      .set({ endedAt, blocked: true })
      .where(eq(staffMembers.courierId, courierId));
    expect(codeOf(await send(desk, { conversation_id }))).toEqual([403, "chat_closed"]);
    expect((await details(desk, { conversation_id })).body).toMatchObject({
      ...{ status: false, total_size: 1 },
    });
  });
});

describe("what others write about an order", () => {
  const readings = async () =>
    (await db.select().from(auditLog)).filter(({ action }) =>
      action.startsWith("GET /desk/message"),
    );

  test("is read by the desk of its zone, and the audit log says who read it", async () => {
    const order_id = await newOrder({ status: "processing" });
    const toCustomer = await send(store, { order_id, message: "No rocket today" });
    const between = await send(courier, { ...toStore(), message: "I am at the door" });
    await send(store, { ...toDesk, order_id, message: "For the desk" });
    const before = (await readings()).length;
    const listed = await list(desk, { order_id });
    expect(listed.body.conversations).toMatchObject([
      { id: between.body.conversation.id, unread_message_count: 0 },
      { id: toCustomer.body.conversation.id, unread_message_count: 0 },
    ]);
    const conversation_id = between.body.conversation.id;
    const read = await details(desk, { conversation_id, order_id });
    expect(read.body).toMatchObject({
      ...{ status: false, total_size: 1, messages: [{ message: "I am at the door", is_seen: 0 }] },
    });
    const logged = (await readings()).slice(before);
    expect(logged.map(({ action, subject }) => [action, subject])).toEqual([
      ["GET /desk/message/list", `order:${order_id}`],
      ["GET /desk/message/details", `order:${order_id}`],
    ]);
    expect(JSON.stringify(logged)).not.toContain("at the door");
    expect(codeOf(await list(elsewhere, { order_id }))).toEqual([404, "order"]);
    expect(codeOf(await details(elsewhere, { conversation_id, order_id }))).toEqual([404, "order"]);
    expect(codeOf(await details(desk, { conversation_id }))).toEqual([404, "conversation"]);
    expect(codeOf(await send(desk, { conversation_id, order_id }))).toEqual([404, "conversation"]);
  });

  test("is not what they write about another one", async () => {
    const earlier = await newOrder({ status: "delivered" });
    const order_id = await newOrder();
    const { body } = await send(store, { order_id, message: "About the present one" });
    const conversation_id = body.conversation.id;
    expect((await list(desk, { order_id: earlier })).body.conversations).toEqual([]);
    const foreign = await details(desk, { conversation_id, order_id: earlier });
    expect(codeOf(foreign)).toEqual([404, "conversation"]);
    expect((await list(desk, { order_id })).body.total_size).toBe(1);
  });
});

test("phrases are offered to those who write them, by whom they write to", async () => {
  const message = (en: string) => ({ en, fr: en });
  await db
    .insert(quickPhrases)
    .values([
      { message: message("Where is it?") },
      { message: { ...message("It is ready."), writers: ["vendor"], receivers: ["delivery_man"] } },
      { message: { ...message("Thank you!"), writers: ["vendor", "admin"] } },
      { message: { ...message("Old"), writers: ["vendor"] }, active: false },
    ]);
  const read = async (caller: Caller, receiver_type?: string) => {
    const path = `GET /${audienceOf(caller)}/message/phrases` as const;
    const { body } = await ask(path, receiver_type ? { receiver_type } : {}, caller);
    return (body as { message: string }[]).map((phrase) => phrase.message);
  };
  expect(await read(store)).toEqual(["It is ready.", "Thank you!"]);
  expect(await read(store, "customer")).toEqual(["Thank you!"]);
  expect(await read(store, "delivery_man")).toEqual(["It is ready.", "Thank you!"]);
  expect(await read(desk)).toEqual(["Thank you!"]);
  expect(await read(courier)).toEqual([]);
  const { body } = await ask("GET /customer/automated-message", {}, { token: ada.token });
  expect(body.data.map((phrase) => phrase.message)).toEqual(["Where is it?"]);
});
