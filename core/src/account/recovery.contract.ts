import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { email, messageResponse, oneTimeCode, phone, requires } from "../values.ts";
import { password } from "./account.contract.ts";
import { isRepeated, repeatsPassword } from "./repeated-password.ts";

/** How and where a code is sent; the other contact is ignored. */
const recipient = {
  verification_method: z.enum(["email", "phone"]),
  email: email.optional(),
  phone: phone.optional(),
};

/** Requires the contact of the chosen method. */
const hasRecipient =
  (contact: "email" | "phone") =>
  (input: {
    verification_method: "email" | "phone";
    email?: string | undefined;
    phone?: string | undefined;
  }) =>
    input.verification_method !== contact || input[contact] !== undefined;

export const forgotPassword = endpoint("POST /auth/forgot-password", {
  about: "Sends a code to reset the password.",
  allow: "anyone",
  input: z
    .object(recipient)
    .refine(hasRecipient("email"), requires("email"))
    .refine(hasRecipient("phone"), requires("phone")),
  reply: messageResponse,
  errors: ["feature_off", "recovery_phone_invalid", "otp_wait"],
});

export const verifyResetCode = endpoint("POST /auth/verify-token", {
  about: "Checks a reset code without consuming it.",
  allow: "anyone",
  input: z
    .object({ reset_token: oneTimeCode, ...recipient })
    .refine(hasRecipient("email"), requires("email"))
    .refine(hasRecipient("phone"), requires("phone")),
  reply: messageResponse,
  errors: ["reset_token_wrong", "recovery_phone_invalid", "throttled"],
});

export const resetPassword = endpoint("PUT /auth/reset-password", {
  about: "Resets the password and ends all sessions.",
  allow: "anyone",
  input: z
    .object({ reset_token: oneTimeCode, ...recipient, password, confirm_password: z.string() })
    .refine(isRepeated, repeatsPassword)
    .refine(hasRecipient("email"), requires("email"))
    .refine(hasRecipient("phone"), requires("phone")),
  reply: messageResponse,
  errors: ["reset_token_wrong", "recovery_phone_invalid", "passwords_differ", "throttled"],
});
