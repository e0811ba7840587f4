import { randomBytes } from "node:crypto";
import { AppError } from "@errand/core/errors";
import { and, asc, eq, gt, isNull, lt } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { type StaffOf, tokenHash } from "../requests/caller.ts";
import type { RoleRow } from "./staff.data.ts";
import { staffInvitations, staffRoles } from "./staff.tables.ts";

const lifeDays = 7;

type InvitationRow = typeof staffInvitations.$inferSelect;

export interface Invitation {
  invitation: InvitationRow;
  role: RoleRow;
}

const selected = { invitation: staffInvitations, role: staffRoles };

/** The invitations of a store whose links still work, oldest first. */
export function readInvitations(
  db: Database,
  { storeId, kind }: Pick<StaffOf<"store">, "storeId" | "kind">,
  now: Date,
): Promise<Invitation[]> {
  return db
    .select(selected)
    .from(staffInvitations)
    .innerJoin(staffRoles, eq(staffRoles.id, staffInvitations.roleId))
    .where(
      and(
        eq(staffInvitations.storeId, storeId),
        eq(staffInvitations.kind, kind),
        gt(staffInvitations.expiresAt, now),
      ),
    )
    .orderBy(asc(staffInvitations.id));
}

/** The invitations of operators whose links still work, oldest first. */
export function readOperatorInvitations(db: Database, now: Date): Promise<Invitation[]> {
  return db
    .select(selected)
    .from(staffInvitations)
    .innerJoin(staffRoles, eq(staffRoles.id, staffInvitations.roleId))
    .where(and(isNull(staffInvitations.storeId), gt(staffInvitations.expiresAt, now)))
    .orderBy(asc(staffInvitations.id));
}

/** The same of an operator, who works for some zones or, with null, for all. */
export async function storeOperatorInvitation(
  tx: Database,
  { email, role, zoneIds }: Pick<InvitationRow, "email" | "zoneIds"> & { role: RoleRow },
  now: Date,
): Promise<Invitation & { token: string }> {
  const { token, ...fresh } = newInvitation(role, now);
  const kind = "operator" as const;
  const [invitation] = await tx
    .insert(staffInvitations)
    .values({ kind, storeId: null, email, zoneIds, ...fresh })
    .onConflictDoUpdate({
      target: staffInvitations.email,
      targetWhere: isNull(staffInvitations.storeId),
      set: { zoneIds, ...fresh },
    })
    .returning();
  if (!invitation) throw new Error("the new invitation was not returned");
  return { invitation, role, token };
}

function newInvitation(role: RoleRow, now: Date) {
  const token = randomBytes(32).toString("base64url");
  return {
    token,
    roleId: role.id,
    tokenHash: tokenHash(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifeDays * 86_400_000),
  };
}

/**
 * Stores an invitation, which replaces that of the same person, and returns it with the token of
 * its link.
 */
export async function storeInvitation(
  tx: Database,
  {
    storeId,
    kind,
    email,
    role,
  }: Pick<StaffOf<"store">, "storeId" | "kind"> & { email: string; role: RoleRow },
  now: Date,
): Promise<Invitation & { token: string }> {
  const { token, ...invited } = newInvitation(role, now);
  const fresh = { kind, ...invited };
  const [invitation] = await tx
    .insert(staffInvitations)
    .values({ storeId, email, ...fresh })
    .onConflictDoUpdate({ target: [staffInvitations.storeId, staffInvitations.email], set: fresh })
    .returning();
  if (!invitation) throw new Error("the new invitation was not returned");
  return { invitation, role, token };
}

/**
 * The invitation of a link. Throws `invitation_over` for one that is used, withdrawn, replaced or
 * expired.
 */
export async function findInvitation(db: Database, token: string, now: Date): Promise<Invitation> {
  const [found] = await db
    .select(selected)
    .from(staffInvitations)
    .innerJoin(staffRoles, eq(staffRoles.id, staffInvitations.roleId))
    .where(isActive(token, now));
  if (!found) throw new AppError("invitation_over", { field: "token" });
  return found;
}

/**
 * Uses up the invitation of a link: of several requests at the same moment, one gets it. Throws
 * `invitation_over`.
 */
export async function takeInvitation(
  tx: Database,
  token: string,
  now: Date,
): Promise<InvitationRow> {
  const [taken] = await tx.delete(staffInvitations).where(isActive(token, now)).returning();
  if (!taken) throw new AppError("invitation_over", { field: "token" });
  return taken;
}

function isActive(token: string, now: Date) {
  return and(eq(staffInvitations.tokenHash, tokenHash(token)), gt(staffInvitations.expiresAt, now));
}

/** Deletes an invitation; null when it is gone. */
export async function deleteInvitation(tx: Database, id: number): Promise<InvitationRow | null> {
  const [deleted] = await tx
    .delete(staffInvitations)
    .where(eq(staffInvitations.id, id))
    .returning();
  return deleted ?? null;
}

export async function deleteExpiredInvitations(db: Database) {
  await db.delete(staffInvitations).where(lt(staffInvitations.expiresAt, new Date()));
}
