import { AppError } from "@errand/core/errors";
import {
  readApplication,
  resendApplicantCode,
  verifyApplicant,
  withdrawApplication,
} from "@errand/core/partners/applications.contract";
import { eq } from "drizzle-orm";
import { messageIn } from "../messages/messages.ts";
import { detachFiles } from "../private-files/private-files.data.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { serve } from "../requests/serve.ts";
import { toApplicationResponse } from "./application-response.ts";
import { type ApplicationRow, applicationSubject, updateApplication } from "./applications.data.ts";
import { findOwnApplication, lockOwnApplication } from "./find-own-application.ts";
import { partnerApplications } from "./partners.tables.ts";
import type { PartnersApi } from "./partners-api.ts";
import { type Contact, codeFor, continueApplication } from "./verify-contacts.ts";

/** What applicants do about an application that they have sent. */
export function applicantRoutes(api: PartnersApi) {
  const toOwnershipProof = (token: string, { now }: AnyRequestContext) => ({
    secret: api.settings.secret,
    token,
    now,
  });

  serve(api, readApplication, async ({ application_token: token }, ctx) => {
    const application = await findOwnApplication(ctx.db, toOwnershipProof(token, ctx));
    const { links } = api.files;
    return toApplicationResponse(ctx.db, application, { links, now: ctx.now });
  });

  serve(api, verifyApplicant, async (input, ctx) => {
    const { application_token: token, verification_type: contact, otp: code } = input;
    const application = await lockOwnApplication(ctx.db, toOwnershipProof(token, ctx));
    requireUnverified(application, contact);
    const valid = await api.codes.check(ctx, { ...codeFor(application, contact), code });
    await valid.use(ctx.db);
    const verified = await updateApplication(ctx.db, application.id, {
      [`${contact}Verification`]: "verified",
    });
    await continueApplication(api, ctx, verified);
    const { links } = api.files;
    return {
      message: messageIn(ctx.language, "responses", `${contact}_verified`),
      application: await toApplicationResponse(ctx.db, verified, { links, now: ctx.now }),
    };
  });

  serve(api, resendApplicantCode, async (input, ctx) => {
    const { application_token: token, verification_type: contact } = input;
    const application = await lockOwnApplication(ctx.db, toOwnershipProof(token, ctx));
    requireUnverified(application, contact);
    await api.codes.send(ctx, codeFor(application, contact));
    return { message: messageIn(ctx.language, "responses", "code_on_its_way") };
  });

  serve(api, withdrawApplication, async ({ application_token: token }, ctx) => {
    const { id, status } = await lockOwnApplication(ctx.db, toOwnershipProof(token, ctx));
    if (status === "approved") throw new AppError("application_status");
    await detachFiles(ctx.db, [applicationSubject(id)]);
    await ctx.db.delete(partnerApplications).where(eq(partnerApplications.id, id));
    return { message: messageIn(ctx.language, "responses", "application_withdrawn") };
  });
}

function requireUnverified(application: ApplicationRow, contact: Contact) {
  const isDecided = application.status === "approved" || application.status === "refused";
  if (isDecided || application[`${contact}Verification`] !== "waiting") {
    throw new AppError("application_status");
  }
}
