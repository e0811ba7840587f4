import type { AccountRef } from "@errand/core/ledger/accounts";
import { walletPayment } from "@errand/core/ledger/order-journals";
import { topUp, walletGift } from "@errand/core/ledger/wallet-journals";
import { minor, nothing } from "@errand/core/money";
import { expect, test } from "vitest";
import { inTransaction } from "../database/database.ts";
import { createTestDatabase } from "../database/testing.ts";
import { postJournal } from "./ledger.ts";
import { statement } from "./statement.data.ts";

const { db } = await createTestDatabase();
const customerId = 1;
const wallet: AccountRef = { kind: "customer_wallet", customerId };
const at = (hour: number) => new Date(Date.UTC(2026, 10, 23, hour));
const gateway = "card";
const history = [
  topUp({ cause: "top_up:1", customerId, gateway, amount: minor(5000), bonus: minor(500) }),
  walletPayment({ cause: "order:1:paid", customerId, amount: minor(1200) }),
  topUp({ cause: "top_up:2", customerId: 2, gateway, amount: minor(900), bonus: nothing }),
  walletGift("cashback", { cause: "order:1:cashback", customerId, amount: minor(60) }),
  walletPayment({ cause: "order:2:paid", customerId, amount: minor(4000) }),
];
for (const [hour, journal] of history.entries()) {
  await inTransaction(db, (tx) => postJournal(tx, { ...journal, at: at(hour) }));
}

const read = (account: AccountRef, query: Partial<Parameters<typeof statement>[2]> = {}) =>
  statement(db, account, { limit: 10, offset: 1, ...query });

test("lists the postings to an account with running balances, newest first", async () => {
  const { total, entries } = await read(wallet);
  expect(total).toBe(4);
  expect(entries.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ["wallet_payment", -4000, 360],
    ["cashback", 60, 4360],
    ["wallet_payment", -1200, 4300],
    ["top_up", 5500, 5500],
  ]);
  expect(entries[0]).toMatchObject({ cause: "order:2:paid", at: at(4) });
});

test("continues the running balance on the next page", async () => {
  const { total, entries } = await read(wallet, { limit: 2, offset: 2 });
  expect(total).toBe(4);
  expect(entries.map(({ balance }) => balance)).toEqual([4300, 5500]);
});

test("counts postings of other kinds in the running balance", async () => {
  const { total, entries } = await read(wallet, { kinds: ["wallet_payment"] });
  expect(total).toBe(2);
  expect(entries.map(({ balance }) => balance)).toEqual([360, 4300]);
});

test("has running balances for an account of the whole shop", async () => {
  const { entries } = await read({ kind: "gateway", gateway });
  expect(entries.map(({ amount, balance }) => [amount, balance])).toEqual([
    [-900, -5900],
    [-5000, -5000],
  ]);
});

test("is empty for an account without postings", async () => {
  expect(await read({ kind: "customer_points", customerId })).toEqual({ total: 0, entries: [] });
});
