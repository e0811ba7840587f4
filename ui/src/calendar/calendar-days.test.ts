import { expect, test } from "vitest";
import { addMonths, sameDayIn, weekOf, weeksOf } from "./calendar-days.ts";

test("weeks begin on Monday, and cover the month without days of others", () => {
  const weeks = weeksOf("2026-12");
  expect(weeks[0]).toEqual([
    null,
    "2026-12-01",
    "2026-12-02",
    "2026-12-03",
    "2026-12-04",
    "2026-12-05",
    "2026-12-06",
  ]);
  expect(weeks.at(-1)).toEqual([
    "2026-12-28",
    "2026-12-29",
    "2026-12-30",
    "2026-12-31",
    null,
    null,
    null,
  ]);
  expect(weeksOf("2027-02")).toHaveLength(4);
});

test.each([
  ["2026-12", 1, "2027-01"],
  ["2027-01", -1, "2026-12"],
  ["2026-06", 12, "2027-06"],
])("counts months from %s by %i to %s", (month, count, expected) => {
  expect(addMonths(month, count)).toBe(expected);
});

test.each([
  ["2027-01-31", 1, "2027-02-28"],
  ["2026-12-04", 1, "2027-01-04"],
  ["2026-12-31", -1, "2026-11-30"],
])("the same day as %s, %i months on, is %s", (day, count, expected) => {
  expect(sameDayIn(day, count)).toBe(expected);
});

test("the week of a Sunday ends with it", () => {
  expect(weekOf("2026-12-06")).toEqual(["2026-11-30", "2026-12-06"]);
  expect(weekOf("2026-12-07")).toEqual(["2026-12-07", "2026-12-13"]);
});
