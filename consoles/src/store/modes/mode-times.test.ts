import { expect, test } from "vitest";
import { findClosing, findNextDay, listBusyEnds, toHours } from "./mode-times.ts";

const timeZone = "Europe/Paris";
/** Friday evening in winter: an hour ahead of UTC. */
const at = (clock: string) => Date.parse(`2026-11-27T${clock}:00+01:00`);
const iso = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString());

const everyDay = (opening_time: string, closing_time: string) =>
  toHours({
    schedules: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opening_time, closing_time })),
    closed_dates: [],
  });
const evening = everyDay("11:45:00", "22:30:00");
const night = everyDay("18:00:00", "02:00:00");
const endless = everyDay("00:00:00", "00:00:00");

test.each([
  ["an evening", evening, "19:12", "2026-11-27T21:30:00.000Z"],
  ["a night that ends tomorrow", night, "19:12", "2026-11-28T01:00:00.000Z"],
  ["a night after midnight", night, "00:30", "2026-11-27T01:00:00.000Z"],
  ["no hours at this time", evening, "10:00", null],
  ["no end", endless, "19:12", null],
])("finds when a store with %s closes", (_title, hours, clock, closing) => {
  expect(iso(findClosing(hours, at(clock), timeZone))).toBe(closing);
});

test.each([
  ["tomorrow's opening", evening, "19:12", "2026-11-28T10:45:00.000Z"],
  ["this day's opening after a night", night, "00:30", "2026-11-27T17:00:00.000Z"],
  ["the begin of the next day", endless, "19:12", "2026-11-28T03:00:00.000Z"],
])("a store that stops for the day is back at %s", (_title, hours, clock, back) => {
  expect(iso(findNextDay(hours, at(clock), timeZone))).toBe(back);
});

test("a busy time ends at a round time, and at the closing time at the latest", () => {
  const ends = (closing: string | null) =>
    listBusyEnds(at("19:12"), closing === null ? null : at(closing)).map(({ end, until }) => [
      end,
      iso(until)?.slice(11, 16),
    ]);
  const [half, hour] = [
    ["half", "18:45"],
    ["hour", "19:15"],
  ];
  expect(ends("22:30")).toEqual([half, hour, ["closing", "21:30"]]);
  expect(ends("20:00")).toEqual([half, ["closing", "19:00"]]);
  expect(ends(null)).toEqual([half, hour]);
});
