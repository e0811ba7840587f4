import { AppError } from "@errand/core/errors";
import { type Language, localize } from "@errand/core/language";
import {
  changeStaffRole,
  endStaffMember,
  inviteStaff,
  listStoreStaff,
  withdrawInvitation,
} from "@errand/core/staff/store-staff.contract";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import type { StaffOf } from "../requests/caller.ts";
import { serve } from "../requests/serve.ts";
import { invitationMessage } from "./invitation-message.ts";
import type { RoleRow } from "./staff.data.ts";
import {
  deleteInvitation,
  type Invitation,
  readInvitations,
  storeInvitation,
} from "./staff-invitations.data.ts";
import type { InvitationApi, StoreName } from "./staff-invitations.ts";
import {
  endStaffAccount,
  findRole,
  lockStoreStaff,
  readRoles,
  readStoreStaff,
  requireOtherOwner,
  type StoreMember,
  storeRole,
} from "./store-staff.data.ts";

/** Who works at a store or a rental provider. */
export function storeStaffRoutes(api: InvitationApi, storeName: StoreName) {
  serve(api, listStoreStaff, async (_input, { db, staff, now, language }) => {
    const members = await readStoreStaff(db, staff);
    const invitations = await readInvitations(db, staff, now);
    const roles = await readRoles(db, staff.kind);
    return {
      staff: members.map((member) => toMember(member, language)),
      invitations: invitations.map((invitation) => toInvitation(invitation, language)),
      roles: roles.map((role) => ({
        ...toRole(role, language),
        permissions: role.permissions,
      })),
    };
  });

  serve(api, inviteStaff, async ({ email, role: key }, ctx) => {
    const { db, staff, now, language, audit } = ctx;
    if (!api.outbox.canSend("mail")) throw new AppError("unavailable");
    const role = await findRole(db, staff.kind, key);
    const known = await readStoreStaff(db, staff);
    // Whether the person works elsewhere shows only to the person, who accepts.
    if (known.some(({ member }) => member.email === email)) {
      throw new AppError("email_taken", { field: "email" });
    }
    await api.limits.invitations.take(`store:${staff.storeId}`);
    const { storeId, kind } = staff;
    const stored = await storeInvitation(db, { storeId, kind, email, role }, now);
    const { invitation } = stored;
    const { businessName: shop } = await api.shop();
    const store = localize(await storeName(db, storeId), language);
    const message = invitationMessage(stored, { url: api.settings.url, shop, store, language });
    await api.outbox.send(db, message, { expiresAt: invitation.expiresAt });
    audit({ subject: `staff_invitation:${invitation.id}`, after: { email, role: role.key } });
    return {
      message: messageIn(language, "responses", "staff_invited", { email }),
      invitation: toInvitation(stored, language),
    };
  });

  serve(api, changeStaffRole, async ({ id, role: key }, { db, staff, language, audit }) => {
    const role = await findRole(db, staff.kind, key);
    const { all, found } = await lockMember(db, staff, id);
    if (role.id !== found.role.id) requireOtherOwner(all, found);
    await storeRole(db, id, role);
    audit({
      subject: `staff:${id}`,
      before: { role: found.role.key },
      after: { role: role.key },
    });
    return {
      message: messageIn(language, "responses", "updated"),
      member: toMember({ ...found, role }, language),
    };
  });

  serve(api, endStaffMember, async ({ id }, { db, staff, now, language, audit }) => {
    const { all, found } = await lockMember(db, staff, id);
    requireOtherOwner(all, found);
    await endStaffAccount(db, id, now);
    const { name, email } = found.member;
    audit({ subject: `staff:${id}`, before: { name, email, role: found.role.key } });
    return { message: messageIn(language, "responses", "staff_ended", { name }) };
  });

  serve(api, withdrawInvitation, async ({ id }, { db, language, audit }) => {
    const deleted = await deleteInvitation(db, id);
    if (!deleted) throw new AppError("staff_invitation_not_found");
    audit({
      subject: `staff_invitation:${id}`,
      before: { email: deleted.email },
    });
    return { message: messageIn(language, "responses", "invitation_withdrawn") };
  });
}

/**
 * A member of the staff and their colleagues, locked. Throws `staff_member_not_found` when the
 * member has just ended.
 */
async function lockMember(tx: Database, staff: StaffOf<"store">, id: number) {
  const all = await lockStoreStaff(tx, staff);
  const found = all.find(({ member }) => member.id === id);
  if (!found) throw new AppError("staff_member_not_found");
  return { all, found };
}

function toMember({ member, role }: StoreMember, language: Language) {
  return {
    id: member.id,
    name: member.name,
    email: member.email,
    phone: member.phone,
    role: toRole(role, language),
    has_second_step: member.totpConfirmed,
    created_at: member.createdAt.toISOString(),
  };
}

function toInvitation({ invitation, role }: Invitation, language: Language) {
  return {
    id: invitation.id,
    email: invitation.email,
    role: toRole(role, language),
    created_at: invitation.createdAt.toISOString(),
    expires_at: invitation.expiresAt.toISOString(),
  };
}

function toRole({ key, name }: RoleRow, language: Language) {
  return { key, name: localize(name, language) };
}
