import { AppError } from "@errand/core/errors";
import { type AccountRef, accountName } from "@errand/core/ledger/accounts";
import type { Journal } from "@errand/core/ledger/journals";
import {
  bankPayment,
  courierCollectedCash,
  courierHandedInCash,
  courierShare,
  gatewayPayment,
  refund,
  refundShifted,
  storeCollectedCash,
  storeCommission,
  storeDelivery,
  storePayout,
  storeShare,
  walletPayment,
} from "@errand/core/ledger/order-journals";
import {
  pointsConverted,
  pointsEarned,
  topUp,
  walletGift,
} from "@errand/core/ledger/wallet-journals";
import { minor } from "@errand/core/money";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createTestDatabase } from "../database/testing.ts";
import { closeCustomerAccounts } from "./customer-balances.data.ts";
import { balanceOf, postJournal } from "./ledger.ts";
import { balancesOfAccounts, limitsOfAccounts, sumsOfJournals } from "./ledger-checks.data.ts";

const { db } = await createTestDatabase();
const at = new Date();

/** A few owners and causes, so that histories meet each other in accounts and repeat themselves. */
const fact = fc.record({
  cause: fc.integer({ min: 1, max: 60 }).map(String),
  amount: fc.integer({ min: 1, max: 1000 }).map(minor),
  bonus: fc.integer({ min: 0, max: 50 }).map(minor),
  points: fc.integer({ min: 1, max: 100 }),
  customerId: fc.integer({ min: 1, max: 3 }),
  storeId: fc.integer({ min: 1, max: 2 }),
  courierId: fc.integer({ min: 1, max: 2 }),
  gateway: fc.constantFrom("card", "bank_link"),
});
type Fact = typeof fact extends fc.Arbitrary<infer Value> ? Value : never;

const rules: ((fact: Fact) => Journal)[] = [
  topUp,
  topUp,
  walletPayment,
  walletPayment,
  gatewayPayment,
  courierCollectedCash,
  courierHandedInCash,
  storeCollectedCash,
  storeShare,
  storeCommission,
  storeDelivery,
  courierShare,
  bankPayment,
  storePayout,
  pointsEarned,
  pointsConverted,
  (each) => walletGift("wallet_credit", each),
  (each) => walletGift("cashback", each),
  (each) => walletGift("referral_reward", each),
  ({ customerId, courierId, ...rest }) =>
    refund({
      ...rest,
      to: { kind: "customer_wallet", customerId },
      bearer: { kind: "courier_cash", courierId },
    }),
  ({ storeId, ...rest }) =>
    refund({ ...rest, to: { kind: "bank" }, bearer: { kind: "store", storeId } }),
  (each) => refundShifted({ ...each, bearer: { kind: "platform" } }),
  ({ courierId, ...rest }) =>
    refundShifted({ ...rest, bearer: { kind: "courier_cash", courierId } }),
];
const history = fc.array(
  fc.tuple(fc.constantFrom(...rules), fact).map(([rule, values]) => rule(values)),
  { minLength: 5, maxLength: 60 },
);

let round = 0;

/** Moves a history to customers, couriers, stores and causes that no earlier one has posted to. */
function moved({ kind, cause, postings }: Journal, by: number): Journal {
  return {
    kind,
    cause: `${by}:${cause}`,
    postings: postings.map(({ account, amount }) => ({
      account: movedAccount(account, by),
      amount,
    })),
  };
}

function movedAccount(account: AccountRef, by: number): AccountRef {
  if ("customerId" in account) return { ...account, customerId: account.customerId + by };
  if ("storeId" in account) return { ...account, storeId: account.storeId + by };
  if ("courierId" in account) return { ...account, courierId: account.courierId + by };
  return "gateway" in account ? { ...account, gateway: `${account.gateway}_${by}` } : account;
}

const shopAccounts: AccountRef[] = [
  { kind: "platform" },
  { kind: "promotions" },
  { kind: "points_issued" },
  { kind: "bank" },
];

async function readBalances(accounts: AccountRef[]): Promise<Record<string, number>> {
  const balances: Record<string, number> = {};
  for (const account of accounts) balances[accountName(account)] = await balanceOf(db, account);
  return balances;
}

test("holds for random histories whose journals are all posted at the same time", async () => {
  await fc.assert(
    fc.asyncProperty(history, fc.boolean(), async (drafts, isClosing) => {
      round += 1;
      const journals = drafts.map((journal) => moved(journal, round * 10));
      const expected = await readBalances(shopAccounts);
      // Without the retry of `inTransaction`, because concurrent journals must not deadlock.
      const results = await Promise.allSettled([
        ...journals.map((journal) => db.transaction((tx) => postJournal(tx, { ...journal, at }))),
        ...(isClosing
          ? [
              db.transaction((tx) =>
                closeCustomerAccounts(tx, { customerId: round * 10 + 1, claim: minor(0), at }),
              ),
            ]
          : []),
      ]);

      // Each cause is posted once at most, and refused journals are refused for the one reason.
      const posted = journals.filter((_journal, index) => {
        const result = results[index];
        return result?.status === "fulfilled" && result.value === true;
      });
      expect(new Set(posted.map(({ cause }) => cause)).size).toBe(posted.length);
      for (const result of results) {
        if (result.status === "rejected") expect(result.reason).toBeInstanceOf(AppError);
      }

      // Balances are what the posted journals add up to.
      const accounts = new Map(shopAccounts.map((account) => [accountName(account), account]));
      if (!isClosing) {
        for (const { account, amount } of posted.flatMap(({ postings }) => postings)) {
          accounts.set(accountName(account), account);
          expected[accountName(account)] = (expected[accountName(account)] ?? 0) + amount;
        }
        expect(await readBalances([...accounts.values()])).toEqual(expected);
      }

      // The books agree with themselves: stored and rebuilt balances, limits, sums of zero.
      expect(await limitsOfAccounts(db)).toEqual([]);
      expect(await balancesOfAccounts(db)).toEqual([]);
      expect(await sumsOfJournals(db)).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
