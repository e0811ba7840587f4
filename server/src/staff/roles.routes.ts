import { AppError } from "@errand/core/errors";
import { type Language, localize } from "@errand/core/language";
import { getGrantable, type RoleKind, roleKinds } from "@errand/core/staff/role-permissions";
import {
  addRole,
  changeRole,
  type DeskRole,
  listRoles,
  removeRole,
} from "@errand/core/staff/roles.contract";
import { and, eq, isNull } from "drizzle-orm";
import type { ShopApi } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import type { Staff } from "../requests/caller.ts";
import { requireAllZones } from "../requests/require-all-zones.ts";
import { serve } from "../requests/serve.ts";
import { readAllRoles } from "./desk-staff.data.ts";
import type { RoleRow } from "./staff.data.ts";
import { staffInvitations, staffMembers, staffRoles } from "./staff.tables.ts";

/** The roles of all staff (contract 7.2). */
export function roleRoutes(api: ShopApi) {
  serve(api, listRoles, async (_input, { db, staff, language }) => {
    requireAllZones(staff);
    return (await readAllRoles(db)).map(({ role, members }) =>
      toRole(role, members ?? 0, language),
    );
  });

  serve(api, addRole, async ({ kind, key, names, permissions }, ctx) => {
    const { db, staff, language, audit } = ctx;
    requireAllZones(staff);
    requireGrantable(staff, kind, permissions);
    const isTaken = and(eq(staffRoles.kind, kind), eq(staffRoles.key, key));
    if ((await db.$count(staffRoles, isTaken)) > 0) {
      throw new AppError("role_key_taken", { field: "key" });
    }
    const [role] = await db
      .insert(staffRoles)
      .values({ kind, key, name: names, permissions })
      .returning();
    if (!role) throw new Error("the new role was not returned");
    audit({ subject: `role:${role.id}`, after: factsOf(role) });
    return {
      message: messageIn(language, "responses", "updated"),
      role: toRole(role, 0, language),
    };
  });

  serve(api, changeRole, async ({ role_id: id, names, permissions }, ctx) => {
    const { db, staff, language, audit } = ctx;
    requireAllZones(staff);
    const role = await lockRole(db, id);
    if (permissions) requireGrantable(staff, role.kind, permissions);
    const changed = {
      ...role,
      ...(names && { name: names }),
      ...(permissions && { permissions }),
    };
    const { name, permissions: after } = changed;
    await db.update(staffRoles).set({ name, permissions: after }).where(eq(staffRoles.id, id));
    audit({ subject: `role:${id}`, before: factsOf(role), after: factsOf(changed) });
    const works = and(eq(staffMembers.roleId, id), isNull(staffMembers.endedAt));
    const members = await db.$count(staffMembers, works);
    return {
      message: messageIn(language, "responses", "updated"),
      role: toRole(changed, members, language),
    };
  });

  serve(api, removeRole, async ({ role_id: id }, { db, staff, language, audit }) => {
    requireAllZones(staff);
    const role = await lockRole(db, id);
    const invited = await db.$count(staffInvitations, eq(staffInvitations.roleId, id));
    // Whoever has ended keeps the role of then.
    const held = await db.$count(staffMembers, eq(staffMembers.roleId, id));
    if (invited + held > 0) throw new AppError("role_in_use");
    await db.delete(staffRoles).where(eq(staffRoles.id, id));
    audit({ subject: `role:${id}`, before: factsOf(role) });
    return { message: messageIn(language, "responses", "role_removed") };
  });
}

/** Locks a role; throws `role_not_found`, and `role_of_owners` for one that may do everything. */
async function lockRole(tx: Database, id: number): Promise<RoleRow & { kind: RoleKind }> {
  const [role] = await tx.select().from(staffRoles).where(eq(staffRoles.id, id)).for("update");
  const kind = roleKinds.find((each) => each === role?.kind);
  if (!role || !kind) throw new AppError("role_not_found");
  if (role.permissions.includes("*")) throw new AppError("role_of_owners");
  return { ...role, kind };
}

/**
 * Throws `role_permissions_unknown` for what this kind of staff cannot do, and `staff_role_beyond`
 * for what the caller may not do.
 */
function requireGrantable(staff: Staff, kind: RoleKind, permissions: readonly string[]): void {
  const known = getGrantable(kind);
  if (!permissions.every((each) => known.includes(each))) {
    throw new AppError("role_permissions_unknown", { field: "permissions" });
  }
  if (kind !== "operator" || staff.permissions.includes("*")) return;
  const isWithin = permissions.every((each) => {
    const [name = "", read] = each.split(":");
    return staff.permissions.includes(each) || (read && staff.permissions.includes(name));
  });
  if (!isWithin) throw new AppError("staff_role_beyond", { field: "permissions" });
}

function factsOf({ key, kind, name, permissions }: RoleRow) {
  return { key, kind, name: name.en, permissions };
}

function toRole(
  { id, kind, key, name, permissions }: RoleRow,
  members: number,
  language: Language,
): DeskRole {
  return { id, kind, key, name: localize(name, language), names: name, permissions, members };
}
