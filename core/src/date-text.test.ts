import { expect, test } from "vitest";
import { clockText, dateText, dayText, distanceText, weekdayText } from "./date-text.ts";
import { dateFormat } from "./formats.ts";
import { addDays } from "./time.ts";

test.each([
  ["18:30:00", "24", "en", "18:30"],
  ["18:30:00", "12", "en", "6:30\u00a0pm"],
  ["00:00:00", "12", "en", "12:00\u00a0am"],
] as const)("formats %s on a %s-hour clock", (clock, format, language, text) => {
  expect(clockText(clock, format, language)).toBe(text);
});

test.each([
  [0.02, "en", "50\u00a0m"],
  [0.62, "en", "600\u00a0m"],
  [0.96, "en", "1\u00a0km"],
  [1.24, "fr", "1,2\u00a0km"],
  [12.4, "en", "12\u00a0km"],
] as const)("formats a distance of %d km", (kilometres, language, text) => {
  expect(distanceText(kilometres, language)).toBe(text);
});

test.each(["en", "fr"] as const)("names every weekday and day like Intl: %s", (language) => {
  const days = Array.from({ length: 366 }, (_, index) => addDays("2028-01-01", index));
  for (const day of days) {
    const date = new Date(`${day}T00:00:00Z`);
    const weekday = dateFormat(language, { weekday: "long", timeZone: "UTC" });
    const month = dateFormat(language, { day: "numeric", month: "long", timeZone: "UTC" });
    expect(weekdayText(date.getUTCDay(), language)).toBe(weekday.format(date));
    expect(dayText(day, language)).toBe(month.format(date));
  }
});

test("includes the year of a day in another year", () => {
  const now = new Date("2026-11-22T12:00:00Z");
  expect(dateText("2026-12-31", "en", now)).toBe("31 December");
  expect(dateText("2027-11-22", "en", now)).toBe("22 November 2027");
  expect(dateText("2025-11-22", "fr", now)).toBe("22 novembre 2025");
});
