import { describe, expect, test } from "vitest";
import { rentalDays } from "../rental/rental-price.ts";
import { localTime } from "../time.ts";
import { isPast, isTooFar, tripSpan } from "./trip-span.ts";

const pickupTime = new Date("2026-07-01T10:00:00Z");
const lengthOf = (trip: Partial<Parameters<typeof tripSpan>[0]>) => {
  const { start, end } = tripSpan({ type: "hourly", pickupTime, hours: 3, minutes: 12, ...trip });
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
  const zone = "Europe/Paris";
  // From the morning before to the time that many hours later, by the clock on the wall.
  test.each([
    ["in spring", "2026-03-28T09:00:00Z", 24, "2026-03-29 11:00:00"],
    ["in spring, in the skipped hour", "2026-03-29T00:30:00Z", 1, "2026-03-29 03:30:00"],
    ["in autumn", "2026-10-24T08:00:00Z", 24, "2026-10-25 09:00:00"],
    ["in autumn, in the repeated hour", "2026-10-25T00:30:00Z", 1, "2026-10-25 02:30:00"],
  ])("leaves hours exact %s", (_case, start, hours, wall) => {
    const { end } = tripSpan({
      type: "day_wise",
      pickupTime: new Date(start),
      hours,
      minutes: 0,
    });
    expect(end - Date.parse(start)).toBe(hours * 3_600_000);
    const { day, clock } = localTime(new Date(end), zone);
    expect(`${day} ${clock}`).toBe(wall);
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
