import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { customers } from "../account/account.tables.ts";
import { addCustomer } from "../cart/testing.ts";
import { testShopSettings } from "../catalog/testing.ts";
import type { ShopSettings } from "../config/shop.ts";
import { inTransaction } from "../database/database.ts";
import { balanceOf } from "../ledger/ledger.ts";
import { reconcile } from "../operations/reconcile.ts";
import { applyPayment } from "../payments/apply-payment.ts";
import { findPayment } from "../payments/payments.data.ts";
import { payments, refunds } from "../payments/payments.tables.ts";
import { startPaymentTest } from "../payments/testing.ts";
import { addBonus } from "./testing.ts";
import { walletBonuses } from "./wallet.tables.ts";

const shop = await startPaymentTest();
const { api, ask, db, nextKey, runDueJobs, setNow, setOutcome } = shop;
const now = new Date("2026-11-23T09:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const on: Partial<ShopSettings> = { wallet: true, addFund: true, digitalPayment: true };

let ada: Awaited<ReturnType<typeof addCustomer>>;

beforeEach(async () => {
  await shop.begin(now);
  await configure(on);
  await db.update(walletBonuses).set({ active: false });
  ada = await addCustomer(db);
});

/** The settings are cached until the change is announced. */
async function configure(settings: Partial<ShopSettings>) {
  await shop.configure(settings);
  await shop.changes.flushed();
}

const addFund = (overrides: object = {}, key = nextKey()) =>
  ask(
    "POST /customer/wallet/add-fund",
    {
      amount: 50,
      payment_method: "sandbox",
      callback: `${api.settings.url}/profile?page=wallet`,
      payment_platform: "web",
      ...overrides,
    },
    { token: ada.token, key },
  );
const start = async (overrides: object = {}) => (await addFund(overrides)).body.payment_id;
const balance = async () =>
  (await ask("GET /customer/info", {}, { token: ada.token })).body.wallet_balance;
const transactions = async () =>
  (await ask("GET /customer/wallet/transactions", {}, { token: ada.token })).body.data;

function report(publicId: string, event: "paid" | "declined" | "processing", at = now) {
  return inTransaction(db, async (tx) => {
    const payment = await findPayment(tx, publicId);
    const { amount, currency } = payment ?? { amount: minor(0), currency: "" };
    return applyPayment(tx, api.paymentSubjects, {
      publicId,
      event,
      source: "poll",
      amount,
      currency,
      now: at,
    });
  });
}

describe("adding funds", () => {
  test("leads to the page of the gateway and changes no balance before the money is there", async () => {
    const { status, body } = await addFund();
    expect(status).toBe(200);
    expect(body).toMatchObject({ expires_at: "2026-11-23T09:30:00.000Z" });
    expect(body.redirect_link).toContain("/demo/payment/");
    expect(await balance()).toBe(0);
    const input = { payment_id: body.payment_id };
    expect((await ask("GET /payment/status", input)).body).toMatchObject({
      attribute: "add_fund",
      attribute_id: null,
      state: "open",
      amount: 50,
    });
  });

  test("credits the wallet once, however often and from wherever the payment is reported", async () => {
    const publicId = await start();
    await Promise.all(Array.from({ length: 20 }, () => report(publicId, "paid")));
    expect(await balance()).toBe(50);
    expect(await transactions()).toMatchObject([
      { transaction_type: "add_fund", credit: 50, debit: 0, admin_bonus: 0, balance: 50 },
    ]);
    expect(await balanceOf(db, { kind: "gateway", gateway: "sandbox" })).toBeLessThan(0);
    expect((await reconcile(db)).disagreements).toEqual([]);
  });

  test("notifies the customer", async () => {
    await report(await start(), "paid");
    const { body } = await ask("GET /customer/notifications", {}, { token: ada.token });
    expect(body).toMatchObject([
      {
        title: expect.stringMatching(/^50\.00\s€ in your wallet$/),
        data: { type: "add_fund", order_id: null },
      },
    ]);
  });

  test.each(["declined", "processing"] as const)("credits nothing when it is %s", async (event) => {
    const publicId = await start();
    await report(publicId, event);
    expect(await balance()).toBe(0);
    expect(await shop.stateOf(publicId)).toBe(event === "declined" ? "failed" : "checking");
  });

  test("credits money that arrives after the payment has expired", async () => {
    const publicId = await start();
    setNow(later(31));
    await runDueJobs();
    expect(await shop.stateOf(publicId)).toBe("expired");
    await report(publicId, "paid", later(32));
    expect(await balance()).toBe(50);
  });

  test("credits a payment whose callback and return were lost, once the gateway is asked", async () => {
    const publicId = await start();
    await setOutcome(publicId, { outcome: "paid", settlesAt: now });
    setNow(later(31));
    await runDueJobs();
    expect(await balance()).toBe(50);
  });

  test("returns money for an account that was deleted meanwhile the way it came", async () => {
    const publicId = await start();
    expect((await ask("DELETE /customer/remove-account", {}, { token: ada.token })).status).toBe(
      200,
    );
    await report(publicId, "paid");
    const payment = await findPayment(db, publicId);
    const rows = await db
      .select()
      .from(refunds)
      .where(eq(refunds.paymentId, payment?.id ?? 0));
    expect(rows).toMatchObject([{ amount: 5000, method: "source", orderId: null }]);
    expect(await balanceOf(db, { kind: "customer_wallet", customerId: ada.customerId })).toBe(0);
    expect((await reconcile(db)).disagreements).toEqual([]);
  });

  test("never leaves money in a wallet that is deleted at the same time", async () => {
    for (let round = 0; round < 5; round++) {
      ada = await addCustomer(db);
      const publicId = await start();
      await Promise.all([
        report(publicId, "paid"),
        // Refused without a payout when the money arrives first.
        ask("DELETE /customer/remove-account", { payout: "original" }, { token: ada.token }),
      ]);
      expect(await balanceOf(db, { kind: "customer_wallet", customerId: ada.customerId })).toBe(0);
      expect((await reconcile(db)).disagreements).toEqual([]);
    }
  });

  test("starts one payment for repeated requests with one key", async () => {
    const key = nextKey();
    const first = await addFund({}, key);
    const again = await addFund({}, key);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
    const rows = await db.$count(payments, eq(payments.customerId, ada.customerId));
    expect(rows).toBe(1);
  });
});

describe("a bonus", () => {
  test("is the best one of the running offers, and comes with the money", async () => {
    await addBonus(db);
    await addBonus(db, { bonus: 300, bonusKind: "amount", minimum: minor(4000) });
    await addBonus(db, { bonus: 9000, starts: "2027-01-01", ends: "2027-12-31" });
    await addBonus(db, { bonus: 9000, active: false });
    await report(await start({ amount: 45 }), "paid");
    expect(await transactions()).toMatchObject([{ credit: 45, admin_bonus: 4.5, balance: 49.5 }]);
    expect(await balance()).toBe(49.5);
    expect((await reconcile(db)).disagreements).toEqual([]);
  });

  test("counts as it was shown, even if the offer ends while the customer pays", async () => {
    const id = await addBonus(db);
    const publicId = await start();
    await db.update(walletBonuses).set({ active: false }).where(eq(walletBonuses.id, id));
    await report(publicId, "paid");
    expect(await balance()).toBe(55);
  });

  test("is listed while it runs, in the language of the customer", async () => {
    const id = await addBonus(db, {
      title: { en: "Ten on top", fr: "Dix en plus" },
      ends: "2026-11-23",
    });
    const read = () =>
      ask("GET /customer/wallet/bonuses", {}, { token: ada.token, language: "fr" });
    expect((await read()).body).toEqual([
      {
        id,
        title: "Dix en plus",
        description: null,
        bonus_type: "percentage",
        bonus_amount: 10,
        minimum_add_amount: 20,
        maximum_bonus_amount: 5,
        start_date: "2026-01-01",
        end_date: "2026-11-23",
      },
    ]);
    // Midnight in Paris.
    setNow(new Date("2026-11-23T23:00:00Z"));
    expect((await read()).body).toEqual([]);
  });
});

describe("refuses", () => {
  const refused = async (overrides: object = {}) => {
    const before = await db.$count(payments);
    const { status, body } = await addFund(overrides);
    expect(await db.$count(payments)).toBe(before);
    return [status, body.errors?.[0]?.code];
  };

  test.each([
    ["no amount", { amount: undefined }, "amount"],
    ["an amount of 0", { amount: 0 }, "amount"],
    ["less than a cent", { amount: 0.001 }, "amount"],
    ["more than 10 000", { amount: 10_000.01 }, "amount"],
    ["no gateway", { payment_method: undefined }, "payment_method"],
    ["an unknown gateway", { payment_method: "unknown" }, "payment_method"],
    ["a page on another host", { callback: "https://elsewhere.example/" }, "callback"],
  ])("%s", async (_name, overrides, code) => {
    expect(await refused(overrides)).toEqual([422, code]);
  });

  test.each([
    ["the shop has no wallets", { wallet: false }, [403, "feature_off"]],
    ["adding funds is off", { addFund: false }, [403, "feature_off"]],
    ["digital payment is off", { digitalPayment: false }, [422, "payment_method"]],
  ])("when %s", async (_name, settings, expected) => {
    await configure({ ...on, ...settings });
    expect(await refused()).toEqual(expected);
  });

  test("offers of bonuses when adding funds is off", async () => {
    await configure({ ...on, addFund: false });
    const { status } = await ask("GET /customer/wallet/bonuses", {}, { token: ada.token });
    expect(status).toBe(403);
  });

  test("a customer without a verified phone where the shop requires one", async () => {
    const login = { ...testShopSettings().login, phone_verification_status: 1 as const };
    await configure({ ...on, login });
    expect(await refused()).toEqual([403, "phone_unverified"]);
    await db
      .update(customers)
      .set({ phone: "+33612345678", phoneVerified: true })
      .where(eq(customers.id, ada.customerId));
    expect((await addFund()).status).toBe(200);
  });

  test("an eleventh payment within an hour", async () => {
    for (let count = 0; count < 10; count++) expect((await addFund()).status).toBe(200);
    expect(await refused()).toEqual([429, "throttled"]);
  });

  test("accepts 10 000 exactly", async () => {
    expect((await addFund({ amount: 10_000 })).status).toBe(200);
  });
});
