import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { languages } from "../language.ts";
import { type StaffAudience, staffKinds } from "../principals.ts";
import { id, messageResponse, oneTimeCode, text, timestamp } from "../values.ts";

/**
 * Sessions of store staff, couriers and operators; each audience has the same endpoints (contract
 * 6.1).
 */

export const staffMember = z.object({
  id,
  kind: z.enum(staffKinds),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Missing until the member states one. */
  language: z.enum(languages).optional(),
  /** Null for couriers. */
  role: z.object({ key: z.string(), name: z.string() }).nullable(),
  /** `*` is every permission, `*:read` every read. */
  permissions: z.array(z.string()),
  store_id: id.nullable(),
  courier_id: id.nullable(),
  /** The zones of an operator; null for all. */
  zone_ids: z.array(id).nullable(),
  has_second_step: z.boolean(),
  created_at: timestamp,
});

const signIn = <const A extends StaffAudience>(audience: A) =>
  endpoint(`POST /${audience}/auth/login`, {
    about:
      "Signs in with a password and the code of an authenticator app. Before that app is set up, the session only serves to set it up.",
    allow: "anyone",
    input: z.object({
      email_or_phone: text(255),
      password: z.string().min(1).max(128),
      code: oneTimeCode.optional(),
    }),
    reply: z.object({ message: z.string(), token: z.string(), has_second_step: z.boolean() }),
    errors: ["auth-002", "auth-003", "second_step_code", "throttled"],
  });

const signOut = <const A extends StaffAudience>(audience: A) =>
  endpoint(`POST /${audience}/auth/logout`, {
    about: "Ends the session.",
    allow: { staff: audience, beforeSecondStep: true },
    input: z.object({}),
    reply: messageResponse,
    errors: [],
  });

const beginSecondStep = <const A extends StaffAudience>(audience: A) =>
  endpoint(`POST /${audience}/auth/totp/begin`, {
    about: "Makes the secret for an authenticator app, which takes effect with the first code.",
    allow: { staff: audience, beforeSecondStep: true },
    input: z.object({}),
    reply: z.object({
      /** Base32, for typing into an app. */
      secret: z.string(),
      /** `otpauth://`, for a QR code. */
      uri: z.string(),
    }),
    errors: ["second_step_set"],
  });

const finishSecondStep = <const A extends StaffAudience>(audience: A) =>
  endpoint(`POST /${audience}/auth/totp/finish`, {
    about: "Confirms the authenticator app by a code; ends the other sessions of the account.",
    allow: { staff: audience, beforeSecondStep: true },
    input: z.object({ code: oneTimeCode }),
    reply: messageResponse,
    errors: ["second_step_set", "second_step_code", "throttled"],
  });

const readMe = <const A extends StaffAudience>(audience: A) =>
  endpoint(`GET /${audience}/me`, {
    about: "Who is signed in, with role and permissions.",
    allow: { staff: audience },
    input: z.object({}),
    reply: staffMember,
    errors: [],
  });

export const signInToStore = signIn("store");
export const signInToCourier = signIn("courier");
export const signInToDesk = signIn("desk");
export const signOutOfStore = signOut("store");
export const signOutOfCourier = signOut("courier");
export const signOutOfDesk = signOut("desk");
export const beginStoreSecondStep = beginSecondStep("store");
export const beginCourierSecondStep = beginSecondStep("courier");
export const beginDeskSecondStep = beginSecondStep("desk");
export const finishStoreSecondStep = finishSecondStep("store");
export const finishCourierSecondStep = finishSecondStep("courier");
export const finishDeskSecondStep = finishSecondStep("desk");
export const readStoreMember = readMe("store");
export const readCourierMember = readMe("courier");
export const readDeskMember = readMe("desk");
