import { describe, expect, test } from "vitest";
import { walletFilters, walletKindsOf, walletTransactionType } from "./transactions.ts";

describe("walletTransactionType", () => {
  test.each([
    ["refund", "order_refund"],
    ["points_converted", "loyalty_point"],
    ["top_up", "add_fund"],
    ["wallet_credit", "add_fund_by_admin"],
    ["referral_reward", "referrer"],
    ["cashback", "CashBack"],
  ] as const)("a journal of kind %s is %s", (kind, type) => {
    expect(walletTransactionType(kind, null)).toBe(type);
  });

  test.each([
    [{ purpose: "order", isWhole: true }, "order_place"],
    [{ purpose: "order", isWhole: false }, "partial_payment"],
    [{ purpose: "trip", isWhole: true }, "trip_booking"],
    [{ purpose: "trip", isWhole: false }, "trip_booking"],
  ] as const)("a payment for %o is %s", (purchase, type) => {
    expect(walletTransactionType("wallet_payment", purchase)).toBe(type);
  });
});

test("the filters but `all` share the journals out among themselves", () => {
  const kinds = walletFilters.filter((filter) => filter !== "all").flatMap(walletKindsOf);
  expect(kinds.toSorted()).toEqual([...walletKindsOf("all")].toSorted());
  expect(new Set(kinds).size).toBe(kinds.length);
});
