import { expect, test } from "vitest";
import { amountOf } from "./amount-of.ts";

test.each([
  ["50", 50],
  ["50.5", 50.5],
  ["50,25", 50.25],
  [" 1 000,00 € ", 1000],
  ["0", 0],
  ["", null],
  ["50.255", null],
  ["-5", null],
  ["1.000,00", null],
  ["fifty", null],
])("reads %j as %s", (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});
