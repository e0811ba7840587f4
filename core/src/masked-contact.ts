/** Contacts as lists of the desk show them: enough to recognise one that a person names. */

/** `+33 •• 52`: the first and the last digits of a number in E.164. */
export function maskPhone(phone: string): string {
  const shown = phone.startsWith("+") ? phone.slice(0, 3) : "";
  return `${shown} •• ${phone.slice(-2)}`.trim();
}

/** `s•••@example.com` */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}•••${at < 0 ? "" : email.slice(at)}`;
}
