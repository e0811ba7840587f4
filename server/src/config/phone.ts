import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * A phone number in E.164 (`+33612345678`), read with the shop's country when the prefix is
 * missing; null when it cannot be a number of any country.
 */
export function toE164(phone: string, country: string): string | null {
  const parsed = parsePhoneNumberFromString(phone, country as CountryCode);
  return parsed?.isPossible() ? parsed.number : null;
}

/** Whether a phone has ten national digits, with or without the trunk prefix (the 0 of 06). */
export function hasTenNationalDigits(phone: string, country: string): boolean {
  const parsed = parsePhoneNumberFromString(phone, country as CountryCode);
  if (!parsed) return false;
  const dialled = parsed.formatNational().replaceAll(/\D/g, "");
  return parsed.nationalNumber.length === 10 || dialled.length === 10;
}
