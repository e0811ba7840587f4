import * as fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { knowOffset } from "../known-offset.ts";
import { instantOf, localTime, offsetSpan } from "../time.ts";
import {
  availableLaterToday,
  isItemAvailable,
  isOpen,
  nextOpening,
  type OpeningHours,
  opensLaterToday,
} from "./availability.ts";

const zone = "Europe/Paris";
const at = (day: string, clock: string) =>
  localTime(instantOf(day, clock, zone) ?? new Date(Number.NaN), zone);
const hours = (day: number, opening_time: string, closing_time: string) => ({
  day,
  opening_time,
  closing_time,
});
const store = (...schedules: OpeningHours["schedules"]): OpeningHours => ({
  active: true,
  schedules,
  closedDates: [],
  pausedUntil: null,
});
const pausedUntil = (hoursOf: OpeningHours, { instant }: { instant: Date }): OpeningHours => ({
  ...hoursOf,
  pausedUntil: instant,
});

const monday = "2026-03-02";
const tuesday = "2026-03-03";

describe("a store", () => {
  const lunch = store(hours(1, "11:00:00", "14:00:00"));
  const night = store(hours(1, "20:00:00", "02:00:00"));

  test.each([
    ["opens at its opening time", lunch, at(monday, "11:00:00"), true],
    ["is closed a second earlier", lunch, at(monday, "10:59:59"), false],
    ["is open until a second before its closing time", lunch, at(monday, "13:59:59"), true],
    ["is closed at its closing time", lunch, at(monday, "14:00:00"), false],
    ["is closed on days without hours", lunch, at(tuesday, "12:00:00"), false],
    ["stays open after midnight", night, at(tuesday, "01:59:59"), true],
    ["closes overnight hours at their closing time", night, at(tuesday, "02:00:00"), false],
    [
      "is closed after midnight when no hours started the day before",
      night,
      at(monday, "01:00:00"),
      false,
    ],
    ["is closed when inactive", { ...lunch, active: false }, at(monday, "12:00:00"), false],
    [
      "is closed on a closed date",
      { ...lunch, closedDates: [monday] },
      at(monday, "12:00:00"),
      false,
    ],
    [
      "stays open past midnight into a closed date",
      { ...night, closedDates: [tuesday] },
      at(tuesday, "01:00:00"),
      true,
    ],
    [
      "is closed after midnight when the hours would have started on a closed date",
      { ...night, closedDates: [monday] },
      at(tuesday, "01:00:00"),
      false,
    ],
    [
      "is closed until a second before its pause ends",
      pausedUntil(lunch, at(monday, "13:00:00")),
      at(monday, "12:59:59"),
      false,
    ],
    [
      "is open when its pause ends",
      pausedUntil(lunch, at(monday, "13:00:00")),
      at(monday, "13:00:00"),
      true,
    ],
  ])("%s", (_title, hoursOf, time, expected) => {
    expect(isOpen(hoursOf, time)).toBe(expected);
  });

  test("is open for 24 hours when opening and closing time are equal", () => {
    const day = store(hours(1, "09:00:00", "09:00:00"));
    expect(isOpen(day, at(monday, "08:59:59"))).toBe(false);
    expect(isOpen(day, at(monday, "09:00:00"))).toBe(true);
    expect(isOpen(day, at(tuesday, "08:59:59"))).toBe(true);
    expect(isOpen(day, at(tuesday, "09:00:00"))).toBe(false);
  });

  test("is open from Saturday night into Sunday", () => {
    const saturday = store(hours(6, "22:00:00", "04:00:00"));
    expect(isOpen(saturday, at("2026-03-08", "03:00:00"))).toBe(true);
  });
});

describe("opensLaterToday", () => {
  const twice = store(hours(1, "18:00:00", "23:00:00"), hours(1, "11:00:00", "14:00:00"));

  test.each([
    ["returns the next opening time", twice, "09:00:00", "11:00:00"],
    ["returns the second opening time of the day", twice, "14:00:00", "18:00:00"],
    ["returns null from the last opening time on", twice, "18:00:00", null],
    ["returns null on a closed date", { ...twice, closedDates: [monday] }, "09:00:00", null],
    ["returns null for an inactive store", { ...twice, active: false }, "09:00:00", null],
    [
      "returns the end of a pause within the hours",
      pausedUntil(twice, at(monday, "12:30:00")),
      "11:30:00",
      "12:30:00",
    ],
    [
      "returns the next opening time after a pause that outlasts the hours",
      pausedUntil(twice, at(monday, "15:00:00")),
      "11:30:00",
      "18:00:00",
    ],
    [
      "returns null when the pause lasts past midnight",
      pausedUntil(twice, at(tuesday, "01:00:00")),
      "11:30:00",
      null,
    ],
    ["ignores the hours of other days", store(hours(2, "11:00:00", "14:00:00")), "09:00:00", null],
  ])("%s", (_title, hoursOf, clock, expected) => {
    expect(opensLaterToday(hoursOf, at(monday, clock))).toBe(expected);
  });
});

describe("availableLaterToday", () => {
  const evening = store(hours(1, "18:00:00", "23:00:00"));
  const allDay = store(hours(1, "08:00:00", "23:00:00"));
  const anytime = {
    availableFrom: null,
    availableUntil: null,
    campaignStarts: null,
    campaignEnds: null,
    soldOutUntil: null,
  };
  const dinner = { ...anytime, availableFrom: "19:00:00", availableUntil: "22:00:00" };
  const breakfast = { ...anytime, availableFrom: "07:00:00", availableUntil: "10:00:00" };
  const overnight = { ...anytime, availableFrom: "22:00:00", availableUntil: "12:00:00" };

  test.each([
    ["is when the store opens", anytime, evening, "18:00:00"],
    ["is when the item starts in an open store", dinner, allDay, "19:00:00"],
    ["is when the item starts in a store that opens before", dinner, evening, "19:00:00"],
    ["is when the store opens within the item's hours", overnight, evening, "22:00:00"],
    ["is null when the item's hours are over", breakfast, allDay, null],
    ["is null when the store is closed during the item's hours", breakfast, evening, null],
    ["is null for an inactive store", anytime, { ...evening, active: false }, null],
    ["is null on a closed date", anytime, { ...evening, closedDates: [monday] }, null],
    [
      "is when the pause of an open store ends",
      anytime,
      pausedUntil(allDay, at(monday, "15:00:00")),
      "15:00:00",
    ],
    ["is null after a campaign", { ...dinner, campaignEnds: "2026-03-01" }, allDay, null],
  ])("%s", (_title, item, hoursOf, expected) => {
    expect(availableLaterToday(item, hoursOf, at(monday, "14:00:00"))).toBe(expected);
  });
});

describe("the next opening", () => {
  test("is later the same day or in a week", () => {
    const lunch = store(hours(1, "11:00:00", "14:00:00"));
    const next = (instant: string) => nextOpening(lunch, new Date(instant), zone)?.toISOString();
    expect(next("2026-03-02T09:00:00Z")).toBe("2026-03-02T10:00:00.000Z");
    expect(next("2026-03-02T10:00:00Z")).toBe("2026-03-09T10:00:00.000Z");
  });

  test("is not between two spans without a pause", () => {
    const all = store(hours(1, "08:00:00", "12:00:00"), hours(1, "12:00:00", "18:00:00"));
    expect(nextOpening(all, new Date("2026-03-02T08:00:00Z"), zone)?.toISOString()).toBe(
      "2026-03-09T07:00:00.000Z",
    );
  });

  test("is null for a store that is inactive, has no hours, or never closes", () => {
    const never = store();
    const always = store(...[0, 1, 2, 3, 4, 5, 6].map((day) => hours(day, "00:00:00", "00:00:00")));
    for (const hoursOf of [never, always, { ...always, active: false }]) {
      expect(nextOpening(hoursOf, new Date("2026-03-02T09:00:00Z"), zone)).toBeNull();
    }
  });

  test("skips closed dates", () => {
    const daily = store(hours(1, "11:00:00", "14:00:00"), hours(2, "11:00:00", "14:00:00"));
    const next = nextOpening(
      { ...daily, closedDates: [monday] },
      new Date("2026-03-02T00:00:00Z"),
      zone,
    );
    expect(next?.toISOString()).toBe("2026-03-03T10:00:00.000Z");
  });

  test("is the moment of the clock change when the clocks skip the opening time", () => {
    const early = store(hours(0, "02:30:00", "10:00:00"));
    expect(nextOpening(early, new Date("2026-03-28T20:00:00Z"), zone)?.toISOString()).toBe(
      "2026-03-29T01:00:00.000Z",
    );
  });

  test("is the first of two moments when the clocks show the opening time twice", () => {
    const early = store(hours(0, "02:30:00", "10:00:00"));
    expect(nextOpening(early, new Date("2026-10-24T20:00:00Z"), zone)?.toISOString()).toBe(
      "2026-10-25T00:30:00.000Z",
    );
  });

  const quarter = fc
    .integer({ min: 0, max: 95 })
    .map(
      (n) =>
        `${String(Math.floor(n / 4)).padStart(2, "0")}:${String((n % 4) * 15).padStart(2, "0")}:00`,
    );
  const quarterAfter = (from: string, n: number) => new Date(Date.parse(from) + n * 900_000);
  const anyStore = fc.record({
    active: fc.constant(true),
    schedules: fc.array(
      fc.record({
        day: fc.integer({ min: 0, max: 6 }),
        opening_time: quarter,
        closing_time: quarter,
      }),
      { maxLength: 5 },
    ),
    closedDates: fc.constantFrom([], ["2026-03-29"], ["2026-10-24"], ["2026-10-25"]),
    pause: fc.option(fc.integer({ min: -4, max: 300 })),
  });

  test.each(["2026-03-28T12:00:00Z", "2026-10-24T12:00:00Z"])(
    "is the first quarter of an hour at which the store opens, across the night after %s",
    (from) => {
      const quarters = Array.from({ length: 8 * 96 + 1 }, (_, n) => quarterAfter(from, n));
      const times = quarters.map((quarterHour) => localTime(quarterHour, zone));
      fc.assert(
        fc.property(anyStore, ({ pause, ...hours }) => {
          const hoursOf = {
            ...hours,
            pausedUntil: pause === null ? null : quarterAfter(from, pause),
          };
          const open = times.map((time) => isOpen(hoursOf, time));
          const first = open.findIndex((isNow, n) => n > 0 && isNow && !open[n - 1]);
          const expected = first === -1 ? null : quarters[first];
          expect(nextOpening(hoursOf, new Date(from), zone)).toEqual(expected);
        }),
        { numRuns: 60 },
      );
    },
  );
});

describe("an item", () => {
  const windows = {
    availableFrom: null,
    availableUntil: null,
    campaignStarts: null,
    campaignEnds: null,
    soldOutUntil: null,
  };
  const breakfast = { ...windows, availableFrom: "07:00:00", availableUntil: "11:00:00" };
  const late = { ...windows, availableFrom: "22:00:00", availableUntil: "02:00:00" };
  const campaign = { ...windows, campaignStarts: monday, campaignEnds: tuesday };

  test.each([
    ["is available at any time without windows", windows, at(monday, "03:00:00"), true],
    ["is available from the first second of its window", breakfast, at(monday, "07:00:00"), true],
    ["is not available a second earlier", breakfast, at(monday, "06:59:59"), false],
    ["is not available at the end of its window", breakfast, at(monday, "11:00:00"), false],
    ["is available past midnight", late, at(monday, "01:59:59"), true],
    ["is not available after the end of its overnight window", late, at(monday, "02:00:00"), false],
    ["is not available before its campaign", campaign, at("2026-03-01", "23:59:59"), false],
    ["is available on the first day of its campaign", campaign, at(monday, "00:00:00"), true],
    ["is available on the last day of its campaign", campaign, at(tuesday, "23:59:59"), true],
    ["is not available after its campaign", campaign, at("2026-03-04", "00:00:00"), false],
    [
      "is available in the last night of its campaign",
      { ...campaign, ...{ availableFrom: "22:00:00", availableUntil: "02:00:00" } },
      at("2026-03-04", "01:00:00"),
      true,
    ],
    [
      "is not available in the night before its campaign",
      { ...campaign, ...{ availableFrom: "22:00:00", availableUntil: "02:00:00" } },
      at(monday, "01:00:00"),
      false,
    ],
    [
      "is available all day when both times are equal",
      { ...windows, availableFrom: "08:00:00", availableUntil: "08:00:00" },
      at(monday, "07:00:00"),
      true,
    ],
    [
      "is not available a second before it is no longer sold out",
      { ...windows, soldOutUntil: at(monday, "18:00:00").instant },
      at(monday, "17:59:59"),
      false,
    ],
    [
      "is available from the moment at which it is no longer sold out",
      { ...windows, soldOutUntil: at(monday, "18:00:00").instant },
      at(monday, "18:00:00"),
      true,
    ],
  ])("%s", (_title, item, time, expected) => {
    expect(isItemAvailable(item, time)).toBe(expected);
  });
});

test("the next opening of a store needs no format of Intl with the known offset of these days", () => {
  const now = new Date("2031-02-03T21:30:00Z");
  const format = vi.spyOn(Intl.DateTimeFormat.prototype, "formatToParts");
  knowOffset(offsetSpan(now, "Europe/Paris"));
  onTestFinished(() => {
    format.mockRestore();
    knowOffset(null);
  });
  format.mockClear();
  const schedules = [{ day: 1, opening_time: "08:00:00", closing_time: "18:00:00" }];
  const store = { active: true, schedules, closedDates: [], pausedUntil: null };
  expect(nextOpening(store, now, "Europe/Paris")?.toISOString()).toBe("2031-02-10T07:00:00.000Z");
  expect(format).not.toHaveBeenCalled();
});
