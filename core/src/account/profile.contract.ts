import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { email, id, imageFile, messageResponse, phone, requires, text } from "../values.ts";
import { password } from "./account.contract.ts";
import { otpSent, ownerProof, ownerProofErrors } from "./owner-proof.ts";
import { isRepeated, repeatsPassword } from "./repeated-password.ts";

/** Requires all profile fields, except in a request that only verifies a contact or sets a password. */
const isCompleteProfile =
  (field: "name" | "email" | "phone") =>
  (input: { button_type?: string | undefined } & Partial<Record<typeof field, string>>) =>
    input.button_type !== undefined || input[field] !== undefined;

export const updateProfile = endpoint("POST /customer/update-profile", {
  about: "Changes name, picture and contacts, verifies a contact, or sets the password.",
  allow: "customer",
  form: true,
  input: z
    .object({
      name: text(100).optional(),
      email: email.optional(),
      phone: phone.optional(),
      image: imageFile.optional(),
      button_type: z.enum(["phone", "email", "change_password"]).optional(),
      password: password.optional(),
      confirm_password: z.string().optional(),
      verification_medium: z.enum(["SMS", "email", "firebase"]).optional(),
      ...ownerProof,
    })
    .refine(isCompleteProfile("name"), requires("name"))
    .refine(isCompleteProfile("email"), requires("email"))
    .refine(isCompleteProfile("phone"), requires("phone"))
    .refine(isRepeated, repeatsPassword),
  reply: z.union([otpSent, messageResponse]),
  errors: [
    "feature_off",
    "picture_type",
    "email_taken",
    "phone_taken",
    "phone_number",
    "phone_locked",
    "password_needed",
    "confirm_password",
    "provider_away",
    ...ownerProofErrors,
  ],
});

export const updateInterest = endpoint("POST /customer/update-interest", {
  about: "Stores the categories of the module that the customer is interested in.",
  allow: "customer",
  needs: ["module"],
  input: z.object({ interest: z.array(id).min(1).max(50) }),
  reply: messageResponse,
  errors: ["category"],
});

export const removeAccount = endpoint("DELETE /customer/remove-account", {
  about: "Deletes the account and anonymizes its orders.",
  allow: "customer",
  takesBody: true,
  input: z.object(ownerProof),
  reply: z.union([otpSent, messageResponse]),
  errors: ["ongoing", "provider_away", ...ownerProofErrors],
});
