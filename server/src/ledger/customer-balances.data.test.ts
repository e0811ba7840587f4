import { walletPayment } from "@errand/core/ledger/order-journals";
import { pointsEarned, walletGift } from "@errand/core/ledger/wallet-journals";
import { minor } from "@errand/core/money";
import { expect, test } from "vitest";
import { inTransaction } from "../database/database.ts";
import { createTestDatabase } from "../database/testing.ts";
import { closeCustomerAccounts, readCustomerBalances } from "./customer-balances.data.ts";
import { balanceOf, postJournal } from "./ledger.ts";

const { db } = await createTestDatabase();
const at = new Date();
let lastCustomerId = 0;

async function customerWith(wallet: number, points: number): Promise<number> {
  const customerId = ++lastCustomerId;
  const cause = `gift:${customerId}`;
  await inTransaction(db, async (tx) => {
    const gift = { cause, customerId, amount: minor(wallet) };
    await postJournal(tx, { ...walletGift("wallet_credit", gift), at });
    await postJournal(tx, { ...pointsEarned({ ...gift, cause: `${cause}:points`, points }), at });
  });
  return customerId;
}

const close = (customerId: number) =>
  inTransaction(db, (tx) => closeCustomerAccounts(tx, { customerId, claim: minor(0), at }));

test("reads wallet and points, 0 for a customer without postings", async () => {
  const customerId = await customerWith(750, 20);
  expect(await readCustomerBalances(db, customerId)).toEqual({ wallet: 750, points: 20, owed: 0 });
  expect(await readCustomerBalances(db, 999)).toEqual({ wallet: 0, points: 0, owed: 0 });
});

test("writes wallet and points off, and nothing where there is nothing", async () => {
  const before = await balanceOf(db, { kind: "platform" });
  const customerId = await customerWith(750, 20);
  await close(customerId);
  await close(999);
  expect(await readCustomerBalances(db, customerId)).toEqual({ wallet: 0, points: 0, owed: 0 });
  expect(await balanceOf(db, { kind: "platform" })).toBe(before + 750);
});

test("writes off exactly what payments at the same time leave", async () => {
  for (let round = 0; round < 10; round++) {
    const customerId = await customerWith(500, 1);
    const before = await balanceOf(db, { kind: "platform" });
    const payment = { cause: `order:${customerId}`, customerId, amount: minor(200) };
    const [closed, paid] = await Promise.allSettled([
      close(customerId),
      inTransaction(db, (tx) => postJournal(tx, { ...walletPayment(payment), at })),
    ]);
    expect(closed.status).toBe("fulfilled");
    if (paid.status === "rejected")
      expect(paid.reason).toMatchObject({ key: "wallet_balance_low" });
    expect(await readCustomerBalances(db, customerId)).toEqual({ wallet: 0, points: 0, owed: 0 });
    expect(await balanceOf(db, { kind: "platform" })).toBe(before + 500);
  }
});
