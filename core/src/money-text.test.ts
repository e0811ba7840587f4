import { expect, test } from "vitest";
import { moneyText } from "./money-text.ts";

test.each([
  [12.5, "€", "left", 2, "en", "€12.50"],
  [12.5, "€", "right", 2, "fr", "12,50\u00a0€"],
  [1234.5, "€", "right", 2, "fr", "1\u202f234,50\u00a0€"],
  [1234.5, "CHF", "left", 2, "en", "CHF\u00a01,234.50"],
  [-3, "$", "left", 2, "en", "\u2212$3.00"],
  [7, "¥", "left", 0, "en", "¥7"],
] as const)("formats %d with %s on the %s", (amount, symbol, side, decimals, language, text) => {
  expect(moneyText(amount, { symbol, side, decimals }, language)).toBe(text);
});
