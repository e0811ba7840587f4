import { expect, test } from "vitest";
import { recoveryPhoneError } from "./recovery-phone.ts";

test.each([
  ["", "recoveryPhoneRequired"],
  ["  ", "recoveryPhoneRequired"],
  ["061234567", "recoveryPhoneTen"],
  ["06123456789", "recoveryPhoneTen"],
  ["call me", "recoveryPhoneTen"],
  ["0612345678", null],
  ["+33612345678", null],
  ["+1 202 555 0123", null],
] as const)("the phone of a forgotten password has ten digits at home: %j", (text, fault) => {
  expect(recoveryPhoneError(text, "FR")).toBe(fault);
});
