import { expect, test } from "vitest";
import { countryName, dateFormat, numberFormat } from "./formats.ts";

test("a way to write figures is made once for each language and each choice", () => {
  const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  expect(numberFormat("en", tenths)).toBe(numberFormat("en", { ...tenths }));
  expect(numberFormat("en", tenths).format(4.5)).toBe("4.5");
  expect(numberFormat("fr", tenths).format(4.5)).toBe("4,5");
  expect(numberFormat("en").format(4.5)).toBe("4.5");
  expect(numberFormat("en", { minimumFractionDigits: 2 }).format(4.5)).toBe("4.50");
});

test("a day is written in the language that asks", () => {
  const sunday = new Date("2000-01-02T00:00:00Z");
  const style = { weekday: "long", timeZone: "UTC" } as const;
  expect(dateFormat("en", style).format(sunday)).toBe("Sunday");
  expect(dateFormat("fr", style).format(sunday)).toBe("dimanche");
});

test("a country is named in the language that asks", () => {
  expect(countryName("en", "DE")).toBe("Germany");
  expect(countryName("fr", "DE")).toBe("Allemagne");
});
