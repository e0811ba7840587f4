import { describe, expect, test } from "vitest";
import { createStyleFinder, readNumber } from "./number-style.ts";

function styleOf(texts: string[], stated: "comma" | "point" | null = null) {
  const finder = createStyleFinder(stated);
  for (const text of texts) finder.see("price", text);
  return finder.style();
}

const question = { asDecimal: 1.234, asWhole: 1234 };

describe("the rows of a file decide", () => {
  test.each([
    [["24,90"], { value: 1234, changes: ["thousands"] }],
    [["24.90"], { value: 1.234, changes: [] }],
    [["1.234.567"], { value: 1234, changes: ["thousands"] }],
    [["12", "1.234"], question],
    [["24,90", "3.50"], question],
    [["24,90", "2,990"], question],
  ])("beside %j, 1.234 is %j", (texts, result) => {
    expect(readNumber("1.234", "price", styleOf([...texts, "1.234"]))).toEqual(result);
  });

  test("a column of both marks is not believed to separate thousands, another one is", () => {
    const finder = createStyleFinder(null);
    finder.see("price", "2.10");
    for (const text of ["24.000", "24,000"]) finder.see("stock", text);
    expect(readNumber("24.000", "stock", finder.style())).toEqual({ value: 24, changes: [] });
    expect(readNumber("24,000", "stock", finder.style())).toEqual({
      asDecimal: 24,
      asWhole: 24_000,
    });
    expect(readNumber("24,000", "price", finder.style())).toMatchObject({ value: 24_000 });
  });
});

test("a stated mark answers every question", () => {
  const texts = ["24,90", "3.50", "1.234"];
  expect(readNumber("1.234", "price", styleOf(texts, "point"))).toEqual({
    value: 1.234,
    changes: [],
  });
  expect(readNumber("1.234", "price", styleOf(texts, "comma"))).toMatchObject({ value: 1234 });
});

test("says what was interpreted", () => {
  const style = styleOf([]);
  expect(readNumber("1 234,50", "price", style)).toEqual({
    value: 1234.5,
    changes: ["thousands", "decimal_comma"],
  });
  expect(readNumber("\u0661\u0662", "price", style)).toEqual({ value: 12, changes: ["digits"] });
  expect(readNumber("12.50", "price", style)).toEqual({ value: 12.5, changes: [] });
});
