import fc from "fast-check";
import { expect, test } from "vitest";
import { emailError } from "./email.ts";
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

test("accepts exactly the e-mail addresses that the contract accepts", () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string()), (text) => {
      expect(emailError(text) === null).toBe(email.safeParse(text).success);
    }),
  );
});
