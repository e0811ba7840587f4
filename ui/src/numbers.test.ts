import { expect, test } from "vitest";
import { quantityText, toHalfStars } from "./numbers.ts";

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
