import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";

/**
 * A phone number in E.164 (`+33612345678`), read with the shop's country when the prefix is
 * missing; null when it cannot be a number of any country.
 */
export function toE164(phone: string, country: string): string | null {
  const parsed = parsePhoneNumberFromString(phone, country as CountryCode);
  return parsed?.isPossible() ? parsed.number : null;
}
