import fc from "fast-check";
import { expect, test } from "vitest";
import { hasTenNationalDigits, phoneError, toE164, toExistingE164 } from "./phone.ts";
import { phone } from "./values.ts";

test.each([
  ["", "required"],
  ["  ", "required"],
  ["123456", "invalid"],
  ["1234567", null],
  ["+33 (0)6-12.34", null],
  ["12345678901234567", "invalid"],
  ["call me", "invalid"],
] as const)("requires 7 to 15 digits: %j", (text, error) => {
  expect(phoneError(text)).toBe(error);
});

test.each([
  ["0612345678", null],
  ["+442079460018", null],
  ["0639980042", null],
  ["06 87 65 43 2", "one_missing"],
  ["+3368765432", "one_missing"],
  ["06876543", "too_short"],
  ["06876543210", "too_long"],
  ["+999123456789", "invalid"],
  ["0612", "invalid"],
  ["", "required"],
] as const)("requires a number that exists in its country: %j", (text, error) => {
  expect(phoneError(text, { country: "FR" })).toBe(error);
});

test.each([
  ["", "required"],
  ["061234567", "invalid"],
  ["0612345678", null],
  ["+33612345678", null],
] as const)("requires at least ten digits for a sign-in code: %j", (text, error) => {
  expect(phoneError(text, { minDigits: 10 })).toBe(error);
});

test.each([
  ["", "required"],
  ["  ", "required"],
  ["061234567", "invalid"],
  ["06123456789", "invalid"],
  ["call me", "invalid"],
  ["0612345678", null],
  ["+33612345678", null],
  ["+1 202 555 0123", null],
] as const)("requires ten national digits to reset a password: %j", (text, error) => {
  expect(phoneError(text, { country: "FR", tenNationalDigits: true })).toBe(error);
});

test("reads a number without prefix as a number of the given country", () => {
  expect(toE164("06 12 34 56 78", "FR")).toBe("+33612345678");
  expect(toE164("+44 20 7946 0018", "FR")).toBe("+442079460018");
  expect(toE164("12", "FR")).toBeNull();
});

test("reads no number that does not exist", () => {
  expect(toExistingE164("06 87 65 43 21", "FR")).toBe("+33687654321");
  expect(toE164("06 87 65 43 2", "FR")).toBe("+33068765432");
  expect(toExistingE164("06 87 65 43 2", "FR")).toBeNull();
});

test("counts the ten digits with or without the trunk prefix", () => {
  expect(hasTenNationalDigits("0612345678", "FR")).toBe(true);
  expect(hasTenNationalDigits("2125550123", "US")).toBe(true);
  expect(hasTenNationalDigits("+3221234567", "FR")).toBe(false);
});

test("accepts exactly the phones that the contract accepts", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[+0-9 ().-]{0,20}$/), (text) => {
      expect(phoneError(text) === null).toBe(phone.safeParse(text).success);
    }),
  );
});
