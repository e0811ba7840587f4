import { AppError } from "@errand/core/errors";
import { readMobile } from "@errand/core/mobile-phone";

/** A phone to which codes are sent, in E.164. Throws `phone_invalid` and `phone_not_mobile`. */
export function requireMobile(phone: string, country: string, field = "phone"): string {
  const read = readMobile(phone, country);
  if ("error" in read) throw new AppError(read.error, { field });
  return read.number;
}
