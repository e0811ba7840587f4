import { describe, expect, test } from "vitest";
import { minor } from "../money.ts";
import { rentalDays, rentalPrice } from "./rental-price.ts";

const rates = { hourlyPrice: minor(950), perKmPrice: minor(45), dailyPrice: minor(6000) };

describe("the price of a trip", () => {
  test.each([
    [1, 1],
    [24, 1],
    [35, 1],
    [36, 2],
    [47, 2],
    [49, 2],
    [60, 3],
  ])("counts %i hours as %i days, rounded half up", (hours, days) => {
    expect(rentalDays(hours)).toBe(days);
  });

  test.each([
    [{ type: "hourly", hours: 3, meters: 0 }, 2850],
    [{ type: "day_wise", hours: 36, meters: 0 }, 12000],
    [{ type: "distance_wise", hours: 0, meters: 10_100 }, 455],
    [{ type: "distance_wise", hours: 0, meters: 10_000 }, 450],
  ] as const)("is %j for %i", (span, price) => {
    expect(rentalPrice(rates, span)).toBe(price);
  });

  test.each(["hourly", "day_wise", "distance_wise"] as const)(
    "is unknown where a vehicle is not offered: %s",
    (type) => {
      const none = { hourlyPrice: null, perKmPrice: null, dailyPrice: null };
      expect(rentalPrice(none, { type, hours: 3, meters: 100 })).toBeNull();
    },
  );
});
