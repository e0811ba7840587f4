import type { ErrorEntry } from "./error-entry.ts";

/** Staff accounts, roles and invitations. */
export const staffErrors = {
  role_not_found: { status: 404, code: "role", cause: "There is no such role." },
  staff_member_not_found: {
    status: 404,
    code: "member",
    cause: "The store has no such member of the staff.",
  },
  staff_invitation_not_found: {
    status: 404,
    code: "invitation",
    cause: "The store has no such invitation.",
  },
  last_owner: {
    status: 409,
    cause: "The store would have no owner.",
    remedy: "Make another person an owner first.",
  },
  role_in_use: {
    status: 409,
    code: "in_use",
    cause: "Somebody has the role, has had it, or is invited with it.",
    remedy: "Give them another role first; a role of somebody who has left stays.",
  },
  role_of_owners: {
    status: 409,
    code: "role",
    cause: "The role may do everything, so that somebody always can.",
    remedy: "Add another role.",
  },
  staff_role_beyond: {
    status: 422,
    code: "role",
    cause: "The role may do what the caller may not.",
    remedy: "Let an owner give it.",
  },
  role_key_taken: {
    status: 422,
    code: "key",
    cause: "Another role of this kind of staff has the key.",
    remedy: "State another name.",
  },
  role_permissions_unknown: {
    status: 422,
    code: "permissions",
    cause: "This kind of staff has no such permission.",
  },
  staff_role_unknown: {
    status: 422,
    code: "role",
    cause: "There is no such role.",
    remedy: "Offer the roles of `GET /store/staff`.",
  },
  invitation_over: {
    status: 422,
    code: "token",
    cause: "The invitation was used, withdrawn or has expired.",
    remedy: "Ask the store for another.",
  },
} as const satisfies Record<string, ErrorEntry>;
