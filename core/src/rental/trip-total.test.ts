import fc from "fast-check";
import { expect, test } from "vitest";
import { basisPoints, minor } from "../money.ts";
import { priceOrder } from "../pricing/receipt.ts";
import { tripToPrice } from "../trips/trip-price.ts";
import { tripTotal } from "./trip-total.ts";
import { vehicleOffer } from "./vehicle-offer.ts";

test("the price that is said early is the total of the receipt", () => {
  const input = fc.record({
    daily: fc.integer({ min: 1, max: 50_000 }),
    days: fc.integer({ min: 1, max: 30 }),
    quantity: fc.integer({ min: 1, max: 20 }),
    percent: fc.nat(9000),
    taxRate: fc.nat(3000),
    isTaxIncluded: fc.boolean(),
    charge: fc.nat(500),
  });
  fc.assert(
    fc.property(input, ({ daily, days, quantity, percent, ...added }) => {
      const discount = { kind: "percent" as const, rate: basisPoints(percent) };
      const rates = { hourlyPrice: null, perKmPrice: null, dailyPrice: minor(daily) };
      const span = { type: "day_wise" as const, hours: 24 * days, meters: 0 };
      const offer = vehicleOffer({ rates, discount, providerDiscount: null }, span, quantity);
      const taxRate = basisPoints(added.taxRate);
      const charge = minor(added.charge);
      const unitPrice = minor(daily * days);
      const { total } = priceOrder(
        tripToPrice([{ cartId: 1, vehicleId: 1, quantity, unitPrice, discount }], {
          storeDiscount: null,
          coupon: null,
          referralBonus: null,
          tax: { rate: taxRate, included: added.isTaxIncluded },
          charges: [{ key: "additional_charge", amount: charge }],
        }),
      );
      const { isTaxIncluded } = added;
      expect(
        tripTotal(offer?.discountedPrice ?? minor(0), { taxRate, isTaxIncluded, charge }),
      ).toBe(total);
    }),
  );
});
