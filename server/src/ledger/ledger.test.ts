import type { AccountRef } from "@errand/core/ledger/accounts";
import type { Journal } from "@errand/core/ledger/journals";
import {
  courierCollectedCash,
  courierHandedInCash,
  gatewayPayment,
  walletPayment,
} from "@errand/core/ledger/order-journals";
import { transfer } from "@errand/core/ledger/transfer";
import { pointsConverted, pointsEarned, topUp } from "@errand/core/ledger/wallet-journals";
import { minor, nothing } from "@errand/core/money";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { type Database, inTransaction, sqlState } from "../database/database.ts";
import { createTestDatabase } from "../database/testing.ts";
import { ledgerAccounts, ledgerJournals, ledgerPostings } from "./ledger.tables.ts";
import { balanceOf, postJournal } from "./ledger.ts";

const { db } = await createTestDatabase();

let lastCustomerId = 0;
const aCustomer = () => ++lastCustomerId;
const walletOf = (customerId: number): AccountRef => ({ kind: "customer_wallet", customerId });
const pointsOf = (customerId: number): AccountRef => ({ kind: "customer_points", customerId });
const at = new Date("2026-11-23T09:00:00Z");

const post = (journal: Journal) => inTransaction(db, (tx) => postJournal(tx, { ...journal, at }));

let lastCause = 0;
const aCause = () => `test:${++lastCause}`;

async function customerWith(amount: number): Promise<number> {
  const customerId = aCustomer();
  await post(
    topUp({ cause: aCause(), customerId, gateway: "demo", amount: minor(amount), bonus: nothing }),
  );
  return customerId;
}

const payment = (customerId: number, amount: number) =>
  walletPayment({ cause: aCause(), customerId, amount: minor(amount) });

describe("postJournal", () => {
  test("changes the balance of every account of the journal", async () => {
    const before = await balanceOf(db, { kind: "promotions" });
    const customerId = aCustomer();
    const gateway: AccountRef = { kind: "gateway", gateway: "card" };
    await post(
      topUp({
        cause: aCause(),
        customerId,
        gateway: "card",
        amount: minor(5000),
        bonus: minor(500),
      }),
    );
    expect(await balanceOf(db, walletOf(customerId))).toBe(5500);
    expect(await balanceOf(db, gateway)).toBe(-5000);
    expect(await balanceOf(db, { kind: "promotions" })).toBe(before - 500);
  });

  test("keeps points and money apart", async () => {
    const customerId = aCustomer();
    await post(pointsEarned({ cause: aCause(), customerId, points: 300 }));
    await post(pointsConverted({ cause: aCause(), customerId, points: 200, amount: minor(1000) }));
    expect(await balanceOf(db, pointsOf(customerId))).toBe(100);
    expect(await balanceOf(db, walletOf(customerId))).toBe(1000);
  });

  test("records a cause once and says so", async () => {
    const customerId = await customerWith(1000);
    const journal = payment(customerId, 300);
    expect(await post(journal)).toBe(true);
    expect(await post(journal)).toBe(false);
    expect(await balanceOf(db, walletOf(customerId))).toBe(700);
  });

  test("records a cause once in 20 parallel transactions", async () => {
    const customerId = await customerWith(1000);
    const journal = payment(customerId, 300);
    const posted = await Promise.all(Array.from({ length: 20 }, () => post(journal)));
    expect(posted.filter(Boolean)).toHaveLength(1);
    expect(await balanceOf(db, walletOf(customerId))).toBe(700);
    expect(await db.$count(ledgerJournals, eq(ledgerJournals.cause, journal.cause))).toBe(1);
  });

  test("records a cause again after the transaction that recorded it rolled back", async () => {
    const customerId = await customerWith(1000);
    const journal = payment(customerId, 300);
    const canceled = inTransaction(db, async (tx) => {
      await postJournal(tx, { ...journal, at });
      throw new Error("changed my mind");
    });
    await expect(canceled).rejects.toThrow("changed my mind");
    expect(await balanceOf(db, walletOf(customerId))).toBe(1000);
    expect(await post(journal)).toBe(true);
  });

  test("refuses a payment above the wallet balance and changes nothing", async () => {
    const customerId = await customerWith(1000);
    await expect(post(payment(customerId, 1001))).rejects.toMatchObject({
      key: "wallet_balance_low",
    });
    expect(await balanceOf(db, walletOf(customerId))).toBe(1000);
    await post(payment(customerId, 1000));
    expect(await balanceOf(db, walletOf(customerId))).toBe(0);
  });

  test("refuses a payment from a wallet that never held money", async () => {
    await expect(post(payment(aCustomer(), 1))).rejects.toMatchObject({
      key: "wallet_balance_low",
    });
  });

  test("refuses to convert more points than there are", async () => {
    const customerId = aCustomer();
    await post(pointsEarned({ cause: aCause(), customerId, points: 99 }));
    const tooMany = { cause: aCause(), customerId, points: 100, amount: minor(50) };
    await expect(post(pointsConverted(tooMany))).rejects.toMatchObject({ key: "points_missing" });
    expect(await balanceOf(db, walletOf(customerId))).toBe(0);
  });

  test("refuses a courier who hands in more cash than collected", async () => {
    const courierId = 7;
    const cash: AccountRef = { kind: "courier_cash", courierId };
    await post(courierCollectedCash({ cause: aCause(), courierId, amount: minor(2000) }));
    expect(await balanceOf(db, cash)).toBe(-2000);
    await expect(
      post(courierHandedInCash({ cause: aCause(), courierId, amount: minor(2001) })),
    ).rejects.toMatchObject({ key: "cash_amount_too_large" });
    await post(courierHandedInCash({ cause: aCause(), courierId, amount: minor(2000) }));
    expect(await balanceOf(db, cash)).toBe(0);
  });

  test("leaves nothing of a refused journal behind when its savepoint is rolled back", async () => {
    const customerId = await customerWith(100);
    const refused = payment(customerId, 101);
    const other = gatewayPayment({ cause: aCause(), gateway: "card", amount: minor(101) });
    await inTransaction(db, async (tx) => {
      const attempt = inTransaction(tx, (inner) => postJournal(inner, { ...refused, at }));
      await expect(attempt).rejects.toMatchObject({ key: "wallet_balance_low" });
      await postJournal(tx, { ...other, at });
    });
    expect(await db.$count(ledgerJournals, eq(ledgerJournals.cause, refused.cause))).toBe(0);
    expect(await db.$count(ledgerJournals, eq(ledgerJournals.cause, other.cause))).toBe(1);
  });

  test("refuses postings that do not sum to zero before it writes", async () => {
    const journal = payment(await customerWith(100), 50);
    const unbalanced = { ...journal, postings: journal.postings.slice(0, 1) };
    await expect(post(unbalanced)).rejects.toThrow(
      `journal ${journal.cause}: its postings in money sum to -50`,
    );
    expect(await db.$count(ledgerJournals, eq(ledgerJournals.cause, journal.cause))).toBe(0);
  });

  test("never pays more than the wallet holds in 200 parallel payments", async () => {
    const customerId = await customerWith(1000);
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, () => post(payment(customerId, 70))),
    );
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused).toHaveLength(186);
    for (const { reason } of refused) expect(reason).toMatchObject({ key: "wallet_balance_low" });
    expect(await balanceOf(db, walletOf(customerId))).toBe(1000 - 14 * 70);
  });

  test("never converts more points or pays more money than there is in 200 parallel conversions and payments", async () => {
    const customerId = await customerWith(100);
    await post(pointsEarned({ cause: aCause(), customerId, points: 1000 }));
    const convert = () =>
      post(pointsConverted({ cause: aCause(), customerId, points: 70, amount: minor(35) }));
    const results = await Promise.allSettled(
      Array.from({ length: 200 }, (_value, index) =>
        index % 2 === 0 ? convert() : post(payment(customerId, 40)),
      ),
    );
    const isDone = (result: PromiseSettledResult<boolean>) => result.status === "fulfilled";
    const converted = results.filter((result, index) => index % 2 === 0 && isDone(result)).length;
    const paid = results.filter((result, index) => index % 2 === 1 && isDone(result)).length;
    expect(converted).toBe(14);
    expect(await balanceOf(db, pointsOf(customerId))).toBe(1000 - 14 * 70);
    expect(await balanceOf(db, walletOf(customerId))).toBe(100 + 14 * 35 - paid * 40);
    for (const result of results) {
      if (result.status === "rejected") {
        expect(result.reason).toMatchObject({
          key: expect.stringMatching(/^(points_missing|wallet_balance_low)$/),
        });
      }
    }
  });

  test("does not deadlock when parallel journals name the same accounts in opposite orders", async () => {
    const wallets = [walletOf(await customerWith(1000)), walletOf(await customerWith(1000))];
    const journals = Array.from({ length: 40 }, (_value, index): Journal => {
      const [from, to] = index % 2 === 0 ? wallets : wallets.toReversed();
      const postings = from && to ? transfer(10, from, to) : [];
      return { kind: "refund", cause: aCause(), postings };
    });
    // Without the retry of `inTransaction`.
    await Promise.all(
      journals.map((journal) => db.transaction((tx) => postJournal(tx, { ...journal, at }))),
    );
    for (const wallet of wallets) expect(await balanceOf(db, wallet)).toBe(1000);
  });
});

describe("the database", () => {
  const insertJournal = async (tx: Database) => {
    const values = { kind: "wallet_payment", cause: aCause(), at } as const;
    const [row] = await tx.insert(ledgerJournals).values(values).returning();
    return row?.id ?? 0;
  };
  const stateOf = (work: Promise<unknown>) => work.then(() => null, sqlState);
  const checkViolation = "23514";
  const restrictViolation = "23001";

  test("refuses to commit a journal without postings", async () => {
    expect(await stateOf(inTransaction(db, insertJournal))).toBe(checkViolation);
  });

  test("refuses to commit a journal that does not sum to zero in each unit", async () => {
    const customerId = await customerWith(100);
    await post(pointsEarned({ cause: aCause(), customerId, points: 1 }));
    const accounts = await db
      .select()
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.owner, String(customerId)))
      .orderBy(ledgerAccounts.id);
    const work = inTransaction(db, async (tx) => {
      const journalId = await insertJournal(tx);
      const [wallet, points] = accounts.map(({ id }) => id);
      await tx.insert(ledgerPostings).values([
        { journalId, accountId: wallet ?? 0, amount: -5 },
        { journalId, accountId: points ?? 0, amount: 5 },
      ]);
    });
    expect(await stateOf(work)).toBe(checkViolation);
  });

  test("refuses a posting that is added to a balanced journal later", async () => {
    const journal = payment(await customerWith(100), 50);
    await post(journal);
    const [posted] = await db
      .select()
      .from(ledgerJournals)
      .where(eq(ledgerJournals.cause, journal.cause));
    const [account] = await db
      .select()
      .from(ledgerAccounts)
      .where(eq(ledgerAccounts.kind, "promotions"));
    const later = { journalId: posted?.id ?? 0, accountId: account?.id ?? 0, amount: 1 };
    expect(await stateOf(db.insert(ledgerPostings).values(later))).toBe(checkViolation);
  });

  test.each([
    sql`update ledger_postings set amount = amount + 1`,
    sql`delete from ledger_postings`,
    sql`truncate ledger_postings`,
    sql`update ledger_journals set cause = cause || '!'`,
    sql`delete from ledger_journals`,
    sql`truncate ledger_journals cascade`,
    sql`update ledger_accounts set owner = 'nobody'`,
    sql`delete from ledger_accounts`,
    sql`truncate ledger_accounts cascade`,
  ])("refuses to change what is recorded: %#", async (statement) => {
    await customerWith(100);
    expect(await stateOf(db.execute(statement))).toBe(restrictViolation);
  });

  test("refuses a balance beyond the limit of its account", async () => {
    const customerId = await customerWith(100);
    const overdraw = db
      .update(ledgerAccounts)
      .set({ balance: -1 })
      .where(eq(ledgerAccounts.owner, String(customerId)));
    expect(await stateOf(overdraw)).toBe(checkViolation);
  });
});
