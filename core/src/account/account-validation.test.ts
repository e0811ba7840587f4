import fc from "fast-check";
import { expect, test } from "vitest";
import { email, phone } from "../values.ts";
import { password } from "./account.contract.ts";
import {
  contactError,
  contactKind,
  nameError,
  passwordError,
  repeatedPasswordError,
} from "./account-validation.ts";

test.each([
  ["", "required"],
  ["   ", "required"],
  ["lea", "invalid"],
  ["lea@", "invalid"],
  ["123456", "invalid"],
  ["lea@belrive.example", null],
  ["+33 6 12 34 56 78", null],
  ["06 12 34 56 78", null],
] as const)("requires an e-mail address or a phone number to sign in: %j", (text, error) => {
  expect(contactError(text)).toBe(error);
});

test.each([
  ["", "required"],
  ["12345", "too_short"],
  ["123456", null],
  ["      ", null],
  ["x".repeat(128), null],
  ["x".repeat(129), "too_long"],
] as const)("requires a password of 6 to 128 characters: %j", (text, error) => {
  expect(passwordError(text)).toBe(error);
  expect(password.safeParse(text).success).toBe(error === null);
});

test("requires the repeated password to equal the first", () => {
  expect(repeatedPasswordError("", "")).toBe("required");
  expect(repeatedPasswordError("", "", false)).toBeNull();
  expect(repeatedPasswordError("", "secret", false)).toBe("different");
  expect(repeatedPasswordError("secrets", "secret")).toBe("different");
  expect(repeatedPasswordError("secret", "secret")).toBeNull();
});

test("requires a name of 1 to 100 characters", () => {
  expect(nameError(" ")).toBe("required");
  expect(nameError("x".repeat(100))).toBeNull();
  expect(nameError("x".repeat(101))).toBe("too_long");
  expect(nameError(" Léa ")).toBeNull();
});

test("detects exactly the contacts that the contract accepts", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.emailAddress(), fc.string(), fc.stringMatching(/^\d{5,17}$/)),
      (text) => {
        const isEmail = email.safeParse(text).success;
        const isPhone = phone.safeParse(text).success;
        expect(contactKind(text)).toBe(isEmail ? "email" : isPhone ? "phone" : null);
      },
    ),
  );
});
