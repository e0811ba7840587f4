import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { toLatinDigits } from "./written-text.ts";

/**
 * The pattern of a phone number without separators: 7 to 15 digits with an optional leading plus
 * (contract 1.6).
 */
export const phonePattern = /^\+?\d{7,15}$/;

/**
 * The minimum number of digits, prefix included, of a phone that receives sign-in codes (spec §5,
 * OTP login).
 */
export const minSignInPhoneDigits = 10;

/**
 * A phone number as typed or pasted, in Latin digits: spaces, brackets, dots, slashes and dashes
 * are removed, and what is invisible, such as the marks of direction around a number in a contact.
 */
export function withoutSeparators(text: string): string {
  return toLatinDigits(text.replace(/[\s()./\p{Pd}\p{Cf}]/gu, "")).replace("\uff0b", "+");
}

export function digitCount(text: string): number {
  return text.replace(/\D/g, "").length;
}

/**
 * `phone` in E.164 (`+33612345678`), read with `country` (ISO 3166 alpha-2) when the prefix is
 * missing; null when it cannot be a number of any country. For finding what is stored: what people
 * enter anew must exist (`toExistingE164`).
 */
export function toE164(phone: string, country: string): string | null {
  const parsed = parsePhoneNumberFromString(phone, country as CountryCode);
  return parsed?.isPossible() ? parsed.number : null;
}

/**
 * The same for a number that exists in the numbering plan of its country, so that a missing digit
 * does not pass. The plan and not the known ranges decide, because new ones open before libraries
 * know them.
 */
export function toExistingE164(phone: string, country: string): string | null {
  const parsed = parsePhoneNumberFromString(phone, country as CountryCode);
  return parsed?.isValid() ? parsed.number : null;
}

/** More digits than that do not go missing by accident. */
const maxMissingDigits = 4;

/**
 * What is wrong with the length of a number that does not exist; `invalid` when its length is not
 * the reason.
 */
function lengthError(phone: string, country: string): PhoneError {
  for (let count = 1; count <= maxMissingDigits; count++) {
    if (toExistingE164(phone + "0".repeat(count), country)) {
      return count === 1 ? "one_missing" : "too_short";
    }
    if (toExistingE164(phone.slice(0, -count), country)) return "too_long";
  }
  return "invalid";
}

/**
 * Whether `phone` has ten digits as dialled in its country, with or without the trunk prefix (the 0
 * of 06).
 */
export function hasTenNationalDigits(phone: string, country: string): boolean {
  const parsed = parsePhoneNumberFromString(phone, country as CountryCode);
  if (!parsed) return false;
  return [parsed.nationalNumber.length, digitCount(parsed.formatNational())].includes(10);
}

export type PhoneError = "required" | "invalid" | "one_missing" | "too_short" | "too_long";

interface PhoneRules {
  /** The number must exist in this country, or in the one that its prefix names. */
  country?: string;
  minDigits?: number;
  /** Ten digits as dialled in its country (spec §5, Forgot password). */
  tenNationalDigits?: boolean;
}

/** Why `text` is not a phone number that satisfies the rules; null when it is one. */
export function phoneError(text: string, rules: PhoneRules = {}): PhoneError | null {
  const { country, minDigits = 0, tenNationalDigits } = rules;
  if (text.trim() === "") return "required";
  const phone = withoutSeparators(text);
  if (!phonePattern.test(phone) || digitCount(phone) < minDigits) return "invalid";
  if (country === undefined) return null;
  if (tenNationalDigits && !hasTenNationalDigits(phone, country)) return "invalid";
  if (toExistingE164(phone, country)) return null;
  return tenNationalDigits ? "invalid" : lengthError(phone, country);
}
