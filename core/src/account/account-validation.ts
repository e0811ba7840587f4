import { emailError } from "../email.ts";
import { phoneError } from "../phone.ts";

export const maxNameLength = 100;
export const maxPasskeyNameLength = 50;
export const minPasswordLength = 6;
export const maxPasswordLength = 128;

/**
 * Whether `text` is an e-mail address or a phone number; null when it is neither (spec §5, Contact
 * detection).
 */
export function contactKind(text: string): "email" | "phone" | null {
  if (emailError(text) === null) return "email";
  return phoneError(text) === null ? "phone" : null;
}

export function contactError(text: string): "required" | "invalid" | null {
  if (text.trim() === "") return "required";
  return contactKind(text) === null ? "invalid" : null;
}

export type NameError = "required" | "too_long";

export function nameError(text: string): NameError | null {
  const name = text.trim();
  if (name === "") return "required";
  return name.length > maxNameLength ? "too_long" : null;
}

/** Spaces count and nothing is trimmed (contract 3.1). */
export function passwordError(text: string): "required" | "too_short" | "too_long" | null {
  if (text === "") return "required";
  if (text.length < minPasswordLength) return "too_short";
  return text.length > maxPasswordLength ? "too_long" : null;
}

/**
 * Why `text` is not a repetition of `password`; null when it is. With `isRequired`, an empty
 * repetition is an error even if the password is empty too.
 */
export function repeatedPasswordError(
  text: string,
  password: string,
  isRequired = true,
): "required" | "different" | null {
  if (isRequired && text === "") return "required";
  return text === password ? null : "different";
}
