import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { fundWallet, walletBalance } from "../ledger/testing.ts";
import { zoneModules, zones } from "../location/zones.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { startPaymentTest } from "../payments/testing.ts";
import { expireOrder } from "./expire-order.ts";

const shop = await startPaymentTest();
const { api, ask, db, digitalOrder, proof, setNow, stockOf, track } = shop;
const now = new Date("2026-11-23T09:00:00Z");
const later = new Date("2026-11-23T09:31:00Z");

beforeEach(async () => {
  await shop.begin(now);
  await db.update(zones).set({ cashOnDelivery: true });
  await db.update(zoneModules).set({ maximumCashOrder: null });
});

const toCash = (orderId: number, overrides: object = {}) =>
  ask("PUT /customer/order/payment-method", { ...proof(orderId), ...overrides });
const codesOf = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  ...(body.errors ?? []).map(({ code }) => code),
];

async function failed() {
  const order = await digitalOrder();
  setNow(later);
  await expireOrder(api, order.orderId);
  return order;
}

test("changes an unpaid order to cash and ends its open payment", async () => {
  const { orderId } = await digitalOrder();
  const { body: payment } = await shop.requestPayment(orderId);
  expect(await toCash(orderId)).toMatchObject({
    status: 200,
    body: {
      message: "You now pay this order in cash.",
      order: {
        order_status: "pending",
        payment_method: "cash_on_delivery",
        payment_expires_at: null,
        payments: [],
        actions: ["cancel", "reschedule"],
      },
    },
  });
  expect(await shop.stateOf(payment.payment_id)).toBe("canceled");
  setNow(later);
  await expireOrder(api, orderId);
  expect((await track(orderId)).order_status).toBe("pending");
});

test("revives a failed order, which takes its stock again", async () => {
  const { orderId, itemId } = await failed();
  expect(await stockOf(itemId)).toBe(2);
  expect((await toCash(orderId)).body.order).toMatchObject({
    order_status: "pending",
    payment_method: "cash_on_delivery",
  });
  expect(await stockOf(itemId)).toBe(1);
});

test("refuses a failed order whose stock is sold", async () => {
  const { orderId, itemId } = await failed();
  await shop.sellOut(itemId);
  expect(codesOf(await toCash(orderId))).toEqual([409, "stock"]);
  expect(await track(orderId)).toMatchObject({
    order_status: "failed",
    payment_method: "digital_payment",
  });
});

test("counts the limit for what is left to pay, and takes the wallet's part again", async () => {
  const { customerId, token } = await addCustomer(db);
  await shop.configure({ digitalPayment: true, wallet: true, partialPayment: "both" });
  await fundWallet(db, customerId, 500);
  const itemId = (await digitalOrder()).itemId;
  const { body } = await shop.place(
    {
      is_buy_now: 1,
      cart: [{ model: "Item", item_id: itemId, quantity: 1, price: 10 }],
      store_id: shop.grocer,
      payment_method: "digital_payment",
      partial_payment: 1,
      guest_id: undefined,
    },
    { ...shop.grocery, token },
  );
  setNow(later);
  await expireOrder(api, body.order_id);
  expect(await walletBalance(db, customerId)).toBe(500);
  const change = () =>
    ask("PUT /customer/order/payment-method", { order_id: body.order_id }, { token });
  await db.update(zoneModules).set({ maximumCashOrder: minor(799) });
  expect(codesOf(await change())).toEqual([422, "cod_maximum"]);
  expect(await walletBalance(db, customerId)).toBe(500);
  await db.update(zoneModules).set({ maximumCashOrder: minor(800) });
  expect((await change()).body.order).toMatchObject({
    payment_status: "partially_paid",
    receipt: { paid: 5, due: 8 },
  });
  expect(await walletBalance(db, customerId)).toBe(0);
});

test("offers and takes the payment of a failed order for a day, then neither", async () => {
  const { orderId, itemId } = await failed();
  const dayLater = new Date(later.getTime() + 24 * 3_600_000);
  setNow(dayLater);
  expect(await track(orderId)).toMatchObject({ order_status: "failed", actions: ["cancel"] });
  for (const refused of [await shop.requestPayment(orderId), await toCash(orderId)]) {
    expect(codesOf(refused)).toEqual([409, "order_status"]);
  }
  expect(await stockOf(itemId)).toBe(2);
  setNow(new Date(dayLater.getTime() - 1));
  expect((await track(orderId)).actions).toEqual(["cancel", "pay", "payment_method"]);
  expect((await shop.requestPayment(orderId)).status).toBe(200);
});

test("refuses cash where the shop or the zone does not take it", async () => {
  const { orderId } = await digitalOrder();
  await shop.configure({ digitalPayment: true, cashOnDelivery: false });
  expect(codesOf(await toCash(orderId))).toEqual([403, "feature_off"]);
  await shop.configure({ digitalPayment: true });
  await db.update(zones).set({ cashOnDelivery: false });
  expect(codesOf(await toCash(orderId))).toEqual([403, "feature_off"]);
});

test("refuses an order that is not waiting for a payment", async () => {
  const { orderId } = await digitalOrder();
  await toCash(orderId);
  expect(codesOf(await toCash(orderId))).toEqual([409, "order_status"]);
  await db
    .update(orders)
    .set({ status: "canceled", paymentMethod: "digital_payment" })
    .where(eq(orders.id, orderId));
  expect(codesOf(await toCash(orderId))).toEqual([409, "order_status"]);
});

test("requires the phone number of a guest's order", async () => {
  const { orderId } = await digitalOrder();
  expect(codesOf(await toCash(orderId, { contact_number: "+33699999999" }))).toEqual([
    404,
    "order",
  ]);
  expect((await track(orderId)).payment_method).toBe("digital_payment");
});
