import { expect, test } from "vitest";
import { moneyText, quantityText, toHalfStars } from "./numbers.ts";

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

test.each([
  [1, "01"],
  [9, "09"],
  [10, "10"],
  [120, "120"],
])("shows quantity %d with two digits below ten", (quantity, text) => {
  expect(quantityText(quantity)).toBe(text);
});

test.each([
  [4.24, 4],
  [4.25, 4.5],
  [4.74, 4.5],
  [4.75, 5],
])("shows %d as %d stars", (rating, stars) => {
  expect(toHalfStars(rating)).toBe(stars);
});
