import { minor } from "@errand/core/money";
import type { OrderStatus } from "@errand/core/orders/orders.types";
import { desc, eq, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addCustomer } from "../../cart/testing.ts";
import { stores } from "../../catalog/catalog.tables.ts";
import { addItem } from "../../catalog/testing.ts";
import { buyNowInput, startCheckoutTest } from "../../checkout/testing.ts";
import { inTransaction } from "../../database/database.ts";
import { assignCourier } from "../../delivery/couriers.data.ts";
import { deliverLockedOrder, deliverOrder } from "../../delivery/deliver-order.ts";
import { outbox } from "../../integrations/outbox/outbox.tables.ts";
import { handleJob } from "../../jobs/job.ts";
import { recordPayment } from "../../payments/record-payment.ts";
import { decideRefund } from "../../refunds/decide-refund.ts";
import { decodeGuestId } from "../../requests/caller.ts";
import { recordPlacement, transitionOrder } from "../order-transitions.ts";
import { lockOrderRow } from "../orders.data.ts";
import { storePaymentStatus } from "../payment-status.data.ts";
import {
  addCourier,
  addGuest,
  addOrder,
  contact,
  desk,
  type OrderOverrides,
  storeOf,
} from "../testing.ts";
import { orderMessageJob, sendMessageLater } from "./order-message.job.ts";
import { orderMessages } from "./order-messages.tables.ts";

const checkout = await startCheckoutTest();
const { api, ask, bakery, ctx, db, food, place, configure, runDueJobs, seeded, setNow } = checkout;
const itemId = await addItem(db, { storeId: bakery, price: minor(1000) });
const loaf = buyNowInput(itemId);
const store = storeOf(seeded.food);
let guest_id = "";

beforeEach(async () => {
  guest_id = await ctx();
  await runDueJobs();
  await db.delete(outbox);
});

/** Runs the jobs and returns what they sent, oldest first. */
async function sentMessages() {
  await runDueJobs();
  return (await db.select().from(outbox).orderBy(desc(outbox.id))).reverse();
}

const plain = (html: string | null | undefined) =>
  (html ?? "").replaceAll(/<[^>]+>/g, " ").replaceAll(/[ \n]+/g, " ");

async function newOrder(overrides: Partial<OrderOverrides> = {}) {
  return addOrder(db, seeded, seeded.food, {
    itemId,
    guestId: overrides.customerId ? null : decodeGuestId(guest_id),
    ...overrides,
  });
}

/** A paid order of a customer, or of the guest. */
async function paidOrder(status: "confirmed" | "delivered", customerId: number | null) {
  const orderId = await newOrder({ customerId, status });
  await receiveMoney(orderId, customerId);
  return orderId;
}

async function receiveMoney(orderId: number, customerId: number | null) {
  await inTransaction(db, async (tx) => {
    const payment = { method: "cash_on_delivery", currency: "EUR" } as const;
    await recordPayment(tx, {
      ...payment,
      allocations: [{ orderId, amount: minor(1200) }],
      payer: { customerId, guestId: null },
      now: new Date(),
    });
    await storePaymentStatus(tx, orderId);
  });
}

async function bringToTheDoor(orderId: number, steps: OrderStatus[]) {
  const courierId = await addCourier(db);
  const courier = { kind: "courier", courierId } as const;
  for (const to of steps) {
    const details = { at: new Date(), processingMinutes: 10 };
    if (to === "picked_up") await assignCourier(db, orderId, courierId, details.at);
    const isCourier = to === "picked_up" || (to === "delivered" && steps.includes("picked_up"));
    const actor = isCourier ? courier : store;
    if (to === "delivered") await deliverOrder(db, orderId, actor, details);
    else await transitionOrder(db, orderId, to, actor, details);
  }
}

test("sends the number, the link and the receipt of a new order", async () => {
  const { body } = await place(loaf);
  const [mail, ...others] = await sentMessages();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    kind: "mail",
    recipient: contact.contact_person_email,
    subject: `We have your order #${body.order_id}`,
  });
  for (const version of [mail?.text ?? "", plain(mail?.html)]) {
    expect(version).toContain(String(body.order_id));
    for (const { label } of body.order.receipt.lines) expect(version).toContain(label);
    for (const amount of ["10.00\u00a0€", "1.00\u00a0€", "2.00\u00a0€", "13.00\u00a0€"]) {
      expect(version).toContain(amount);
    }
  }
});

test("the link of the message opens the order on a device that knows nothing of it", async () => {
  const { body } = await place(loaf);
  const [mail] = await sentMessages();
  const link = /http\S+#key=\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  expect(mail?.html).toContain(`href="${link}"`);
  const { pathname, searchParams, hash } = new URL(link);
  expect(pathname).toBe("/track-order");
  const proof = {
    guest_id: await addGuest(db),
    order_id: Number(searchParams.get("order_id")),
    order_token: hash.replace("#key=", ""),
  };
  const address = "198.51.100.7";
  expect((await ask("GET /customer/order/track", proof, { address })).body.id).toBe(body.order_id);
  const tampered = { ...proof, order_token: `${proof.order_token.slice(0, -2)}AA` };
  expect((await ask("GET /customer/order/track", tampered, { address })).status).toBe(404);
});

test("is in the language in which the order was placed", async () => {
  const { body } = await place(loaf, { ...food, language: "fr" });
  await transitionOrder(db, body.order_id, "confirmed", store, { at: new Date() });
  const [placed, confirmed] = await sentMessages();
  expect(placed?.subject).toBe(`Nous avons bien reçu votre commande nº ${body.order_id}`);
  expect(placed?.html).toContain('<html lang="fr">');
  expect(placed?.text).toContain("Frais de livraison");
  expect(placed?.text).toContain("13,00\u00a0€");
  expect(confirmed?.subject).toBe(`Votre commande nº ${body.order_id} est confirmée`);
});

test.each<[string, OrderStatus[], Partial<OrderOverrides>, string[]]>([
  [
    "delivery",
    ["confirmed", "processing", "handover", "picked_up", "delivered"],
    {},
    ["is confirmed", "is on its way", "has arrived"],
  ],
  [
    "take away",
    ["confirmed", "processing", "handover", "delivered"],
    { cart: { type: "take_away" }, address: null },
    ["is confirmed", "is ready for pickup", "You have picked up"],
  ],
])("sends one message for each step of a %s", async (_type, steps, overrides, subjects) => {
  const orderId = await newOrder(overrides);
  await bringToTheDoor(orderId, steps);
  const sent = await sentMessages();
  expect(sent.map(({ recipient }) => recipient)).toEqual(
    subjects.map(() => contact.contact_person_email),
  );
  for (const [index, subject] of subjects.entries()) {
    expect(sent[index]?.subject).toContain(subject);
    expect(sent[index]?.subject).toContain(String(orderId));
  }
  expect(await sentMessages()).toHaveLength(subjects.length);
  const hasInvoice = sent.map(({ text, html }) =>
    [text, html].every((version) => version?.includes(`/order-invoice?order_id=${orderId}#key=`)),
  );
  expect(hasInvoice).toEqual(subjects.map((_subject, index) => index === subjects.length - 1));
});

test("sends a message once, although its job runs many times, at the same time too", async () => {
  const orderId = await newOrder();
  const at = new Date();
  await transitionOrder(db, orderId, "confirmed", store, { at });
  const handler = api.jobHandlers.find(({ job }) => job.name === orderMessageJob.name);
  const { log } = api;
  const { signal } = new AbortController();
  const data = { orderId, message: "confirmed", at: at.toISOString() };
  await Promise.all(
    Array.from({ length: 10 }, (_, attempt) =>
      handler?.run(data, { id: crypto.randomUUID(), attempt, db, log, signal }),
    ),
  );
  expect(await sentMessages()).toHaveLength(1);
  await sendMessageLater(db, { orderId, message: "confirmed", at });
  expect(await sentMessages()).toHaveLength(1);
  expect(await db.$count(orderMessages, eq(orderMessages.orderId, orderId))).toBe(1);
});

test("sends the message again until it is stored, when an attempt ends in the middle", async () => {
  const orderId = await newOrder();
  const data = { orderId, message: "confirmed" as const, at: new Date().toISOString() };
  const handler = api.jobHandlers.find(({ job }) => job.name === orderMessageJob.name);
  const crash = handleJob(orderMessageJob, (_data, run) =>
    inTransaction(db, async (tx) => {
      await handler?.run(data, { ...run, db: tx });
      throw new Error("the process ended");
    }),
  );
  const run = { id: crypto.randomUUID(), attempt: 1, db, log: api.log };
  const { signal } = new AbortController();
  await expect(crash.run(data, { ...run, signal })).rejects.toThrow("the process ended");
  expect(await sentMessages()).toEqual([]);
  await handler?.run(data, { ...run, attempt: 2, signal });
  expect(await sentMessages()).toHaveLength(1);
});

test("sends nothing when the change is rolled back", async () => {
  const orderId = await newOrder();
  const change = inTransaction(db, async (tx) => {
    await transitionOrder(tx, orderId, "confirmed", store, { at: new Date() });
    throw new Error("rolled back");
  });
  await expect(change).rejects.toThrow("rolled back");
  expect(await sentMessages()).toEqual([]);
});

test("sends nothing about an order without a customer or guest", async () => {
  const orderId = await newOrder({ guestId: null });
  await transitionOrder(db, orderId, "confirmed", store, { at: new Date() });
  expect(await sentMessages()).toEqual([]);
});

test("sends nothing about a change that is long past", async () => {
  const at = new Date();
  const orderId = await newOrder();
  await transitionOrder(db, orderId, "confirmed", store, { at });
  await transitionOrder(db, orderId, "processing", store, { at });
  setNow(new Date(at.getTime() + 12 * 3_600_000));
  // Orders that no store has started by then are canceled, which is news.
  const subjects = (await sentMessages()).map(({ subject }) => subject);
  expect(subjects).not.toContain(`Your order #${orderId} is confirmed`);
});

test("sends nothing about the order of a deleted account", async () => {
  const { customerId, token } = await addCustomer(db);
  const orderId = await newOrder({ customerId });
  await transitionOrder(
    db,
    orderId,
    "canceled",
    { kind: "customer", customerId },
    { at: new Date() },
  );
  expect((await ask("DELETE /customer/remove-account", {}, { token })).status).toBe(200);
  expect(await sentMessages()).toEqual([]);
});

test("notifies the customer of each change once, of long past ones too", async () => {
  const { customerId, token } = await addCustomer(db);
  const orderId = await newOrder({ customerId });
  const at = new Date();
  await transitionOrder(db, orderId, "confirmed", store, { at });
  await transitionOrder(db, orderId, "canceled", store, { at, reason: "Sold out" });
  setNow(new Date(at.getTime() + 24 * 3_600_000));
  expect(await sentMessages()).toEqual([]);
  await sendMessageLater(db, { orderId, message: "canceled", at });
  await runDueJobs();
  const { body } = await ask("GET /customer/notifications", {}, { token });
  expect(body.map(({ title }) => title).toSorted()).toEqual([
    `Your order #${orderId} is cancelled`,
    `Your order #${orderId} is confirmed`,
  ]);
  for (const { data, created_at } of body) {
    expect(data).toMatchObject({ type: "order_status", order_id: orderId });
    expect(created_at).toBe(at.toISOString());
  }
});

test("without e-mails about the progress, sends those about the rest", async () => {
  const { customerId, token } = await addCustomer(db);
  const settings = {
    orders_push: true,
    orders_email: false,
    messages_push: true,
    rewards_push: true,
    offers_push: false,
    quiet_from: null,
    quiet_until: null,
  };
  await ask("PUT /customer/notification-settings", settings, { token });
  const orderId = await newOrder({ customerId });
  await transitionOrder(db, orderId, "confirmed", store, { at: new Date() });
  await transitionOrder(db, orderId, "canceled", store, { at: new Date(), reason: "Sold out" });
  const subjects = (await sentMessages()).map(({ subject }) => subject);
  expect(subjects).toEqual([`Your order #${orderId} is cancelled`]);
});

test("shows what people wrote as text", async () => {
  const markup = '<img src=x onerror="alert(1)"> & Co';
  await db
    .update(stores)
    .set({ name: { en: markup, fr: markup } })
    .where(eq(stores.id, bakery));
  const orderId = await newOrder({ contactName: markup });
  await transitionOrder(db, orderId, "canceled", store, { at: new Date(), reason: markup });
  const [mail] = await sentMessages();
  expect(mail?.html).not.toContain("<img");
  expect(mail?.html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; Co");
  expect(mail?.text).toContain(`Reason: ${markup}`);
  await db
    .update(stores)
    .set({ name: { en: "Bakery", fr: "Boulangerie" } })
    .where(eq(stores.id, bakery));
});

test("says that an order waits for its payment", async () => {
  await configure({ digitalPayment: true });
  await place({ ...loaf, payment_method: "digital_payment" });
  const [mail] = await sentMessages();
  expect(mail?.text).toContain("as soon as it is paid");
});

test("a payment online and the confirmation by the store each send one message", async () => {
  const { customerId, token } = await addCustomer(db);
  const orderId = await newOrder({ customerId, paymentMethod: "sandbox" });
  await sendMessageLater(db, { orderId, message: "placed", at: new Date() });
  await sentMessages();
  await db.delete(outbox);
  await receiveMoney(orderId, customerId);
  const at = new Date();
  await transitionOrder(db, orderId, "confirmed", { kind: "payment", paymentId: 1 }, { at });
  await transitionOrder(db, orderId, "processing", store, { at, processingMinutes: 10 });
  const subjects = (await sentMessages()).map(({ subject }) => subject);
  const titles = [
    `Your payment for order #${orderId} has arrived`,
    `Your order #${orderId} is confirmed`,
  ];
  expect(subjects).toEqual(titles);
  const { body } = await ask("GET /customer/notifications", {}, { token });
  const [placed, ...later] = body.toReversed();
  expect(placed?.description).toContain("will get it as soon as it is paid");
  expect(later.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
});

test("names the code for the courier when the order is on its way", async () => {
  const orderId = await newOrder({ otp: "4711" });
  await bringToTheDoor(orderId, ["confirmed", "processing", "handover", "picked_up"]);
  const [confirmed, onItsWay] = await sentMessages();
  expect(confirmed?.text).not.toContain("4711");
  expect(onItsWay?.text).toContain("Give this code to the courier: 4711");
});

test("says how much cash was missing at the door, and that nothing more is owed", async () => {
  const courierId = await addCourier(db);
  const orderId = await newOrder({ status: "picked_up", courierId });
  await inTransaction(db, async (tx) => {
    const row = await lockOrderRow(tx, orderId);
    const details = { at: new Date(), cash: minor(row.order.amount - 250) };
    await deliverLockedOrder(tx, row, { kind: "courier", courierId }, details);
  });
  const [mail] = await sentMessages();
  expect(mail?.text).toContain("The courier got 2.50\u00a0€ less in cash than was due.");
  expect(mail?.text).toContain("Not paid at the door");
});

test("says that a canceled order that was not paid costs nothing", async () => {
  const orderId = await newOrder();
  const guest = { kind: "guest", guestId: decodeGuestId(guest_id) } as const;
  await transitionOrder(db, orderId, "canceled", guest, { at: new Date(), note: "By mistake" });
  const [mail] = await sentMessages();
  expect(mail?.subject).toBe(`Your order #${orderId} is cancelled`);
  expect(mail?.text).toContain("Reason: By mistake");
  expect(mail?.text).toContain("You have not been charged.");
});

test.each([
  ["a customer with a wallet", true, "12.00\u00a0€ is back in your wallet."],
  ["a guest", false, "We will return 12.00\u00a0€ to you by hand"],
])("names the refund of a canceled order that %s paid", async (_who, isCustomer, text) => {
  await configure({ wallet: true });
  const customerId = isCustomer ? (await addCustomer(db)).customerId : null;
  const orderId = await paidOrder("confirmed", customerId);
  await transitionOrder(db, orderId, "canceled", desk, { at: new Date(), reason: "Sold out" });
  const [mail] = await sentMessages();
  expect(mail?.text).toContain("Reason: Sold out");
  for (const version of [mail?.text, plain(mail?.html)]) expect(version).toContain(text);
});

test("names the amount of a refund that the desk approves", async () => {
  await configure({ wallet: true, refunds: true });
  const { customerId } = await addCustomer(db);
  const orderId = await paidOrder("delivered", customerId);
  const at = new Date();
  await inTransaction(db, async (tx) => {
    const decision = { decision: "approve", amount: minor(1000), method: "wallet" } as const;
    const row = await lockOrderRow(tx, orderId);
    await decideRefund(tx, row, desk, { ...decision, borneBy: "platform", note: null, at });
  });
  const sent = await sentMessages();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain("10.00\u00a0€ is back in your wallet.");
  expect(sent[0]?.text).toMatch(/Refunded\s+[-−]10.00/);
  expect(sent[0]?.text).not.toContain("To pay");
});

test("enqueues nothing about a new order of a guest while no sender is configured", async () => {
  const outbox = { canSend: () => false };
  const isMessage = sql`name = 'order-message' and state = 'created'`;
  const enqueued = async () => {
    const { rows } = await db.execute(sql`select 1 from jobs.job where ${isMessage}`);
    return rows.length;
  };
  const place = async (customerId: number | null) => {
    const id = await newOrder(customerId === null ? {} : { customerId });
    await recordPlacement(db, { id, customerId }, "pending", { kind: "clock" }, { at, outbox });
  };
  const at = new Date();
  await place(null);
  expect(await enqueued()).toBe(0);
  const { customerId } = await addCustomer(db);
  await place(customerId);
  expect(await enqueued()).toBe(1);
});
