import { expect, test } from "vitest";
import { minor } from "../money.ts";
import { unitPriceOf } from "./unit-price.ts";

test.each([
  [310, "1 kg", { amount: 310, unit: "kg" }],
  [480, "500 g", { amount: 960, unit: "kg" }],
  [690, "jar 250 g", { amount: 2760, unit: "kg" }],
  [895, "bottle 75 cl", { amount: 1193, unit: "l" }],
  [240, "bottle 1.5 L", { amount: 160, unit: "l" }],
  [240, "bouteille 1,5 L", { amount: 160, unit: "l" }],
  [120, "tube 75 ml", { amount: 1600, unit: "l" }],
  [396, "6 × 33 cl", { amount: 200, unit: "l" }],
  [396, "pack of 6 x 33 cl", { amount: 200, unit: "l" }],
  [240, "box of 12", { amount: 20, unit: "piece" }],
  [100, "lot de 6", { amount: 17, unit: "piece" }],
])("%d for “%s” is %o", (price, unit, expected) => {
  expect(unitPriceOf(minor(price), unit)).toEqual(expected);
});

test.each([null, "", "piece", "bunch", "pair", "pack of 1", "0 g", "roll of 50 m", "12 glasses"])(
  "“%s” has no unit price",
  (unit) => {
    expect(unitPriceOf(minor(100), unit)).toBeNull();
  },
);
