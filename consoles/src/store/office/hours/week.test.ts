import type { Schedule } from "@errand/core/catalog/catalog.types";
import { expect, test } from "vitest";
import { hasOverlap, hoursOn, nextHours, sameOnAllDays } from "./week.ts";

const span = (day: number, opens: string, closes: string): Schedule => ({
  day,
  opening_time: `${opens}:00`,
  closing_time: `${closes}:00`,
});

const lunch = span(1, "11:30", "14:30");
const evening = span(1, "18:30", "23:00");

test("lists the hours of a day by their opening", () => {
  expect(hoursOn([evening, span(2, "10:00", "12:00"), lunch], 1)).toEqual([lunch, evening]);
});

test.each([
  ["apart", [lunch, evening], false],
  ["one after the other", [lunch, span(1, "14:30", "18:00")], false],
  ["on other days", [lunch, span(2, "12:00", "13:00")], false],
  ["across", [lunch, span(1, "14:00", "18:00")], true],
  ["overnight before another", [span(1, "10:00", "02:00"), evening], true],
  ["overnight at the end", [lunch, span(1, "18:30", "02:00")], false],
])("hours %s", (_name, schedules, isOverlap) => {
  expect(hasOverlap(schedules)).toBe(isOverlap);
});

test("copies the hours of a day to all days", () => {
  const all = sameOnAllDays([lunch, evening, span(2, "10:00", "12:00")], 1);
  expect(all).toHaveLength(14);
  expect(hoursOn(all, 2)).toEqual([
    { ...lunch, day: 2 },
    { ...evening, day: 2 },
  ]);
});

test("suggests the evening after a lunch, else the lunch", () => {
  expect(nextHours([lunch], 1).opening_time).toBe("18:30:00");
  expect(nextHours([], 1).opening_time).toBe("11:30:00");
});
