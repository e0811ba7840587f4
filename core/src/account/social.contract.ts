import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { done, email, guestId, oneTimeCode, phone, text } from "../values.ts";
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
  about: "Signs in with what Google, Facebook or Apple gave the browser.",
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
  about: "Signs in with a provider that states no e-mail: a code is sent to the phone.",
  allow: "anyone",
  input: z.object({ ...social, phone }),
  reply: authResult,
  errors: [
    "feature_off",
    "auth-002",
    "auth-003",
    "phone_number",
    "otp_wait",
    "throttled",
    "provider_away",
  ],
});

/** A code that Firebase sent, with the session it was sent in. */
const firebaseCode = { session_info: text(4096), phone, otp: oneTimeCode };

export const firebaseVerifyToken = endpoint("PUT /auth/firebase-verify-token", {
  about: "Goes on with a sign-in by the code that Firebase sent to its phone.",
  allow: "anyone",
  input: z.object({
    ...firebaseCode,
    login_type: z.enum(["manual", "otp", "social"]),
    /** Names the sign-in; else it is the last one with this phone. */
    pending_token: pendingToken.optional(),
    guest_id: guestId.optional(),
  }),
  reply: authResult,
  errors: ["feature_off", "otp", "auth-003", "phone_number", "throttled", "provider_away"],
});

export const firebaseResetPassword = endpoint("PUT /auth/firebase-reset-password", {
  about: "Gives a code to set the password anew, for the code that Firebase sent.",
  allow: "anyone",
  input: z.object(firebaseCode),
  reply: done.extend({ reset_token: oneTimeCode }),
  errors: ["feature_off", "otp", "phone_number", "throttled", "provider_away"],
});
