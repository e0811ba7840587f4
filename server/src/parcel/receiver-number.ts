import type { ErrorKey } from "@errand/core/errors";
import { readMobile } from "@errand/core/mobile-phone";
import { phoneError } from "@errand/core/phone";

/**
 * The number of a receiver in E.164, to which the link and the code go, or what is wrong with it.
 */
export function readReceiverNumber(
  phone: string,
  country: string,
): { number: string } | { error: ErrorKey } {
  const read = readMobile(phone, country);
  if ("number" in read) return read;
  if (read.error === "phone_not_mobile") return { error: "receiver_not_mobile" };
  const problem = phoneError(phone, { country });
  const isLength = problem !== null && problem !== "required" && problem !== "invalid";
  return { error: isLength ? `receiver_number_${problem}` : "receiver_number_invalid" };
}
