import * as z from "zod";
import { maxNameLength, maxPasswordLength } from "../account/account-validation.ts";
import { isRepeated, repeatsPassword } from "../account/repeated-password.ts";
import { endpoint } from "../endpoint.ts";
import { languages } from "../language.ts";
import type { StaffAudience } from "../principals.ts";
import { email, id, messageResponse, oneTimeCode, phone, text, timestamp } from "../values.ts";
import { staffMember } from "./staff.contract.ts";
import { minStaffPasswordLength } from "./staff-password.ts";

/** The accounts of staff, which are the same for each audience (contract 7.2). */

const contact = text(255);
const currentPassword = z.string().min(1).max(maxPasswordLength);
const newPassword = {
  password: z.string().min(minStaffPasswordLength).max(maxPasswordLength),
  confirm_password: z.string(),
};

const forgot = <const A extends StaffAudience>(audience: A) =>
  endpoint(`POST /${audience}/auth/forgot-password`, {
    about:
      "Sends a code to set a new password. The answer is the same for a contact that nobody has.",
    allow: "anyone",
    input: z.object({ email_or_phone: contact }),
    reply: messageResponse,
    errors: ["otp_wait"],
  });

const reset = <const A extends StaffAudience>(audience: A) =>
  endpoint(`PUT /${audience}/auth/reset-password`, {
    about: "Sets a new password with the code, and ends all sessions. The second step stays.",
    allow: "anyone",
    input: z
      .object({ email_or_phone: contact, reset_token: oneTimeCode, ...newPassword })
      .refine(isRepeated, repeatsPassword),
    reply: messageResponse,
    errors: ["reset_token_wrong", "passwords_differ", "throttled"],
  });

const changeMe = <const A extends StaffAudience>(audience: A) =>
  endpoint(`PUT /${audience}/me`, {
    about:
      "Changes the own name and language, or one contact: with the password, then with the code that is sent to the new contact.",
    allow: { staff: audience },
    input: z.object({
      name: text(maxNameLength).optional(),
      language: z.enum(languages).optional(),
      phone: phone.optional(),
      email: email.optional(),
      current_password: currentPassword.optional(),
      otp: oneTimeCode.optional(),
    }),
    reply: z.union([
      z.object({
        message: z.string(),
        otp_send: z.literal(true),
        verification_on: z.enum(["phone", "email"]),
      }),
      z.object({ message: z.string(), member: staffMember }),
    ]),
    errors: [
      "feature_off",
      "current_password_needed",
      "current_password_wrong",
      "one_contact",
      "email_taken",
      "phone_taken",
      "phone_invalid",
      "phone_not_mobile",
      "otp_wrong",
      "otp_wait",
      "throttled",
    ],
  });

const changePassword = <const A extends StaffAudience>(audience: A) =>
  endpoint(`PUT /${audience}/password`, {
    about: "Changes the own password, and ends the other sessions.",
    allow: { staff: audience },
    input: z
      .object({ current_password: currentPassword, ...newPassword })
      .refine(isRepeated, repeatsPassword),
    reply: messageResponse,
    errors: ["current_password_wrong", "passwords_differ", "throttled"],
  });

const session = z.object({
  id,
  /** Browser and system from the `User-Agent`: "Firefox", "Windows". */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: timestamp,
  /** Accurate to the hour. */
  last_used_at: timestamp,
  /** The session of this request. */
  is_current: z.boolean(),
});

const listSessions = <const A extends StaffAudience>(audience: A) =>
  endpoint(`GET /${audience}/sessions`, {
    about: "The devices on which one is signed in: this one first, then most recently used first.",
    allow: { staff: audience },
    input: z.object({}),
    reply: z.array(session),
    errors: [],
  });

const endSession = <const A extends StaffAudience>(audience: A) =>
  endpoint(`DELETE /${audience}/sessions/{id}`, {
    about: "Signs out one of the own devices.",
    allow: { staff: audience, owns: "session" },
    input: z.object({ id }),
    reply: messageResponse,
    errors: ["session_not_found"],
  });

const endOtherSessions = <const A extends StaffAudience>(audience: A) =>
  endpoint(`DELETE /${audience}/sessions`, {
    about: "Signs out all other own devices.",
    allow: { staff: audience },
    input: z.object({}),
    reply: messageResponse,
    errors: [],
  });

export const forgotStorePassword = forgot("store");
export const forgotCourierPassword = forgot("courier");
export const forgotDeskPassword = forgot("desk");
export const resetStorePassword = reset("store");
export const resetCourierPassword = reset("courier");
export const resetDeskPassword = reset("desk");
export const changeStoreMember = changeMe("store");
export const changeCourierMember = changeMe("courier");
export const changeDeskMember = changeMe("desk");
export const changeStorePassword = changePassword("store");
export const changeCourierPassword = changePassword("courier");
export const changeDeskPassword = changePassword("desk");
export const listStoreSessions = listSessions("store");
export const listCourierSessions = listSessions("courier");
export const listDeskSessions = listSessions("desk");
export const endStoreSession = endSession("store");
export const endCourierSession = endSession("courier");
export const endDeskSession = endSession("desk");
export const endOtherStoreSessions = endOtherSessions("store");
export const endOtherCourierSessions = endOtherSessions("courier");
export const endOtherDeskSessions = endOtherSessions("desk");
