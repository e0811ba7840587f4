import * as z from "zod";
import { maxNameLength, maxPasswordLength } from "../account/account-validation.ts";
import { endpoint } from "../endpoint.ts";
import { staffAudiences } from "../principals.ts";
import { email, id, messageResponse, text, timestamp } from "../values.ts";
import { minStaffPasswordLength } from "./staff-password.ts";

/** Who works at a store or a rental provider (contract 6.3). */

const own = { staff: "store", permission: "staff" } as const;

/** The key of a role of the caller's kind of staff, such as `manager`. */
const roleKey = text(50);
const role = z.object({ key: z.string(), name: z.string() });

export const storeMember = z.object({
  id,
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role,
  has_second_step: z.boolean(),
  created_at: timestamp,
});

export const staffInvitation = z.object({
  id,
  email: z.string(),
  role,
  created_at: timestamp,
  expires_at: timestamp,
});

export const listStoreStaff = endpoint("GET /store/staff", {
  about: "Who works at the store, who is invited, and the roles that there are.",
  allow: own,
  input: z.object({}),
  reply: z.object({
    staff: z.array(storeMember),
    invitations: z.array(staffInvitation),
    roles: z.array(role.extend({ permissions: z.array(z.string()) })),
  }),
  errors: [],
});

export const inviteStaff = endpoint("POST /store/staff", {
  about:
    "Invites a person by e-mail with a link that works once, for 7 days. A new invitation of the same person replaces the old one.",
  allow: own,
  input: z.object({ email, role: roleKey }),
  reply: z.object({ message: z.string(), invitation: staffInvitation }),
  status: 201,
  errors: ["staff_role_unknown", "email_taken", "unavailable", "throttled"],
});

export const changeStaffRole = endpoint("PUT /store/staff/{id}", {
  about: "Gives a member of the staff another role. The last owner stays one.",
  allow: { ...own, owns: "staff_member" },
  input: z.object({ id, role: roleKey }),
  reply: z.object({ message: z.string(), member: storeMember }),
  errors: ["staff_member_not_found", "staff_role_unknown", "last_owner"],
});

export const endStaffMember = endpoint("DELETE /store/staff/{id}", {
  about:
    "Ends the account of a member of the staff with all sessions. The last owner cannot be ended.",
  allow: { ...own, owns: "staff_member" },
  input: z.object({ id }),
  reply: messageResponse,
  errors: ["staff_member_not_found", "last_owner"],
});

export const withdrawInvitation = endpoint("DELETE /store/staff/invitations/{id}", {
  about: "Withdraws an invitation: its link does not work any more.",
  allow: { ...own, owns: "staff_invitation" },
  input: z.object({ id }),
  reply: messageResponse,
  errors: ["staff_invitation_not_found"],
});

/** 256 random bits of the link. In the body, because URLs are logged. */
const token = z.stringFormat("invitation-token", /^[A-Za-z0-9_-]{43}$/);

export const readInvitation = endpoint("POST /store/auth/invitation", {
  about: "Whom an invitation is for, and to what.",
  allow: "anyone",
  isRead: true,
  input: z.object({ token }),
  reply: z.object({
    /** Where the person will work. */
    audience: z.enum(staffAudiences),
    /** The name of the store, or of the shop for an operator. */
    store_name: z.string(),
    email: z.string(),
    role,
    expires_at: timestamp,
  }),
  errors: ["invitation_over"],
});

export const acceptInvitation = endpoint("POST /store/auth/invitation/accept", {
  about:
    "Creates the account of an invited person, once. The first sign-in sets up the authenticator app.",
  allow: "anyone",
  input: z.object({
    token,
    name: text(maxNameLength),
    password: z.string().min(minStaffPasswordLength).max(maxPasswordLength),
  }),
  reply: z.object({ message: z.string(), email: z.string() }),
  status: 201,
  errors: ["invitation_over", "email_taken"],
});
