import { expect, test } from "vitest";
import { minor } from "../money.ts";
import { distanceCharge } from "./distance-charges.ts";

const charges = [
  { fromMeters: 8000, charge: minor(250) },
  { fromMeters: 4000, charge: minor(100) },
];

test.each([
  [0, 0],
  [3999, 0],
  [4000, 100],
  [7999, 100],
  [8000, 250],
  [90_000, 250],
])("a delivery over %i m costs %i more", (meters, charge) => {
  expect(distanceCharge(charges, meters)).toBe(charge);
});

test("a shop without distance charges adds nothing", () => {
  expect(distanceCharge([], 90_000)).toBe(0);
});
