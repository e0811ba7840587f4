import { beforeAll, beforeEach, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { addItem } from "../catalog/testing.ts";
import { buyNowInput } from "../checkout/testing.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { fundWallet, walletBalance } from "../ledger/testing.ts";
import { zones } from "../location/zones.tables.ts";
import { reconcile } from "../operations/reconcile.ts";
import { offlineMethods } from "../payments/offline-methods.tables.ts";
import { startPaymentTest } from "../payments/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { expireTransfers } from "./expire-transfers.ts";

const shop = await startPaymentTest();
const { api, ask, db, digitalOrder, proof, setNow, stockOf, track } = shop;
const now = new Date("2026-11-23T09:00:00Z");
const same = (text: string) => ({ en: text, fr: text });
let methodId = 0;
let token = "";

beforeAll(async () => {
  const inputs = [{ label: same("Reference"), placeholder: same(""), required: true }];
  const method = { name: same("Bank transfer"), fields: [], inputs };
  const [stored] = await db.insert(offlineMethods).values(method).returning();
  methodId = stored?.id ?? 0;
});

beforeEach(async () => {
  await shop.begin(now);
  await shop.configure({ offlinePayment: true });
  await db.update(zones).set({ offlinePayment: true });
  token = (await addStaff(db, { kind: "operator", role: "finance" })).token;
});

const submit = (orderId: number) =>
  ask("PUT /customer/order/offline-payment", {
    ...proof(orderId),
    method_id: methodId,
    user_data: { Reference: "RF-1" },
  });
const decide = (orderId: number, decision: "verify" | "deny") =>
  ask(`POST /desk/payments/{id}/${decision}`, { id: orderId }, { token, key: shop.nextKey() });

const hour = 3_600_000;
const after = (hours: number) => new Date(now.getTime() + hours * hour);
const expire = (at: Date) => {
  setNow(at);
  return expireTransfers(api);
};
const offlineOrder = () => digitalOrder({ payment_method: "offline_payment" });
const sixOrders = async () =>
  (await Promise.all(Array.from({ length: 6 }, offlineOrder))).map(({ orderId }) => orderId);
const statusOf = async (orderId: number) => (await track(orderId)).order_status;

test("an order fails after the hours of the setting, which it shows, and gives back its stock once", async () => {
  const { orderId, itemId } = await offlineOrder();
  expect((await track(orderId)).payment_expires_at).toBe(after(48).toISOString());
  await expire(new Date(after(48).getTime() - 1));
  expect([await statusOf(orderId), await stockOf(itemId)]).toEqual(["pending", 1]);

  setNow(after(48));
  await Promise.all([expireTransfers(api), expireTransfers(api)]);
  await expireTransfers(api);
  expect(await track(orderId)).toMatchObject({
    order_status: "failed",
    payment_expires_at: null,
    actions: ["cancel", "payment_method"],
  });
  expect(await stockOf(itemId)).toBe(2);
  expect((await submit(orderId)).status).toBe(409);
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("the time is that of the setting", async () => {
  await shop.configure({ offlinePayment: true, transferHours: 1 });
  const { orderId } = await offlineOrder();
  await expire(after(1));
  expect(await statusOf(orderId)).toBe("failed");
});

test("the time stands still while the desk looks for the money, and starts anew when it denies it", async () => {
  const { orderId } = await offlineOrder();
  await submit(orderId);
  expect((await track(orderId)).payment_expires_at).toBeNull();
  await expire(after(100));
  expect(await statusOf(orderId)).toBe("pending");
  await decide(orderId, "deny");
  expect((await track(orderId)).payment_expires_at).toBe(after(148).toISOString());
  await expire(after(147));
  expect(await statusOf(orderId)).toBe("pending");
  await expire(after(148));
  expect(await statusOf(orderId)).toBe("failed");
});

test("the customer gets a message, and may pay the order in cash for another day", async () => {
  const { orderId, itemId } = await offlineOrder();
  await shop.runDueJobs();
  await db.delete(outbox);
  await expire(after(48));
  await shop.runDueJobs();
  const messages = await db.select().from(outbox);
  expect(messages.map(({ subject }) => subject)).toEqual([
    `Your order #${orderId} was not paid in time`,
  ]);
  const { status, body } = await ask("PUT /customer/order/payment-method", proof(orderId));
  expect([status, body.order.order_status]).toEqual([200, "pending"]);
  expect(await stockOf(itemId)).toBe(1);
});

test("the wallet gets back what it has paid", async () => {
  await shop.configure({ offlinePayment: true, wallet: true, partialPayment: "both" });
  const { customerId, token: customerToken } = await addCustomer(db);
  await fundWallet(db, customerId, 500);
  const itemId = await addItem(db, { storeId: shop.grocer, stock: 2 });
  const { body } = await shop.place(
    {
      ...buyNowInput(itemId),
      store_id: shop.grocer,
      payment_method: "offline_payment",
      partial_payment: 1,
      guest_id: undefined,
    },
    { ...shop.grocery, token: customerToken },
  );
  expect(await walletBalance(db, customerId)).toBe(0);
  await expire(after(48));
  const input = { order_id: body.order_id };
  const { body: order } = await ask("GET /customer/order/track", input, { token: customerToken });
  expect([order.order_status, order.payment_status]).toEqual(["failed", "refunded"]);
  expect(await walletBalance(db, customerId)).toBe(500);
});

test("of the end and a report at the same moment, one counts", async () => {
  const orderIds = await sixOrders();
  setNow(after(48));
  const [, ...reports] = await Promise.all([
    expireTransfers(api),
    ...orderIds.map((orderId) => submit(orderId)),
  ]);
  const outcomes = await Promise.all(
    orderIds.map(async (orderId, index) => [
      await statusOf(orderId),
      reports[index]?.status,
      (await track(orderId)).offline_payment?.data.status,
    ]),
  );
  for (const outcome of outcomes) {
    const isReported = outcome[0] === "pending";
    expect(outcome).toEqual(isReported ? ["pending", 200, "pending"] : ["failed", 409, undefined]);
  }
});

test("an order that the desk verifies at the same moment does not fail", async () => {
  const orderIds = await sixOrders();
  for (const orderId of orderIds) await submit(orderId);
  setNow(after(100));
  const [, ...decisions] = await Promise.all([
    expireTransfers(api),
    ...orderIds.map((orderId) => decide(orderId, "verify")),
  ]);
  expect(decisions.map(({ status }) => status)).toEqual(orderIds.map(() => 200));
  expect(await Promise.all(orderIds.map(statusOf))).toEqual(orderIds.map(() => "confirmed"));
});
