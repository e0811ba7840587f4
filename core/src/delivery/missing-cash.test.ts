import { expect, test } from "vitest";
import { minor } from "../money.ts";
import { splitCash } from "./missing-cash.ts";

const split = (cash: number, ...due: number[]) => splitCash(minor(cash), due.map(minor));

test.each([
  [1200, [1200], [1200]],
  [1000, [1200], [1000]],
  [1200, [800, 400], [800, 400]],
  [600, [800, 400], [400, 200]],
  [1199, [800, 400, 0], [799, 400, 0]],
  [0, [0], [0]],
])("shares %i among what is due of %j", (cash, due, shares) => {
  expect(split(cash, ...due)).toEqual(shares);
});

test("gives no order more than is due for it", () => {
  for (let cash = 1; cash <= 30; cash++) {
    const shares = split(cash, 7, 3, 20);
    expect(shares?.reduce((sum, share) => sum + share, 0)).toBe(cash);
    expect(shares?.every((share, index) => share <= ([7, 3, 20][index] ?? 0))).toBe(true);
  }
});

test.each([[1201], [0], [-1]])("refuses %i for 1200", (cash) => {
  expect(split(cash, 1200)).toBeNull();
});
