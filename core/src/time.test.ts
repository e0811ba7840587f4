import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { knowOffset } from "./known-offset.ts";
import { addDays, atClock, instantOf, localTime, offsetSpan } from "./time.ts";

const paris = "Europe/Paris";

test("returns the day, weekday and clock of an instant in local time", () => {
  const instant = new Date("2026-07-01T22:30:00Z");
  expect(localTime(instant, paris)).toEqual({
    day: "2026-07-02",
    weekday: 4,
    clock: "00:30:00",
    instant,
  });
});

test("adds days across the ends of a year and of February", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2028-03-01", -1)).toBe("2028-02-29");
});

test("returns null for a local time that a clock change skips", () => {
  expect(instantOf("2026-03-29", "02:30:00", paris)).toBeNull();
});

test("returns the first instant of a local time that occurs twice", () => {
  expect(instantOf("2026-10-25", "02:30:00", paris)?.toISOString()).toBe(
    "2026-10-25T00:30:00.000Z",
  );
});

test("converts every instant to local time and back, or to the first instant of the same local time", () => {
  const seconds = fc.integer({ min: 1_700_000_000, max: 1_900_000_000 });
  fc.assert(
    fc.property(seconds, fc.constantFrom(paris, "UTC", "America/New_York"), (second, zone) => {
      const { day, clock } = localTime(new Date(second * 1000), zone);
      const found = instantOf(day, clock, zone);
      expect([second, second - 3600]).toContain((found?.getTime() ?? 0) / 1000);
    }),
  );
});

test("agrees with Intl on every instant, also around clock changes", () => {
  const zones = [paris, "America/St_Johns", "Australia/Lord_Howe", "Asia/Kathmandu"];
  const changes = [1_774_746_000, 1_792_890_000, 1_772_926_200].map((second) => second * 1000);
  const near = fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -7_200_000, max: 7_200_000 }))
    .map(([change, distance]) => change + distance);
  const any = fc.integer({ min: 0, max: 4_000_000_000 }).map((second) => second * 1000);
  fc.assert(
    fc.property(fc.oneof(near, any), fc.constantFrom(...zones), (moment, timeZone) => {
      const style = { timeZone, dateStyle: "short", timeStyle: "medium" } as const;
      const { day, clock } = localTime(new Date(moment), timeZone);
      expect(`${day} ${clock}`).toBe(new Intl.DateTimeFormat("sv-SE", style).format(moment));
    }),
  );
});

test("moves a local time to another clock time of the same day", () => {
  const noon = localTime(new Date("2026-07-01T10:00:00Z"), paris);
  expect(atClock(noon, "18:30:00")).toEqual(localTime(new Date("2026-07-01T16:30:00Z"), paris));
});

test("a known offset saves the browser the formats of Intl, within its span", () => {
  const noon = new Date("2031-02-03T12:00:00Z");
  const span = offsetSpan(noon, paris);
  expect(span).toMatchObject({ timeZone: paris, offset: 3_600_000 });
  const format = vi.spyOn(Intl.DateTimeFormat.prototype, "formatToParts");
  onTestFinished(() => {
    format.mockRestore();
    knowOffset(null);
  });
  knowOffset(span);
  expect(localTime(new Date("2031-02-03T20:15:00Z"), paris).clock).toBe("21:15:00");
  expect(format).not.toHaveBeenCalled();
  expect(localTime(new Date("2031-07-03T20:15:00Z"), paris).clock).toBe("22:15:00");
  expect(localTime(new Date("2031-02-03T20:15:00Z"), "Asia/Kathmandu").clock).toBe("02:00:00");
});

test("the span of an offset ends before a clock change", () => {
  const changes = new Date("2026-03-29T01:00:00Z").getTime();
  const before = offsetSpan(new Date("2026-03-26T12:00:00Z"), paris);
  expect(before).toMatchObject({ offset: 3_600_000 });
  expect(before.until).toBeLessThanOrEqual(changes);
  const after = offsetSpan(new Date("2026-03-29T12:00:00Z"), paris);
  expect(after).toMatchObject({ offset: 7_200_000 });
  expect(after.from).toBeGreaterThanOrEqual(changes);
});
