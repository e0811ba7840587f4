import fc from "fast-check";
import { expect, test } from "vitest";
import { minor, nothing } from "../money.ts";
import { defaultTerms } from "../rental/rental-terms.ts";
import { keptParts } from "../rental/vehicle-traits.ts";
import {
  type CancelableTrip,
  cancelFreeUntil,
  keptByCanceling,
  payBefore,
  payUntil,
  remindersOfPayment,
} from "./trip-terms.ts";

const pickupTime = new Date("2026-12-04T09:00:00Z");
const freeUntil = new Date("2026-12-03T09:00:00Z");
const before = new Date(freeUntil.getTime() - 1);

const line = (key: "items" | "store_discount" | "tax" | "additional_charge", amount: number) => ({
  key,
  amount: minor(amount),
  added: true,
});

/** Three days for 197.40, and the service fee. */
function trip(changes: Partial<CancelableTrip> = {}): CancelableTrip {
  return {
    type: "day_wise",
    hours: 72,
    meters: 0,
    isConfirmed: true,
    pickupTime,
    terms: defaultTerms,
    receipt: [line("items", 19_740), line("additional_charge", 49)],
    paid: minor(19_789),
    ...changes,
  };
}

test("the free time ends as many hours before the pickup as the terms state", () => {
  expect(cancelFreeUntil(pickupTime, { cancelFreeHours: 24 })).toEqual(freeUntil);
  expect(cancelFreeUntil(pickupTime, { cancelFreeHours: 0 })).toEqual(pickupTime);
});

test.each([
  ["in the free time", {}, before, 0],
  ["when the free time is over, a day", {}, freeUntil, 6580],
  ["before the confirmation", { isConfirmed: false }, freeUntil, 0],
  ["nothing, as the terms say", { terms: { ...defaultTerms, kept: "nothing" } }, freeUntil, 0],
  ["half", { terms: { ...defaultTerms, kept: "half" } }, freeUntil, 9870],
  ["all but the fee of the shop", { terms: { ...defaultTerms, kept: "all" } }, freeUntil, 19_740],
  ["an hour of a trip by the hour", { type: "hourly", hours: 3 }, freeUntil, 6580],
  ["a kilometre", { type: "distance_wise", hours: null, meters: 10_000 }, freeUntil, 1974],
  [
    "all of half a kilometre",
    { type: "distance_wise", hours: null, meters: 500 },
    freeUntil,
    19_740,
  ],
  ["at most what was paid", { paid: minor(4000) }, freeUntil, 4000],
  ["nothing of what is unpaid", { paid: nothing }, freeUntil, 0],
  [
    "a day after discounts, with its tax",
    { receipt: [line("items", 19_740), line("store_discount", -1740), line("tax", 1800)] },
    freeUntil,
    6600,
  ],
] as [string, Partial<CancelableTrip>, Date, number][])(
  "canceling keeps %s",
  (_case, changes, now, kept) => {
    expect(keptByCanceling(trip(changes), now)).toBe(kept);
  },
);

test("what is kept is never more than was paid, and never below zero", () => {
  const input = fc.record({
    items: fc.nat(50_000),
    paid: fc.nat(50_000),
    hours: fc.integer({ min: 1, max: 720 }),
    meters: fc.nat(90_000),
    type: fc.constantFrom("hourly" as const, "day_wise" as const, "distance_wise" as const),
    kept: fc.constantFrom(...keptParts),
  });
  fc.assert(
    fc.property(input, ({ items, paid, kept: part, ...extent }) => {
      const kept = keptByCanceling(
        trip({
          ...extent,
          receipt: [line("items", items)],
          paid: minor(paid),
          terms: { ...defaultTerms, kept: part },
        }),
        freeUntil,
      );
      expect(kept).toBeGreaterThanOrEqual(0);
      expect(kept).toBeLessThanOrEqual(Math.min(paid, items));
    }),
  );
});

test("a trip is paid by the time that the terms state, or half an hour after a later booking", () => {
  expect(payBefore(pickupTime, defaultTerms)).toEqual(freeUntil);
  const until = (bookedAt: string) =>
    payUntil({ pickupTime, bookedAt: new Date(bookedAt) }, defaultTerms).toISOString();
  expect(until("2026-12-01T09:00:00Z")).toBe("2026-12-03T09:00:00.000Z");
  expect(until("2026-12-03T08:30:00Z")).toBe("2026-12-03T09:00:00.000Z");
  expect(until("2026-12-03T08:31:00Z")).toBe("2026-12-03T09:01:00.000Z");
  expect(until("2026-12-04T08:59:00Z")).toBe("2026-12-04T09:29:00.000Z");
});

test("reminds a day and two hours before, as far as that is after the booking", () => {
  const reminders = (bookedAt: string) =>
    remindersOfPayment(new Date(bookedAt), freeUntil).map(({ hours, at }) => [
      hours,
      at.toISOString(),
    ]);
  expect(reminders("2026-12-01T09:00:00Z")).toEqual([
    [24, "2026-12-02T09:00:00.000Z"],
    [2, "2026-12-03T07:00:00.000Z"],
  ]);
  expect(reminders("2026-12-02T09:00:00Z")).toEqual([[2, "2026-12-03T07:00:00.000Z"]]);
  expect(reminders("2026-12-03T08:00:00Z")).toEqual([]);
});
