import { pointsConverted, pointsEarned, walletGift } from "@errand/core/ledger/wallet-journals";
import { minor } from "@errand/core/money";
import { beforeEach, describe, expect, test } from "vitest";
import { addCustomer } from "../cart/testing.ts";
import { addItem } from "../catalog/testing.ts";
import { buyNowInput, startCheckoutTest } from "../checkout/testing.ts";
import { inTransaction } from "../database/database.ts";
import { postJournal } from "../ledger/ledger.ts";
import { fundWallet } from "../ledger/testing.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { storeOf } from "../orders/testing.ts";

const { ask, changes, db, seeded, bakery, food, configure, ctx, place, setNow } =
  await startCheckoutTest();
const at = new Date("2026-11-23T09:00:00Z");

let customer: Awaited<ReturnType<typeof addCustomer>>;

beforeEach(async () => {
  await ctx();
  setNow(at);
  await configure({ wallet: true, partialPayment: "both" });
  await changes.flushed();
  customer = await addCustomer(db);
});

const list = (input: object = {}, { token } = customer) =>
  ask("GET /customer/wallet/transactions", { ...input }, { token });

/** Orders one loaf at 13.00 as the customer. */
async function buy(overrides: object): Promise<number> {
  const itemId = await addItem(db, { storeId: bakery });
  const input = { ...buyNowInput(itemId), guest_id: undefined, ...overrides };
  const { body } = await place(input, { ...food, token: customer.token });
  return body.order_id;
}

async function post(...journals: Parameters<typeof postJournal>[1][]) {
  for (const journal of journals) await inTransaction(db, (tx) => postJournal(tx, journal));
}

describe("the transactions of a wallet", () => {
  test("are payments and refunds of orders, gifts and converted points, newest first", async () => {
    const { customerId } = customer;
    await fundWallet(db, customerId, 2000);
    const whole = await buy({ payment_method: "wallet" });
    const part = await buy({ payment_method: "cash_on_delivery", partial_payment: 1 });
    await transitionOrder(db, part, "canceled", storeOf(seeded.food), { at, reason: "Closed" });
    const cause = (name: string) => `order:${whole}:${name}`;
    const gift = { customerId, amount: minor(150) };
    await post(
      { ...walletGift("cashback", { ...gift, cause: cause("cashback") }), at },
      { ...walletGift("referral_reward", { ...gift, cause: cause("referral_reward") }), at },
      { ...pointsEarned({ cause: cause("points"), customerId, points: 300 }), at },
      { ...pointsConverted({ cause: "test:points", ...gift, points: 300 }), at },
    );

    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body).toMatchObject({ total_size: 7, limit: 10, offset: 1 });
    const rows = body.data.map((row) => [
      row.transaction_type,
      row.credit - row.debit,
      row.balance,
      row.reference,
      row.store !== null,
    ]);
    expect(rows).toEqual([
      ["loyalty_point", 1.5, 11.5, null, false],
      ["referrer", 1.5, 10, null, false],
      ["CashBack", 1.5, 8.5, String(whole), true],
      ["order_refund", 7, 7, String(part), true],
      ["partial_payment", -7, 0, String(part), true],
      ["order_place", -13, 7, String(whole), true],
      ["add_fund_by_admin", 20, 20, null, false],
    ]);
    expect(body.data[0]).toMatchObject({ admin_bonus: 0, created_at: at.toISOString() });
    expect(new Set(body.data.map((row) => row.transaction_id)).size).toBe(7);
  });

  test("are filtered, with the balance that all of them have led to", async () => {
    await fundWallet(db, customer.customerId, 2000);
    await buy({ payment_method: "wallet" });
    await fundWallet(db, customer.customerId, 100);
    const funds = (await list({ type: "add_fund" })).body;
    expect(funds.total_size).toBe(2);
    expect(funds.data.map(({ balance }) => balance)).toEqual([8, 20]);
    const ordered = (await list({ type: "order" })).body;
    expect(ordered.data.map(({ transaction_type }) => transaction_type)).toEqual(["order_place"]);
    for (const type of ["loyalty_point", "referrer", "CashBack"]) {
      expect((await list({ type })).body).toMatchObject({ total_size: 0, data: [] });
    }
  });

  test("are paged without gaps and repetitions", async () => {
    for (let amount = 1; amount <= 25; amount++) await fundWallet(db, customer.customerId, amount);
    const pages = await Promise.all(
      [1, 2, 3, 4].map(async (offset) => (await list({ limit: 10, offset })).body.data),
    );
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 5, 0]);
    expect(pages.flat().map(({ credit }) => Math.round(credit * 100))).toEqual(
      Array.from({ length: 25 }, (_value, index) => 25 - index),
    );
  });

  test("are the customer's own", async () => {
    await fundWallet(db, customer.customerId, 2000);
    expect((await list({}, await addCustomer(db))).body.data).toEqual([]);
  });

  test("are refused where the shop has no wallets", async () => {
    await configure({ wallet: false });
    await changes.flushed();
    expect(await list()).toMatchObject({
      status: 403,
      body: { errors: [{ code: "feature_off" }] },
    });
  });
});
