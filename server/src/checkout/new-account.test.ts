import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { customers } from "../account/account.tables.ts";
import { addItem, testShopSettings } from "../catalog/testing.ts";
import { idempotencyKeys } from "../idempotency/idempotency.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { addGuest } from "../orders/testing.ts";
import { buyNowInput, startCheckoutTest } from "./testing.ts";

const { ask, db, bakery, configure, nextKey, order, ctx, put, refused, ...shop } =
  await startCheckoutTest();
let guest_id = "";
let contacts = 0;
let addresses = 0;
let food: typeof shop.food & { address: string };

beforeEach(async () => {
  guest_id = await ctx();
  // Registrations are limited for each address.
  addresses += 1;
  food = { ...shop.food, address: `192.0.2.${addresses}` };
});

const place = (overrides: object) => shop.place(overrides, food);

/** A contact that no account has. */
function newContact() {
  contacts += 1;
  return {
    contact_person_name: "Ada Lovelace",
    contact_person_number: `+3361234${String(contacts).padStart(4, "0")}`,
    contact_person_email: `ada-${contacts}@example.com`,
  };
}

const password = "correct horse";
const account = { create_new_user: 1, password };

test("creates an account with the contact of the order, unverified, which can sign in", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  await put(itemId);
  const contact = newContact();
  const { status, body } = await place({ ...contact, ...account });
  expect({ status, body }).toMatchObject({ status: 201, body: { order: { is_guest: false } } });

  const [customer] = await db
    .select()
    .from(customers)
    .where(eq(customers.email, contact.contact_person_email));
  expect(customer).toMatchObject({
    firstName: "Ada",
    lastName: "Lovelace",
    phone: contact.contact_person_number,
    emailVerified: false,
    phoneVerified: false,
  });
  const signedIn = await ask("POST /auth/login", {
    login_type: "manual",
    email_or_phone: contact.contact_person_email,
    password,
    guest_id,
  });
  expect(signedIn.status).toBe(200);
  const token = signedIn.body.token ?? "";
  const own = await ask("GET /customer/order/running-orders", {}, { ...food, token });
  expect(own.body.orders).toMatchObject([{ id: body.order_id }]);
});

test("the order stays reachable by the proof of its guest, and not by that of another", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  const contact = newContact();
  const { body } = await place({ ...buyNowInput(itemId), ...contact, ...account });
  const proof = { order_id: body.order_id, contact_number: contact.contact_person_number };
  const track = (guest: string) =>
    ask("GET /customer/order/track", { ...proof, guest_id: guest }, food);
  expect(await track(guest_id)).toMatchObject({ status: 200, body: { id: body.order_id } });
  expect((await track(await addGuest(db))).status).toBe(404);
  const canceled = await ask("PUT /customer/order/cancel", {
    ...proof,
    guest_id,
    note: "Too late",
  });
  expect(canceled).toMatchObject({ status: 200, body: { order: { order_status: "canceled" } } });
});

test("refuses contacts that an account has, and creates neither account nor order", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  const contact = newContact();
  await place({ ...buyNowInput(itemId), ...contact, ...account });
  const accounts = await db.$count(customers);
  for (const [taken, code] of [
    ["contact_person_email", "contact_person_email"],
    ["contact_person_number", "contact_person_number"],
  ] as const) {
    const input = { ...newContact(), [taken]: contact[taken] };
    const again = await refused(() => place({ ...buyNowInput(itemId), ...input, ...account }));
    expect(again).toMatchObject({ status: 422, errors: [{ code, field: code }] });
  }
  expect(await db.$count(customers)).toBe(accounts);
  const asGuest = await place({ ...buyNowInput(itemId), ...contact });
  expect(asGuest).toMatchObject({ status: 201, body: { order: { is_guest: true } } });
});

test("creates no account when the order is refused", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  const accounts = await db.$count(customers);
  const result = await refused(() =>
    place({ ...buyNowInput(itemId), ...newContact(), ...account, order_amount: 1 }),
  );
  expect(result.codes).toEqual(["price_changed"]);
  expect(await db.$count(customers)).toBe(accounts);
});

test("requires a password, and a shop where passwords sign in", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  const input = { ...buyNowInput(itemId), ...newContact(), create_new_user: 1 };
  expect(await refused(() => place(input))).toMatchObject({ status: 422, codes: ["password"] });
  expect(await refused(() => place({ ...input, password: "short" }))).toMatchObject({
    codes: ["password"],
  });
  const { login } = testShopSettings();
  await configure({ login: { ...login, manual_login_status: 0 } });
  expect(await refused(() => place({ ...input, password }))).toMatchObject({
    status: 403,
    errors: [{ code: "feature_off", field: "create_new_user" }],
  });
});

test("of two concurrent orders with one contact, one creates the account", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  const contact = newContact();
  const guests = await Promise.all([addGuest(db), addGuest(db), addGuest(db)]);
  const responses = await Promise.all(
    guests.map((guest) =>
      place({ ...buyNowInput(itemId), ...contact, ...account, guest_id: guest }),
    ),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  const email = contact.contact_person_email;
  expect(await db.$count(customers, eq(customers.email, email))).toBe(1);
});

test("repeats the order for its key without the password, which no digest contains", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  const key = nextKey();
  const body = order({ ...buyNowInput(itemId), ...newContact(), ...account });
  const first = await ask("POST /customer/order/place", body, { ...food, key });
  const { password: _password, ...without } = body as typeof body & { password: string };
  const again = await ask("POST /customer/order/place", without, { ...food, key });
  expect(again).toMatchObject({ status: 201, body: { order_id: first.body.order_id } });
  expect(await db.$count(idempotencyKeys, eq(idempotencyKeys.key, key))).toBe(1);
  expect(await db.$count(orders, eq(orders.id, first.body.order_id))).toBe(1);
});

test("limits the accounts that one address creates", async () => {
  const itemId = await addItem(db, { storeId: bakery });
  const order = () => place({ ...buyNowInput(itemId), ...newContact(), ...account });
  const responses = [];
  for (let count = 0; count < 11; count++) responses.push(await order());
  expect(responses.map(({ status }) => status)).toEqual([...Array(10).fill(201), 429]);
});
