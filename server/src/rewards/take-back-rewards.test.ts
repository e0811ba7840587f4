import { walletPayment } from "@errand/core/ledger/order-journals";
import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { addReferral } from "../account/referrals.data.ts";
import { referrals } from "../account/referrals.tables.ts";
import { inTransaction } from "../database/database.ts";
import { postJournal } from "../ledger/ledger.ts";
import { fundWallet, walletBalance } from "../ledger/testing.ts";
import { pointsOf } from "../loyalty/testing.ts";
import { reconcile } from "../operations/reconcile.ts";
import { hasEarlierOrder } from "../order-rows/order-count.data.ts";
import { addCashbackOffer } from "../orders/testing.ts";
import { startRefundTest } from "../refunds/refund-testing.ts";
import { addStaff } from "../staff/testing.ts";
import { cashbackCustomers, cashbackOffers } from "./cashback.tables.ts";

const refundTest = await startRefundTest();
const { ask, db, configure, deliveredOrder, requestRefund } = refundTest;
const loyalty = { pointsPerUnit: 10, purchasePercent: 50, minimumPoints: 5 };
let ada: { token: string; customerId: number };
let referrer: { token: string; customerId: number };
let token = "";

beforeEach(async () => {
  [ada, referrer] = [await refundTest.addCustomer(), await refundTest.addCustomer()];
  token = (await addStaff(db, { kind: "operator", role: "support" })).token;
  await db.update(cashbackOffers).set({ active: false });
  await configure({ loyalty, referral: { reward: minor(500), bonus: null } });
});

const refund = (id: number, input: Record<string, unknown> = {}) =>
  ask(
    "POST /desk/orders/{id}/refund",
    { id, decision: "approve", ...input },
    { token, key: crypto.randomUUID() },
  );
const wallet = () => walletBalance(db, ada.customerId);
const points = () => pointsOf(db, ada.customerId);
const info = async (caller = ada) => (await ask("GET /customer/info", {}, caller)).body;
const disagreements = async () => (await reconcile(db)).disagreements;

/** An order of 12.00 that earned 6 points and a cashback of 1.20. */
async function orderWithCashback() {
  const offerId = await addCashbackOffer(db);
  const { orderId } = await deliveredOrder(ada.customerId);
  return { offerId, orderId };
}

async function spend(customerId: number, amount: number) {
  const cause = `test:spent:${crypto.randomUUID()}`;
  const fact = { cause, customerId, amount: minor(amount) };
  await inTransaction(db, (tx) => postJournal(tx, { ...walletPayment(fact), at: new Date() }));
}

describe("a refund of everything", () => {
  test("leaves points and wallet as they were before the order", async () => {
    await fundWallet(db, ada.customerId, 300);
    const { orderId } = await orderWithCashback();
    expect([await points(), await wallet()]).toEqual([6, 420]);
    await requestRefund(ada.token, orderId);
    const { body } = await refund(orderId);
    expect(body.refund.taken_back).toEqual({ loyalty_point: 6, cashback: 1.2 });
    // What was paid in cash is in the wallet now, and nothing else.
    expect([await points(), await wallet()]).toEqual([0, 1500]);
    expect(body.order.cashback_amount).toBe(0);
    const { body: entries } = await ask(
      "GET /customer/wallet/transactions",
      { type: "CashBack" },
      ada,
    );
    expect(entries.data).toMatchObject([
      { transaction_type: "CashBack", debit: 1.2, credit: 0, reference: String(orderId) },
      { transaction_type: "CashBack", credit: 1.2 },
    ]);
    expect(await disagreements()).toEqual([]);
  });

  test("makes the next order the first one again, and its offers free", async () => {
    const { orderId, offerId } = await orderWithCashback();
    expect(await hasEarlierOrder(db, ada.customerId)).toBe(true);
    await requestRefund(ada.token, orderId);
    await refund(orderId);
    expect(await hasEarlierOrder(db, ada.customerId)).toBe(false);
    const [count] = await db
      .select()
      .from(cashbackCustomers)
      .where(eq(cashbackCustomers.offerId, offerId));
    expect(count?.uses).toBe(0);
    expect(await disagreements()).toEqual([]);
  });

  test("takes the reward of the referrer, whom the next order of the friend rewards again", async () => {
    await addReferral(db, ada.customerId, referrer.customerId, new Date());
    const { orderId } = await deliveredOrder(ada.customerId);
    expect(await walletBalance(db, referrer.customerId)).toBe(500);
    await requestRefund(ada.token, orderId);
    await refund(orderId);
    expect(await walletBalance(db, referrer.customerId)).toBe(0);
    const referred = async () => (await ask("GET /customer/referrals", {}, referrer)).body;
    expect(await referred()).toMatchObject({ earned: 0, data: [{ reward: null }] });
    const { body: notes } = await ask("GET /customer/notifications", {}, referrer);
    expect(notes[0]).toMatchObject({
      title: "5.00\u00a0€ of a referral reward taken back",
      data: { type: "referral_code" },
    });
    expect(await disagreements()).toEqual([]);

    await deliveredOrder(ada.customerId);
    expect(await walletBalance(db, referrer.customerId)).toBe(500);
    expect(await referred()).toMatchObject({ earned: 5, data: [{ reward: 5 }] });
    expect(await disagreements()).toEqual([]);
  });
});

test("a refund of a part takes back the same part, and the rest with the rest", async () => {
  await addReferral(db, ada.customerId, referrer.customerId, new Date());
  const { orderId } = await orderWithCashback();
  const part = await refund(orderId, { amount: 4, method: "wallet" });
  expect(part.body.refund.taken_back).toEqual({ loyalty_point: 2, cashback: 0.4 });
  expect(part.body.order.cashback_amount).toBe(0.8);
  expect(await points()).toBe(4);
  expect(await walletBalance(db, referrer.customerId)).toBe(333);
  expect(await disagreements()).toEqual([]);
  const rest = await refund(orderId, { amount: 6, method: "wallet" });
  // Nothing of the goods is left: all that the order earned goes back, although its delivery was
  // kept.
  expect(rest.body.refund.taken_back).toEqual({ loyalty_point: 4, cashback: 0.8 });
  expect([await points(), await walletBalance(db, referrer.customerId)]).toEqual([0, 0]);
  expect(await disagreements()).toEqual([]);
});

test("parallel refunds take back what the order earned, and no more", async () => {
  const { orderId } = await orderWithCashback();
  await Promise.all(
    Array.from({ length: 8 }, () => refund(orderId, { amount: 3, method: "wallet" })),
  );
  expect([await points(), await wallet()]).toEqual([0, 1200]);
  expect(await disagreements()).toEqual([]);
});

test("points that are spent fall below zero, and earning brings them back", async () => {
  const { orderId } = await deliveredOrder(ada.customerId);
  const convert = (point: number) =>
    ask(
      "POST /customer/loyalty-point/point-transfer",
      { point },
      { token: ada.token, key: crypto.randomUUID() },
    );
  expect((await convert(5)).status).toBe(200);
  await requestRefund(ada.token, orderId);
  await refund(orderId);
  expect((await info()).loyalty_point).toBe(-5);
  const { body } = await ask("GET /customer/loyalty-point/transactions", {}, ada);
  expect(body.data[0]).toMatchObject({
    transaction_type: "order_place",
    debit: 6,
    balance: -5,
    reference: String(orderId),
  });
  expect((await convert(5)).status).toBe(422);
  expect(await disagreements()).toEqual([]);
  await deliveredOrder(ada.customerId);
  expect(await points()).toBe(1);
  expect(await disagreements()).toEqual([]);
});

test("money that is spent is owed, and the next reward pays it", async () => {
  await addReferral(db, ada.customerId, referrer.customerId, new Date());
  const { orderId } = await deliveredOrder(ada.customerId);
  await spend(referrer.customerId, 350);
  await requestRefund(ada.token, orderId);
  await refund(orderId);
  expect(await info(referrer)).toMatchObject({ wallet_balance: 0, wallet_debt: 3.5 });
  await deliveredOrder(ada.customerId);
  expect(await info(referrer)).toMatchObject({ wallet_balance: 1.5, wallet_debt: 0 });
});

test("a cashback that is spent is owed when the refund does not go to the wallet", async () => {
  const { orderId } = await orderWithCashback();
  await spend(ada.customerId, 120);
  await refund(orderId, { amount: 10, method: "manual" });
  expect(await info()).toMatchObject({ wallet_balance: 0, wallet_debt: 1.2 });
  // Own money is never taken.
  await fundWallet(db, ada.customerId, 100);
  expect(await info()).toMatchObject({ wallet_balance: 1, wallet_debt: 1.2 });
});

test("a refund after the account is deleted takes nothing back", async () => {
  await addReferral(db, ada.customerId, referrer.customerId, new Date());
  const { orderId } = await deliveredOrder(ada.customerId);
  expect((await ask("DELETE /customer/remove-account", {}, ada)).status).toBe(200);
  expect((await refund(orderId, { amount: 12 })).body.refund.taken_back).toEqual({
    loyalty_point: 0,
    cashback: 0,
  });
  expect(await db.select().from(referrals).where(eq(referrals.customerId, ada.customerId))).toEqual(
    [],
  );
});
