import fc from "fast-check";
import { expect, test } from "vitest";
import { fromPercent, minor, noRate } from "../money.ts";
import {
  type DeliveryTerms,
  deliveryCharge,
  freeDeliveryBy,
  freeDeliveryProgress,
} from "./delivery.ts";

const perKm = {
  kind: "distance",
  perKm: minor(55),
  minimum: minor(200),
  maximum: minor(800),
} as const;
const own: DeliveryTerms = { by: "store", rate: perKm };
const zone = (extraCharge: number, risePercent: number): DeliveryTerms => ({
  by: "zone",
  rate: perKm,
  extraCharges: [{ fromMeters: 0, charge: minor(extraCharge) }],
  rise: fromPercent(risePercent),
});

test.each<[string, DeliveryTerms, number, number]>([
  ["charges per kilometre", own, 5000, 275],
  ["rounds half up", own, 4500, 248],
  ["charges at least the minimum", own, 100, 200],
  ["charges at most the maximum", own, 90_000, 800],
  [
    "has no maximum where none is set",
    { by: "store", rate: { ...perKm, maximum: null } },
    90_000,
    4950,
  ],
  [
    "charges a fixed amount at any distance",
    { by: "zone", rate: { kind: "fixed", charge: minor(350) }, extraCharges: [], rise: noRate },
    90_000,
    350,
  ],
  ["adds the extra charge after the maximum", zone(150, 0), 90_000, 950],
  ["raises charge and extra charge together", zone(150, 20), 5000, 510],
  ["rounds once, at the end", zone(0, 50), 4510, 372],
])("%s", (_title, terms, meters, charge) => {
  expect(deliveryCharge(terms, meters)).toBe(charge);
});

test("never charges less for a longer distance", () => {
  fc.assert(
    fc.property(fc.nat({ max: 50_000 }), fc.nat({ max: 50_000 }), (meters, more) => {
      const terms = zone(30, 15);
      expect(deliveryCharge(terms, meters + more)).toBeGreaterThanOrEqual(
        deliveryCharge(terms, meters),
      );
    }),
  );
});

test.each([
  [{ byStore: true, over: minor(0), byCoupon: true }, "vendor"],
  [{ byStore: false, over: minor(2000), byCoupon: true }, "admin"],
  [{ byStore: false, over: minor(2001), byCoupon: true }, "coupon"],
  [{ byStore: false, over: minor(2001), byCoupon: false }, null],
  [{ byStore: false, over: null, byCoupon: false }, null],
])("the first offer that applies pays for the delivery: %o", (offers, by) => {
  expect(freeDeliveryBy(offers, minor(2000))).toBe(by);
});

test.each([
  [0, 3000, 0, 3000],
  [1000, 3000, 33, 2000],
  [2000, 3000, 67, 1000],
  [2999, 3000, 100, 1],
  [3000, 3000, 100, 0],
  [9000, 3000, 100, 0],
  [0, 0, 100, 0],
])(
  "returns the progress to free delivery: %i of %i is %i percent, %i missing",
  (subtotal, over, percent, remaining) => {
    expect(freeDeliveryProgress(minor(subtotal), minor(over))).toEqual({ percent, remaining });
  },
);
