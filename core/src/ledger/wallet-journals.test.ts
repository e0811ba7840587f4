import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { minor, nothing } from "../money.ts";
import { accountName } from "./accounts.ts";
import { type Journal, journalProblem } from "./journals.ts";
import {
  accountClosed,
  claimPaid,
  pointsConverted,
  pointsEarned,
  topUp,
  walletGift,
} from "./wallet-journals.ts";

const customerId = 12;
const fact = { cause: "test:1", customerId };
const gateway = "card";

const amountsOf = (journal: Journal | null) =>
  journal &&
  Object.fromEntries(journal.postings.map(({ account, amount }) => [accountName(account), amount]));

describe("topUp", () => {
  test("fills the wallet with the payment and with a bonus from promotions", () => {
    const journal = topUp({ ...fact, gateway, amount: minor(5000), bonus: minor(500) });
    expect(amountsOf(journal)).toEqual({
      "gateway:card": -5000,
      promotions: -500,
      "customer_wallet:12": 5500,
    });
  });

  test("leaves promotions out without a bonus", () => {
    const journal = topUp({ ...fact, gateway, amount: minor(5000), bonus: nothing });
    expect(amountsOf(journal)).toEqual({ "gateway:card": -5000, "customer_wallet:12": 5000 });
  });

  test("refuses a negative bonus", () => {
    expect(() => topUp({ ...fact, gateway, amount: minor(5000), bonus: minor(-1) })).toThrow(
      RangeError,
    );
  });
});

test.each(["wallet_credit", "cashback", "referral_reward"] as const)(
  "%s comes from promotions",
  (kind) => {
    const journal = walletGift(kind, { ...fact, amount: minor(300) });
    expect(journal.kind).toBe(kind);
    expect(amountsOf(journal)).toEqual({ promotions: -300, "customer_wallet:12": 300 });
  },
);

test("points are earned from the points issued", () => {
  expect(amountsOf(pointsEarned({ ...fact, points: 40 }))).toEqual({
    points_issued: -40,
    "customer_points:12": 40,
  });
});

test("converted points end, and promotions pay their worth", () => {
  expect(amountsOf(pointsConverted({ ...fact, points: 200, amount: minor(1000) }))).toEqual({
    "customer_points:12": -200,
    points_issued: 200,
    promotions: -1000,
    "customer_wallet:12": 1000,
  });
});

describe("accountClosed", () => {
  test("leaves the wallet to the platform and ends the points", () => {
    const journal = accountClosed({ customerId, wallet: minor(725), claim: nothing, points: 40 });
    expect(journal?.cause).toBe("customer:12:closed");
    expect(amountsOf(journal)).toEqual({
      "customer_wallet:12": -725,
      platform: 725,
      "customer_points:12": -40,
      points_issued: 40,
    });
  });

  test("posts only what there is", () => {
    expect(
      amountsOf(accountClosed({ customerId, wallet: nothing, claim: nothing, points: 40 })),
    ).toEqual({
      "customer_points:12": -40,
      points_issued: 40,
    });
    const empty = { customerId, wallet: nothing, claim: nothing, points: 0 };
    expect(accountClosed(empty)).toBeNull();
  });

  test("leaves what is claimed to the customer, and the rest to the platform", () => {
    const left = { customerId, wallet: minor(725), claim: minor(700), points: 0 };
    expect(amountsOf(accountClosed(left))).toEqual({
      "customer_wallet:12": -725,
      "customer_claim:12": 700,
      platform: 25,
    });
  });

  test("ends debts of wallet and points", () => {
    const debts = { customerId, wallet: minor(-300), claim: nothing, points: -7 };
    expect(amountsOf(accountClosed(debts))).toEqual({
      "customer_wallet:12": 300,
      platform: -300,
      "customer_points:12": 7,
      points_issued: -7,
    });
  });
});

test("claimPaid takes the claim from the bank", () => {
  expect(amountsOf(claimPaid({ ...fact, amount: minor(300) }))).toEqual({
    "customer_claim:12": -300,
    bank: 300,
  });
});

test("every journal sums to zero, whatever the amounts", () => {
  const amount = fc.integer({ min: 1, max: 1_000_000_000 }).map(minor);
  fc.assert(
    fc.property(amount, fc.nat().map(minor), amount, (paid, bonus, points) => {
      for (const journal of [
        topUp({ ...fact, gateway, amount: paid, bonus }),
        walletGift("cashback", { ...fact, amount: paid }),
        pointsEarned({ ...fact, points }),
        pointsConverted({ ...fact, points, amount: paid }),
        accountClosed({ customerId, wallet: bonus, claim: nothing, points }),
        accountClosed({ customerId, wallet: paid, claim: paid, points }),
        claimPaid({ ...fact, amount: paid }),
      ]) {
        expect(journal && journalProblem(journal)).toBeNull();
      }
    }),
  );
});
