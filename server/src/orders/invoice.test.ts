import { minor } from "@errand/core/money";
import { beforeEach, expect, test } from "vitest";
import { addItem } from "../catalog/testing.ts";
import { buyNowInput, startCheckoutTest } from "../checkout/testing.ts";
import { inTransaction } from "../database/database.ts";
import { recordPayment } from "../payments/record-payment.ts";
import { transitionOrder } from "./order-transitions.ts";
import { storePaymentStatus } from "./payment-status.data.ts";
import { addGuest, contact, storeOf } from "./testing.ts";

const { ask, bakery, ctx, db, place, seeded } = await startCheckoutTest();
const itemId = await addItem(db, { storeId: bakery, name: { en: "Rye loaf", fr: "Pain" } });
let guest_id = "";

beforeEach(async () => {
  guest_id = await ctx();
});

test("names seller, buyer, lines and tax with the receipt of the order", async () => {
  const { body: placed } = await place(buyNowInput(itemId));
  const order_id = placed.order_id;
  const proof = { guest_id, order_id, contact_number: contact.contact_person_number };
  const { status, body } = await ask("GET /customer/order/invoice", proof);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    number: String(order_id),
    issued_at: placed.order.created_at,
    issuer: { name: "Errand", address: "1 Place des Essais" },
    seller: { name: placed.order.store?.name },
    buyer: {
      name: "Ada",
      address: "2 Place des Essais",
      phone: "+33612345678",
      email: "ada@example.com",
    },
    lines: [{ quantity: 1, price: 10, item_details: { name: "Rye loaf" } }],
    payments: [],
    refunds: [],
  });
  expect(body.order.receipt).toEqual(placed.order.receipt);
  expect(body.order.total_tax_amount).toBe(1);
});

test("lists what was paid and what has gone back, in the language of the request", async () => {
  const { body: placed } = await place(buyNowInput(itemId, {}));
  const orderId = placed.order_id;
  const now = new Date();
  await inTransaction(db, async (tx) => {
    const payment = { method: "cash_on_delivery", currency: "EUR" } as const;
    const allocations = [{ orderId, amount: minor(1300) }];
    const payer = { customerId: null, guestId: null };
    await recordPayment(tx, { ...payment, allocations, payer, now });
    await storePaymentStatus(tx, orderId);
  });
  const proof = { guest_id, order_id: orderId, contact_number: contact.contact_person_number };
  const invoice = () => ask("GET /customer/order/invoice", proof, { language: "fr" });
  expect((await invoice()).body.payments).toEqual([
    { title: "Espèces", amount: 13, at: now.toISOString() },
  ]);

  await transitionOrder(db, orderId, "canceled", storeOf(seeded.food), { at: now, reason: "x" });
  // The desk has not returned it yet.
  expect((await invoice()).body.refunds).toEqual([]);
});

test("knows the buyer of a take-away order, which has no address", async () => {
  const { body: placed } = await place({
    ...buyNowInput(itemId),
    order_type: "take_away",
    order_amount: 11,
  });
  const proof = {
    guest_id,
    order_id: placed.order_id,
    contact_number: contact.contact_person_number,
  };
  const { body } = await ask("GET /customer/order/invoice", proof);
  expect(body.buyer).toMatchObject({ name: "Ada", address: null, email: "ada@example.com" });
});

test("is unknown to another guest", async () => {
  const { body: placed } = await place(buyNowInput(itemId));
  const proof = {
    guest_id: await addGuest(db),
    order_id: placed.order_id,
    contact_number: contact.contact_person_number,
  };
  expect((await ask("GET /customer/order/invoice", proof)).status).toBe(404);
});
