import type { ApplicantKind } from "@errand/core/partners/application-states";
import type { CodePurpose } from "../account/code-purpose.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { getNextStep } from "./application-response.ts";
import type { ApplicationRow } from "./applications.data.ts";
import { tellApplicant } from "./partner-messages.ts";
import type { PartnersApi } from "./partners-api.ts";

export type Contact = "phone" | "email";

/** A person may apply as a store and as a courier with the same phone: the codes are told apart. */
const purposes: Record<ApplicantKind, CodePurpose> = {
  store: "store_application",
  courier: "courier_application",
};

/** The code for a contact of an application, which only this application can use. */
export function codeFor({ id, kind, ...contacts }: ApplicationRow, contact: Contact) {
  if (kind === "change") throw new Error("the contacts of a change are not verified");
  return { purpose: purposes[kind], recipient: contacts[contact], holder: `application ${id}` };
}

/**
 * Goes on with an application that has just been sent or verified: sends the code of the next
 * contact, or tells the applicant that everything has been received.
 */
export async function continueApplication(
  api: PartnersApi,
  ctx: AnyRequestContext,
  application: ApplicationRow,
) {
  const step = getNextStep(application);
  if (step === "verify_phone") await api.codes.send(ctx, codeFor(application, "phone"));
  if (step === "verify_email") await api.codes.send(ctx, codeFor(application, "email"));
  if (step === "wait") {
    await tellApplicant(ctx.db, api, { application, message: "received", now: ctx.now });
  }
}
