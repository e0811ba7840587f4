import { AppError } from "@errand/core/errors";
import { type Language, localize } from "@errand/core/language";
import {
  changeDeskStaff,
  endDeskStaff,
  inviteOperator,
  listDeskStaff,
  withdrawOperator,
} from "@errand/core/staff/desk-staff.contract";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import type { Staff } from "../requests/caller.ts";
import { requireAllZones } from "../requests/require-all-zones.ts";
import { serve } from "../requests/serve.ts";
import { type AnyMember, lockMemberAndOperators, readAllStaff } from "./desk-staff.data.ts";
import { invitationMessage } from "./invitation-message.ts";
import { endStaffSessions, type RoleRow } from "./staff.data.ts";
import { staffMembers } from "./staff.tables.ts";
import {
  deleteInvitation,
  type Invitation,
  readOperatorInvitations,
  storeOperatorInvitation,
} from "./staff-invitations.data.ts";
import type { InvitationApi, StoreName } from "./staff-invitations.ts";
import { endStaffAccount, findRole, ownerKey } from "./store-staff.data.ts";

/** Everybody who serves customers, as operators of all zones see them (contract 7.2). */
export function deskStaffRoutes(api: InvitationApi, storeName: StoreName) {
  serve(api, listDeskStaff, async ({ limit, offset, ...filter }, ctx) => {
    const { db, staff, now, language } = ctx;
    requireAllZones(staff);
    const page = await readAllStaff(db, filter, { limit, offset });
    const members = [];
    for (const member of page.staff) members.push(await toMember(db, member, language));
    const invitations = await readOperatorInvitations(db, now);
    return {
      ...{ total_size: page.total, limit, offset },
      staff: members,
      invitations: invitations.map((each) => toInvitation(each, language)),
    };
  });

  serve(api, inviteOperator, async ({ email, role: key, zone_ids: zoneIds = null }, ctx) => {
    const { db, staff, now, language, audit } = ctx;
    requireAllZones(staff);
    if (!api.outbox.canSend("mail")) throw new AppError("unavailable");
    const role = await findRole(db, "operator", key);
    requireWithin(staff, role);
    const { staff: known } = await readAllStaff(
      db,
      { kind: "operator", search: email },
      { limit: 100, offset: 1 },
    );
    if (known.some(({ member }) => member.email === email)) {
      throw new AppError("email_taken", { field: "email" });
    }
    await api.limits.invitations.take("desk");
    const stored = await storeOperatorInvitation(db, { email, role, zoneIds }, now);
    const { businessName: shop } = await api.shop();
    const message = invitationMessage(stored, {
      ...{ url: api.settings.url, shop, store: shop, language },
    });
    await api.outbox.send(db, message, { expiresAt: stored.invitation.expiresAt });
    audit({
      subject: `staff_invitation:${stored.invitation.id}`,
      after: { email, role: role.key, zone_ids: zoneIds },
    });
    return {
      message: messageIn(language, "responses", "staff_invited", { email }),
      invitation: toInvitation(stored, language),
    };
  });

  serve(api, changeDeskStaff, async ({ id, ...stated }, ctx) => {
    const { db, staff, language, audit } = ctx;
    const { all, found } = await lock(db, id);
    const { member } = found;
    const role =
      stated.role === undefined ? found.role : await findRole(db, member.kind, stated.role);
    if (role && role.id !== found.role?.id) requireWithin(staff, role);
    const isOperator = member.kind === "operator";
    const after = {
      roleId: role?.id ?? null,
      zoneIds: isOperator && stated.zone_ids !== undefined ? stated.zone_ids : member.zoneIds,
      blocked: stated.blocked ?? member.blocked,
    };
    const staysOwner = role?.key === ownerKey && !after.blocked && after.zoneIds === null;
    if (!staysOwner) requireOtherOperator(all, found);
    const resets = stated.reset_second_step === 1;
    await db
      .update(staffMembers)
      .set({ ...after, ...(resets && { totpSecret: null, totpConfirmed: false }) })
      .where(eq(staffMembers.id, id));
    if (resets || (after.blocked && !member.blocked)) await endStaffSessions(db, id);
    audit({
      subject: `staff:${id}`,
      before: factsOf(found),
      after: {
        ...factsOf({ member: { ...member, ...after }, role }),
        ...(resets && { second_step: "reset" }),
      },
    });
    const changed = { member: { ...member, ...after }, role };
    if (resets) changed.member.totpConfirmed = false;
    return {
      message: messageIn(language, "responses", "updated"),
      member: await toMember(db, changed, language),
    };
  });

  serve(api, endDeskStaff, async ({ id }, { db, now, language, audit }) => {
    const { all, found } = await lock(db, id);
    requireOtherOperator(all, found);
    await endStaffAccount(db, id, now);
    const { name, email } = found.member;
    audit({ subject: `staff:${id}`, before: { name, email, ...factsOf(found) } });
    return { message: messageIn(language, "responses", "staff_ended", { name }) };
  });

  serve(api, withdrawOperator, async ({ id }, { db, language, audit }) => {
    const deleted = await deleteInvitation(db, id);
    if (!deleted) throw new AppError("staff_invitation_not_found");
    audit({ subject: `staff_invitation:${id}`, before: { email: deleted.email } });
    return { message: messageIn(language, "responses", "invitation_withdrawn") };
  });

  async function toMember(db: Database, { member, role }: AnyMember, language: Language) {
    const name = member.storeId === null ? null : await storeName(db, member.storeId);
    return {
      id: member.id,
      kind: member.kind,
      name: member.name,
      email: member.email,
      phone: member.phone,
      role: role && toRole(role, language),
      store_id: member.storeId,
      store_name: name && localize(name, language),
      courier_id: member.courierId,
      zone_ids: member.zoneIds,
      blocked: member.blocked,
      has_second_step: member.totpConfirmed,
      created_at: member.createdAt.toISOString(),
    };
  }
}

/** Throws `staff_role_beyond` when the role may do what the caller may not. */
function requireWithin({ permissions: own }: Staff, { kind, permissions }: RoleRow): void {
  if (kind !== "operator" || own.includes("*")) return;
  const isWithin = permissions.every((permission) => own.includes(permission));
  if (!isWithin) throw new AppError("staff_role_beyond", { field: "role" });
}

/**
 * Throws `last_owner` when no other operator of all zones could do everything: the shop would be
 * without anybody who can let others in.
 */
function requireOtherOperator(all: AnyMember[], { member, role }: AnyMember): void {
  if (member.kind !== "operator" || role?.key !== ownerKey) return;
  const hasOther = all.some(
    (other) =>
      other.member.id !== member.id &&
      other.member.kind === "operator" &&
      other.role?.key === ownerKey &&
      !other.member.blocked &&
      other.member.zoneIds === null,
  );
  if (!hasOther) throw new AppError("last_owner");
}

async function lock(tx: Database, id: number) {
  const all = await lockMemberAndOperators(tx, id);
  const found = all.find(({ member }) => member.id === id);
  if (!found) throw new AppError("staff_member_not_found");
  return { all, found };
}

function factsOf({ member, role }: AnyMember) {
  return { role: role?.key ?? null, zone_ids: member.zoneIds, blocked: member.blocked };
}

function toInvitation({ invitation, role }: Invitation, language: Language) {
  return {
    id: invitation.id,
    email: invitation.email,
    role: toRole(role, language),
    zone_ids: invitation.zoneIds,
    created_at: invitation.createdAt.toISOString(),
    expires_at: invitation.expiresAt.toISOString(),
  };
}

function toRole({ key, name }: RoleRow, language: Language) {
  return { key, name: localize(name, language) };
}
