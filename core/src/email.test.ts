import fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { emailError, emailPattern } from "./email.ts";
import { email } from "./values.ts";

test.each([
  ["", "required"],
  ["  ", "required"],
  ["lea.belrive", "invalid"],
  ["lea@", "invalid"],
  [" Lea@Belrive.example ", null],
  [`${"a".repeat(250)}@b.fr`, null],
  [`${"a".repeat(251)}@b.fr`, "too_long"],
] as const)(
  "requires the pattern of an e-mail address and at most 255 characters: %#",
  (text, error) => {
    expect(emailError(text)).toBe(error);
  },
);

test("matches the same addresses as Zod's pattern", () => {
  const nearEmail = fc.stringMatching(/^[a'._+-]{0,6}@[a.-]{0,6}$/);
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), nearEmail), (text) => {
      expect(emailPattern.test(text)).toBe(z.regexes.email.test(text));
    }),
  );
});

test("accepts exactly the e-mail addresses that the contract accepts", () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string()), (text) => {
      expect(emailError(text) === null).toBe(email.safeParse(text).success);
    }),
  );
});
