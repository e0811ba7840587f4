import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { staffKinds } from "../principals.ts";
import { email, flag, id, messageResponse, page, paging, text, timestamp } from "../values.ts";

/** Everybody who serves customers, and the roles that there are (contract 7.2). */

const own = { staff: "desk", permission: "staff" } as const;

const role = z.object({ key: z.string(), name: z.string() });

export const deskMember = z.object({
  id,
  kind: z.enum(staffKinds),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  /** Null for couriers, who have none. */
  role: role.nullable(),
  store_id: id.nullable(),
  store_name: z.string().nullable(),
  courier_id: id.nullable(),
  /** Of an operator; null for all zones, and for others. */
  zone_ids: z.array(id).nullable(),
  blocked: z.boolean(),
  has_second_step: z.boolean(),
  created_at: timestamp,
});

const invitedOperator = z.object({
  id,
  email: z.string(),
  role,
  zone_ids: z.array(id).nullable(),
  created_at: timestamp,
  expires_at: timestamp,
});

export const listDeskStaff = endpoint("GET /desk/staff", {
  about:
    "Who serves customers, the oldest accounts first, and which operators are invited. For operators of all zones.",
  allow: own,
  input: z.object({
    ...paging,
    kind: z.enum(staffKinds).optional(),
    store_id: id.optional(),
    /** A part of the name, or the exact e-mail. */
    search: text(255).optional(),
  }),
  reply: page("staff", deskMember).extend({ invitations: z.array(invitedOperator) }),
  errors: ["offset_too_large"],
});

export const inviteOperator = endpoint("POST /desk/staff", {
  about:
    "Invites an operator by e-mail with a link that works once, for 7 days. A new invitation of the same person replaces the old one. Nobody gives more than they may do.",
  allow: own,
  keyRequired: true,
  status: 201,
  input: z.object({ email, role: text(50), zone_ids: z.array(id).min(1).max(100).optional() }),
  reply: z.object({ message: z.string(), invitation: invitedOperator }),
  errors: ["staff_role_unknown", "staff_role_beyond", "email_taken", "unavailable", "throttled"],
});

export const changeDeskStaff = endpoint("PUT /desk/staff/{id}", {
  about:
    "Changes what is stated of an account: role, zones of an operator (null: all), a block, which ends its sessions, or a second step that is set up anew. The last owner stays one.",
  allow: { ...own, owns: "staff_member" },
  input: z.object({
    id,
    role: text(50).optional(),
    zone_ids: z.array(id).min(1).max(100).nullable().optional(),
    blocked: z.boolean().optional(),
    reset_second_step: flag.optional(),
  }),
  reply: z.object({ message: z.string(), member: deskMember }),
  errors: ["staff_member_not_found", "staff_role_unknown", "staff_role_beyond", "last_owner"],
});

export const endDeskStaff = endpoint("DELETE /desk/staff/{id}", {
  about: "Ends an account with all its sessions. The last owner cannot be ended.",
  allow: { ...own, owns: "staff_member" },
  input: z.object({ id }),
  reply: messageResponse,
  errors: ["staff_member_not_found", "last_owner"],
});

export const withdrawOperator = endpoint("DELETE /desk/staff/invitations/{id}", {
  about: "Withdraws the invitation of an operator: its link does not work any more.",
  allow: { ...own, owns: "staff_invitation" },
  input: z.object({ id }),
  reply: messageResponse,
  errors: ["staff_invitation_not_found"],
});
