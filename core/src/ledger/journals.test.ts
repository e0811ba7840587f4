import { describe, expect, test } from "vitest";
import { type AccountRef, accountName, kindsLimitedTo } from "./accounts.ts";
import { type Journal, journalProblem, type Posting } from "./journals.ts";

const wallet: AccountRef = { kind: "customer_wallet", customerId: 12 };
const points: AccountRef = { kind: "customer_points", customerId: 12 };
const platform: AccountRef = { kind: "platform" };
const pointsIssued: AccountRef = { kind: "points_issued" };
const journal = (...postings: Posting[]): Journal => ({
  kind: "refund",
  cause: "refund:1",
  postings,
});

describe("journalProblem", () => {
  test.each<[string, Journal]>([
    [
      "two postings",
      journal({ account: wallet, amount: 500 }, { account: platform, amount: -500 }),
    ],
    [
      "several postings in both units",
      journal(
        { account: wallet, amount: 100 },
        { account: { kind: "promotions" }, amount: -60 },
        { account: platform, amount: -40 },
        { account: points, amount: -7 },
        { account: pointsIssued, amount: 7 },
      ),
    ],
  ])("accepts %s that sum to zero", (_what, valid) => {
    expect(journalProblem(valid)).toBeNull();
  });

  test.each<[string, Journal, string]>([
    ["no postings", journal(), "it has no postings"],
    ["no cause", { ...journal({ account: wallet, amount: 1 }), cause: "" }, "it has no cause"],
    [
      "a sum that is not zero",
      journal({ account: wallet, amount: 500 }, { account: platform, amount: -499 }),
      "its postings in money sum to 1",
    ],
    [
      "money against points",
      journal({ account: wallet, amount: 5 }, { account: points, amount: -5 }),
      "its postings in money sum to 5",
    ],
    [
      "an amount of zero",
      journal({ account: wallet, amount: 0 }, { account: platform, amount: 0 }),
      "0 is posted to customer_wallet:12",
    ],
    [
      "a fraction",
      journal({ account: wallet, amount: 0.5 }, { account: platform, amount: -0.5 }),
      "0.5 is posted to customer_wallet:12",
    ],
    [
      "an account twice",
      journal(
        { account: platform, amount: 2 },
        { account: wallet, amount: -1 },
        { account: wallet, amount: -1 },
      ),
      "customer_wallet:12 occurs twice",
    ],
  ])("refuses a journal with %s", (_what, wrong, problem) => {
    expect(journalProblem(wrong)).toBe(problem);
  });
});

test.each<[AccountRef, string]>([
  [wallet, "customer_wallet:12"],
  [points, "customer_points:12"],
  [{ kind: "store", storeId: 3 }, "store:3"],
  [{ kind: "courier_cash", courierId: 4 }, "courier_cash:4"],
  [{ kind: "gateway", gateway: "card" }, "gateway:card"],
  [platform, "platform"],
])("names account %j", (account, name) => {
  expect(accountName(account)).toBe(name);
});

test("limits what customers have and what is held for the shop", () => {
  expect(kindsLimitedTo("not below zero")).toEqual([
    "customer_wallet",
    "customer_points",
    "customer_claim",
  ]);
  expect(kindsLimitedTo("not above zero")).toEqual(["customer_debt", "courier_cash", "gateway"]);
});
