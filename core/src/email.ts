/** The pattern of an e-mail address (contract 1.6); it accepts the same addresses as Zod's. */
export const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const maxEmailLength = 255;

/** Returns the form in which e-mail addresses are stored and compared. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase();
}

export type EmailError = "required" | "too_long" | "invalid";

/** Why `text` is not an e-mail address; null when it is one. Surrounding spaces are ignored. */
export function emailError(text: string): EmailError | null {
  const email = normalizeEmail(text);
  if (email === "") return "required";
  if (email.length > maxEmailLength) return "too_long";
  return emailPattern.test(email) ? null : "invalid";
}
