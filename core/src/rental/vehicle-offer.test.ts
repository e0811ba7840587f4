import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { basisPoints, minor, nothing } from "../money.ts";
import type { Discount } from "../pricing/discount.ts";
import { priceOrder } from "../pricing/receipt.ts";
import type { StoreDiscount } from "../pricing/store-discount.ts";
import { comparedPrice, offeredVehicle, vehicleOffer } from "./vehicle-offer.ts";

const rates = { hourlyPrice: minor(1000), perKmPrice: minor(45), dailyPrice: minor(6000) };
const unpriced = { hourlyPrice: null, perKmPrice: null, dailyPrice: null };
const threeHours = { type: "hourly", hours: 3, meters: 0 } as const;
const percent = (rate: number): Discount => ({ kind: "percent", rate: basisPoints(rate) });
const off = (amount: number): Discount => ({ kind: "amount", amount: minor(amount) });
const ofProvider = (discount: Discount, more: Partial<StoreDiscount> = {}): StoreDiscount => ({
  discount,
  minPurchase: nothing,
  maxDiscount: nothing,
  ...more,
});

describe("the offer of a vehicle", () => {
  test.each([
    ["no discount", null, null, 3000, null],
    ["its own percentage", percent(1000), null, 2700, "vehicle"],
    ["its own amount", off(500), null, 2500, "vehicle"],
    ["an amount above the price", off(9000), null, 0, "vehicle"],
    ["the provider's percentage", null, ofProvider(percent(2000)), 2400, "provider"],
    ["a smaller own discount", percent(1000), ofProvider(percent(2000)), 2400, "provider"],
    ["a larger own discount", percent(3000), ofProvider(percent(2000)), 2100, "vehicle"],
    ["equal discounts", percent(2000), ofProvider(percent(2000)), 2400, "vehicle"],
    [
      "a capped provider",
      null,
      ofProvider(percent(2000), { maxDiscount: minor(100) }),
      2900,
      "provider",
    ],
    [
      "the minimum reached",
      null,
      ofProvider(off(100), { minPurchase: minor(3000) }),
      2900,
      "provider",
    ],
    ["the minimum missed", null, ofProvider(off(100), { minPurchase: minor(3001) }), 3000, null],
  ] as const)("with %s", (_case, discount, providerDiscount, discountedPrice, reason) => {
    expect(vehicleOffer({ rates, discount, providerDiscount }, threeHours)).toEqual({
      price: 3000,
      discountedPrice,
      reason,
    });
  });

  test("takes an amount off each vehicle", () => {
    const offer = vehicleOffer(
      { rates, discount: off(500), providerDiscount: null },
      threeHours,
      2,
    );
    expect(offer).toEqual({ price: 6000, discountedPrice: 5000, reason: "vehicle" });
  });

  test("is none where the vehicle is not offered", () => {
    const vehicle = { rates: unpriced, discount: null, providerDiscount: null };
    expect(vehicleOffer(vehicle, threeHours)).toBeNull();
  });

  test("equals the receipt of a trip with this vehicle alone", () => {
    const discount = fc.oneof(
      fc.constant(null),
      fc.integer({ min: 1, max: 10_000 }).map(percent),
      fc.integer({ min: 1, max: 9999 }).map(off),
    );
    const amount = fc.nat(9999).map(minor);
    fc.assert(
      fc.property(
        fc.record({
          own: discount,
          offered: discount,
          minPurchase: amount,
          cap: amount,
          unit: amount,
        }),
        fc.integer({ min: 1, max: 20 }),
        ({ own, offered, minPurchase, cap, unit }, quantity) => {
          const providerDiscount = offered && {
            discount: offered,
            minPurchase,
            maxDiscount: cap,
          };
          const vehicle = {
            rates: { ...unpriced, hourlyPrice: unit },
            discount: own,
            providerDiscount,
          };
          const offer = vehicleOffer(vehicle, { ...threeHours, hours: 1 }, quantity);
          const receipt = priceOrder({
            lines: [
              {
                itemId: 1,
                quantity,
                unitPrice: unit,
                addOns: [],
                discount: own,
                flashSale: null,
                isCampaign: false,
              },
            ],
            storeDiscount: providerDiscount,
            coupon: null,
            referralBonus: null,
            tax: { rate: basisPoints(0), included: false },
            delivery: null,
            charges: [],
          });
          expect(offer).toMatchObject({
            price: receipt.subtotal,
            discountedPrice: receipt.total,
          });
        },
      ),
    );
  });

  test("reads a vehicle of the API", () => {
    const discount = {
      discount: 5,
      discount_type: "percent",
      min_purchase: 10,
      max_discount: 20,
      start_date: "2026-01-01",
      start_time: "00:00:00",
      end_date: "2026-12-31",
      end_time: "00:00:00",
    } as const;
    const vehicle = {
      trip_hourly: 1,
      trip_distance: 0,
      trip_day_wise: 1,
      hourly_price: 9.5,
      distance_price: 0,
      day_wise_price: 60,
      discount_type: "amount",
      discount_price: 2.5,
      provider: { discount },
    } as const;
    expect(offeredVehicle(vehicle)).toEqual({
      rates: { hourlyPrice: 950, perKmPrice: null, dailyPrice: 6000 },
      discount: off(250),
      providerDiscount: { discount: percent(500), minPurchase: 1000, maxDiscount: 2000 },
    });
    const plain = { ...vehicle, discount_price: 0, provider: { discount: null } };
    expect(offeredVehicle(plain)).toMatchObject({ discount: null, providerDiscount: null });
  });
});

describe("the price that lists compare", () => {
  test.each([
    ["hourly", 1000],
    ["distance_wise", 45],
    ["day_wise", 6000],
    [undefined, 4500],
  ] as const)("is, for the type %s, %i", (type, price) => {
    expect(comparedPrice(rates, type)).toBe(price);
  });

  test.each([
    [{ ...unpriced, hourlyPrice: minor(300) }, 7200],
    [{ ...unpriced, dailyPrice: minor(6000), hourlyPrice: minor(300) }, 6000],
    [unpriced, null],
  ])("is that of a day at its lowest: %j", (some, price) => {
    expect(comparedPrice(some)).toBe(price);
  });
});
