import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { done, email, guestId, oneTimeCode, phone, requires, text } from "../values.ts";
import { authResult } from "./account.contract.ts";

const loginType = z.enum(["manual", "otp", "social"]);

/** 256 random bits: what a sign-in that lacks something goes on with (contract 3.1). */
export const pendingToken = z.stringFormat("pending-token", /^[A-Za-z0-9_-]{43}$/);

/** Without its token a sign-in is named by the contact that the code went to. */
const namesSignIn =
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
  about: "Goes on with a sign-in by the code that was sent for it, to a phone or an e-mail.",
  allow: "anyone",
  input: z
    .object({
      verification_type: z.enum(["phone", "email"]),
      phone: phone.optional(),
      email: email.optional(),
      /** Names the sign-in where its code went to a contact that the person is not told. */
      pending_token: pendingToken.optional(),
      otp: oneTimeCode,
      login_type: loginType,
      guest_id: guestId.optional(),
    })
    .refine(namesSignIn("email"), requires("email"))
    .refine(namesSignIn("phone"), requires("phone")),
  reply: authResult,
  errors: ["otp", "auth-003", "phone_number", "otp_wait", "throttled"],
});

export const updateInfo = endpoint("POST /auth/update-info", {
  about: "Goes on with a sign-in: the answer to “Is it you?”, or the name of a new customer.",
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
    "verified",
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
  about: "Sends the code of a sign-in once more.",
  allow: "anyone",
  input: z.object({ pending_token: pendingToken }),
  reply: done,
  errors: ["auth-001", "otp_wait"],
});
