/**
 * The pattern of an e-mail address (contract 1.6): that of browsers (HTML, valid e-mail address),
 * with a domain of several names, of which the last one is not a number.
 */
export const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i;

export const maxEmailLength = 255;

/**
 * Returns the form in which e-mail addresses are stored and compared: a domain in another script is
 * written as the mail servers name it (`müller.example` is `xn--mller-kva.example`).
 */
export function normalizeEmail(text: string): string {
  const address = text.trim().toLowerCase();
  const [, name, domain = ""] = /^([^@]*)@([^@]*)$/.exec(address) ?? [];
  // No letter beyond ASCII: what a domain is written with anyway.
  if (name === undefined || !/[^\0-\x7f]/.test(domain)) return address;
  const url = `https://${domain}`;
  return URL.canParse(url) ? `${name}@${new URL(url).hostname}` : address;
}

export type EmailError = "required" | "too_long" | "invalid";

/** Why `text` is not an e-mail address; null when it is one. Surrounding spaces are ignored. */
export function emailError(text: string): EmailError | null {
  const email = normalizeEmail(text);
  if (email === "") return "required";
  if (email.length > maxEmailLength) return "too_long";
  return emailPattern.test(email) ? null : "invalid";
}
