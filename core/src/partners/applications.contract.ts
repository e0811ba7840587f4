import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { messageResponse, oneTimeCode } from "../values.ts";
import { partnerApplication } from "./partner-application.types.ts";
import { applicationToken } from "./register.contract.ts";

/**
 * What applicants do after they have applied. The token replaces a session, which they do not have
 * yet.
 */

export const readApplication = endpoint("POST /auth/partner/application", {
  about: "The application of a token: its status, what happens next, and what was sent.",
  allow: "anyone",
  isRead: true,
  input: z.object({ application_token: applicationToken }),
  reply: partnerApplication,
  errors: ["application_not_found"],
});

export const verifyApplicant = endpoint("POST /auth/partner/verify", {
  about: "Verifies the phone or the e-mail of an application with the code that was sent there.",
  allow: "anyone",
  input: z.object({
    application_token: applicationToken,
    verification_type: z.enum(["phone", "email"]),
    otp: oneTimeCode,
  }),
  reply: z.object({ message: z.string(), application: partnerApplication }),
  errors: ["application_not_found", "application_status", "otp_wrong", "throttled"],
});

export const resendApplicantCode = endpoint("POST /auth/partner/resend-otp", {
  about: "Sends another code to a phone or an e-mail that is not verified yet.",
  allow: "anyone",
  input: z.object({
    application_token: applicationToken,
    verification_type: z.enum(["phone", "email"]),
  }),
  reply: messageResponse,
  errors: ["application_not_found", "application_status", "otp_wait"],
});

export const withdrawApplication = endpoint("DELETE /auth/partner/application", {
  about: "Deletes an application that is not approved, with all its data and pictures.",
  allow: "anyone",
  takesBody: true,
  input: z.object({ application_token: applicationToken }),
  reply: messageResponse,
  errors: ["application_not_found", "application_status"],
});
