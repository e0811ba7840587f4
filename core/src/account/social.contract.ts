import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { email, guestId, messageResponse, oneTimeCode, phone, text } from "../values.ts";
import { authResult } from "./account.contract.ts";
import { pendingToken } from "./sign-in-steps.contract.ts";
import { socialProof } from "./social-proof.ts";

const social = {
  ...socialProof,
  email: email.optional(),
  login_type: z.literal("social"),
  guest_id: guestId.optional(),
};

export const socialLogin = endpoint("POST /auth/social-login", {
  about: "Signs in with a token of Google, Facebook or Apple.",
  allow: "anyone",
  input: z.object({ ...social, phone: phone.optional() }),
  reply: authResult,
  errors: [
    "feature_off",
    "auth-002",
    "auth-003",
    "email_unconfirmed",
    "otp_wait",
    "throttled",
    "provider_away",
  ],
});

export const socialRegister = endpoint("POST /auth/social-register", {
  about: "Signs in with a provider that returns no e-mail address; sends a code to the phone.",
  allow: "anyone",
  input: z.object({ ...social, phone }),
  reply: authResult,
  errors: [
    "feature_off",
    "auth-002",
    "auth-003",
    "phone_invalid",
    "phone_not_mobile",
    "otp_wait",
    "throttled",
    "provider_away",
  ],
});

/** A code that Firebase sent, with its Firebase session. */
const firebaseCode = { session_info: text(4096), phone, otp: oneTimeCode };

export const firebaseVerifyToken = endpoint("PUT /auth/firebase-verify-token", {
  about: "Continues a sign-in with the code that Firebase sent to its phone.",
  allow: "anyone",
  input: z.object({
    ...firebaseCode,
    login_type: z.enum(["manual", "otp", "social"]),
    /** Identifies the sign-in; by default the latest one with this phone. */
    pending_token: pendingToken.optional(),
    guest_id: guestId.optional(),
  }),
  reply: authResult,
  errors: ["feature_off", "otp_wrong", "auth-003", "phone_invalid", "throttled", "provider_away"],
});

export const firebaseResetPassword = endpoint("PUT /auth/firebase-reset-password", {
  about: "Exchanges the code that Firebase sent for a code to reset the password.",
  allow: "anyone",
  input: z.object(firebaseCode),
  reply: messageResponse.extend({ reset_token: oneTimeCode }),
  errors: ["feature_off", "otp_wrong", "phone_invalid", "throttled", "provider_away"],
});
