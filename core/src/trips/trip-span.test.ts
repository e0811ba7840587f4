import { describe, expect, test } from "vitest";
import { rentalDays } from "../rental/rental-price.ts";
import { localTime } from "../time.ts";
import { isPast, isTooFar, tripSpan } from "./trip-span.ts";

const zone = "Europe/Paris";
const pickupTime = new Date("2026-07-01T10:00:00Z");
const lengthOf = (trip: Partial<Parameters<typeof tripSpan>[0]>) => {
  const { start, end } = tripSpan(
    { type: "hourly", pickupTime, hours: 3, minutes: 12, ...trip },
    zone,
  );
  expect(start).toBe(pickupTime.getTime());
  return (end - start) / 60_000;
};

describe("the span of a trip", () => {
  test.each([
    ["by the hour", { type: "hourly", hours: 3 }, 180],
    ["by the day", { type: "day_wise", hours: 36 }, 36 * 60],
    ["by distance", { type: "distance_wise", hours: null }, 12],
    ["by distance, with hours that do not count", { type: "distance_wise", hours: 9 }, 12],
    ["by distance, over no distance", { type: "distance_wise", hours: null, minutes: 0 }, 1],
  ] as const)("is that of a trip %s", (_case, trip, minutes) => {
    expect(lengthOf(trip)).toBe(minutes);
  });
});

describe("a change of the clocks", () => {
  function endOf(type: "hourly" | "day_wise", start: string, hours: number): string {
    const trip = { type, pickupTime: new Date(start), hours, minutes: 0 };
    const { day, clock } = localTime(new Date(tripSpan(trip, zone).end), zone);
    return `${day} ${clock}`;
  }

  test.each([
    ["in spring", "2026-03-28T09:00:00Z", 24, "2026-03-29 10:00:00"],
    ["in spring, with hours beyond the days", "2026-03-28T09:00:00Z", 30, "2026-03-29 16:00:00"],
    [
      "in spring, from a clock time that the next day skips",
      "2026-03-28T01:30:00Z",
      24,
      "2026-03-29 03:30:00",
    ],
    ["in spring, except of less than a day", "2026-03-28T09:00:00Z", 22, "2026-03-29 09:00:00"],
    ["in autumn", "2026-10-24T08:00:00Z", 24, "2026-10-25 10:00:00"],
    ["in autumn, over three days", "2026-10-24T08:00:00Z", 72, "2026-10-27 10:00:00"],
  ])("leaves the clock time of a trip by the day %s", (_case, start, hours, wall) => {
    expect(endOf("day_wise", start, hours)).toBe(wall);
  });

  test.each([
    ["in spring", "2026-03-28T09:00:00Z", 24, "2026-03-29 11:00:00"],
    ["in spring, in the skipped hour", "2026-03-29T00:30:00Z", 1, "2026-03-29 03:30:00"],
    ["in autumn", "2026-10-24T08:00:00Z", 24, "2026-10-25 09:00:00"],
    ["in autumn, in the repeated hour", "2026-10-25T00:30:00Z", 1, "2026-10-25 02:30:00"],
  ])("leaves the hours of a trip by the hour exact %s", (_case, start, hours, wall) => {
    expect(endOf("hourly", start, hours)).toBe(wall);
    expect(rentalDays(hours)).toBe(1);
  });
});

test("a pickup is past more than a minute after its time", () => {
  const at = (ms: number) => isPast(pickupTime, new Date(pickupTime.getTime() + ms));
  expect([at(-1), at(0), at(60_000), at(60_001)]).toEqual([false, false, false, true]);
});

test("a pickup is within half a year", () => {
  const now = new Date("2026-07-01T10:00:00Z");
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
  expect([isTooFar(inDays(183), now), isTooFar(inDays(183.01), now)]).toEqual([false, true]);
});
