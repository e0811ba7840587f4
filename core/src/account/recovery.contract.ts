import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { done, email, oneTimeCode, phone, requires } from "../values.ts";
import { password } from "./account.contract.ts";
import { isRepeated, repeatsPassword } from "./repeated-password.ts";

/** By which way a code goes out, and where to; the other contact is not looked at. */
const recipient = {
  verification_method: z.enum(["email", "phone"]),
  email: email.optional(),
  phone: phone.optional(),
};

/** The contact by that way has to be there. */
const names =
  (contact: "email" | "phone") =>
  (input: {
    verification_method: "email" | "phone";
    email?: string | undefined;
    phone?: string | undefined;
  }) =>
    input.verification_method !== contact || input[contact] !== undefined;

export const forgotPassword = endpoint("POST /auth/forgot-password", {
  about: "Sends a code with which the password can be set anew.",
  allow: "anyone",
  input: z
    .object(recipient)
    .refine(names("email"), requires("email"))
    .refine(names("phone"), requires("phone")),
  reply: done,
  errors: ["feature_off", "recovery_phone", "otp_wait"],
});

export const verifyResetCode = endpoint("POST /auth/verify-token", {
  about: "Tells whether that code is right, without using it up.",
  allow: "anyone",
  input: z
    .object({ reset_token: oneTimeCode, ...recipient })
    .refine(names("email"), requires("email"))
    .refine(names("phone"), requires("phone")),
  reply: done,
  errors: ["reset_token", "recovery_phone", "throttled"],
});

export const resetPassword = endpoint("PUT /auth/reset-password", {
  about: "Sets the password anew and ends every session.",
  allow: "anyone",
  input: z
    .object({ reset_token: oneTimeCode, ...recipient, password, confirm_password: z.string() })
    .refine(isRepeated, repeatsPassword)
    .refine(names("email"), requires("email"))
    .refine(names("phone"), requires("phone")),
  reply: done,
  errors: ["reset_token", "recovery_phone", "confirm_password", "throttled"],
});
