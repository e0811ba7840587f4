import { minor } from "@errand/core/money";
import { beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { addItem } from "../catalog/testing.ts";
import type { ShopSettings } from "../config/shop.ts";
import { deliverOrder } from "../delivery/deliver-order.ts";
import { fundWallet, walletBalance } from "../ledger/testing.ts";
import { zoneModules, zones } from "../location/zones.tables.ts";
import { reconcile } from "../operations/reconcile.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { storeOf } from "../orders/testing.ts";
import { buyNowInput, startCheckoutTest } from "./testing.ts";

const { ask, db, seeded, bakery, food, order, configure, ctx, place, refused, setNow } =
  await startCheckoutTest();

const allOn: Partial<ShopSettings> = { wallet: true, partialPayment: "both", offlinePayment: true };

let itemId = 0;
let customer: Awaited<ReturnType<typeof addCustomer>>;

beforeEach(async () => {
  await ctx();
  setNow(new Date("2026-11-23T09:00:00Z"));
  await configure(allOn);
  await db.update(zones).set({ offlinePayment: true });
  await db.update(zoneModules).set({ maximumCashOrder: null });
  itemId = await addItem(db, { storeId: bakery });
  customer = await addCustomer(db);
});

/** Orders one loaf at 13.00 as the customer. */
const buy = (overrides: object = {}) =>
  place(
    { ...buyNowInput(itemId), guest_id: undefined, ...overrides },
    { ...food, token: customer.token },
  );
const byWallet = { payment_method: "wallet" };
const partly = (payment_method: string) => ({ payment_method, partial_payment: 1 });
const fund = (amount: number) => fundWallet(db, customer.customerId, amount);
const track = async (order_id: number) =>
  (await ask("GET /customer/order/track", { order_id }, { token: customer.token })).body;
const balance = () => walletBalance(db, customer.customerId);

describe("an order from the wallet", () => {
  test("is paid and confirmed when it is placed", async () => {
    await fund(2000);
    expect(await buy(byWallet)).toMatchObject({
      status: 201,
      body: {
        order: {
          order_status: "confirmed",
          pending: null,
          confirmed: "2026-11-23T09:00:00.000Z",
          payment_method: "wallet",
          payment_status: "paid",
          partially_paid_amount: 0,
          payments: [{ payment_method: "wallet", amount: 13, payment_status: "paid" }],
          receipt: { total: 13, paid: 13, due: 0 },
          actions: ["cancel", "reschedule"],
        },
      },
    });
    expect(await balance()).toBe(700);
  });

  test("is refused when the balance is a cent too low", async () => {
    await fund(1299);
    const refusal = await refused(() => buy(byWallet));
    expect(refusal).toMatchObject({ status: 422, codes: ["wallet_balance"] });
    expect(await balance()).toBe(1299);
  });

  test("is not for guests", async () => {
    const refusal = await refused(() => place({ ...buyNowInput(itemId), ...byWallet }));
    expect(refusal).toMatchObject({ status: 403, codes: ["is_guest"] });
  });

  test("returns its money to the wallet when the store rejects it", async () => {
    await fund(1300);
    const { body } = await buy(byWallet);
    await transitionOrder(db, body.order_id, "canceled", storeOf(seeded.food), { at: new Date() });
    expect(await balance()).toBe(1300);
    expect(await track(body.order_id)).toMatchObject({
      order_status: "canceled",
      payment_status: "refunded",
    });
  });
});

describe("a partial payment", () => {
  test("takes the balance and leaves the rest for cash, which confirms the order", async () => {
    await fund(500);
    const { body } = await buy(partly("cash_on_delivery"));
    expect(body.order).toMatchObject({
      order_status: "confirmed",
      payment_method: "cash_on_delivery",
      payment_status: "partially_paid",
      partially_paid_amount: 5,
      payments: [{ payment_method: "wallet", amount: 5 }],
      receipt: { total: 13, paid: 5, due: 8 },
    });
    expect(await balance()).toBe(0);
  });

  test("leaves exactly the rest to collect at the door", async () => {
    await fund(500);
    const takeAway = { order_type: "take_away", order_amount: 11 };
    const { body } = await buy({ ...partly("cash_on_delivery"), ...takeAway });
    const [store, details] = [storeOf(seeded.food), { at: new Date(), processingMinutes: 10 }];
    await transitionOrder(db, body.order_id, "processing", store, details);
    await transitionOrder(db, body.order_id, "handover", store, details);
    await deliverOrder(db, body.order_id, store, details);
    expect(await track(body.order_id)).toMatchObject({
      payment_status: "paid",
      payments: [
        { payment_method: "wallet", amount: 5 },
        { payment_method: "cash_on_delivery", amount: 6 },
      ],
      receipt: { paid: 11, due: 0 },
    });
  });

  test.each(["digital_payment", "offline_payment"])(
    "waits for the rest by %s",
    async (payment_method) => {
      await configure({ ...allOn, digitalPayment: true });
      await fund(500);
      const { body } = await buy(partly(payment_method));
      expect(body.order).toMatchObject({
        order_status: "pending",
        payment_method,
        payment_status: "partially_paid",
        partially_paid_amount: 5,
        receipt: { paid: 5, due: 8 },
        actions: expect.arrayContaining(["payment_method"]),
      });
    },
  );

  test.each([
    ["the wallet is empty", 0],
    ["the wallet covers all", 1300],
  ])("is refused when %s", async (_title, amount) => {
    if (amount > 0) await fund(amount);
    const refusal = await refused(() => buy(partly("cash_on_delivery")));
    expect(refusal).toMatchObject({ status: 422, codes: ["partial_payment"] });
    expect(await balance()).toBe(amount);
  });

  test("limits the rest in cash, not the total", async () => {
    await db.update(zoneModules).set({ maximumCashOrder: minor(800) });
    await fund(499);
    const refusal = await refused(() => buy(partly("cash_on_delivery")));
    expect(refusal).toMatchObject({ status: 422, codes: ["cod_maximum"] });
    await fund(1);
    expect((await buy(partly("cash_on_delivery"))).status).toBe(201);
  });

  test("is quoted with what remains, and takes nothing", async () => {
    await fund(500);
    const { order_amount, guest_id, ...input } = order(partly("cash_on_delivery"));
    const options = { ...food, token: customer.token };
    const quote = { ...input, ...buyNowInput(itemId) };
    expect((await ask("POST /customer/order/get-Tax", quote, options)).body).toMatchObject({
      receipt: { total: order_amount, paid: 5, due: 8 },
    });
    expect(await balance()).toBe(500);
  });
});

test("an offline payment waits for its verification", async () => {
  const { body } = await buy({ payment_method: "offline_payment" });
  expect(body.order).toMatchObject({
    order_status: "pending",
    payment_status: "unpaid",
    // Time to report the transfer: 48 hours.
    payment_expires_at: "2026-11-25T09:00:00.000Z",
    actions: ["cancel", "reschedule", "payment_method", "offline_payment"],
  });
});

test.each<[string, Partial<ShopSettings>, object, string]>([
  ["the wallet", { wallet: false }, byWallet, "payment_method"],
  ["a part of the wallet", { wallet: false }, partly("cash_on_delivery"), "partial_payment"],
  ["partial payments", { partialPayment: "off" }, partly("cash_on_delivery"), "partial_payment"],
  [
    "a rest in cash",
    { partialPayment: "digital_payment" },
    partly("cash_on_delivery"),
    "partial_payment",
  ],
  ["a rest in advance", { partialPayment: "cod" }, partly("offline_payment"), "partial_payment"],
  ["a rest from the wallet itself", {}, partly("wallet"), "partial_payment"],
  ["transfers", { offlinePayment: false }, { payment_method: "offline_payment" }, "payment_method"],
])("refuses %s when it is off", async (_title, settings, overrides, field) => {
  await configure({ ...allOn, ...settings });
  await fund(500);
  const { status, errors } = await refused(() => buy(overrides));
  expect({ status, errors }).toMatchObject({
    status: 403,
    errors: [{ code: "feature_off", field }],
  });
});

test("refuses transfers in a zone without them", async () => {
  await db.update(zones).set({ offlinePayment: false });
  const { status, codes } = await refused(() => buy({ payment_method: "offline_payment" }));
  expect({ status, codes }).toEqual({ status: 403, codes: ["feature_off"] });
});

test("200 payments of one balance at the same time take it exactly, and never more", async () => {
  await fund(13 * 100 * 20 + 500);
  const responses = await Promise.all(Array.from({ length: 200 }, () => buy(byWallet)));
  const placed = responses.filter(({ status }) => status === 201);
  const codes = responses.flatMap(({ body }) => body.errors?.map(({ code }) => code) ?? []);
  expect(placed).toHaveLength(20);
  expect(new Set(codes)).toEqual(new Set(["wallet_balance"]));
  expect(await balance()).toBe(500);
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("200 orders paid in part from one balance at the same time take it once", async () => {
  await fund(500);
  const parts = await Promise.all(
    Array.from({ length: 200 }, () => buy(partly("cash_on_delivery"))),
  );
  expect(parts.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await balance()).toBe(0);
  expect((await reconcile(db)).disagreements).toEqual([]);
});
