import type words from "./account.en.json";

/** What can be wrong with what a person types to sign in or up; its words are under `fault`. */
export type FieldError = keyof (typeof words)["fault"];

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

export function contactError(text: string): FieldError | null {
  if (text.trim() === "") return "emailOrPhoneRequired";
  return contactKind(text) === null ? "emailOrPhoneInvalid" : null;
}

export function nameError(text: string): FieldError | null {
  if (text.trim() === "") return "nameRequired";
  return text.trim().length > 100 ? "nameLong" : null;
}

export function emailError(text: string): FieldError | null {
  const trimmed = text.trim();
  if (trimmed === "") return "emailRequired";
  if (trimmed.length > 255) return "emailLong";
  return emailForm.test(trimmed) ? null : "emailInvalid";
}

/** Seven digits and more; where the country code is missing, the shop's own country is meant. */
export function phoneError(text: string): FieldError | null {
  return isPhone(text) ? null : "phoneInvalid";
}

/** Spec §5, OTP login and the phone after social sign-in: all digits count, the prefix's too. */
export function codePhoneError(text: string): FieldError | null {
  if (text.trim() === "") return "phoneRequired";
  return text.replace(/\D/g, "").length < 10 || !isPhone(text) ? "phoneTen" : null;
}

/** Spaces count and nothing is trimmed: a password is what was typed. */
export function passwordError(text: string): FieldError | null {
  if (text === "") return "passwordRequired";
  if (text.length < passwordMinimum) return "passwordShort";
  return text.length > 128 ? "passwordLong" : null;
}

export interface PasswordErrors {
  password(text: string): FieldError | null;
  /** Of the field in which it is said once more. */
  repeated(text: string, password: string): FieldError | null;
}

export const passwordErrors: PasswordErrors = {
  password: passwordError,
  repeated: (text, password) => (text === password ? null : "passwordsDiffer"),
};

/** Spec §5, forgot password: one that is missing is told in other words. */
export const recoveryPasswordErrors: PasswordErrors = {
  password: (text) => (text === "" ? "newPasswordRequired" : passwordError(text)),
  repeated: (text, password) =>
    text === "" ? "confirmRequired" : passwordErrors.repeated(text, password),
};

export function recoveryEmailError(text: string): FieldError | null {
  const trimmed = text.trim();
  if (trimmed === "") return "recoveryEmailRequired";
  return emailForm.test(trimmed) && trimmed.length <= 255 ? null : "recoveryEmailInvalid";
}

function isPhone(text: string): boolean {
  return phoneForm.test(text.replace(/[\s().-]/g, ""));
}
