import { expect, test } from "vitest";
import { countryName, dateFormat, fileSize, numberFormat, shortNumber } from "./formats.ts";

test("creates a number format once per language and options", () => {
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  expect(numberFormat("en", tenths)).toBe(numberFormat("en", { ...tenths }));
  expect(numberFormat("en", tenths).format(4.5)).toBe("4.5");
  expect(numberFormat("fr", tenths).format(4.5)).toBe("4,5");
  expect(numberFormat("en").format(4.5)).toBe("4.5");
  expect(numberFormat("en", { minimumFractionDigits: 2 }).format(4.5)).toBe("4.50");
});

test("formats a day in the given language", () => {
  const sunday = new Date("2000-01-02T00:00:00Z");
  const style = { weekday: "long", timeZone: "UTC" } as const;
  expect(dateFormat("en", style).format(sunday)).toBe("Sunday");
  expect(dateFormat("fr", style).format(sunday)).toBe("dimanche");
});

test("writes dates as in Britain and in France", () => {
  const day = new Date("2026-11-22T00:00:00Z");
  const style = { dateStyle: "long", timeZone: "UTC" } as const;
  expect(dateFormat("en", style).format(day)).toBe("22 November 2026");
  expect(dateFormat("fr", style).format(day)).toBe("22 novembre 2026");
});

test("names a country in the given language", () => {
  expect(countryName("en", "DE")).toBe("Germany");
  expect(countryName("fr", "DE")).toBe("Allemagne");
});

test.each([
  [99_999, "99,999"],
  [100_000, "100K"],
  [123_456, "123.4K"],
  [999_999, "999.9K"],
  [1_000_000, "1M"],
  [1_250_000_000, "1.2B"],
])("shortens %d", (value, text) => {
  expect(shortNumber(value, "en")).toBe(text);
});

test.each([
  [12, "1 kB"],
  [245_400, "245 kB"],
  [1_440_000, "1.4 MB"],
])("says the size of %d bytes", (bytes, text) => {
  expect(fileSize(bytes, "en")).toBe(text);
});

test("says a size in French, too", () => {
  expect(fileSize(245_400, "fr")).toMatch(/^245\s?ko$/);
});
