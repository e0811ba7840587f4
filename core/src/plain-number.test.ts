import fc from "fast-check";
import { expect, test } from "vitest";
import { numberFormat } from "./formats.ts";
import { plainNumber } from "./plain-number.ts";

const locales = { en: "en-GB", fr: "fr-FR" } as const;
const languages = fc.constantFrom("en", "fr");
const digits = fc
  .tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 }))
  .map(([minimumFractionDigits, more]) => ({
    minimumFractionDigits,
    maximumFractionDigits: Math.min(3, minimumFractionDigits + more),
  }));
const decimals = fc
  .tuple(fc.nat({ max: 2_000_000_000 }), fc.nat({ max: 4 }))
  .map(([whole, places]) => whole / 10 ** places);
const numbers = fc.oneof(decimals, fc.nat(), fc.double({ min: -10, max: 2_000_000, noNaN: true }));

test("writes every number as Intl does", () => {
  fc.assert(
    fc.property(
      languages,
      numbers,
      fc.option(digits, { nil: undefined }),
      (language, value, each) => {
        const expected = new Intl.NumberFormat(locales[language], each).format(value);
        expect(numberFormat(language, each).format(value)).toBe(expected);
      },
    ),
    { numRuns: 2_000 },
  );
});

test.each([
  [1.005, { maximumFractionDigits: 2 }, "1.01"],
  [999.995, { minimumFractionDigits: 2, maximumFractionDigits: 2 }, "1,000.00"],
  [12.5, {}, "12.5"],
  [-0, {}, null],
  [-1, {}, null],
  [1_000_000, {}, null],
  [Number.NaN, {}, null],
])("writes %d itself, or leaves it to Intl", (value, options, text) => {
  expect(plainNumber(value, "en", options)).toBe(text);
});
