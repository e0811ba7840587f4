import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** The pattern of a phone number without separators: 7 to 15 digits with an optional leading plus (contract 1.6). */
export const phonePattern = /^\+?\d{7,15}$/;

/** The minimum number of digits, prefix included, of a phone that receives sign-in codes (spec §5, OTP login). */
export const minSignInPhoneDigits = 10;

export function withoutSeparators(text: string): string {
  return text.replace(/[\s().-]/g, "");
}

export function digitCount(text: string): number {
  return text.replace(/\D/g, "").length;
}

/**
 * `phone` in E.164 (`+33612345678`), read with `country` (ISO 3166 alpha-2) when the prefix is missing;
 * null when it cannot be a number of any country.
 */
export function toE164(phone: string, country: string): string | null {
  const parsed = parsePhoneNumberFromString(phone, country as CountryCode);
  return parsed?.isPossible() ? parsed.number : null;
}

/** Whether `phone` has ten digits as dialled in its country, with or without the trunk prefix (the 0 of 06). */
export function hasTenNationalDigits(phone: string, country: string): boolean {
  const parsed = parsePhoneNumberFromString(phone, country as CountryCode);
  if (!parsed) return false;
  return [parsed.nationalNumber.length, digitCount(parsed.formatNational())].includes(10);
}

export type PhoneError = "required" | "invalid";

interface PhoneRules {
  /** The number must be possible in this country, or in the one that its prefix names. */
  country?: string;
  minDigits?: number;
  /** Ten digits as dialled in its country (spec §5, Forgot password). */
  tenNationalDigits?: boolean;
}

/** Why `text` is not a phone number that satisfies the rules; null when it is one. */
export function phoneError(text: string, rules: PhoneRules = {}): PhoneError | null {
  if (text.trim() === "") return "required";
  return isPhone(text, rules) ? null : "invalid";
}

function isPhone(text: string, { country, minDigits = 0, tenNationalDigits }: PhoneRules): boolean {
  if (!phonePattern.test(withoutSeparators(text)) || digitCount(text) < minDigits) return false;
  if (country === undefined) return true;
  if (toE164(text, country) === null) return false;
  return !tenNationalDigits || hasTenNationalDigits(text, country);
}
