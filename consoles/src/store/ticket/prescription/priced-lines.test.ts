import { expect, test } from "vitest";
import { isPrice, isQuantity, totalOf } from "./priced-lines.ts";

test.each([
  ["4.20", true],
  ["4,2", true],
  ["12", true],
  ["", false],
  ["4.205", false],
  ["-1", false],
])("takes %s as a price: %s", (text, isTaken) => {
  expect(isPrice(text)).toBe(isTaken);
});

test.each([
  ["1", true],
  ["999", true],
  ["0", false],
  ["1000", false],
  ["1.5", false],
])("takes %s as a number of pieces: %s", (text, isTaken) => {
  expect(isQuantity(text)).toBe(isTaken);
});

test("adds up complete lines to the cent", () => {
  const lines = [
    { name: "Ibuprofen", quantity: "3", price: "4,10" },
    { name: "Syrup", quantity: "1", price: "7.35" },
    { name: "Unknown", quantity: "", price: "" },
  ];
  expect(totalOf(lines)).toBe(19.65);
});
