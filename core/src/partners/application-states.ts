/** Those who apply, and whose contacts are verified. */
export const applicantKinds = ["store", "courier"] as const;
export type ApplicantKind = (typeof applicantKinds)[number];

/** `change`: what a store or a rental provider wants to change of what the desk has checked. */
export const partnerKinds = [...applicantKinds, "change"] as const;
export type PartnerKind = (typeof partnerKinds)[number];

/**
 * `resubmitted`: corrected by the applicant after a refusal; it waits for the desk like
 * `submitted`.
 */
export const applicationStatuses = ["submitted", "refused", "resubmitted", "approved"] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/**
 * `wait`: for the desk · `correct`: refused, to be corrected and sent again · `sign_in`: approved.
 */
export const applicationSteps = [
  "verify_phone",
  "verify_email",
  "wait",
  "correct",
  "sign_in",
] as const;
export type ApplicationStep = (typeof applicationSteps)[number];

export type ApplicationAction = "approve" | "refuse" | "resubmit";

const transitions: Record<
  ApplicationAction,
  { from: readonly ApplicationStatus[]; to: ApplicationStatus }
> = {
  approve: { from: ["submitted", "resubmitted"], to: "approved" },
  refuse: { from: ["submitted", "resubmitted"], to: "refused" },
  resubmit: { from: ["refused"], to: "resubmitted" },
};

/** The status after an action; null when it is refused with 409 `application_status`. */
export function nextApplicationStatus(
  status: ApplicationStatus,
  action: ApplicationAction,
): ApplicationStatus | null {
  const { from, to } = transitions[action];
  return from.includes(status) ? to : null;
}

/** Statuses in which the desk has not decided yet. */
export const waitingStatuses = [
  "submitted",
  "resubmitted",
] as const satisfies readonly ApplicationStatus[];

export function isWaiting(status: ApplicationStatus): boolean {
  return waitingStatuses.some((waiting) => waiting === status);
}

/**
 * What happens next with an application. Contacts are verified before the desk sees it, the phone
 * first as when signing up.
 */
export function nextStep({
  status,
  isPhoneVerified,
  isEmailVerified,
}: {
  status: ApplicationStatus;
  isPhoneVerified: boolean;
  isEmailVerified: boolean;
}): ApplicationStep {
  if (status === "approved") return "sign_in";
  if (status === "refused") return "correct";
  if (!isPhoneVerified) return "verify_phone";
  return isEmailVerified ? "wait" : "verify_email";
}
