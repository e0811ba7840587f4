import { minor } from "@errand/core/money";
import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { customers } from "../account/account.tables.ts";
import { stores } from "../catalog/catalog.tables.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { zoneModules } from "../location/zones.tables.ts";
import { orderEvents } from "../order-rows/orders.tables.ts";
import { dueAcceptancesJob } from "../orders/acceptance.job.ts";
import { testPicture } from "../private-files/testing.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { startCheckoutTest } from "./testing.ts";

const shop = await startCheckoutTest();
const { ask, bakery, configure, ctx, db, food, nextKey, order, refused, seeded } = shop;
const { runDueJobs, setNow } = shop;

let guest_id = "";
let token = "";

beforeEach(async () => {
  guest_id = await ctx();
  await configure({ prescriptionOrder: true });
  await takesPrescriptions(true);
  token = (await addStaff(db, { kind: "store_staff", role: "kitchen", storeId: bakery })).token;
});

const takesPrescriptions = (prescriptionOrder: boolean) =>
  db.update(stores).set({ prescriptionOrder }).where(eq(stores.id, bakery));

async function send(changes: object = {}, options: object = {}) {
  const { order_amount: _amount, ...input } = order({ order_attachment: [await testPicture()] });
  const prescription = { ...input, ...changes };
  return ask("POST /customer/order/prescription/place", prescription, {
    ...food,
    key: nextKey(),
    ...options,
  });
}

async function placed() {
  const { status, body } = await send();
  expect(status).toBe(201);
  return body.order_id;
}

const pills = { name: "Amoxicillin 500 mg", quantity: 2, price: 5 };

const price = (id: number, lines: object[] = [pills]) =>
  ask("POST /store/orders/{id}/price", { id, lines }, { token, key: nextKey() });

const agree = (order_id: number, order_amount: number) => {
  const proof = { order_id, guest_id, contact_number: "0612345678" };
  return ask("POST /customer/order/agree", { ...proof, order_amount }, { key: nextKey() });
};

const track = async (order_id: number) => {
  const proof = { order_id, guest_id, contact_number: "0612345678" };
  return (await ask("GET /customer/order/track", proof)).body;
};

const accept = (id: number) =>
  ask("POST /store/orders/{id}/accept", { id, processing_time: 10 }, { token, key: nextKey() });

test("a prescription costs nothing until the store prices it, and is prepared when the customer agrees", async () => {
  const id = await placed();
  expect(await track(id)).toMatchObject({
    order_status: "pending",
    prescription_order: true,
    prescription_lines: [],
    order_amount: 0,
    receipt: { lines: [], total: 0 },
    payment_method: "cash_on_delivery",
    order_attachment_full_url: [expect.stringContaining("/files/")],
    actions: ["cancel", "reschedule"],
  });
  expect(await accept(id)).toMatchObject({ status: 409 });

  // 10.00, 10 % tax, 2.00 for the delivery.
  const priced = await price(id);
  expect(priced).toMatchObject({ status: 200, body: { order: { order_amount: 13 } } });
  expect(await track(id)).toMatchObject({
    order_status: "pending",
    prescription_lines: [{ name: "Amoxicillin 500 mg", quantity: 2, price: 5, total: 10 }],
    receipt: { lines: [{ label: "Amoxicillin 500 mg", quantity: 2, amount: 10 }, {}, {}] },
    actions: ["agree", "cancel", "reschedule"],
  });
  expect(await accept(id)).toMatchObject({ status: 409 });

  const agreed = await agree(id, 13);
  expect(agreed.body.order).toMatchObject({
    order_status: "confirmed",
    actions: ["cancel", "reschedule"],
  });
  expect((await accept(id)).body.order).toMatchObject({ order_status: "processing" });
  expect((await track(id)).actions).toEqual(["request_cancel"]);
});

describe("with an account that a guest asks for", () => {
  const contact = {
    contact_person_name: "Grace Hopper",
    contact_person_number: "+33612349876",
    contact_person_email: "grace@example.com",
  };
  const account = { create_new_user: 1, password: "correct horse", bring_change_amount: 50 };

  test("is an order of the account, which can sign in, and keeps the note to bring change for", async () => {
    const { status, body } = await send({ ...contact, ...account });
    expect([status, body.order.is_guest, body.order.bring_change_amount]).toEqual([201, false, 50]);
    const signedIn = await ask("POST /auth/login", {
      login_type: "manual",
      email_or_phone: contact.contact_person_email,
      password: account.password,
      guest_id,
    });
    const options = { ...food, token: signedIn.body.token ?? "" };
    const own = await ask("GET /customer/order/running-orders", {}, options);
    expect(own.body.orders).toMatchObject([{ id: body.order_id }]);
  });

  test("is refused without a password, and with a contact that an account has: neither is created", async () => {
    const accounts = await db.$count(customers);
    const attempts = [
      [{ ...contact, create_new_user: 1 }, "password"],
      [{ ...contact, ...account }, "contact_person_email"],
      [{ ...contact, contact_person_email: "g@example.com", ...account }, "contact_person_number"],
    ] as const;
    for (const [input, code] of attempts) {
      expect((await refused(() => send(input))).codes).toContain(code);
    }
    expect(await db.$count(customers)).toBe(accounts);
  });

  test("counts as a registration, of which an address has few", async () => {
    const statuses = [];
    for (let count = 0; count < 11; count++) {
      const person = {
        ...contact,
        contact_person_number: `+336123498${10 + count}`,
        contact_person_email: `grace-${count}@example.com`,
      };
      statuses.push((await send({ ...person, ...account }, { address: "192.0.2.99" })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
  });
});

test("the customer gets an e-mail with the receipt about each price", async () => {
  const id = await placed();
  await runDueJobs();
  const sent = async () => {
    await db.delete(outbox);
    await runDueJobs();
    return db.select().from(outbox);
  };
  await price(id);
  const [mail, ...others] = await sent();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`Your order #${id} has a price`);
  for (const version of [mail?.text, mail?.html]) {
    for (const said of ["agree to the price", "Amoxicillin 500 mg", "13.00\u00a0€"]) {
      expect(version).toContain(said);
    }
  }
  await price(id, [{ ...pills, quantity: 1 }]);
  expect((await sent())[0]?.text).toContain("7.50\u00a0€");
});

test("a price notifies those who track the order, and is in the audit log", async () => {
  const id = await placed();
  const events = await db.$count(orderEvents, eq(orderEvents.orderId, id));
  await price(id);
  expect(await db.$count(orderEvents, eq(orderEvents.orderId, id))).toBe(events + 1);
  const entries = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `order:${id}`));
  expect(entries).toMatchObject([{ before: { order_amount: 0 }, after: { order_amount: 13 } }]);
});

test("the customer agrees only to the price that is shown", async () => {
  const id = await placed();
  expect(await agree(id, 0)).toMatchObject({
    status: 409,
    body: { errors: [{ code: "order_status" }] },
  });
  await price(id);
  await price(id, [
    { ...pills, quantity: 1 },
    { name: "Gauze", quantity: 3, price: 1 },
  ]);
  expect(await agree(id, 13)).toMatchObject({
    status: 409,
    body: { errors: [{ code: "price_changed", data: { order_amount: 10.8 } }] },
  });
  expect((await track(id)).order_status).toBe("pending");
  expect(await agree(id, 10.8)).toMatchObject({ status: 200 });
  expect(await price(id)).toMatchObject({ status: 409 });
});

test("declining cancels the order", async () => {
  const id = await placed();
  await price(id);
  const proof = { order_id: id, guest_id, contact_number: "0612345678" };
  const canceled = await ask("PUT /customer/order/cancel", { ...proof, reason: "Too expensive" });
  expect(canceled.body.order?.order_status).toBe("canceled");
  expect(await agree(id, 13)).toMatchObject({ status: 409 });
  expect(await price(id)).toMatchObject({ status: 409 });
});

describe("a prescription that waits", () => {
  const sent = new Date("2026-03-20T10:00:00Z");
  const after = (minutes: number) => new Date(sent.getTime() + minutes * 60_000);
  const day = 24 * 60;
  async function statusAt(now: Date, id: number) {
    setNow(now);
    await enqueue(db, dueAcceptancesJob, {});
    await runDueJobs();
    return (await track(id)).order_status;
  }
  const pauseOf = async () =>
    (await db.select().from(stores).where(eq(stores.id, bakery)))[0]?.pauseCause;

  beforeEach(() => setNow(sent));

  test("for its price is canceled like an order that its store does not accept", async () => {
    const id = await placed();
    expect(await statusAt(after(7.9), id)).toBe("pending");
    expect(await statusAt(after(8), id)).toBe("canceled");
    expect((await track(id)).cancellation_reason).toMatch(/did not accept/);
    expect(await pauseOf()).toBe("not_accepted");
  });

  test("for the customer is canceled a day after its last price, which does not pause its store", async () => {
    const id = await placed();
    await price(id);
    expect(await statusAt(after(8), id)).toBe("pending");
    setNow(after(10));
    await price(id);
    expect(await statusAt(after(day), id)).toBe("pending");
    expect(await statusAt(after(day + 10), id)).toBe("canceled");
    expect((await track(id)).cancellation_reason).toMatch(/did not agree/);
    expect(await pauseOf()).toBeNull();
  });

  test("is not accepted automatically, because the customer has to know the price", async () => {
    await db.update(stores).set({ autoAccept: true }).where(eq(stores.id, bakery));
    const id = await placed();
    expect(await statusAt(after(1), id)).toBe("pending");
    await price(id);
    expect((await agree(id, 13)).status).toBe(200);
    expect(await statusAt(after(2), id)).toBe("processing");
    await db.update(stores).set({ autoAccept: false }).where(eq(stores.id, bakery));
  });
});

test("only prescriptions are priced by the store", async () => {
  const { order_id } = (await send({ order_note: "None left" })).body;
  await db.execute(`update cart_orders set prescription = false where order_id = ${order_id}`);
  expect(await price(order_id)).toMatchObject({
    status: 409,
    body: { errors: [{ code: "order_status" }] },
  });
});

test("refuses a price above what may be paid in cash", async () => {
  const id = await placed();
  const terms = and(
    eq(zoneModules.zoneId, seeded.zoneId),
    eq(zoneModules.moduleId, seeded.food.moduleId),
  );
  await db
    .update(zoneModules)
    .set({ maximumCashOrder: minor(1299) })
    .where(terms);
  expect(await price(id)).toMatchObject({
    status: 422,
    body: { errors: [{ code: "cod_maximum" }] },
  });
  await db.update(zoneModules).set({ maximumCashOrder: null }).where(terms);
});

describe("is refused", () => {
  test.each<[string, () => Promise<unknown>, object, number, string]>([
    ["a shop without prescriptions", () => configure({}), {}, 403, "feature_off"],
    ["a store without prescriptions", () => takesPrescriptions(false), {}, 403, "feature_off"],
    ["an unknown store", async () => {}, { store_id: 999_999 }, 404, "store"],
    ["no pictures", async () => {}, { order_attachment: [] }, 422, "order_attachment"],
    ["another way to pay", async () => {}, { payment_method: "wallet" }, 422, "payment_method"],
    ["an address outside the zone", async () => {}, { latitude: 0, longitude: 0 }, 422, "zone"],
    ["no contact", async () => {}, { contact_person_name: undefined }, 422, "contact_person_name"],
  ])("%s", async (_what, prepare, changes, status, code) => {
    await prepare();
    expect(await refused(() => send(changes))).toMatchObject({ status, codes: [code] });
  });
});
