import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../../cart/testing.ts";
import { stores } from "../../catalog/catalog.tables.ts";
import { addItem, seedShop } from "../../catalog/testing.ts";
import { couriers } from "../../couriers/couriers.tables.ts";
import { inTransaction } from "../../database/database.ts";
import { recordIncident } from "../../delivery/incidents.data.ts";
import { createPushSender } from "../../integrations/push/push-sender.ts";
import { enqueue } from "../../jobs/enqueue.ts";
import { modules } from "../../modules/modules.tables.ts";
import { startPushService } from "../../notifications/push/testing.ts";
import { addCourier, addOrder, type OrderOverrides } from "../../orders/testing.ts";
import { pushUnstartedJob } from "../../store-desk/push-unstarted.ts";
import { startTestApi } from "../../testing.ts";
import { addStaff } from "../testing.ts";
import { staffPushSubscriptions } from "./staff-push.tables.ts";

const service = await startPushService();
const push = createPushSender({
  secret: "a secret of the tests, long enough",
  contact: async () => "hello@shop.example",
  isPushService: (endpoint) => endpoint.startsWith(service.origin),
});
const { ask, db, runDueJobs, setNow } = await startTestApi(undefined, { push });
const shop = await seedShop(db);
const [storeId, otherStoreId] = shop.grocery.storeIds;
const itemId = await addItem(db, { storeId, stock: 1000 });
const noon = new Date();
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000);

const member = (role: string, overrides: Partial<Parameters<typeof addStaff>[1]> = {}) =>
  addStaff(db, { kind: "store_staff", role, storeId, ...overrides });
const cook = await member("kitchen");
const manager = await member("manager");
const catalogue = await member("catalogue");
const neighbour = await member("kitchen", { storeId: otherStoreId });
const dispatcher = await addStaff(db, { kind: "operator", role: "dispatcher" });
const elsewhere = await addStaff(db, {
  ...{ kind: "operator", role: "dispatcher", zoneIds: [shop.otherZoneId] },
});

type Audience = "store" | "courier" | "desk";

function subscribe(
  audience: Audience,
  { token }: { token: string },
  name: string,
  language = "en",
) {
  const subscription = JSON.stringify(service.subscription(name));
  return ask(`PUT /${audience}/push-subscription`, { subscription }, { token, language });
}

beforeEach(async () => {
  setNow(noon);
  await runDueJobs();
  service.answer(201);
  service.delivered.length = 0;
  await db.execute(sql`truncate orders, conversations cascade`);
  await db.delete(staffPushSubscriptions);
});

/** An order, which the search of the next minute finds. */
async function newOrder(overrides: Partial<OrderOverrides> = {}) {
  const id = await addOrder(db, shop, shop.grocery, {
    itemId,
    createdAt: noon,
    statusTimestamps: { pending: noon.toISOString() },
    ...overrides,
    cart: { acceptBy: after(8 * 60), ...overrides.cart },
  });
  await enqueue(db, pushUnstartedJob, {});
  await runAt(30);
  return id;
}

async function runAt(seconds: number) {
  setNow(after(seconds));
  await runDueJobs();
}

const delivered = () =>
  service.delivered
    .splice(0)
    .map(({ path, payload }) => [path.replace("/push/", ""), payload.title, payload.path])
    .toSorted();

describe.each([
  ["store", cook],
  ["courier", null],
  ["desk", dispatcher],
] as const)("a device of the audience %s", (audience, known) => {
  test("subscribes, reads that it has, and ends it", async () => {
    const courierId = await addCourier(db);
    const staff = known ?? (await addStaff(db, { kind: "courier", role: null, courierId }));
    const read = async () => (await ask(`GET /${audience}/push-subscription`, {}, staff)).body;
    expect(await read()).toEqual({ public_key: push.publicKey, is_active: false });
    await subscribe(audience, staff, "own");
    expect(await read()).toMatchObject({ is_active: true });
    await ask(`DELETE /${audience}/push-subscription`, {}, staff);
    expect(await read()).toMatchObject({ is_active: false });
  });
});

test("refuses an address that is not one of a push service", async () => {
  const foreign = { ...service.subscription("x"), endpoint: "https://evil.example/push" };
  for (const subscription of [JSON.stringify(foreign), "{}", "a Firebase token"]) {
    const { status, body } = await ask("PUT /store/push-subscription", { subscription }, cook);
    expect([status, body.errors?.[0]?.code]).toEqual([422, "subscription"]);
  }
});

describe("an order that nobody starts", () => {
  test("is pushed to the store after two minutes and to the desk after four, once", async () => {
    await subscribe("store", cook, "cook");
    await subscribe("store", manager, "manager", "fr");
    await subscribe("store", catalogue, "catalogue");
    await subscribe("store", neighbour, "neighbour");
    await subscribe("desk", dispatcher, "desk");
    await subscribe("desk", elsewhere, "elsewhere");
    const id = await newOrder();
    await runAt(119);
    expect(delivered()).toEqual([]);
    await runAt(121);
    expect(delivered()).toEqual([
      ["cook", `Order ${id} waits`, `/vendor/orders/${id}`],
      ["manager", `La commande ${id} attend`, `/vendor/orders/${id}`],
    ]);
    await runAt(239);
    expect(delivered()).toEqual([]);
    await runAt(241);
    expect(delivered()).toEqual([["desk", `Order ${id} waits`, "/desk"]]);
    await runAt(400);
    expect(delivered()).toEqual([]);
  });

  test("is not pushed once it is started, nor before a scheduled one begins to wait", async () => {
    await subscribe("store", cook, "cook");
    const id = await newOrder();
    await newOrder({
      ...{ scheduled: true, scheduleAt: after(3600), status: "confirmed" },
      cart: { acceptBy: after(3600) },
    });
    const options = { token: cook.token, key: crypto.randomUUID() };
    await ask("POST /store/orders/{id}/reject", { id, reason: "Sold out" }, options);
    await runAt(300);
    expect(delivered()).toEqual([]);
  });
});

describe("a message of a customer", () => {
  async function write(text = "Is it spicy?") {
    const { token, customerId } = await addCustomer(db);
    await addOrder(db, shop, shop.grocery, { itemId, customerId, status: "processing" });
    const input = { receiver_type: "vendor", receiver_id: storeId, message: text };
    const { body } = await ask("POST /customer/message/send", input, { token });
    return { token, conversationId: body.conversation.id };
  }

  test("is pushed to the devices of those who answer, unless somebody sees it", async () => {
    await subscribe("store", manager, "manager");
    await subscribe("store", cook, "cook");
    await write();
    const seen = await write();
    const read = { conversation_id: seen.conversationId };
    await ask("PUT /store/message/seen", read, manager);
    await runAt(21);
    expect(service.delivered.map(({ payload }) => payload.text)).toEqual(["Is it spicy?"]);
    const opened = delivered();
    expect(opened.map(([device]) => device)).toEqual(["manager"]);
    expect(opened[0]?.[2]).toMatch(/^\/vendor\/messages\/\d+$/);
  });

  test("to a pharmacy is not shown on its screens", async () => {
    const type = (name: "grocery" | "pharmacy") =>
      db.update(modules).set({ type: name }).where(eq(modules.id, shop.grocery.moduleId));
    await subscribe("store", manager, "manager");
    await type("pharmacy");
    await write("My prescription is for");
    await runAt(21);
    await type("grocery");
    expect(service.delivered.map(({ payload }) => payload.text)).toEqual([
      "Open the conversation to read it.",
    ]);
  });
});

test("a message of staff is pushed to those to whom it was written, with its sender", async () => {
  const courierId = await addCourier(db);
  const courier = await addStaff(db, { kind: "courier", role: null, courierId });
  await subscribe("store", manager, "manager", "fr");
  await subscribe("courier", courier, "courier");
  await subscribe("desk", dispatcher, "desk");
  const order_id = await addOrder(db, shop, shop.grocery, {
    itemId,
    courierId,
    status: "processing",
  });
  const toCourier = { order_id, receiver_type: "delivery_man", message: "It is packed" };
  await ask("POST /store/message/send", toCourier, manager);
  const toStore = { receiver_type: "vendor", receiver_id: storeId, message: "All well?" };
  const support = await addStaff(db, { kind: "operator", role: "support" });
  await ask("POST /desk/message/send", toStore, support);
  await runAt(21);
  const pushed = service.delivered.map(({ path, payload }) => [
    path.replace("/push/", ""),
    payload.title,
    payload.text,
  ]);
  const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
  expect(pushed.toSorted()).toEqual([
    ["courier", `Message from ${store?.name.en}`, "It is packed"],
    ["manager", "Errand vous a écrit", "All well?"],
  ]);
});

test("an incident is pushed to the desk of its zone", async () => {
  await subscribe("desk", dispatcher, "desk");
  await subscribe("desk", elsewhere, "elsewhere");
  const id = await newOrder();
  const incident = { kind: "job_failed", orderId: id, at: noon } as const;
  await inTransaction(db, (tx) => recordIncident(tx, incident));
  await runDueJobs();
  expect(service.delivered.map(({ payload }) => payload.text)).toEqual([
    "The courier could not deliver it.",
  ]);
  expect(delivered()).toEqual([["desk", `Incident with order ${id}`, "/desk"]]);
});

test("pushes an offer to the device of its courier alone", async () => {
  const courier = async (active: boolean) => {
    const courierId = await addCourier(db);
    await db.update(couriers).set({ active }).where(eq(couriers.id, courierId));
    return addStaff(db, { kind: "courier", role: null, courierId });
  };
  await db.update(couriers).set({ active: false });
  await subscribe("courier", await courier(true), "courier", "fr");
  await subscribe("courier", await courier(false), "off duty");
  const id = await addOrder(db, shop, shop.grocery, { itemId });
  const options = { token: cook.token, key: crypto.randomUUID() };
  await ask("POST /store/orders/{id}/accept", { id, processing_time: 10 }, options);
  await runDueJobs();
  expect(delivered()).toEqual([["courier", "Une course vous est proposée", "/courier"]]);
});

test("forgets an address that its push service no longer knows", async () => {
  await subscribe("store", cook, "cook");
  service.answer(410);
  await newOrder();
  await runAt(121);
  expect(await db.$count(staffPushSubscriptions)).toBe(0);
});
