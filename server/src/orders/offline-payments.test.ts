import { asc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testShopSettings } from "../catalog/testing.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { zones } from "../location/zones.tables.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { offlineMethods } from "../payments/offline-methods.tables.ts";
import { payments } from "../payments/payments.tables.ts";
import { startPaymentTest } from "../payments/testing.ts";
import { nextNamed, readEvents } from "../requests/stream-testing.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { requestFor } from "../testing.ts";
import { offlinePayments } from "./offline-payments.tables.ts";
import { addCourier } from "./testing.ts";

const shop = await startPaymentTest();
const { ask, db, digitalOrder, proof, setNow, track } = shop;
const now = new Date("2026-11-23T09:00:00Z");
const same = (text: string) => ({ en: text, fr: text });
const transfer = {
  name: { en: "Bank transfer", fr: "Virement" },
  fields: [{ label: same("IBAN"), value: "FR76 3000" }],
  inputs: [
    { label: { en: "Reference", fr: "Référence" }, placeholder: same("RF…"), required: true },
    { label: { en: "Account holder", fr: "Titulaire" }, placeholder: same(""), required: false },
  ],
};
let methodId = 0;
let token = "";

beforeAll(async () => {
  const rows = [transfer, { ...transfer, name: same("Old"), active: false }];
  const [first] = await db.insert(offlineMethods).values(rows).returning();
  methodId = first?.id ?? 0;
});

beforeEach(async () => {
  await shop.begin(now);
  await shop.configure({ offlinePayment: true });
  await db.update(zones).set({ offlinePayment: true });
  token = (await addStaff(db, { kind: "operator", role: "finance" })).token;
});

async function offlineOrder() {
  const { orderId } = await digitalOrder({ payment_method: "offline_payment" });
  return orderId;
}

const submit = (orderId: number, overrides: object = {}, options: object = {}) =>
  ask(
    "PUT /customer/order/offline-payment",
    {
      ...proof(orderId),
      method_id: methodId,
      user_data: { Reference: "RF-1" },
      customer_note: "Sent today",
      ...overrides,
    },
    options,
  );
const update = (orderId: number, overrides: object = {}) =>
  ask("PUT /customer/order/offline-payment-update", {
    ...proof(orderId),
    user_data: { Reference: "RF-2" },
    ...overrides,
  });
const decide = (orderId: number, decision: "verify" | "deny", note?: string) =>
  ask(
    `POST /desk/payments/{id}/${decision}`,
    { id: orderId, note },
    { token, key: shop.nextKey() },
  );
/** Runs the jobs and returns the e-mails that they sent, oldest first. */
async function sentMails() {
  await db.delete(outbox);
  await shop.runDueJobs();
  return db.select().from(outbox).orderBy(asc(outbox.id));
}
const codesOf = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];

test("lists the active methods in the caller's language", async () => {
  const { body } = await ask("GET /offline_payment_method_list", {}, { language: "fr" });
  expect(body).toEqual([
    {
      id: methodId,
      method_name: "Virement",
      method_fields: [{ input_name: "IBAN", input_data: "FR76 3000" }],
      method_informations: [
        { customer_input: "Référence", customer_placeholder: "RF…", is_required: 1 },
        { customer_input: "Titulaire", customer_placeholder: "", is_required: 0 },
      ],
    },
  ]);
});

test("the desk hears of a report, of its correction and of the decision", async () => {
  const request = requestFor("GET /desk/stream", {}, { token });
  const stream = await shop.api.app.fetch(request, { address: "203.0.113.9" });
  const events = readEvents<object>(stream);
  await nextNamed(events, "counters");
  const orderId = await offlineOrder();
  const news = { id: orderId, order_id: orderId };
  for (const write of [submit, update, () => decide(orderId, "verify")]) {
    expect((await write(orderId)).status).toBe(200);
    expect(await nextNamed(events, "payment")).toEqual(news);
  }
  await shop.api.streams.close();
});

describe("the report of a transfer", () => {
  test("is stored with the method as it is then, and waits", async () => {
    const orderId = await offlineOrder();
    expect(await submit(orderId)).toMatchObject({
      status: 200,
      body: { message: "Payment info updated.", order: { order_status: "pending" } },
    });
    await db
      .update(offlineMethods)
      .set({ name: same("Renamed") })
      .where(eq(offlineMethods.id, methodId));
    expect((await track(orderId)).offline_payment).toEqual({
      input: [{ user_input: "Reference", user_data: "RF-1" }],
      data: {
        status: "pending",
        method_id: methodId,
        method_name: "Bank transfer",
        customer_note: "Sent today",
        admin_note: null,
      },
      method_fields: [{ input_name: "IBAN", input_data: "FR76 3000" }],
    });
    await db.update(offlineMethods).set(transfer).where(eq(offlineMethods.id, methodId));
  });

  test("requires the answers that the method requires, in any language", async () => {
    const orderId = await offlineOrder();
    const without = { user_data: { Titulaire: "Ada" } };
    const { status, body } = await submit(orderId, without, { language: "fr" });
    expect({ status, errors: body.errors }).toMatchObject({
      status: 422,
      errors: [{ code: "user_data", field: "user_data.Référence" }],
    });
    expect((await submit(orderId, { user_data: { Référence: "RF-1" } })).status).toBe(200);
  });

  test("refuses an unknown and an inactive method", async () => {
    const orderId = await offlineOrder();
    for (const method_id of [methodId + 1, 999_999]) {
      expect(codesOf(await submit(orderId, { method_id }))).toEqual([404, "method"]);
    }
  });

  test("is made once, then updated until it is verified", async () => {
    const orderId = await offlineOrder();
    expect(codesOf(await update(orderId))).toEqual([409, "offline_payment"]);
    await submit(orderId);
    expect(codesOf(await submit(orderId))).toEqual([409, "offline_payment"]);
    expect((await update(orderId)).body).toMatchObject({
      message: "Payment info updated.",
      order: { offline_payment: { input: [{ user_data: "RF-2" }] } },
    });
    await decide(orderId, "verify");
    expect(codesOf(await update(orderId))).toEqual([409, "offline_payment"]);
  });

  test("is refused for an order that is paid in another way or canceled", async () => {
    const { orderId } = await digitalOrder({ payment_method: "cash_on_delivery" });
    expect(codesOf(await submit(orderId))).toEqual([409, "offline_payment"]);
    const canceled = await offlineOrder();
    await ask("PUT /customer/order/cancel", { ...proof(canceled), note: "No more" });
    expect(codesOf(await submit(canceled))).toEqual([409, "offline_payment"]);
  });

  test("requires the phone number of a guest's order", async () => {
    const orderId = await offlineOrder();
    const wrong = { contact_number: "+33699999999" };
    expect(codesOf(await submit(orderId, wrong))).toEqual([404, "order"]);
    expect(await db.$count(offlinePayments, eq(offlinePayments.orderId, orderId))).toBe(0);
  });
});

describe("the desk", () => {
  test("verifies a transfer, which pays and confirms the order", async () => {
    const orderId = await offlineOrder();
    await submit(orderId);
    const { status, body } = await decide(orderId, "verify", "Arrived");
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        message: "The payment is verified.",
        order: {
          order_status: "confirmed",
          payment_method: "offline_payment",
          payment_status: "paid",
          payments: [{ payment_method: "offline_payment", amount: 13 }],
          offline_payment: { data: { status: "verified", admin_note: "Arrived" } },
        },
      },
    });
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `order:${orderId}`));
    expect(entries).toMatchObject([
      {
        before: { order_status: "pending", payment_status: "unpaid" },
        after: { order_status: "confirmed", payment_status: "paid", offline_payment: "verified" },
      },
    ]);
    expect((await reconcile(db)).disagreements).toEqual([]);
  });

  test("verifies the transfer of a guest who created an account with the order", async () => {
    const { orderId } = await digitalOrder({
      payment_method: "offline_payment",
      create_new_user: 1,
      password: "correct horse",
    });
    await submit(orderId);
    expect((await decide(orderId, "verify")).body.order).toMatchObject({ payment_status: "paid" });
  });

  test("denies a transfer with a note, after which the customer corrects it", async () => {
    const orderId = await offlineOrder();
    await submit(orderId);
    expect((await decide(orderId, "deny", "Not found")).status).toBe(200);
    expect(await track(orderId)).toMatchObject({
      order_status: "pending",
      payment_status: "unpaid",
      offline_payment: { data: { status: "denied", admin_note: "Not found" } },
      actions: ["cancel", "reschedule", "payment_method", "offline_payment"],
    });
    const denials = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `order:${orderId}`));
    expect(denials).toMatchObject([{ after: { offline_payment: "denied", note: "Not found" } }]);
    await update(orderId);
    expect((await track(orderId)).offline_payment).toMatchObject({
      data: { status: "pending", admin_note: null },
    });
    await decide(orderId, "verify");
    expect((await track(orderId)).payment_status).toBe("paid");
  });

  test("tells the customer why no transfer was found, until when and where to correct it, each time", async () => {
    const orderId = await offlineOrder();
    await submit(orderId);
    await sentMails();
    await decide(orderId, "deny", "No such reference");
    const [mail, ...others] = await sentMails();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`We could not find your transfer for order #${orderId}`);
    const { phone, email } = testShopSettings();
    const until = "Wednesday, 25 November 2026 at 10:00";
    for (const version of [mail?.text, mail?.html]) {
      for (const said of ["Reason: No such reference", until, phone, email, "/track-order?"]) {
        expect(version).toContain(said);
      }
    }
    await update(orderId);
    setNow(new Date(now.getTime() + 60_000));
    await decide(orderId, "deny");
    const [second] = await sentMails();
    expect(second?.subject).toBe(mail?.subject);
    expect(second?.text).not.toContain("Reason:");
  });

  test("the customer hears that the payment arrived, and of the confirmation once the store accepts the order", async () => {
    const orderId = await offlineOrder();
    await submit(orderId);
    await sentMails();
    await decide(orderId, "verify");
    const [paid, ...others] = await sentMails();
    expect(others).toEqual([]);
    expect(paid?.subject).toBe(`Your payment for order #${orderId} has arrived`);
    expect(paid?.text).toContain("will tell you as soon as it is confirmed");
    const kitchen = { kind: "store_staff", role: "kitchen", storeId: shop.grocer } as const;
    const options = { token: (await addStaff(db, kitchen)).token, key: shop.nextKey() };
    await ask("POST /store/orders/{id}/accept", { id: orderId, processing_time: 10 }, options);
    expect((await sentMails()).map(({ subject }) => subject)).toEqual([
      `Your order #${orderId} is confirmed`,
    ]);
  });

  test("decides once, also when two people do at the same time", async () => {
    const orderId = await offlineOrder();
    await submit(orderId);
    const both = await Promise.all([decide(orderId, "verify"), decide(orderId, "deny")]);
    expect(both.map((each) => String(codesOf(each))).sort()).toEqual([
      "200",
      "409,offline_payment",
    ]);
  });

  test("receives no money for an order that is canceled or paid in cash by now", async () => {
    const canceled = await offlineOrder();
    await submit(canceled);
    await ask("PUT /customer/order/cancel", { ...proof(canceled), note: "No more" });
    const inCash = await offlineOrder();
    await submit(inCash);
    await ask("PUT /customer/order/payment-method", proof(inCash));
    const before = await db.$count(payments);
    for (const orderId of [canceled, inCash]) {
      expect(codesOf(await decide(orderId, "verify"))).toEqual([409, "offline_payment"]);
    }
    expect(await db.$count(payments)).toBe(before);
    expect((await track(inCash)).offline_payment).toBeNull();
  });

  test("lists reports by state, method and search, the oldest order first", async () => {
    await db.delete(offlinePayments);
    const [first, second, denied] = [
      await offlineOrder(),
      await offlineOrder(),
      await offlineOrder(),
    ];
    setNow(now);
    for (const orderId of [first, second, denied]) await submit(orderId);
    await decide(denied, "deny");
    const list = async (filter: object = {}) =>
      (await ask("GET /desk/payments", { ...filter }, { token })).body.payments;
    expect(await list()).toMatchObject([
      { id: first, state: "pending", amount: 13, reported_at: now.toISOString() },
      { id: second },
    ]);
    const ids = async (filter: object) => (await list(filter)).map(({ id }) => id);
    expect(await ids({ state: "denied", method: methodId })).toEqual([denied]);
    expect(await ids({ method: methodId + 1 })).toEqual([]);
    expect(await ids({ search: String(second) })).toEqual([second]);
    expect(await ids({ since: "2026-11-23T09:00:01Z" })).toEqual([]);
    const courierId = await addCourier(db);
    await db.update(orders).set({ courierId }).where(eq(orders.id, second));
    expect(await ids({ courier_id: courierId })).toEqual([second]);
    expect(await ids({ courier_id: courierId + 1 })).toEqual([]);
    expect(await ids({ late: 1 })).toEqual([]);
    const scheduleAt = new Date(now.getTime() - 60_000);
    await db.update(orders).set({ scheduled: true, scheduleAt }).where(eq(orders.id, second));
    expect([await ids({ late: 1 }), await ids({ late: 0 })]).toEqual([[second], [first]]);
    expect(await ids({ until: "2026-11-23T09:00:01Z", limit: 1, offset: 2 })).toEqual([second]);
  });
});
