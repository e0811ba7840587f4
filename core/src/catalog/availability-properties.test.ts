import * as fc from "fast-check";
import { expect, test } from "vitest";
import { localTime } from "../time.ts";
import { isItemAvailable, isOpen } from "./availability.ts";

/**
 * Compares the rules with a slow, simple model. The model writes down the start and the end of
 * every span in local time and checks whether the local time of a moment lies between them.
 */

const timeZone = "Europe/Paris";
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Local time as the platform formats it, independent of `localTime`. */
const wallClock = new Intl.DateTimeFormat("sv-SE", {
  timeZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** `2026-03-29 03:00:00`; sorts chronologically. */
const shown = (instant: Date) => wallClock.format(instant);

/** The dates from two days before a moment until the day after, with their weekdays. */
function datesAround(instant: Date) {
  const noon = Date.parse(`${shown(instant).slice(0, 10)}T12:00:00Z`);
  return [-2, -1, 0, 1].map((away) => {
    const date = new Date(noon + away * day);
    return { date: date.toISOString().slice(0, 10), weekday: date.getUTCDay() };
  });
}

function dateAfter(date: string): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) + day).toISOString().slice(0, 10);
}

function liesIn(instant: Date, date: string, from: string, until: string): boolean {
  const end = until > from ? `${date} ${until}` : `${dateAfter(date)} ${until}`;
  const now = shown(instant);
  return `${date} ${from}` <= now && now < end;
}

type Store = Parameters<typeof isOpen>[0];
type Item = Parameters<typeof isItemAvailable>[0];

function isOpenSlowly(store: Store, instant: Date): boolean {
  if (store.pausedUntil !== null && instant < store.pausedUntil) return false;
  return datesAround(instant).some(({ date, weekday }) =>
    store.schedules.some(
      (hours) =>
        store.active &&
        hours.day === weekday &&
        !store.closedDates.includes(date) &&
        liesIn(instant, date, hours.opening_time, hours.closing_time),
    ),
  );
}

function isAvailableSlowly(item: Item, instant: Date): boolean {
  if (item.soldOutUntil !== null && instant < item.soldOutUntil) return false;
  return datesAround(instant).some(
    ({ date }) =>
      (item.campaignStarts === null || item.campaignStarts <= date) &&
      (item.campaignEnds === null || date <= item.campaignEnds) &&
      liesIn(instant, date, item.availableFrom ?? "00:00:00", item.availableUntil ?? "24:00:00"),
  );
}

const twoDigits = (number: number) => String(number).padStart(2, "0");
const clock = fc
  .integer({ min: 0, max: 95 })
  .map((quarter) => `${twoDigits(Math.floor(quarter / 4))}:${twoDigits((quarter % 4) * 15)}:00`);

/** Moments around both clock changes and throughout the year. */
const [spring, autumn] = ["2026-03-29T01:00:00Z", "2026-10-25T01:00:00Z"].map(Date.parse);
const near = (moment = 0) =>
  fc.integer({ min: -6 * 60, max: 6 * 60 }).map((minutes) => moment + minutes * minute);
const anyMoment = fc
  .oneof(
    near(spring),
    near(autumn),
    fc
      .integer({ min: 0, max: 365 * 24 * 60 })
      .map((minutes) => Date.UTC(2026, 0) + minutes * minute),
  )
  // All spans start and end on quarters of an hour: test those, and the second before.
  .chain((moment) =>
    fc.constantFrom(moment, moment - 1000, Math.round(moment / (15 * minute)) * 15 * minute),
  )
  .map((moment) => new Date(moment));

const someDates = ["2026-03-28", "2026-03-29", "2026-10-24", "2026-10-25", "2026-10-26"];
const anyStore: fc.Arbitrary<Store> = fc.record({
  active: fc.integer({ min: 0, max: 9 }).map((number) => number > 0),
  schedules: fc.array(
    fc.record({ day: fc.integer({ min: 0, max: 6 }), opening_time: clock, closing_time: clock }),
    { maxLength: 10 },
  ),
  closedDates: fc.subarray(someDates, { maxLength: 2 }),
  pausedUntil: fc.option(anyMoment, { freq: 1 }),
});
const anyItem: fc.Arbitrary<Item> = fc
  .tuple(
    fc.option(clock),
    fc.option(clock),
    fc.option(fc.tuple(fc.constantFrom(...someDates), fc.constantFrom(...someDates))),
    fc.option(anyMoment, { freq: 1 }),
  )
  .map(([availableFrom, availableUntil, campaign, soldOutUntil]) => {
    const [campaignStarts = null, campaignEnds = null] = campaign?.toSorted() ?? [];
    return { availableFrom, availableUntil, campaignStarts, campaignEnds, soldOutUntil };
  });

const numRuns = 10_000;

test("agrees with the model on when a store is open", () => {
  let open = 0;
  fc.assert(
    fc.property(anyStore, anyMoment, (store, instant) => {
      const isOpenNow = isOpen(store, localTime(instant, timeZone));
      if (isOpenNow) open += 1;
      expect(isOpenNow).toBe(isOpenSlowly(store, instant));
    }),
    { numRuns },
  );
  // Both results occur often enough for the comparison to be meaningful.
  expect(open).toBeGreaterThan(numRuns / 10);
  expect(open).toBeLessThan((numRuns * 9) / 10);
});

test("agrees with the model on when an item is available", () => {
  let available = 0;
  fc.assert(
    fc.property(anyItem, anyMoment, (item, instant) => {
      const isAvailableNow = isItemAvailable(item, localTime(instant, timeZone));
      if (isAvailableNow) available += 1;
      expect(isAvailableNow).toBe(isAvailableSlowly(item, instant));
    }),
    { numRuns },
  );
  expect(available).toBeGreaterThan(numRuns / 10);
  expect(available).toBeLessThan((numRuns * 9) / 10);
});
