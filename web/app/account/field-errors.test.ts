import { email, phone } from "@errand/core/values";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  contactError,
  contactKind,
  emailError,
  nameError,
  passwordError,
  phoneError,
} from "./field-errors.ts";

test.each([
  ["", "emailOrPhoneRequired"],
  ["   ", "emailOrPhoneRequired"],
  ["lea", "emailOrPhoneInvalid"],
  ["lea@", "emailOrPhoneInvalid"],
  ["123456", "emailOrPhoneInvalid"],
  ["lea@belrive.example", null],
  ["+33 6 12 34 56 78", null],
  ["06 12 34 56 78", null],
] as const)("sign-in asks for an email or a phone: %j", (text, fault) => {
  expect(contactError(text)).toBe(fault);
});

test.each([
  ["", "passwordRequired"],
  ["12345", "passwordShort"],
  ["123456", null],
  ["      ", null],
  ["x".repeat(128), null],
  ["x".repeat(129), "passwordLong"],
] as const)("a password has 6 to 128 characters: %j", (text, fault) => {
  expect(passwordError(text)).toBe(fault);
});

test.each([
  ["", "emailRequired"],
  ["lea.belrive", "emailInvalid"],
  [`${"a".repeat(250)}@b.fr`, null],
  [`${"a".repeat(251)}@b.fr`, "emailLong"],
] as const)("an email has a form and at most 255 characters: %#", (text, fault) => {
  expect(emailError(text)).toBe(fault);
});

test.each([
  ["", "phoneInvalid"],
  ["123456", "phoneInvalid"],
  ["1234567", null],
  ["+33 (0)6-12.34", null],
  ["12345678901234567", "phoneInvalid"],
  ["call me", "phoneInvalid"],
] as const)("a phone has 7 to 15 digits: %j", (text, fault) => {
  expect(phoneError(text)).toBe(fault);
});

test("a name has something in it, and at most 100 characters", () => {
  expect(nameError(" ")).toBe("nameRequired");
  expect(nameError("x".repeat(101))).toBe("nameLong");
  expect(nameError(" Léa ")).toBeNull();
});

test("takes exactly what the server takes", () => {
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), fc.string()), (text) => {
      expect(contactKind(text) === "email").toBe(
        email.safeParse(text).success || text.length > 255,
      );
    }),
  );
  fc.assert(
    fc.property(fc.stringMatching(/^[+0-9 ().-]{0,20}$/), (text) => {
      expect(phoneError(text) === null).toBe(phone.safeParse(text).success);
    }),
  );
});
