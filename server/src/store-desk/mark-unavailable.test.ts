import { dateFormat } from "@errand/core/formats";
import { minor, nothing } from "@errand/core/money";
import { asc, desc, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { addItem, testShopSettings } from "../catalog/testing.ts";
import { buyNowInput, startCheckoutTest } from "../checkout/testing.ts";
import { inTransaction } from "../database/database.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { notifications } from "../notifications/notifications.tables.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orderLines } from "../order-rows/orders.tables.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { storePaymentStatus } from "../orders/payment-status.data.ts";
import { desk } from "../orders/testing.ts";
import { recordPayment } from "../payments/record-payment.ts";
import { decodeGuestId } from "../requests/caller.ts";
import { addStaff } from "../staff/testing.ts";
import { stockOf } from "../stock/testing.ts";

const { ask, bakery, ctx, db, grocer, grocery, nextKey, place, runDueJobs } =
  await startCheckoutTest();

let guest_id = "";
let token = "";
let loaf = 0;

beforeEach(async () => {
  guest_id = await ctx();
  token = (await addStaff(db, { kind: "store_staff", role: "kitchen", storeId: grocer })).token;
  loaf = await addItem(db, { storeId: grocer, stock: 10 });
});

/** Places a cash order of pieces of 10.00, with 10 % tax and 2.00 for the delivery. */
async function ordered(quantity = 3, choice: object = {}) {
  const input = { ...buyNowInput(loaf, { quantity, ...choice }), store_id: grocer };
  const { status, body } = await place({ ...input, order_amount: quantity * 11 + 2 }, grocery);
  expect(status).toBe(201);
  const [line] = await details(body.order_id);
  return { id: body.order_id, detail_id: line?.id ?? 0 };
}

const proof = (order_id: number) => ({ order_id, guest_id, contact_number: "0612345678" });
const details = async (id: number) => (await ask("GET /customer/order/details", proof(id))).body;
const track = async (id: number) => (await ask("GET /customer/order/track", proof(id))).body;

const mark = (id: number, ...lines: object[]) =>
  ask("POST /store/orders/{id}/unavailable", { id, lines }, { token, key: nextKey() });

/** A payment of a part or all of the order by transfer. */
async function pay(orderId: number, amount: number) {
  const payer = { customerId: null, guestId: decodeGuestId(guest_id) };
  const payment = { method: "offline_payment", currency: "EUR" } as const;
  await inTransaction(db, async (tx) => {
    const allocations = [{ orderId, amount: minor(amount) }];
    await recordPayment(tx, { ...payment, allocations, payer, now: new Date() });
    await storePaymentStatus(tx, orderId);
  });
}

const disagreements = async () => (await reconcile(db)).disagreements;

test("missing pieces leave order, receipt and reservation", async () => {
  const { id, detail_id } = await ordered(3);
  const { status, body } = await mark(id, { detail_id, quantity: 1 });
  expect(status).toBe(200);
  expect(body).toMatchObject({ refunded: 0, order: { order_amount: 24, agreed_amount: 35 } });
  expect(await details(id)).toMatchObject([{ quantity: 2, ordered_quantity: 3 }]);
  expect((await track(id)).receipt).toMatchObject({ total: 24, lines: [{ quantity: 2 }, {}, {}] });
  expect(await stockOf(db, loaf)).toBe(8);
  expect(await disagreements()).toEqual([]);
});

/** Runs the jobs and returns the e-mails that they sent, oldest first. */
async function sentMails() {
  await db.delete(outbox);
  await runDueJobs();
  return db.select().from(outbox).orderBy(asc(outbox.id));
}

test("the customer gets an e-mail with the new receipt about each change", async () => {
  const { id, detail_id } = await ordered(3);
  await pay(id, 3500);
  await sentMails();
  await mark(id, { detail_id, quantity: 1 });
  const [first, ...others] = await sentMails();
  expect(others).toEqual([]);
  expect(first?.subject).toBe(`Your order #${id} has changed`);
  for (const version of [first?.text, first?.html]) {
    for (const said of ["does not have everything", "11.00\u00a0€", "2 × ", "24.00\u00a0€"]) {
      expect(version).toContain(said);
    }
    expect(version).not.toContain("35.00\u00a0€");
  }
  await mark(id, { detail_id, quantity: 1 });
  const [second] = await sentMails();
  expect(second?.text).toContain("13.00\u00a0€");
});

test("the e-mail about a change is in the language of the order, and a customer also gets a notification", async () => {
  const { token: customer, customerId } = await addCustomer(db);
  const input = { ...buyNowInput(loaf, { quantity: 2 }), store_id: grocer, order_amount: 24 };
  const { body } = await place(input, { ...grocery, token: customer, language: "fr" });
  await sentMails();
  const [line] = (
    await ask("GET /customer/order/details", { order_id: body.order_id }, { token: customer })
  ).body;
  await mark(body.order_id, { detail_id: line?.id, quantity: 1 });
  const [mail] = await sentMails();
  expect(mail?.subject).toBe(`Votre commande nº ${body.order_id} a changé`);
  expect(mail?.text).toContain("n’a pas tout ce que vous avez commandé");
  const notified = await db
    .select()
    .from(notifications)
    .where(eq(notifications.customerId, customerId));
  expect(notified.map(({ message }) => message)).toContain("order_changed");
});

test("a dearer replacement costs what was agreed, and is taken from the stock", async () => {
  const cake = await addItem(db, { storeId: grocer, stock: 5, price: minor(1500) });
  const { id, detail_id } = await ordered(3);
  await mark(id, { detail_id, quantity: 2, replace_with: cake });
  expect(await track(id)).toMatchObject({ order_amount: 35, agreed_amount: 35 });
  expect(await details(id)).toMatchObject([
    { item_id: loaf, quantity: 1, ordered_quantity: 3, replaces_id: null },
    { item_id: cake, quantity: 2, ordered_quantity: 0, replaces_id: detail_id, price: 10 },
  ]);
  expect([await stockOf(db, loaf), await stockOf(db, cake)]).toEqual([9, 3]);
  expect(await disagreements()).toEqual([]);
});

test("a replacement may be missing, too, and canceling returns everything once", async () => {
  const roll = await addItem(db, { storeId: grocer, stock: 5, price: minor(400) });
  const { id, detail_id } = await ordered(2);
  await mark(id, { detail_id, quantity: 2, replace_with: roll });
  expect((await track(id)).order_amount).toBe(10.8);
  const replacement = (await details(id)).find((line) => line.replaces_id === detail_id);
  await mark(id, { detail_id: replacement?.id, quantity: 1 });
  expect((await track(id)).order_amount).toBe(6.4);
  await ask("PUT /customer/order/cancel", { ...proof(id), reason: "Changed my mind" });
  expect([await stockOf(db, loaf), await stockOf(db, roll)]).toEqual([10, 5]);
  expect(await disagreements()).toEqual([]);
});

test("store and customer see what is to happen, also of a replacement", async () => {
  const cake = await addItem(db, { storeId: grocer, stock: 5 });
  const { id, detail_id } = await ordered(3, { if_sold_out: "replace" });
  await mark(id, { detail_id, quantity: 2, replace_with: cake });
  const choices = [{ if_sold_out: "replace" }, { if_sold_out: "replace" }];
  expect(await details(id)).toMatchObject(choices);
  const { body } = await ask("GET /store/orders/{id}", { id }, { token });
  expect(body.details).toMatchObject(choices);
});

test("what was paid too much goes back, and the order stays paid", async () => {
  const { id, detail_id } = await ordered(3);
  await pay(id, 3500);
  const { body } = await mark(id, { detail_id, quantity: 1 });
  expect(body).toMatchObject({
    refunded: 11,
    order: { payment_status: "paid", receipt: { total: 24, paid: 24, due: 0 } },
  });
  expect(await disagreements()).toEqual([]);
});

test("of a part payment, only what exceeds the new total goes back", async () => {
  const { id, detail_id } = await ordered(3);
  await pay(id, 2000);
  expect((await mark(id, { detail_id, quantity: 1 })).body).toMatchObject({
    refunded: 0,
    order: { payment_status: "partially_paid", receipt: { paid: 20, due: 4 } },
  });
  expect((await mark(id, { detail_id, quantity: 1 })).body).toMatchObject({
    refunded: 7,
    order: { payment_status: "paid", receipt: { paid: 13, due: 0 } },
  });
  expect(await disagreements()).toEqual([]);
});

describe("refuses, and changes nothing", () => {
  const stranger = () => addItem(db, { storeId: bakery });
  const soldOut = () => addItem(db, { storeId: grocer, stock: 1 });
  const onPrescription = () =>
    addItem(db, { storeId: grocer, stock: 5, prescriptionRequired: true });

  test.each<[string, (line: { detail_id: number }) => Promise<object[]>, string]>([
    ["a line of another order", async () => [{ detail_id: 999_999, quantity: 1 }], "detail_id"],
    ["more than was ordered", async (line) => [{ ...line, quantity: 4 }], "detail_id"],
    [
      "the same line twice",
      async (line) => [
        { ...line, quantity: 1 },
        { ...line, quantity: 1 },
      ],
      "detail_id",
    ],
    ["all of the order", async (line) => [{ ...line, quantity: 3 }], "lines"],
    [
      "the item itself as replacement",
      async (line) => [{ ...line, quantity: 1, replace_with: loaf }],
      "replace_with",
    ],
    [
      "an item of another store",
      async (line) => [{ ...line, quantity: 1, replace_with: await stranger() }],
      "replace_with",
    ],
    [
      "more of a replacement than there is",
      async (line) => [{ ...line, quantity: 2, replace_with: await soldOut() }],
      "replace_with",
    ],
    [
      "an item that needs a prescription",
      async (line) => [{ ...line, quantity: 1, replace_with: await onPrescription() }],
      "replace_with",
    ],
  ])("%s", async (_what, lines, code) => {
    const { id, detail_id } = await ordered(3);
    const { status, body } = await mark(id, ...(await lines({ detail_id })));
    expect([status, body.errors?.map((error) => error.code)]).toEqual([422, [code]]);
    expect(await track(id)).toMatchObject({ order_amount: 35, agreed_amount: null });
    expect(await stockOf(db, loaf)).toBe(7);
  });

  test("a replacement that the customer does not want", async () => {
    const { id, detail_id } = await ordered(3, { if_sold_out: "remove" });
    const replace_with = await addItem(db, { storeId: grocer, stock: 5 });
    const { status, body } = await mark(id, { detail_id, quantity: 1, replace_with });
    expect([status, body.errors?.map((error) => error.code)]).toEqual([422, ["replace_with"]]);
    expect((await mark(id, { detail_id, quantity: 1 })).status).toBe(200);
  });

  test("a replacement of a medicine on prescription", async () => {
    const { id, detail_id } = await ordered(3);
    await db
      .update(orderLines)
      .set({ snapshot: sql`${orderLines.snapshot} || '{"prescription": true}'` })
      .where(eq(orderLines.orderId, id));
    const replace_with = await addItem(db, { storeId: grocer, stock: 5 });
    const { status, body } = await mark(id, { detail_id, quantity: 1, replace_with });
    expect([status, body.errors?.map((error) => error.code)]).toEqual([422, ["replace_with"]]);
    expect((await mark(id, { detail_id, quantity: 1 })).status).toBe(200);
  });

  test("an order that is ready", async () => {
    const { id, detail_id } = await ordered(3);
    const store = { kind: "store", staffId: null, storeId: grocer } as const;
    for (const status of ["confirmed", "processing", "handover"] as const) {
      await transitionOrder(db, id, status, store, { at: new Date() });
    }
    expect(await mark(id, { detail_id, quantity: 1 })).toMatchObject({
      status: 409,
      body: { errors: [{ code: "order_status" }] },
    });
  });
});

test("missing pieces and a cancellation at once leave one of two states, and every piece once", async () => {
  for (let round = 0; round < 10; round++) {
    const { id, detail_id } = await ordered(3);
    await pay(id, 3500);
    const [marked, canceled] = await Promise.all([
      mark(id, { detail_id, quantity: 1 }),
      ask("PUT /customer/order/cancel", { ...proof(id), reason: "Too late" }),
    ]);
    expect([200, 409]).toContain(marked.status);
    expect(canceled.status).toBe(200);
    expect(await track(id)).toMatchObject({ order_status: "canceled", payment_status: "refunded" });
    expect(await stockOf(db, loaf)).toBe(10);
  }
  expect(await disagreements()).toEqual([]);
});

test("after any edits, what is paid and what is due sum to the lines", async () => {
  const roll = await addItem(db, { storeId: grocer, stock: 1000, price: minor(370) });
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: 3500 }),
      fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 3 }), replaces: fc.boolean() }), {
        minLength: 1,
        maxLength: 3,
      }),
      async (paid, edits) => {
        const { id } = await ordered(3);
        if (paid > 0) await pay(id, paid);
        for (const { quantity, replaces } of edits) {
          const line = (await details(id)).find((each) => each.quantity > 0);
          const replace_with = replaces && line?.item_id !== roll ? roll : undefined;
          await mark(id, { detail_id: line?.id, quantity, replace_with });
        }
        const { order_amount, receipt, agreed_amount } = await track(id);
        const cents = (amount: number) => Math.round(amount * 100);
        const lines = receipt.lines.filter(({ added }) => added);
        const sum = lines.reduce((total, { amount }) => total + cents(amount), nothing as number);
        expect(sum).toBe(cents(order_amount));
        expect(cents(receipt.paid) + cents(receipt.due)).toBe(cents(order_amount));
        expect(cents(receipt.paid)).toBe(Math.min(paid, cents(order_amount)));
        expect(order_amount).toBeLessThanOrEqual(agreed_amount ?? 35);
        await transitionOrder(db, id, "canceled", desk, { at: new Date() });
      },
    ),
    { numRuns: 12 },
  );
  expect([await stockOf(db, loaf), await stockOf(db, roll)]).toEqual([10, 1000]);
  expect(await disagreements()).toEqual([]);
}, 60_000);

test("a customer reads the new time after each delay: by e-mail in the language of the order, and in a notification", async () => {
  const { token: customer, customerId } = await addCustomer(db);
  const input = { ...buyNowInput(loaf), store_id: grocer, order_amount: 13 };
  const { body } = await place(input, { ...grocery, token: customer, language: "fr" });
  const id = body.order_id;
  const accept = { id, processing_time: 10 };
  await ask("POST /store/orders/{id}/accept", accept, { token, key: nextKey() });
  await sentMails();
  for (const minutes of [15, 30]) {
    await ask("POST /store/orders/{id}/delay", { id, minutes }, { token });
    const { body: order } = await ask(
      "GET /customer/order/track",
      { order_id: id },
      { token: customer },
    );
    const time = dateFormat("fr", {
      timeStyle: "short",
      timeZone: testShopSettings().timeZone,
      hour12: false,
    }).format(Date.parse(order.expected_at ?? ""));
    const [mail, ...others] = await sentMails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Votre commande nº ${id} prend du retard`);
    for (const version of [mail?.text, mail?.html]) {
      expect(version).toContain(`Nouvelle heure\u00a0: vers ${time}`);
      expect(version).not.toContain("Arrivée vers");
    }
    const [notified] = await db
      .select()
      .from(notifications)
      .where(eq(notifications.customerId, customerId))
      .orderBy(desc(notifications.id));
    expect(notified).toMatchObject({
      message: "order_delayed_until",
      values: { id: String(id), time: { fr: time } },
    });
  }
});

test("the customer sees a later time when the store announces a delay", async () => {
  const { id } = await ordered();
  const delay = () => ask("POST /store/orders/{id}/delay", { id, minutes: 15 }, { token });
  expect(await delay()).toMatchObject({ status: 409 });
  const key = nextKey();
  await ask("POST /store/orders/{id}/accept", { id, processing_time: 10 }, { token, key });
  const before = Date.parse((await track(id)).expected_at ?? "");
  expect((await delay()).status).toBe(200);
  await delay();
  expect(Date.parse((await track(id)).expected_at ?? "")).toBe(before + 30 * 60_000);
});
