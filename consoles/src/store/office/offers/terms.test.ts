import { expect, test } from "vitest";
import { isReduction, newTerms, toEffect, toTerms, toTermsInput } from "./terms.ts";

test("shows the effect of a percentage on an order of 20", () => {
  expect(toEffect({ ...newTerms, discount: "10" })).toEqual({ order: 20, reduction: 2, paid: 18 });
});

test("stops a percentage at its cap, and starts at the order that it asks for", () => {
  const terms = { ...newTerms, discount: "20", min_purchase: "50", max_discount: "5,50" };
  expect(toEffect(terms)).toEqual({ order: 50, reduction: 5.5, paid: 44.5 });
});

test("takes no more off an order than it costs", () => {
  const terms = { ...newTerms, discount_type: "amount" as const, discount: "25" };
  expect(toEffect(terms)).toEqual({ order: 20, reduction: 20, paid: 0 });
});

test.each(["", "0", "101", "ten"])("shows no effect of %j per cent", (discount) => {
  expect(toEffect({ ...newTerms, discount })).toBeNull();
});

test("knows a reduction by its kind", () => {
  expect(isReduction("100", "percent")).toBe(true);
  expect(isReduction("100,5", "percent")).toBe(false);
  expect(isReduction("100,5", "amount")).toBe(true);
});

test("keeps what it has read, and drops the cap of an amount", () => {
  const input = { discount_type: "percent" as const, discount: 12.5, min_purchase: 0 };
  const terms = toTerms({ ...input, max_discount: 4 }, "fr");
  expect(terms).toMatchObject({ discount: "12,50", min_purchase: "", max_discount: "4,00" });
  expect(toTermsInput(terms)).toEqual({ ...input, max_discount: 4 });
  expect(toTermsInput({ ...terms, discount_type: "amount" }).max_discount).toBe(0);
});
