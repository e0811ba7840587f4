import { type NumberType, parsePhoneNumberFromString } from "libphonenumber-js/max";
import { toExistingE164 } from "./phone.ts";

/** What gets text messages, or may: in some countries mobiles and landlines share their ranges. */
const receiving: readonly NumberType[] = ["MOBILE", "FIXED_LINE_OR_MOBILE", "PERSONAL_NUMBER"];

/**
 * Whether an existing number in E.164 is known to get no text messages: a landline, a free number,
 * an expensive one. A range that is not known yet may get them. Reads the data of all countries, so
 * browsers load this file when it is needed.
 */
export function isWithoutMessages(phone: string): boolean {
  const type = parsePhoneNumberFromString(phone)?.getType();
  return type !== undefined && !receiving.includes(type);
}

/** `phone` in E.164, or why no text message reaches it. */
export function readMobile(
  phone: string,
  country: string,
): { number: string } | { error: "phone_invalid" | "phone_not_mobile" } {
  const number = toExistingE164(phone, country);
  if (!number) return { error: "phone_invalid" };
  return isWithoutMessages(number) ? { error: "phone_not_mobile" } : { number };
}
