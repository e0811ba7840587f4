import { fromPercent, minor } from "@errand/core/money";
import type { ReferralBonusTerms } from "@errand/core/pricing/referral-bonus";
import { addDays, localTime } from "@errand/core/time";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addReferral } from "../account/referrals.data.ts";
import { addCustomer } from "../cart/testing.ts";
import { stores } from "../catalog/catalog.tables.ts";
import { addCoupon, addItem } from "../catalog/testing.ts";
import type { ShopSettings } from "../config/shop.ts";
import { reconcile } from "../operations/reconcile.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { storeOf } from "../orders/testing.ts";
import { testPicture } from "../private-files/testing.ts";
import { addStaff } from "../staff/testing.ts";
import { buyNowInput, startCheckoutTest } from "./testing.ts";

const {
  ask,
  bakery,
  changes,
  configure,
  ctx,
  db,
  food,
  nextKey,
  order,
  place,
  refused,
  seeded,
  setNow,
} = await startCheckoutTest();
const moduleId = food.module;
let itemId = 0;
let customer = { token: "", customerId: 0 };

beforeEach(async () => {
  await ctx();
  await offer({});
  itemId = await addItem(db, { storeId: bakery });
  customer = await addReferred();
});

/** 20 % off first orders, for 30 days. */
async function offer(terms: Partial<ReferralBonusTerms>, settings: Partial<ShopSettings> = {}) {
  const discount = { kind: "percent", rate: fromPercent(20) } as const;
  const bonus = { discount, validDays: 30, ...terms };
  await configure({ wallet: true, referral: { reward: minor(500), bonus }, ...settings });
  await changes.flushed();
}

async function addReferred() {
  const [friend, referred] = [await addCustomer(db), await addCustomer(db)];
  await addReferral(db, referred.customerId, friend.customerId, new Date());
  return referred;
}

/** One loaf: 10.00 - 2.00, 10 % tax, 2.00 for the delivery. */
const withBonus = 10.8;
const withoutBonus = 13;

const buy = (overrides: object = {}) =>
  place(
    { ...buyNowInput(itemId), order_amount: withBonus, ...overrides },
    { ...food, token: customer.token },
  );
const bought = async (overrides: object = {}) => {
  const { status, body } = await buy(overrides);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.order_id;
};
const quote = async () => {
  const { order_amount: _amount, ...input } = order(buyNowInput(itemId));
  return (await ask("POST /customer/order/get-Tax", input, { ...food, token: customer.token })).body
    .receipt;
};
const profile = async () => (await ask("GET /customer/info", {}, { token: customer.token })).body;
const cancel = (order_id: number) =>
  ask("PUT /customer/order/cancel", { order_id, note: "Not now" }, { token: customer.token });
const inMinutes = (minutes: number) => ({ at: new Date(Date.now() + minutes * 60_000) });
const disagreements = async () => (await reconcile(db)).disagreements;

test("takes the bonus off the first order and no other", async () => {
  expect((await quote()).total).toBe(withBonus);
  const { body } = await buy();
  expect(body.order).toMatchObject({ order_amount: withBonus, ref_bonus_amount: 2 });
  expect(body.order.receipt.lines).toContainEqual(
    expect.objectContaining({ key: "ref_bonus", label: "Referral discount", amount: -2 }),
  );
  expect((await quote()).total).toBe(withoutBonus);
  expect(await refused(() => buy())).toMatchObject({ status: 409, codes: ["price_changed"] });
  await bought({ order_amount: withoutBonus });
  expect(await disagreements()).toEqual([]);
});

test("shows the bonus in the profile until the first order", async () => {
  const validity = addDays(localTime(new Date(), "Europe/Paris").day, 30);
  expect(await profile()).toMatchObject({
    is_valid_for_discount: true,
    discount_amount: 20,
    discount_amount_type: "percentage",
    validity,
  });
  await bought();
  expect(await profile()).toMatchObject({
    is_valid_for_discount: false,
    discount_amount: 0,
    discount_amount_type: null,
    validity: null,
  });
});

test("takes off an amount after the coupon, and never more than is left", async () => {
  await offer({ discount: { kind: "amount", amount: minor(350) } });
  expect(await profile()).toMatchObject({ discount_amount: 3.5, discount_amount_type: "amount" });
  const { code } = await addCoupon(db, { moduleId, discount: 750, discountKind: "amount" });
  const { body } = await buy({ coupon_code: code, order_amount: 2 });
  expect(body.order).toMatchObject({ coupon_discount_amount: 7.5, ref_bonus_amount: 2.5 });
});

test("a prescription that is the first order is priced with it", async () => {
  await offer({}, { prescriptionOrder: true });
  await db.update(stores).set({ prescriptionOrder: true }).where(eq(stores.id, bakery));
  const { order_amount: _amount, ...input } = order({ order_attachment: [await testPicture()] });
  const sent = await ask("POST /customer/order/prescription/place", input, {
    ...food,
    token: customer.token,
    key: nextKey(),
  });
  expect(sent.status).toBe(201);
  expect((await profile()).is_valid_for_discount).toBe(false);
  const { token } = await addStaff(db, { kind: "store_staff", role: "kitchen", storeId: bakery });
  const lines = [{ name: "Amoxicillin 500 mg", quantity: 2, price: 5 }];
  const priced = await ask(
    "POST /store/orders/{id}/price",
    { id: sent.body.order_id, lines },
    { token, key: nextKey() },
  );
  expect(priced.body.order?.order_amount).toBe(withBonus);
  expect(await disagreements()).toEqual([]);
});

describe("is not given", () => {
  test("to a customer who was not referred", async () => {
    customer = await addCustomer(db);
    expect((await quote()).total).toBe(withoutBonus);
    expect((await profile()).is_valid_for_discount).toBe(false);
  });

  test("after its last day", async () => {
    // A day more than the bonus is valid, because a clock change may shorten one.
    setNow(new Date(Date.now() + 32 * 86_400_000));
    expect((await quote()).total).toBe(withoutBonus);
  });

  test.each<[string, Partial<ShopSettings>]>([
    ["has no wallet", { wallet: false }],
    ["has no referrals", { referral: null }],
    ["has referrals without a bonus", { referral: { reward: minor(500), bonus: null } }],
  ])("by a shop that %s", async (_title, settings) => {
    await offer({}, settings);
    expect((await quote()).total).toBe(withoutBonus);
    expect((await profile()).is_valid_for_discount).toBe(false);
  });
});

test("gives 50 parallel first orders of a customer one bonus", async () => {
  const responses = await Promise.all(Array.from({ length: 50 }, () => buy()));
  const placed = responses.filter(({ status }) => status === 201);
  expect(placed).toHaveLength(1);
  for (const { status, body } of responses.filter((response) => !placed.includes(response))) {
    const [error] = body.errors ?? [];
    expect([status, error?.code, error?.data?.order_amount]).toEqual([
      409,
      "price_changed",
      withoutBonus,
    ]);
  }
  expect(await disagreements()).toEqual([]);
});

describe("an order that ends without delivery", () => {
  test("returns the bonus to the next one", async () => {
    expect((await cancel(await bought())).status).toBe(200);
    expect((await profile()).is_valid_for_discount).toBe(true);
    const orderId = await bought();
    await transitionOrder(db, orderId, "canceled", storeOf(seeded.food), { at: new Date() });
    await bought();
    expect(await disagreements()).toEqual([]);
  });

  test("takes it again when it is retried", async () => {
    await offer({}, { digitalPayment: true });
    const orderId = await bought({ payment_method: "digital_payment" });
    await transitionOrder(db, orderId, "failed", { kind: "clock" }, inMinutes(31));
    expect((await quote()).total).toBe(withBonus);
    const { customerId } = customer;
    await transitionOrder(db, orderId, "pending", { kind: "customer", customerId }, inMinutes(32));
    expect((await quote()).total).toBe(withoutBonus);
    expect(await disagreements()).toEqual([]);
  });

  test("is not retried with a bonus that another order has", async () => {
    await offer({}, { digitalPayment: true });
    const order_id = await bought({ payment_method: "digital_payment" });
    await transitionOrder(db, order_id, "failed", { kind: "clock" }, inMinutes(31));
    await bought();
    const retry = await ask("PUT /customer/order/payment-method", { order_id }, customer);
    expect(retry).toMatchObject({ status: 409, body: { errors: [{ code: "ref_bonus" }] } });
    expect(await disagreements()).toEqual([]);
  });
});
