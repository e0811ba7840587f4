import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { id, note, page, paging, requestedTime, text, timestamp } from "../values.ts";
import { maxRefusalReasonLength } from "./application-limits.ts";
import { applicationStatuses, partnerKinds } from "./application-states.ts";
import { partnerApplication, profileChange } from "./partner-application.types.ts";

/**
 * How operators decide about applications (contract 6.4). Operators of some zones see those of
 * their zones.
 */

export const partnerSummary = partnerApplication
  .pick({
    id: true,
    kind: true,
    status: true,
    is_phone_verified: true,
    is_email_verified: true,
    reason: true,
    f_name: true,
    l_name: true,
    email: true,
    phone: true,
    zone_id: true,
    created_at: true,
    submitted_at: true,
    decided_at: true,
  })
  .extend({
    kind: z.enum(partnerKinds),
    /**
     * The name of the store, in the language of the reader where it was stated; null for couriers.
     */
    store_name: z.string().nullable(),
    /** Null for couriers and changes. */
    module_id: id.nullable(),
  });
export type PartnerSummary = z.infer<typeof partnerSummary>;

export const deskPartner = partnerApplication.extend({
  kind: z.enum(partnerKinds),
  /** What a store or a rental provider wants to change. */
  change: profileChange.nullable(),
  /** Who has changed its status, oldest first. */
  transitions: z.array(
    z.object({
      from: z.enum(applicationStatuses).nullable(),
      to: z.enum(applicationStatuses),
      actor: z.object({ kind: z.enum(["applicant", "desk"]), name: z.string() }),
      reason: z.string().nullable(),
      at: timestamp,
    }),
  ),
  courier_id: id.nullable(),
});
export type DeskPartner = z.infer<typeof deskPartner>;

export const listPartners = endpoint("GET /desk/partners", {
  about:
    "Applications in the zones of the operator: those that wait for a decision oldest first, others newest first.",
  allow: { staff: "desk", permission: "partners" },
  input: z.object({
    ...paging,
    /** `unverified`: the applicant has not verified phone and e-mail yet. */
    state: z.enum(["waiting", "unverified", "refused", "approved"]).default("waiting"),
    kind: z.enum(partnerKinds).optional(),
    zone_id: id.optional(),
    since: requestedTime.optional(),
    until: requestedTime.optional(),
    /** A number, or the exact phone or e-mail of the applicant. */
    search: text(255).optional(),
  }),
  reply: page("partners", partnerSummary),
  errors: ["offset_too_large"],
});

const ofZones = { staff: "desk", permission: "partners", owns: "application" } as const;
const decided = z.object({ message: z.string(), partner: deskPartner });

export const readPartner = endpoint("GET /desk/partners/{id}", {
  about: "One application with its pictures and its history.",
  allow: ofZones,
  input: z.object({ id }),
  reply: deskPartner,
  errors: ["application_not_found"],
});

export const approvePartner = endpoint("POST /desk/partners/{id}/approve", {
  about:
    "Creates the store, the rental provider or the courier with an account for the applicant, or applies the change of a profile, and tells the applicant.",
  allow: ofZones,
  keyRequired: true,
  input: z.object({ id }),
  reply: decided,
  errors: [
    "application_not_found",
    "application_status",
    "application_unverified",
    "email_taken",
    "phone_taken",
    "store_outside_zone",
  ],
});

export const refusePartner = endpoint("POST /desk/partners/{id}/refuse", {
  about: "Refuses an application with a reason, which the applicant reads and can correct.",
  allow: ofZones,
  keyRequired: true,
  input: z.object({ id, reason: note(maxRefusalReasonLength) }),
  reply: decided,
  errors: ["application_not_found", "application_status", "application_unverified"],
});
