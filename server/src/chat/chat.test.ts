import type { ReceiverType } from "@errand/core/chat/chat.types";
import { beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { addCourier, addOrder } from "../orders/testing.ts";
import { privateFileRoutes } from "../private-files/private-files.routes.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { startTestApi } from "../testing.ts";
import { chatMessages, conversations, quickPhrases } from "./chat.tables.ts";
import { testPicture } from "./testing.ts";

const { ask, api, db, runDueJobs, setNow } = await startTestApi();
const shop = await seedShop(db);
const [storeId, otherStoreId] = shop.grocery.storeIds;
const itemId = await addItem(db, { storeId, stock: 1000 });
const courierId = await addCourier(db);
const store = await addStaff(db, { kind: "store_staff", role: "owner", storeId });
const otherStore = await addStaff(db, {
  kind: "store_staff",
  role: "owner",
  storeId: otherStoreId,
});
const courier = await addStaff(db, { kind: "courier", role: null, courierId });
const desk = await addStaff(db, { kind: "operator", role: "support" });
let ada: { customerId: number; token: string };
let bob: { customerId: number; token: string };

beforeEach(async () => {
  setNow(null);
  ada = await addCustomer(db);
  bob = await addCustomer(db);
});

const newOrder = (overrides: Partial<Parameters<typeof addOrder>[3]> = {}) =>
  addOrder(db, shop, shop.grocery, { itemId, customerId: ada.customerId, ...overrides });

const toDesk = { receiver_type: "admin" };
const toStore = { receiver_type: "vendor", receiver_id: storeId };
const toCourier = { receiver_type: "delivery_man", receiver_id: courierId };

const send = (input: Record<string, unknown>, { token } = ada, key?: string) =>
  ask("POST /customer/message/send", input, { token, ...(key && { key }) });
const list = (input: Record<string, unknown> = {}, { token } = ada) =>
  ask("GET /customer/message/list", input, { token });
const details = (input: Record<string, unknown>, { token } = ada) =>
  ask("GET /customer/message/details", input, { token });
const codeOf = ({ body }: { body: { errors?: { code: string }[] } }) => body.errors?.[0]?.code;

async function conversationWith(receiver: object): Promise<number> {
  return (await send({ ...receiver, message: "Hello" })).body.conversation.id;
}

describe("writing to the desk", () => {
  test("is always possible, and the desk answers", async () => {
    const sent = await send({ ...toDesk, message: "  Where is my refund?\r\n<b>Thanks</b> " });
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({
      status: true,
      message: {
        sender: { id: ada.customerId, type: "customer" },
        message: "Where is my refund?\n<b>Thanks</b>",
        file_full_url: [],
        is_seen: 0,
        order_id: null,
      },
      conversation: {
        sender: { id: ada.customerId },
        receiver: { id: 0, type: "admin", name: "Errand" },
        unread_message_count: 0,
      },
    });
    const conversation_id = sent.body.conversation.id;
    const options = { token: desk.token };
    const listed = await ask("GET /desk/message/list", {}, options);
    expect(listed.body.conversations[0]).toMatchObject({
      id: conversation_id,
      unread_message_count: 1,
    });
    await ask("PUT /desk/message/seen", { conversation_id }, options);
    const reply = { conversation_id, message: "It is on its way." };
    expect((await ask("POST /desk/message/send", reply, options)).status).toBe(201);

    const { body } = await details({ conversation_id });
    expect(body).toMatchObject({
      total_size: 2,
      status: true,
      conversation: { unread_message_count: 1 },
      messages: [
        { sender: { type: "admin" }, message: "It is on its way.", is_seen: 0 },
        { sender: { type: "customer" }, is_seen: 1 },
      ],
    });
    await ask("PUT /customer/message/seen", { conversation_id }, { token: ada.token });
    expect((await list()).body.conversations[0]?.unread_message_count).toBe(0);
  });

  test("finds one conversation for each pair, also before the first message", async () => {
    expect((await details(toDesk)).body).toMatchObject({
      messages: [],
      status: true,
      conversation: null,
    });
    const first = await conversationWith(toDesk);
    expect(await conversationWith(toDesk)).toBe(first);
    expect((await details(toDesk)).body.conversation?.id).toBe(first);
  });

  test("names the other party before the first message, as after it", async () => {
    await newOrder({ status: "picked_up", courierId });
    for (const [receiver, type, id] of [
      [toDesk, "admin", 0],
      [toStore, "vendor", storeId],
      [toCourier, "delivery_man", courierId],
    ] as const) {
      const { party } = (await details(receiver)).body;
      expect(party).toMatchObject({ type, id });
      expect(party.name).not.toBe("");
      const { conversation } = (await send({ ...receiver, message: "Hello" })).body;
      expect(conversation.receiver).toEqual(party);
      expect((await details(receiver)).body.party).toEqual(party);
    }
    const input = { receiver_id: bob.customerId };
    const { body } = await ask("GET /desk/message/details", input, { token: desk.token });
    expect(body).toMatchObject({
      conversation: null,
      party: { type: "customer", id: bob.customerId },
    });
  });

  test("happens once for each key", async () => {
    const key = crypto.randomUUID();
    const [first, second] = await Promise.all([
      send({ ...toDesk, message: "Once" }, ada, key),
      send({ ...toDesk, message: "Once" }, ada, key),
    ]);
    const again = await send({ ...toDesk, message: "Once" }, ada, key);
    expect([first?.status, second?.status].filter((status) => status === 201)).not.toEqual([]);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    expect((await details(toDesk)).body.total_size).toBe(1);
  });

  test("at the same time begins one conversation", async () => {
    const texts = ["1", "2", "3", "4", "5"];
    const sent = await Promise.all(texts.map((message) => send({ ...toDesk, message })));
    expect(new Set(sent.map(({ body }) => body.conversation.id)).size).toBe(1);
    expect((await list()).body.total_size).toBe(1);
  });
});

describe("a message", () => {
  test("has a text of at most 2000 characters, or up to five pictures", async () => {
    expect((await send({ ...toDesk, message: "x".repeat(2000) })).status).toBe(201);
    const messages = await db.$count(chatMessages);
    const image = Array.from({ length: 6 }, () => new File(["x"], "a.png"));
    for (const [input, field] of [
      [{ ...toDesk, message: "x".repeat(2001) }, "message"],
      [toDesk, "message"],
      [{ message: "Nobody" }, "conversation_id"],
      [{ ...toDesk, image }, "image"],
    ] as const) {
      const { status, body } = await send(input);
      expect([status, body.errors?.[0]?.field]).toEqual([422, field]);
    }
    expect(await db.$count(chatMessages)).toBe(messages);
  });

  test("shows its pictures only to its two parties", async () => {
    await newOrder();
    const image = [await testPicture(), await testPicture()];
    const { body } = await send({ ...toStore, image });
    const { conversation_id } = body.message;
    expect(body.message).toMatchObject({ message: null });
    const seen = await ask(
      "GET /store/message/details",
      { conversation_id },
      { token: store.token },
    );
    for (const message of [body.message, seen.body.messages[0]]) {
      expect(message?.file_full_url).toHaveLength(2);
      for (const link of message?.file_full_url ?? []) {
        const response = await privateFileRoutes(api).request(new URL(link).pathname);
        expect([response.status, response.headers.get("content-type")]).toEqual([
          200,
          "image/webp",
        ]);
      }
    }
    const foreign = { token: otherStore.token };
    const refused = await ask("GET /store/message/details", { conversation_id }, foreign);
    expect([refused.status, codeOf(refused)]).toEqual([404, "conversation"]);
  });

  test("refuses a file that is no picture", async () => {
    const refused = await send({ ...toDesk, image: [new File(["%PDF-1.7"], "photo.png")] });
    expect(refused).toMatchObject({
      status: 415,
      body: {
        errors: [
          {
            message:
              "This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.",
          },
        ],
      },
    });
    expect((await list()).body.total_size).toBe(0);
  });

  test("names only an order of both", async () => {
    const own = await newOrder();
    const others = await newOrder({ customerId: bob.customerId });
    const elsewhere = await newOrder({ cart: { storeId: otherStoreId } });
    expect(
      (await send({ ...toStore, message: "Late?", order_id: own })).body.message.order_id,
    ).toBe(own);
    for (const [receiver, order_id] of [
      [toStore, others],
      [toStore, elsewhere],
      [toDesk, others],
    ] as const) {
      const refused = await send({ ...receiver, message: "Late?", order_id });
      expect([refused.status, codeOf(refused)]).toEqual([404, "order"]);
    }
    expect((await send({ ...toDesk, message: "Late?", order_id: elsewhere })).status).toBe(201);
  });
});

describe("a store", () => {
  test("and its customer write while an order is in progress, and read afterwards", async () => {
    const closed = await send({ ...toStore, message: "Are you open?" });
    expect([closed.status, codeOf(closed)]).toEqual([403, "chat_closed"]);
    expect((await details(toStore)).body.status).toBe(false);

    const orderId = await newOrder();
    const conversation_id = await conversationWith(toStore);
    const options = { token: store.token };
    const reply = { conversation_id, message: "Nearly done" };
    expect((await ask("POST /store/message/send", reply, options)).status).toBe(201);

    const key = crypto.randomUUID();
    const cancel = { id: orderId, reason: "Sold out" };
    await ask("POST /store/orders/{id}/reject", cancel, { token: store.token, key });
    for (const refused of [
      await send({ conversation_id, message: "Too late" }),
      await ask("POST /store/message/send", reply, options),
    ]) {
      expect([refused.status, codeOf(refused)]).toEqual([403, "chat_closed"]);
    }
    expect((await details({ conversation_id })).body).toMatchObject({
      total_size: 2,
      status: false,
    });
    const read = await ask("GET /store/message/details", { conversation_id }, options);
    expect(read.body).toMatchObject({ total_size: 2, status: false });
  });

  test("begins a conversation only about an order in progress", async () => {
    const options = { token: store.token };
    const message = { receiver_id: ada.customerId, message: "No rye bread today: wheat?" };
    const unknown = await ask("POST /store/message/send", message, options);
    expect([unknown.status, codeOf(unknown)]).toEqual([404, "receiver"]);
    await newOrder();
    expect((await ask("POST /store/message/send", message, options)).status).toBe(201);
    const logged = await db.select().from(auditLog).orderBy(auditLog.id);
    expect(logged.some(({ action }) => action === "POST /store/message/send")).toBe(true);
    expect(JSON.stringify(logged)).not.toContain("rye bread");
  });

  test("sees its own conversations alone", async () => {
    await newOrder();
    const conversation_id = await conversationWith(toStore);
    const options = { token: otherStore.token };
    const listed = await ask("GET /store/message/list", {}, options);
    expect(listed.body.total_size).toBe(0);
    for (const [path, input] of [
      ["GET /store/message/details", { conversation_id }],
      ["PUT /store/message/seen", { conversation_id }],
      ["PUT /store/message/typing", { conversation_id }],
      ["POST /store/message/send", { conversation_id, message: "Hello" }],
    ] as const) {
      const refused = await ask(path, input, options);
      expect([path, refused.status, codeOf(refused)]).toEqual([path, 404, "conversation"]);
    }
    const deskSees = await ask(
      "GET /desk/message/details",
      { conversation_id },
      {
        token: desk.token,
      },
    );
    expect(deskSees.status).toBe(404);
  });

  test("writes first, to the customer of an order that is its own", async () => {
    const id = await newOrder({ status: "processing" });
    const options = { token: store.token };
    const before = await ask("GET /store/message/details", { order_id: id }, options);
    expect(before.body).toMatchObject({
      status: true,
      messages: [],
      party: { type: "customer", id: ada.customerId },
      conversation: null,
    });
    const input = { order_id: id, message: "No rocket today: basil?" };
    const sent = await ask("POST /store/message/send", input, options);
    expect(sent.body.message).toMatchObject({ order_id: id, message: input.message });
    const guest = await newOrder({ customerId: null, status: "processing" });
    expect(
      codeOf(await ask("POST /store/message/send", { ...input, order_id: guest }, options)),
    ).toBe("receiver");
    const foreign = await ask("POST /store/message/send", input, { token: otherStore.token });
    expect([foreign.status, codeOf(foreign)]).toEqual([404, "order"]);
  });

  test("needs the permission to chat", async () => {
    const kitchen = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId });
    expect((await ask("GET /store/message/list", {}, { token: kitchen.token })).status).toBe(403);
  });
});

describe("a courier", () => {
  test("and the customer know each other only while the delivery is in progress", async () => {
    const unknown = await send({ ...toCourier, message: "Where are you?" });
    expect([unknown.status, codeOf(unknown)]).toEqual([404, "receiver"]);
    const id = await newOrder({ courierId, status: "picked_up" });
    const conversation_id = await conversationWith(toCourier);
    const options = { token: courier.token };
    const listed = () => ask("GET /courier/message/list", {}, options);
    expect((await listed()).body.conversations.map(({ id }) => id)).toContain(conversation_id);
    const reply = { conversation_id, message: "At your door" };
    expect((await ask("POST /courier/message/send", reply, options)).status).toBe(201);

    await ask(
      "POST /courier/jobs/{id}/deliver",
      { id, cash: 12 },
      { ...options, key: crypto.randomUUID() },
    );
    expect((await listed()).body.conversations.map(({ id }) => id)).not.toContain(conversation_id);
    const read = await ask("GET /courier/message/details", { conversation_id }, options);
    expect(read.status).toBe(404);
    const late = await send({ conversation_id, message: "Thanks" });
    expect(codeOf(late)).toBe("chat_closed");
  });
});

describe("the list of conversations", () => {
  test("has the latest first, by kind and by name", async () => {
    await newOrder({ courierId, status: "picked_up" });
    const [withDesk, withStore, withCourier] = [
      await conversationWith(toDesk),
      await conversationWith(toStore),
      await conversationWith(toCourier),
    ];
    await send({ ...toDesk, message: "Another one" });
    const idsOf = ({ body }: Awaited<ReturnType<typeof list>>) =>
      body.conversations.map(({ id }) => id);
    expect(idsOf(await list())).toEqual([withDesk, withCourier, withStore]);
    expect(idsOf(await list({ type: "vendor" }))).toEqual([withStore]);
    const page = await list({ limit: 1, offset: 2 });
    expect([idsOf(page), page.body.total_size]).toEqual([[withCourier], 3]);
    const search = (name: string) =>
      ask("GET /customer/message/search-list", { name }, { token: ada.token });
    expect(idsOf(await search("max"))).toEqual([withCourier]);
    expect(idsOf(await search("ERR"))).toEqual([withDesk]);
    expect(idsOf(await search("%"))).toEqual([]);
    await send({ ...toDesk, message: "Where is the blue umbrella?" });
    const written = await search("blue UMB");
    expect(idsOf(written)).toEqual([withDesk]);
    expect(written.body.conversations[0]?.found).toBe("Where is the blue umbrella?");
    expect(
      (await ask("GET /customer/message/search-list", { name: "blue umb" }, { token: bob.token }))
        .body.total_size,
    ).toBe(0);
    expect((await search("x".repeat(101))).status).toBe(422);
  });

  test("is that of the customer", async () => {
    const conversation_id = await conversationWith(toDesk);
    expect((await list({}, bob)).body.total_size).toBe(0);
    expect((await details({ conversation_id }, bob)).status).toBe(404);
  });
});

describe("messages", () => {
  test("come page by page, newest first", async () => {
    for (const message of ["1", "2", "3"]) await send({ ...toDesk, message });
    const { body } = await details({ ...toDesk, limit: 2, offset: 2 });
    expect([body.total_size, body.messages.map(({ message }) => message)]).toEqual([3, ["1"]]);
  });

  test.each([
    [{ receiver_type: "vendor", receiver_id: 999_999 }],
    [{ receiver_type: "delivery_man", receiver_id: 999_999 }],
    [{ receiver_type: "admin", receiver_id: 1 }],
  ])("are refused for an unknown receiver: %o", async (receiver) => {
    for (const refused of [await details(receiver), await send({ ...receiver, message: "Hi" })]) {
      expect([refused.status, codeOf(refused)]).toEqual([404, "receiver"]);
    }
  });
});

test("quick phrases are in the language of the reader", async () => {
  await db.insert(quickPhrases).values({ message: { en: "Where are you?", fr: "Où êtes-vous ?" } });
  const options = { token: ada.token, language: "fr" };
  expect((await ask("GET /customer/automated-message", {}, options)).body).toMatchObject({
    total_size: 1,
    data: [{ message: "Où êtes-vous ?" }],
  });
});

test("quick phrases fit their receiver", async () => {
  const message = { en: "Please ring the bell.", fr: "Sonnez s’il vous plaît." };
  const receivers: ReceiverType[] = ["delivery_man"];
  await db.insert(quickPhrases).values({ message: { ...message, receivers } });
  const phrasesFor = async (receiver_type?: string) => {
    const { body } = await ask(
      "GET /customer/automated-message",
      { ...(receiver_type && { receiver_type }) },
      { token: ada.token },
    );
    expect(body.total_size).toBe(body.data.length);
    return body.data.map((phrase) => phrase.message);
  };
  expect(await phrasesFor("delivery_man")).toContain(message.en);
  expect(await phrasesFor("admin")).not.toContain(message.en);
  expect(await phrasesFor()).toContain(message.en);
});

describe("a customer who does not look", () => {
  test("is notified of the first message that is not seen", async () => {
    const conversation_id = await conversationWith(toDesk);
    const options = { token: desk.token };
    for (const message of ["Are you there?", "Hello?"]) {
      await ask("POST /desk/message/send", { conversation_id, message }, options);
    }
    setNow(new Date(Date.now() + 30_000));
    await runDueJobs();
    const notified = () => ask("GET /customer/notifications", {}, { token: ada.token });
    expect((await notified()).body).toMatchObject([
      {
        title: "New message from Errand",
        description: "Are you there?",
        data: { conversation_id },
      },
    ]);
  });

  test("is not notified of what was seen", async () => {
    const conversation_id = await conversationWith(toDesk);
    const message = { conversation_id, message: "Here I am" };
    await ask("POST /desk/message/send", message, { token: desk.token });
    await ask("PUT /customer/message/seen", { conversation_id }, { token: ada.token });
    setNow(new Date(Date.now() + 30_000));
    await runDueJobs();
    expect((await ask("GET /customer/notifications", {}, { token: ada.token })).body).toEqual([]);
  });
});

test("conversations go with the account of the customer, and their pictures too", async () => {
  const { body } = await send({ ...toDesk, image: [await testPicture()] });
  const [link = ""] = body.message.file_full_url;
  const open = () => privateFileRoutes(api).request(new URL(link).pathname);
  expect((await open()).status).toBe(200);
  expect((await ask("DELETE /customer/remove-account", {}, { token: ada.token })).status).toBe(200);
  expect((await open()).status).toBe(404);
  const left = await db.select().from(conversations);
  expect(left.filter(({ customerId }) => customerId === ada.customerId)).toEqual([]);
  const message = { receiver_id: ada.customerId, message: "Come back" };
  const refused = await ask("POST /desk/message/send", message, { token: desk.token });
  expect([refused.status, codeOf(refused)]).toEqual([404, "receiver"]);
});
