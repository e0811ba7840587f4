import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, instantOf, localTime } from "./time.ts";

const paris = "Europe/Paris";

test("shows an instant as the clocks of the place do", () => {
  expect(localTime(new Date("2026-07-01T22:30:00Z"), paris)).toEqual({
    day: "2026-07-02",
    weekday: 4,
    clock: "00:30:00",
  });
});

test("knows the days of the year's ends", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
});

test("a local time that the change of clocks skips does not exist", () => {
  expect(instantOf("2026-03-29", "02:30:00", paris)).toBeNull();
});

test("a local time that comes twice means the first", () => {
  expect(instantOf("2026-10-25", "02:30:00", paris)?.toISOString()).toBe(
    "2026-10-25T00:30:00.000Z",
  );
});

test("every instant is found again from its day and clock, or its first twin is", () => {
  const seconds = fc.integer({ min: 1_700_000_000, max: 1_900_000_000 });
  fc.assert(
    fc.property(seconds, fc.constantFrom(paris, "UTC", "America/New_York"), (second, zone) => {
      const { day, clock } = localTime(new Date(second * 1000), zone);
      const found = instantOf(day, clock, zone);
      expect([second, second - 3600]).toContain((found?.getTime() ?? 0) / 1000);
    }),
  );
});
