import * as z from "zod";
import { oneTimeCode, text } from "../values.ts";

/**
 * Proof that the customer owns the account, where a session is not enough: the password, or a code.
 * The same request without proof sends the code to a verified contact.
 */
export const ownerProof = {
  current_password: z.string().min(1).max(128).optional(),
  otp: oneTimeCode.optional(),
  verification_on: z.enum(["phone", "email"]).optional(),
  session_info: text(4096).optional(),
};

export const ownerProofErrors = [
  "current_password_wrong",
  "current_password_needed",
  "sign_in_again",
  "otp_wrong",
  "otp_wait",
  "throttled",
] as const;

/**
 * A code was sent to a contact. The client repeats the request with `otp` and `verification_on`.
 */
export const otpSent = z.object({
  message: z.string(),
  otp_send: z.literal(true),
  verification_on: z.enum(["phone", "email"]),
  /** With `firebase` the server sends nothing; the browser asks Firebase to send the code. */
  verification_medium: z.enum(["SMS", "email", "firebase"]),
});
