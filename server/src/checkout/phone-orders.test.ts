import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { customers } from "../account/account.tables.ts";
import { addCustomer } from "../cart/testing.ts";
import { addItem } from "../catalog/testing.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { deliveryLocation } from "../orders/testing.ts";
import { auditLog } from "../staff/staff.tables.ts";
import { addStaff } from "../staff/testing.ts";
import { startCheckoutTest } from "./testing.ts";

const checkout = await startCheckoutTest();
const { ask, db, seeded, bakery, food, grocer, counts, ctx, nextKey, put } = checkout;
let desk: { token: string };
let itemId = 0;

beforeEach(async () => {
  await ctx();
  desk = await addStaff(db, { kind: "operator", role: "support" });
  itemId = await addItem(db, { storeId: bakery, name: { en: "Rye loaf", fr: "Pain de seigle" } });
});

const line = (item_id: number, quantity = 1) => ({ model: "Item", item_id, quantity, price: 10 });
const order = (overrides: object = {}) => ({
  ...{ order_type: "delivery", payment_method: "cash_on_delivery", store_id: bakery },
  ...{ address: "2 Place des Essais", ...deliveryLocation, lines: [line(itemId)] },
  ...overrides,
});
const quote = (overrides: object = {}) => ask("POST /desk/orders/quote", order(overrides), desk);
const place = (overrides: object = {}, who = desk) =>
  ask(
    "POST /desk/orders",
    { ...order(), order_amount: 13, ...overrides },
    { ...who, key: nextKey() },
  );
const guest = {
  ...{ contact_person_name: "Ada Byron", contact_person_number: "+33612345678" },
  contact_person_email: "ada@example.com",
};
const refused = (status: number, code: string) => ({ status, body: { errors: [{ code }] } });

test("an order for a caller is the customer's, and says who has placed it", async () => {
  const { customerId, token } = await addCustomer(db);
  const contacts = { phone: "+33611111111", email: "ada-calls@example.com" };
  await db.update(customers).set(contacts).where(eq(customers.id, customerId));
  const cartItem = await addItem(db, { storeId: bakery });
  await put(cartItem, { guest_id: undefined }, { ...food, token });
  expect((await quote({ customer_id: customerId })).body.receipt).toMatchObject({ total: 13 });
  const { status, body } = await place({ customer_id: customerId, language: "fr" });
  expect([status, body.order]).toMatchObject([
    201,
    { order_status: "pending", order_amount: 13, is_guest: false },
  ]);
  const id = body.order_id;
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  expect(row).toMatchObject({ customerId, language: "fr", contactNumber: "+33611111111" });
  const { body: details } = await ask("GET /desk/orders/{id}", { id }, desk);
  expect(details.transitions).toMatchObject([{ to: "pending", actor: { kind: "desk" } }]);
  const entries = await db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `order:${id}`));
  expect(entries).toMatchObject([
    { action: "POST /desk/orders", after: { customer_id: customerId, order_amount: 13 } },
  ]);
  // What the customer had in the cart is still there.
  const cart = await ask("GET /customer/cart/list", {}, { ...food, token });
  expect(cart.body).toMatchObject([{ item_id: cartItem }]);
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("a caller without an account states name, phone and e-mail, and several items", async () => {
  const other = await addItem(db, { storeId: bakery });
  const lines = [line(itemId, 2), line(other)];
  const { status: refusal, body: missing } = await place({ lines, order_amount: 35 });
  expect([refusal, missing.errors?.map(({ field }) => field)]).toEqual([
    422,
    ["contact_person_name", "contact_person_number", "contact_person_email"],
  ]);
  const { status, body } = await place({ ...guest, lines, order_amount: 35 });
  expect([status, body.order]).toMatchObject([201, { is_guest: true, order_amount: 35 }]);
  const [row] = await db.select().from(orders).where(eq(orders.id, body.order_id));
  expect(row).toMatchObject({ customerId: null, contactName: "Ada Byron" });
});

test("what cannot be ordered is said, and stores nothing", async () => {
  const sold = await addItem(db, { storeId: grocer, stock: 1 });
  const before = await counts();
  expect(await quote({ ...guest, lines: [line(sold)] })).toMatchObject(refused(404, "item"));
  expect(await place({ ...guest, order_amount: 12 })).toMatchObject(refused(409, "price_changed"));
  expect(await place({ ...guest, payment_method: "wallet" })).toMatchObject({ status: 422 });
  const elsewhere = await addStaff(db, {
    ...{ kind: "operator", role: "support", zoneIds: [seeded.otherZoneId] },
  });
  expect(await place(guest, elsewhere)).toMatchObject(refused(404, "store"));
  const some = await addStaff(db, {
    ...{ kind: "operator", role: "support", zoneIds: [seeded.zoneId] },
  });
  const { customerId } = await addCustomer(db);
  expect(await place({ customer_id: customerId }, some)).toMatchObject(refused(404, "customer"));
  expect(await counts()).toEqual(before);
});

test("the items of a store are found with what is chosen for them", async () => {
  const small = { type: { en: "Small", fr: "Petit" }, price: minor(800), stock: 3 };
  const id = await addItem(db, {
    ...{ storeId: grocer, name: { en: "Olive oil", fr: "Huile d’olive" }, variations: [small] },
  });
  const read = (search: string) => ask("GET /desk/stores/{id}/items", { id: grocer, search }, desk);
  const [item] = (await read("olive")).body.items;
  expect(item).toMatchObject({
    ...{ id, name: "Olive oil", can_order: true, option_groups: [] },
    variations: [{ name: "Small", price: 8, stock: 3 }],
  });
  const variation = [{ variation_id: item?.variations[0]?.id }];
  const lines = [{ ...line(id), price: 8, variation }];
  const { status } = await quote({ ...guest, store_id: grocer, lines });
  expect(status).toBe(200);
});
