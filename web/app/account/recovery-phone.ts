import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { FieldError } from "./field-errors.ts";

/**
 * Spec §5, forgot password: exactly ten digits as they are dialled in the number's country, where a
 * trunk prefix (the 0 of 06) may count or not.
 */
export function recoveryPhoneError(text: string, country: string): FieldError | null {
  if (text.trim() === "") return "recoveryPhoneRequired";
  const number = parsePhoneNumberFromString(text, country as CountryCode);
  if (!number?.isPossible()) return "recoveryPhoneTen";
  const dialled = number.formatNational().replace(/\D/g, "");
  return [number.nationalNumber, dialled].some(({ length }) => length === 10)
    ? null
    : "recoveryPhoneTen";
}
