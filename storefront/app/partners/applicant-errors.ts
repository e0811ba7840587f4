import { type NameError, nameError } from "@errand/core/account/account-validation";
import { type EmailError, emailError } from "@errand/core/email";
import { unmetPasswordRules } from "@errand/core/partners/application-limits";
import { type PhoneError, phoneError } from "@errand/core/phone";
import type { ApplicantDraft } from "./applicant-draft.ts";

export type ApplicantErrorCode =
  | `name_${NameError}`
  | `email_${EmailError}`
  | `phone_${PhoneError}`
  | "zone"
  | "password_required"
  | "password_rules";

type ApplicantErrors = Partial<Record<keyof ApplicantDraft, ApplicantErrorCode | null>>;

export interface ApplicantRules {
  /** Of phone numbers without a prefix. */
  country: string;
  zones: readonly { id: number }[];
  /** A correction keeps a password that it leaves out. */
  isCorrection: boolean;
}

/** The errors of what every applicant states. */
export function applicantErrors(
  draft: ApplicantDraft,
  { country, zones, isCorrection }: ApplicantRules,
): ApplicantErrors {
  const name = nameError(draft.f_name);
  const email = emailError(draft.email);
  const phone = phoneError(draft.phone, { country });
  return {
    f_name: name && `name_${name}`,
    email: email && `email_${email}`,
    phone: phone && `phone_${phone}`,
    zone_id: zones.some(({ id }) => id === draft.zone_id) ? null : "zone",
    password: passwordError(draft.password, isCorrection),
  };
}

function passwordError(password: string, isCorrection: boolean): ApplicantErrorCode | null {
  if (password === "") return isCorrection ? null : "password_required";
  return unmetPasswordRules(password).length === 0 ? null : "password_rules";
}
