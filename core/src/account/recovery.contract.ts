import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { done, email, oneTimeCode, phone } from "../values.ts";
import { password } from "./account.contract.ts";

/** By which way a code goes out, and where to; the other contact is not looked at. */
const recipient = {
  verification_method: z.enum(["email", "phone"]),
  email: email.optional(),
  phone: phone.optional(),
};

const namesRecipient = ({
  verification_method,
  ...given
}: {
  verification_method: "email" | "phone";
  email?: string | undefined;
  phone?: string | undefined;
}) => given[verification_method] !== undefined;

export const forgotPassword = endpoint("POST /auth/forgot-password", {
  about: "Sends a code with which the password can be set anew.",
  allow: "anyone",
  input: z.object(recipient).refine(namesRecipient, { path: ["verification_method"] }),
  reply: done,
  errors: ["feature_off", "phone_number", "otp_wait"],
});

export const verifyResetCode = endpoint("POST /auth/verify-token", {
  about: "Tells whether that code is right, without using it up.",
  allow: "anyone",
  input: z
    .object({ reset_token: oneTimeCode, ...recipient })
    .refine(namesRecipient, { path: ["verification_method"] }),
  reply: done,
  errors: ["reset_token", "throttled"],
});

export const resetPassword = endpoint("PUT /auth/reset-password", {
  about: "Sets the password anew and ends every session.",
  allow: "anyone",
  input: z
    .object({ reset_token: oneTimeCode, ...recipient, password, confirm_password: z.string() })
    .refine(namesRecipient, { path: ["verification_method"] }),
  reply: done,
  errors: ["reset_token", "confirm_password", "throttled"],
});
