import { describe, expect, test } from "vitest";
import { splitCurrency, toCurrency } from "./currency.ts";

const euro = { currencyCode: "EUR", currencySymbol: "€" };

test.each(["24,90 €", "€24,90", "EUR 24,90", "24,90 euros", "24,90eur"])(
  "%s is an amount of a shop of euros",
  (text) => {
    expect(splitCurrency(text, toCurrency(euro))).toMatchObject({ digits: "24,90", other: null });
  },
);

describe("another currency", () => {
  test.each([
    ["$12.00", "$"],
    ["12.00 USD", "USD"],
    ["£4", "£"],
    ["99 kr", "kr"],
    ["12 zł", "zł"],
  ])("%s is named: %s", (text, other) => {
    expect(splitCurrency(text, toCurrency(euro))).toMatchObject({ other });
  });

  test("is taken as it stands where its sender says so", () => {
    const taken = { digits: "12.00", sign: "$", other: null };
    expect(splitCurrency("$12.00", toCurrency(euro, "USD"))).toEqual(taken);
    expect(splitCurrency("$12.00", toCurrency(euro, "$"))).toEqual(taken);
  });
});

test("a dollar is the currency of every shop that writes its own so", () => {
  const canadian = { currencyCode: "CAD", currencySymbol: "$" };
  expect(splitCurrency("$12.00", toCurrency(canadian))).toMatchObject({ other: null });
});

test("words beside a number are no currency", () => {
  expect(splitCurrency("free", toCurrency(euro))).toBeNull();
  expect(splitCurrency("about 5", toCurrency(euro))).toBeNull();
});
