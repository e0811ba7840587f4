import { expect, test } from "vitest";
import { minor } from "../money.ts";
import { planPayout } from "./payout-plan.ts";

const topUps = [
  { paymentId: 3, left: minor(1000) },
  { paymentId: 2, left: minor(0) },
  { paymentId: 1, left: minor(5000) },
];

test.each([
  [0, [], 0],
  [999, [[3, 999]], 0],
  [1000, [[3, 1000]], 0],
  [
    1001,
    [
      [3, 1000],
      [1, 1],
    ],
    0,
  ],
  [
    6000,
    [
      [3, 1000],
      [1, 5000],
    ],
    0,
  ],
  [
    6200,
    [
      [3, 1000],
      [1, 5000],
    ],
    200,
  ],
])("returns %d cents by the newest top-ups, and leaves a rest", (amount, returns, rest) => {
  expect(planPayout(minor(amount), topUps)).toEqual({
    returns: returns.map(([paymentId, returned]) => ({ paymentId, amount: returned })),
    rest,
  });
});
