import { minor } from "@errand/core/money";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { customers } from "../account/account.tables.ts";
import { addCustomer } from "../cart/testing.ts";
import { addItem } from "../catalog/testing.ts";
import { buyNowInput } from "../checkout/testing.ts";
import { inTransaction } from "../database/database.ts";
import { outbox } from "../integrations/outbox/outbox.tables.ts";
import { balanceOf } from "../ledger/ledger.ts";
import { fundWallet } from "../ledger/testing.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { applyPayment } from "../payments/apply-payment.ts";
import { findPayment } from "../payments/payments.data.ts";
import { refunds } from "../payments/payments.tables.ts";
import { sandboxRefunds } from "../payments/sandbox/sandbox.tables.ts";
import { startPaymentTest } from "../payments/testing.ts";
import { addStaff, openTestSession } from "../staff/testing.ts";
import { addBonus } from "./testing.ts";
import { walletBonuses } from "./wallet.tables.ts";

const shop = await startPaymentTest();
const { api, ask, db, nextKey, runDueJobs } = shop;
/** Of the real clock, so that the jobs are due. */
const now = new Date();
let ada: { token: string; customerId: number; email: string };

beforeEach(async () => {
  await shop.begin(now);
  await shop.configure({ wallet: true, addFund: true, digitalPayment: true });
  await shop.changes.flushed();
  await db.update(walletBonuses).set({ active: false });
  const { token, customerId } = await addCustomer(db);
  ada = { token, customerId, email: `ada.${customerId}@example.org` };
  await db.update(customers).set({ email: ada.email }).where(eq(customers.id, customerId));
});

type Statement = { payout?: "original" | "give_up"; wallet_balance?: number };
const remove = (statement: Statement = {}) =>
  ask("DELETE /customer/remove-account", statement, { token: ada.token });
const claimOf = () => balanceOf(db, { kind: "customer_claim", customerId: ada.customerId });
const walletOf = () => balanceOf(db, { kind: "customer_wallet", customerId: ada.customerId });
const problems = async () => (await reconcile(db)).disagreements;

async function startTopUp(amount: number) {
  const input = {
    amount,
    payment_method: "sandbox",
    callback: `${api.settings.url}/profile?page=wallet`,
    payment_platform: "web" as const,
  };
  return (await ask("POST /customer/wallet/add-fund", input, { token: ada.token, key: nextKey() }))
    .body.payment_id;
}

function report(publicId: string) {
  return inTransaction(db, async (tx) => {
    const payment = await findPayment(tx, publicId);
    const { amount, currency } = payment ?? { amount: minor(0), currency: "" };
    const paid = { publicId, event: "paid", source: "poll", amount, currency, now } as const;
    return applyPayment(tx, api.paymentSubjects, paid);
  });
}

/** Pays into the wallet; the simulator returns as much as it has collected. */
async function topUp(amount: number): Promise<string> {
  const publicId = await startTopUp(amount);
  await shop.setOutcome(publicId, { outcome: "paid" });
  await report(publicId);
  return publicId;
}

/** Places an order of 13.00 that the wallet pays. */
async function placeOrder() {
  const itemId = await addItem(db, { storeId: shop.grocer, stock: 2 });
  const input = { ...buyNowInput(itemId), store_id: shop.grocer, payment_method: "wallet" };
  return shop.place(input, { ...shop.grocery, token: ada.token });
}

async function mailToAda() {
  await runDueJobs();
  const rows = await db.select().from(outbox).where(eq(outbox.recipient, ada.email));
  return rows.map(({ text }) => text).join("\n");
}

describe("an account with money", () => {
  test("is not deleted before the customer says what becomes of the money", async () => {
    const publicId = await topUp(20);
    await fundWallet(db, ada.customerId, 300);
    expect(await remove()).toMatchObject({
      status: 409,
      body: {
        errors: [
          {
            code: "balance",
            data: {
              wallet_balance: 23,
              loyalty_point: 0,
              payable: 20,
              refundable: [{ payment_id: publicId, amount: 20, method: "Demo card" }],
            },
          },
        ],
      },
    });
    expect(await walletOf()).toBe(2300);
  });

  test("returns top-ups the way they came, the newest first, and ends what the shop has given", async () => {
    await addBonus(db, { starts: "2020-01-01", ends: "2099-12-31" });
    const first = await topUp(20);
    const second = await topUp(5);
    const { status, body } = await remove({ payout: "original", wallet_balance: 27 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      payout: {
        returned: [
          { payment_id: second, amount: 5 },
          { payment_id: first, amount: 20 },
        ],
        claim: { amount: 0 },
        given_up: 2,
        loyalty_point: 0,
      },
    });
    expect([await walletOf(), await claimOf()]).toEqual([0, 2500]);
    await runDueJobs();
    expect(await claimOf()).toBe(0);
    expect(await db.$count(sandboxRefunds)).toBeGreaterThanOrEqual(2);
    expect(await problems()).toEqual([]);
    const mail = await mailToAda();
    expect(mail).toContain("20.00");
    expect(mail).toContain("Demo card");
    expect(mail).toContain("2.00");
  });

  test("keeps what no gateway can return as a claim, which the desk pays to whoever names its reference", async () => {
    const publicId = await topUp(20);
    const payment = await findPayment(db, publicId);
    await db.insert(refunds).values({
      paymentId: payment?.id ?? 0,
      amount: minor(1500),
      method: "source",
      borneBy: "platform",
      state: "completed",
      reason: "test",
      createdAt: now,
    });
    const { body } = await remove({ payout: "original" });
    expect(body).toMatchObject({ payout: { returned: [{ amount: 5 }], claim: { amount: 15 } } });
    const reference = "payout" in body ? (body.payout?.claim?.reference ?? "") : "";
    expect(await mailToAda()).toContain(reference);
    expect(await claimOf()).toBe(1500);

    const { id: staffId } = await addStaff(db, { kind: "operator", role: "finance" });
    const token = await openTestSession(db, staffId);
    const { body: list } = await ask("GET /desk/claims", {}, { token });
    expect(list.claims).toContainEqual({
      customer_id: ada.customerId,
      amount: 15,
      on_its_way: 0,
      created_at: now.toISOString(),
    });
    const pay = (input: { reference: string; amount: number }) =>
      ask("POST /desk/claims/pay", input, { token, key: nextKey() });
    expect((await pay({ reference: "AAAA-BBBB-CCCC", amount: 1 })).status).toBe(404);
    expect((await pay({ reference, amount: 15.01 })).body.errors?.[0]?.code).toBe("amount");
    expect((await pay({ reference, amount: 10 })).body.left).toBe(5);
    const both = await Promise.all([1, 2].map(() => pay({ reference, amount: 5 })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await claimOf()).toBe(0);
  });

  test("keeps the claim when the gateway refuses to return the money", async () => {
    const publicId = await topUp(20);
    await shop.setOutcome(publicId, { outcome: "declined" });
    await remove({ payout: "original" });
    await runDueJobs();
    expect(await claimOf()).toBe(2000);
    expect(await problems()).toEqual([]);
  });

  test("pays out what an order returned, and no gift that an order took", async () => {
    await fundWallet(db, ada.customerId, 1000);
    await topUp(10);
    const { order_id: orderId } = (await placeOrder()).body;
    const desk = { kind: "desk", staffId: null } as const;
    await inTransaction(db, (tx) => transitionOrder(tx, orderId, "canceled", desk, { at: now }));
    expect(await walletOf()).toBe(2000);
    const { body } = await remove({ payout: "original" });
    expect(body).toMatchObject({ payout: { returned: [{ amount: 10 }], given_up: 10 } });
    expect(await problems()).toEqual([]);
  });

  test("gives it up when the customer says so", async () => {
    await topUp(20);
    const { body } = await remove({ payout: "give_up" });
    expect(body).toMatchObject({ payout: { returned: [], claim: null, given_up: 20 } });
    expect([await walletOf(), await claimOf()]).toEqual([0, 0]);
    expect(await problems()).toEqual([]);
  });

  test("asks again when the balance is not the one that the customer saw", async () => {
    await topUp(20);
    const { body } = await remove({ payout: "give_up", wallet_balance: 0.1 });
    expect(body.errors?.[0]?.code).toBe("balance");
    expect(await walletOf()).toBe(2000);
  });

  test("names running orders before the money", async () => {
    await topUp(20);
    const { order_id: orderId } = (await placeOrder()).body;
    expect((await remove({ payout: "original" })).body.errors?.[0]).toMatchObject({
      code: "ongoing",
      data: { orders: [{ id: orderId, kind: "order" }] },
    });
  });
});

describe("money at the moment of the deletion", () => {
  test("is paid out once, however often the customer confirms", async () => {
    await topUp(20);
    const all = await Promise.all(Array.from({ length: 4 }, () => remove({ payout: "original" })));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401]);
    expect(await claimOf()).toBe(2000);
    await runDueJobs();
    expect([await walletOf(), await claimOf()]).toEqual([0, 0]);
    expect(await problems()).toEqual([]);
  });

  test("goes back with the rest, or by itself, when a top-up arrives", async () => {
    for (let round = 0; round < 5; round++) {
      ada = { ...ada, ...(await addCustomer(db)) };
      const waiting = await startTopUp(20);
      await shop.setOutcome(waiting, { outcome: "paid" });
      await topUp(5);
      await Promise.all([report(waiting), remove({ payout: "original" })]);
      await runDueJobs();
      expect([await walletOf(), await claimOf()]).toEqual([0, 0]);
    }
    expect(await problems()).toEqual([]);
  });

  test("pays an order or goes back, never both", async () => {
    for (let round = 0; round < 5; round++) {
      ada = { ...ada, ...(await addCustomer(db)) };
      await topUp(13);
      const [placed, removed] = await Promise.all([placeOrder(), remove({ payout: "original" })]);
      const count = await db.$count(orders, eq(orders.customerId, ada.customerId));
      expect([placed.status === 201, removed.status === 200]).toEqual(
        count === 1 ? [true, false] : [false, true],
      );
    }
    await runDueJobs();
    expect(await problems()).toEqual([]);
  });
});
