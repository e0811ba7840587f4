import type words from "./account.en.json";

/** What can be wrong with what a person types to sign in or up; its words are under `fault`. */
export type Fault = keyof (typeof words)["fault"];

const emailForm =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
const phoneForm = /^\+?\d{7,15}$/;
const passwordMinimum = 6;

/** Spec §5, contact detection: what was typed, or null when it is neither. */
export function contactKind(text: string): "email" | "phone" | null {
  const trimmed = text.trim();
  if (emailForm.test(trimmed)) return "email";
  return isPhone(trimmed) ? "phone" : null;
}

export function contactFault(text: string): Fault | null {
  if (text.trim() === "") return "emailOrPhoneRequired";
  return contactKind(text) === null ? "emailOrPhoneInvalid" : null;
}

export function nameFault(text: string): Fault | null {
  if (text.trim() === "") return "nameRequired";
  return text.trim().length > 100 ? "nameLong" : null;
}

export function emailFault(text: string): Fault | null {
  const trimmed = text.trim();
  if (trimmed === "") return "emailRequired";
  if (trimmed.length > 255) return "emailLong";
  return emailForm.test(trimmed) ? null : "emailInvalid";
}

/** Seven digits and more; where the country code is missing, the shop's own country is meant. */
export function phoneFault(text: string): Fault | null {
  return isPhone(text) ? null : "phoneInvalid";
}

/** Spec §5, OTP login and the phone after social sign-in: all digits count, the prefix's too. */
export function codePhoneFault(text: string): Fault | null {
  if (text.trim() === "") return "phoneRequired";
  return text.replace(/\D/g, "").length < 10 || !isPhone(text) ? "phoneTen" : null;
}

/** Spaces count and nothing is trimmed: a password is what was typed. */
export function passwordFault(text: string): Fault | null {
  if (text === "") return "passwordRequired";
  if (text.length < passwordMinimum) return "passwordShort";
  return text.length > 128 ? "passwordLong" : null;
}

export interface PasswordFaults {
  password(text: string): Fault | null;
  /** Of the field in which it is said once more. */
  repeated(text: string, password: string): Fault | null;
}

export const passwordFaults: PasswordFaults = {
  password: passwordFault,
  repeated: (text, password) => (text === password ? null : "passwordsDiffer"),
};

/** Spec §5, forgot password: one that is missing is told in other words. */
export const recoveryPasswordFaults: PasswordFaults = {
  password: (text) => (text === "" ? "newPasswordRequired" : passwordFault(text)),
  repeated: (text, password) =>
    text === "" ? "confirmRequired" : passwordFaults.repeated(text, password),
};

export function recoveryEmailFault(text: string): Fault | null {
  const trimmed = text.trim();
  if (trimmed === "") return "recoveryEmailRequired";
  return emailForm.test(trimmed) && trimmed.length <= 255 ? null : "recoveryEmailInvalid";
}

function isPhone(text: string): boolean {
  return phoneForm.test(text.replace(/[\s().-]/g, ""));
}
