import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { staffKinds } from "../principals.ts";
import { id, page, paging, requestedTime, text, timestamp } from "../values.ts";

const facts = z.record(z.string(), z.unknown()).nullable();

/** One write by a member of the staff (contract 6.1). */
export const auditEntry = z.object({
  id,
  actor: z.object({ id, kind: z.enum(staffKinds), name: z.string() }),
  /** The endpoint that was called. */
  action: z.string(),
  /** What was changed, such as `order:100012`. */
  subject: z.string(),
  before: facts,
  after: facts,
  /** The network address of the caller. */
  address: z.string(),
  at: timestamp,
});

export const listAudit = endpoint("GET /desk/audit", {
  about: "What staff changed, newest first.",
  allow: { staff: "desk", permission: "audit" },
  input: z.object({
    ...paging,
    /** The id of a member of the staff. */
    actor: id.optional(),
    subject: text(100).optional(),
    since: requestedTime.optional(),
  }),
  reply: page("entries", auditEntry),
  errors: ["offset_too_large"],
});
