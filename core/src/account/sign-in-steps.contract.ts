import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { email, guestId, messageResponse, oneTimeCode, phone, requires, text } from "../values.ts";
import { authResult } from "./account.contract.ts";

const loginType = z.enum(["manual", "otp", "social"]);

/** 256 random bits that identify an incomplete sign-in (contract 3.1). */
export const pendingToken = z.stringFormat("pending-token", /^[A-Za-z0-9_-]{43}$/);

/** Without its token, a sign-in is identified by the contact that received the code. */
const identifiesSignIn =
  (contact: "phone" | "email") =>
  (input: {
    verification_type: "phone" | "email";
    pending_token?: string | undefined;
    phone?: string | undefined;
    email?: string | undefined;
  }) =>
    input.verification_type !== contact ||
    input.pending_token !== undefined ||
    input[contact] !== undefined;

export const verifyPhone = endpoint("POST /auth/verify-phone", {
  about: "Continues a sign-in with the code that was sent to a phone or an e-mail address.",
  allow: "anyone",
  input: z
    .object({
      verification_type: z.enum(["phone", "email"]),
      phone: phone.optional(),
      email: email.optional(),
      /** Identifies the sign-in when the contact that received the code is not disclosed. */
      pending_token: pendingToken.optional(),
      otp: oneTimeCode,
      login_type: loginType,
      guest_id: guestId.optional(),
    })
    .refine(identifiesSignIn("email"), requires("email"))
    .refine(identifiesSignIn("phone"), requires("phone")),
  reply: authResult,
  errors: ["otp_wrong", "auth-003", "phone_invalid", "phone_not_mobile", "otp_wait", "throttled"],
});

export const updateInfo = endpoint("POST /auth/update-info", {
  about: "Continues a sign-in with the answer to “Is it you?” or with the name of a new customer.",
  allow: "anyone",
  input: z.object({
    pending_token: pendingToken,
    login_type: loginType,
    verified: z.enum(["yes", "no"]).optional(),
    password: z.string().min(1).max(128).optional(),
    name: text(100).optional(),
    email: email.optional(),
    phone: phone.optional(),
    ref_code: text(20).optional(),
    guest_id: guestId.optional(),
  }),
  reply: authResult,
  errors: [
    "auth-001",
    "auth-002",
    "auth-003",
    "no_question_open",
    "password_needed",
    "name_needed",
    "email_taken",
    "phone_taken",
    "ref_code",
    "otp_wait",
    "throttled",
  ],
});

export const resendOtp = endpoint("POST /auth/resend-otp", {
  about: "Sends the code of a sign-in again.",
  allow: "anyone",
  input: z.object({ pending_token: pendingToken }),
  reply: messageResponse,
  errors: ["auth-001", "otp_wait"],
});
