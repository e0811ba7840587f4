import { expect, test } from "vitest";
import { testVehicle } from "./testing.ts";
import { lowestUnitPrice, tripPrice, unitPrice } from "./trip-price.ts";

const off = (discount: number) => ({
  discount,
  discount_type: "percent" as const,
  min_purchase: 0,
  max_discount: 0,
  start_date: "2026-01-01",
  start_time: "00:00:00",
  end_date: "2026-12-31",
  end_time: "00:00:00",
});
const twoDays = { type: "day_wise", hours: 48, meters: null } as const;

test.each([
  [twoDays, { amount: 116, count: 2, unit: 58 }],
  [{ type: "hourly", hours: 3, meters: null } as const, { amount: 28.5, count: 3, unit: 9.5 }],
  [
    { type: "distance_wise", hours: null, meters: 12_300 } as const,
    { amount: 5.54, count: 12.3, unit: 0.45 },
  ],
])("the price of %j is made up of what is paid", (length, price) => {
  expect(tripPrice(testVehicle(), length)).toMatchObject({ ...price, reason: null });
});

test("the larger of both discounts counts, and says whose it is", () => {
  const { provider } = testVehicle();
  const own = testVehicle({ discount_price: 20, provider: { ...provider, discount: off(10) } });
  expect(tripPrice(own, twoDays)).toMatchObject({ amount: 92.8, before: 116, reason: "vehicle" });
  const theirs = testVehicle({ discount_price: 5, provider: { ...provider, discount: off(10) } });
  expect(tripPrice(theirs, twoDays)).toMatchObject({ amount: 104.4, reason: "provider" });
});

test("several vehicles cost that many times as much", () => {
  expect(tripPrice(testVehicle(), twoDays, 3)?.amount).toBe(348);
});

test("is unknown where the vehicle is not offered, and before the distance is known", () => {
  const vehicle = testVehicle({ trip_day_wise: 0 });
  expect(tripPrice(vehicle, twoDays)).toBeNull();
  expect(unitPrice(vehicle, "day_wise")).toBeNull();
  expect(tripPrice(vehicle, { type: "distance_wise", hours: null, meters: null })).toBeNull();
});

test("the lowest price of several vehicles is by the asked type, or by one that any is offered for", () => {
  const cheap = testVehicle({ day_wise_price: 20, trip_hourly: 0, hourly_price: 0 });
  const both = [testVehicle(), cheap];
  expect(lowestUnitPrice(both, null)).toEqual({ type: "day_wise", amount: 20 });
  expect(lowestUnitPrice(both, "hourly")).toEqual({ type: "hourly", amount: 9.5 });
  expect(lowestUnitPrice([cheap], "hourly")).toEqual({ type: "day_wise", amount: 20 });
  expect(lowestUnitPrice([], null)).toBeNull();
});
