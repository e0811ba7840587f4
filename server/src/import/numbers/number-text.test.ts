import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readNumberText } from "./number-text.ts";

describe("a number that can only be read in one way", () => {
  test.each([
    ["12", 12],
    ["24,90", 24.9],
    ["24.90", 24.9],
    ["0,990", 0.99],
    ["1234,567", 1234.567],
    ["1 234,50", 1234.5],
    ["1\u202f234,50", 1234.5],
    ["1\u00a0200", 1200],
    ["1'234.50", 1234.5],
    ["1\u2019234.50", 1234.5],
    ["1,234.50", 1234.5],
    ["1.234,50", 1234.5],
    ["1,234,567", 1_234_567],
    ["1.234.567,8", 1_234_567.8],
    ["12,34,567.50", 1_234_567.5],
    ["-3", -3],
    ["\u22123", -3],
    ["3-", -3],
    ["12,-", 12],
    ["+5", 5],
    ["-0", 0],
    ["\u0661\u0662\u066b\u0665", 12.5],
    ["\u06f1\u066c\u06f2\u06f3\u06f4", 1234],
    ["\uff11\uff12\uff0c\uff15", 12.5],
    ["\u0967\u0968", 12],
  ])("%s is %d", (text, value) => {
    expect(readNumberText(text)).toMatchObject({ kind: "certain", value });
  });
});

test.each([
  ["1.234", { mark: "point", asDecimal: 1.234, asWhole: 1234 }],
  ["24,000", { mark: "comma", asDecimal: 24, asWhole: 24_000 }],
  ["-2,990", { mark: "comma", asDecimal: -2.99, asWhole: -2990 }],
])("%s stays open", (text, readings) => {
  expect(readNumberText(text)).toEqual({ kind: "ambiguous", ...readings });
});

test.each([
  "",
  "free",
  "8 / 11",
  "1.2.3",
  "12 34",
  "1,23,4",
  "1.23E+12",
  "--3",
  "NaN",
  "1,234.567,8",
])("%s is no number", (text) => {
  expect(readNumberText(text)).toBeNull();
});

test("whatever separates thousands and decimals, two decimals are read as written", () => {
  const marks = fc.constantFrom(
    ["", "."],
    ["", ","],
    [",", "."],
    [".", ","],
    [" ", ","],
    ["'", "."],
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), marks, (cents, [group, mark]) => {
      const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, group ?? "");
      const text = `${whole}${mark}${String(cents % 100).padStart(2, "0")}`;
      expect(readNumberText(text)).toMatchObject({ kind: "certain", value: cents / 100 });
    }),
  );
});
