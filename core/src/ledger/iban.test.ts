import fc from "fast-check";
import { expect, test } from "vitest";
import { maskIban, parseIban } from "./iban.ts";

const examples = [
  "FR1420041010050500013M02606",
  "DE89370400440532013000",
  "BE68539007547034",
  "CH9300762011623852957",
  "GB29NWBK60161331926819",
  "NO9386011117947",
  "MT84MALT011000012345MTLCAST001S",
];

test.each(examples)("reads %s, also in groups and in lower case", (iban) => {
  expect(parseIban(iban)).toBe(iban);
  const typed = (iban.match(/.{1,4}/g) ?? []).join(" ").toLowerCase();
  expect(parseIban(` ${typed} `)).toBe(iban);
});

test.each(["", "FR14", "FR1420041010050500013M0260", "12345678901234567890", "FR14 2004 é"])(
  "refuses %j",
  (text) => {
    expect(parseIban(text)).toBeNull();
  },
);

test("reads an IBAN of another country by its check digits alone", () => {
  expect(parseIban("BR1800360305000010009795493C1")).toBe("BR1800360305000010009795493C1");
  expect(parseIban("BR1900360305000010009795493C1")).toBeNull();
});

test("refuses every IBAN with one wrong digit", () => {
  const [iban = ""] = examples;
  const positions = [...iban].flatMap((character, index) =>
    index > 1 && /\d/.test(character) ? [index] : [],
  );
  fc.assert(
    fc.property(fc.constantFrom(...positions), fc.integer({ min: 0, max: 9 }), (at, digit) => {
      const typed = iban.slice(0, at) + digit + iban.slice(at + 1);
      expect(parseIban(typed)).toBe(typed === iban ? iban : null);
    }),
  );
});

test("shows country, check digits and the last four characters", () => {
  expect(maskIban("FR1420041010050500013M02606")).toBe("FR14 •••• 2606");
});
