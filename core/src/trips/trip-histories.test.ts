import fc from "fast-check";
import { expect, test } from "vitest";
import { basisPoints, minor } from "../money.ts";
import type { Discount } from "../pricing/discount.ts";
import { priceOrder } from "../pricing/receipt.ts";
import { freeVehicles, type Hold } from "../rental/free-vehicles.ts";
import { rentalPrice } from "../rental/rental-price.ts";
import { type TripTerms, tripToPrice } from "./trip-price.ts";
import { tripSpan } from "./trip-span.ts";

/**
 * Histories of bookings, changes of their time and cancellations, against a slow model that counts
 * every half hour of every vehicle, and computes prices as fractions from the text of the contract.
 */

interface Vehicle {
  total: number;
  hourlyPrice: number;
  dailyPrice: number;
  perKmPrice: number;
  discount: { kind: "percent" | "amount"; value: number } | null;
}

interface Terms {
  provider: { percent: number; minPurchase: number; cap: number } | null;
  coupon: { kind: "percent" | "amount"; value: number; cap: number } | null;
  taxRate: number;
  included: boolean;
  charge: number;
}

interface Times {
  /** Half hours from the start of the history. */
  start: number;
  type: "hourly" | "day_wise" | "distance_wise";
  hours: number;
  /** Whole half hours on the road, so that the model can count them. */
  roadHalves: number;
  meters: number;
}

interface Booked {
  times: Times;
  lines: { vehicle: number; quantity: number }[];
}

type Step =
  | { kind: "book"; times: Times; quantities: number[] }
  | { kind: "change"; which: number; times: Times }
  | { kind: "cancel"; which: number };

const vehicle: fc.Arbitrary<Vehicle> = fc.record({
  total: fc.integer({ min: 1, max: 4 }),
  hourlyPrice: fc.integer({ min: 1, max: 5_000 }),
  dailyPrice: fc.integer({ min: 1, max: 20_000 }),
  perKmPrice: fc.integer({ min: 1, max: 300 }),
  discount: fc.option(
    fc.oneof(
      fc.record({
        kind: fc.constant("percent" as const),
        value: fc.integer({ min: 1, max: 10_000 }),
      }),
      fc.record({
        kind: fc.constant("amount" as const),
        value: fc.integer({ min: 1, max: 8_000 }),
      }),
    ),
  ),
});

const terms: fc.Arbitrary<Terms> = fc.record({
  provider: fc.option(
    fc.record({
      percent: fc.integer({ min: 1, max: 10_000 }),
      minPurchase: fc.nat(20_000),
      cap: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5_000 })),
    }),
  ),
  coupon: fc.option(
    fc.record({
      kind: fc.constantFrom("percent" as const, "amount" as const),
      value: fc.integer({ min: 1, max: 10_000 }),
      cap: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5_000 })),
    }),
  ),
  taxRate: fc.nat(3_000),
  included: fc.boolean(),
  charge: fc.nat(500),
});

const times: fc.Arbitrary<Times> = fc.record({
  start: fc.nat(60),
  type: fc.constantFrom("hourly", "day_wise", "distance_wise"),
  hours: fc.integer({ min: 1, max: 60 }),
  roadHalves: fc.integer({ min: 1, max: 6 }),
  meters: fc.nat(80_000),
});

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("book" as const),
      times,
      quantities: fc.array(fc.nat(3), { minLength: 2, maxLength: 2 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("change" as const), which: fc.nat(9), times }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("cancel" as const), which: fc.nat(9) }) },
);

// The rules

const halfHour = 1_800_000;

function spanOf({ type, start, hours, roadHalves }: Times) {
  const pickupTime = new Date(start * halfHour);
  const isByDistance = type === "distance_wise";
  return tripSpan(
    { type, pickupTime, hours: isByDistance ? null : hours, minutes: roadHalves * 30 },
    "UTC",
  );
}

/** Whether a trip fits between the others. */
function fits(fleet: Vehicle[], others: Booked[], { times, lines }: Booked): boolean {
  const span = spanOf(times);
  return lines.every(({ vehicle: index, quantity }) => {
    const holds = others.flatMap((other): Hold[] =>
      other.lines
        .filter((line) => line.vehicle === index)
        .map((line) => ({ ...spanOf(other.times), quantity: line.quantity })),
    );
    return quantity <= freeVehicles(fleet[index]?.total ?? 0, holds, span);
  });
}

function priceOf(fleet: Vehicle[], { times, lines }: Booked, stated: Terms) {
  const { provider, coupon, taxRate, included, charge } = stated;
  const tripTerms: TripTerms = {
    storeDiscount: provider && {
      discount: { kind: "percent", rate: basisPoints(provider.percent) },
      minPurchase: minor(provider.minPurchase),
      maxDiscount: minor(provider.cap),
    },
    coupon: coupon && {
      worth: discountOf(coupon),
      minPurchase: minor(0),
      maxDiscount: minor(coupon.cap),
    },
    referralBonus: null,
    tax: { rate: basisPoints(taxRate), included },
    charges: [{ key: "additional_charge", amount: minor(charge) }],
  };
  const vehicles = lines.map(({ vehicle: index, quantity }, position) => {
    const { hourlyPrice, dailyPrice, perKmPrice, discount } = fleet[index] as Vehicle;
    const rates = {
      hourlyPrice: minor(hourlyPrice),
      dailyPrice: minor(dailyPrice),
      perKmPrice: minor(perKmPrice),
    };
    return {
      cartId: position + 1,
      vehicleId: index + 1,
      quantity,
      unitPrice: rentalPrice(rates, times) ?? minor(0),
      discount: discount && discountOf(discount),
    };
  });
  return priceOrder(tripToPrice(vehicles, tripTerms)).total;
}

function discountOf({ kind, value }: { kind: "percent" | "amount"; value: number }): Discount {
  return kind === "percent" ? { kind, rate: basisPoints(value) } : { kind, amount: minor(value) };
}

// The model

const slots = 60 + 2 * 60 + 6;

function usageOf(booked: Booked[], vehicleCount: number): number[][] {
  const usage = Array.from({ length: vehicleCount }, () => new Array<number>(slots).fill(0));
  for (const { times, lines } of booked) {
    const length = times.type === "distance_wise" ? times.roadHalves : 2 * times.hours;
    for (const { vehicle: index, quantity } of lines) {
      const row = usage[index] as number[];
      for (let slot = times.start; slot < times.start + length; slot += 1) {
        row[slot] = (row[slot] ?? 0) + quantity;
      }
    }
  }
  return usage;
}

function isWithinFleet(fleet: Vehicle[], booked: Booked[]): boolean {
  const usage = usageOf(booked, fleet.length);
  return fleet.every(({ total }, index) => (usage[index] ?? []).every((taken) => taken <= total));
}

/** A fraction, rounded half up. */
const rounded = (numerator: number, denominator: number) =>
  Number((2n * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator)));
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
const capped = (amount: number, base: number, cap: number) =>
  Math.min(amount, base, cap === 0 ? base : cap);

function modelPrice(fleet: Vehicle[], { times, lines }: Booked, stated: Terms): number {
  const { type, hours, meters } = times;
  const priced = lines.map(({ vehicle: index, quantity }) => {
    const { hourlyPrice, dailyPrice, perKmPrice, discount } = fleet[index] as Vehicle;
    let days = 1;
    while (days + 0.5 <= hours / 24) days += 1;
    const unit = {
      hourly: hourlyPrice * hours,
      day_wise: dailyPrice * days,
      distance_wise: rounded(perKmPrice * meters, 1000),
    }[type];
    const gross = unit * quantity;
    const percent = discount?.kind === "percent" ? rounded(gross * discount.value, 10_000) : 0;
    const amount = discount?.kind === "amount" ? Math.min(discount.value, unit) * quantity : 0;
    return { gross, own: percent + amount };
  });
  const gross = sum(priced.map((line) => line.gross));
  const own = sum(priced.map((line) => line.own));
  const { provider, coupon } = stated;
  const offered =
    provider && gross >= provider.minPurchase
      ? capped(rounded(gross * provider.percent, 10_000), gross, provider.cap)
      : 0;
  const discounted = gross - Math.max(own, offered);
  const off =
    coupon === null
      ? 0
      : coupon.kind === "percent"
        ? capped(rounded(discounted * coupon.value, 10_000), discounted, coupon.cap)
        : Math.min(coupon.value, discounted);
  const net = discounted - off;
  const tax = stated.included ? 0 : rounded(net * stated.taxRate, 10_000);
  return net + tax + stated.charge;
}

test("10,000 histories of trips never take more vehicles than there are, and cost what the contract says", () => {
  let decisions = 0;
  const history = fc.record({
    fleet: fc.array(vehicle, { minLength: 2, maxLength: 2 }),
    stated: terms,
    steps: fc.array(step, { minLength: 1, maxLength: 10 }),
  });
  fc.assert(
    fc.property(history, ({ fleet, stated, steps }) => {
      const trips: Booked[] = [];
      const decide = (trip: Booked, others: Booked[]): boolean => {
        decisions += 1;
        const isFree = fits(fleet, others, trip);
        expect(isFree).toBe(isWithinFleet(fleet, [...others, trip]));
        if (isFree) expect(priceOf(fleet, trip, stated)).toBe(modelPrice(fleet, trip, stated));
        return isFree;
      };
      for (const each of steps) {
        if (each.kind === "book") {
          const lines = each.quantities
            .map((quantity, index) => ({ vehicle: index, quantity }))
            .filter(({ quantity }) => quantity > 0);
          const trip = { times: each.times, lines };
          if (lines.length > 0 && decide(trip, trips)) trips.push(trip);
          continue;
        }
        const trip = trips[each.which];
        if (!trip) continue;
        const others = trips.filter((other) => other !== trip);
        if (each.kind === "cancel") trips.splice(each.which, 1);
        else if (decide({ ...trip, times: each.times }, others)) {
          trips[each.which] = { ...trip, times: each.times };
        }
        expect(isWithinFleet(fleet, trips)).toBe(true);
      }
    }),
    { numRuns: 10_000 },
  );
  expect(decisions).toBeGreaterThan(20_000);
});
