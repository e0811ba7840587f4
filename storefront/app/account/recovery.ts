import type { Config } from "@errand/core/config/config.contract";

export type RecoveryWay = "email" | "phone";

/** The recipient of the code; parameters of every further request. */
export interface Recipient {
  verification_method: RecoveryWay;
  email?: string;
  phone?: string;
}

/** The ways to verify a customer who forgot the password; empty when the shop offers none. */
export function recoveryWays({
  centralize_login,
  is_mail_active,
  is_sms_active,
  firebase_otp_verification,
}: Pick<
  Config,
  "centralize_login" | "is_mail_active" | "is_sms_active" | "firebase_otp_verification"
>): RecoveryWay[] {
  if (centralize_login.manual_login_status === 0) return [];
  const ways: RecoveryWay[] = [];
  if (is_mail_active) ways.push("email");
  if (is_sms_active || firebase_otp_verification === 1) ways.push("phone");
  return ways;
}
