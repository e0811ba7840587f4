import { expect, test } from "vitest";
import { minor } from "../money.ts";
import { missingToMinimum } from "./minimum-order.ts";

test.each([
  ["one cent below the minimum", 999, 1000, 1],
  ["exactly the minimum", 1000, 1000, 0],
  ["above the minimum", 1001, 1000, 0],
  ["no minimum", 0, 0, 0],
])("returns the missing amount: %s", (_what, subtotal, minimum, missing) => {
  expect(missingToMinimum(minor(subtotal), minor(minimum))).toBe(missing);
});
