import { emailError, normalizeEmail } from "@errand/core/email";
import { toE164 } from "@errand/core/phone";

export interface StaffContact {
  field: "email" | "phone";
  value: string;
}

/**
 * The e-mail (lower case) or phone (E.164) that a member of the staff types; null when it is
 * neither.
 */
export function readContact(text: string, country: string): StaffContact | null {
  if (emailError(text) === null) return { field: "email", value: normalizeEmail(text) };
  const phone = toE164(text, country);
  return phone ? { field: "phone", value: phone } : null;
}
