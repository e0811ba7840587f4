import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { staffKinds } from "../principals.ts";
import { id, messageResponse, text } from "../values.ts";
import { roleKinds } from "./role-permissions.ts";

/** What each kind of staff may do, in roles (contract 7.2). For operators of all zones. */

const own = { staff: "desk", permission: "staff" } as const;

const names = z.object({ en: text(100), fr: text(100) });
/** `orders`, `orders:read` or `*:read`. */
const permissions = z.array(text(50)).min(1).max(50);

export const staffRole = z.object({
  id,
  kind: z.enum(staffKinds),
  /** The same for good. */
  key: z.string(),
  name: z.string(),
  names,
  permissions: z.array(z.string()),
  /** Who works with it. */
  members: z.int(),
});
export type DeskRole = z.infer<typeof staffRole>;

const changed = z.object({ message: z.string(), role: staffRole });

export const listRoles = endpoint("GET /desk/roles", {
  about: "The roles of each kind of staff, with what they may do and how many have them.",
  allow: own,
  input: z.object({}),
  reply: z.array(staffRole),
  errors: [],
});

export const addRole = endpoint("POST /desk/roles", {
  about: "Adds a role. Nobody gives more than they may do.",
  allow: own,
  keyRequired: true,
  status: 201,
  input: z.object({
    kind: z.enum(roleKinds),
    key: z.stringFormat("role-key", /^[a-z][a-z0-9-]{0,49}$/),
    names,
    permissions,
  }),
  reply: changed,
  errors: ["role_key_taken", "role_permissions_unknown", "staff_role_beyond"],
});

export const changeRole = endpoint("PUT /desk/roles/{role_id}", {
  about:
    "Changes the name of a role and what it may do, for everybody who has it, at once. The role of owners stays as it is.",
  allow: own,
  input: z.object({ role_id: id, names: names.optional(), permissions: permissions.optional() }),
  reply: changed,
  errors: ["role_not_found", "role_of_owners", "role_permissions_unknown", "staff_role_beyond"],
});

export const removeRole = endpoint("DELETE /desk/roles/{role_id}", {
  about: "Removes a role that nobody has, and that nobody is invited with.",
  allow: own,
  input: z.object({ role_id: id }),
  reply: messageResponse,
  errors: ["role_not_found", "role_of_owners", "role_in_use"],
});
