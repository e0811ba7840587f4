import type { Language } from "@errand/core/language";
import type { Granted, StaffAudience } from "@errand/core/principals";
import { and, eq, lt, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/database.ts";
import type { PushAddress } from "../../integrations/push/push-sender.ts";
import { tokenHash } from "../../requests/caller.ts";
import { staffMembers, staffRoles, staffSessions } from "../staff.tables.ts";
import { staffPushes, staffPushSubscriptions } from "./staff-push.tables.ts";

const isOfSession = (token: string) => eq(staffPushSubscriptions.sessionHash, tokenHash(token));

/**
 * Stores the address of the device of a session instead of its former one. A device has one person:
 * an address of another session belongs to this one now.
 */
export async function subscribeStaff(
  tx: Database,
  token: string,
  subscription: PushAddress & { language: Language; createdAt: Date },
): Promise<void> {
  const isSame = eq(staffPushSubscriptions.endpoint, subscription.endpoint);
  await tx.delete(staffPushSubscriptions).where(or(isOfSession(token), isSame));
  const sessionHash = tokenHash(token);
  await tx.insert(staffPushSubscriptions).values({ ...subscription, sessionHash });
}

export async function unsubscribeStaff(tx: Database, token: string): Promise<void> {
  await tx.delete(staffPushSubscriptions).where(isOfSession(token));
}

export async function isStaffSubscribed(db: Database, token: string): Promise<boolean> {
  return (await db.$count(staffPushSubscriptions, isOfSession(token))) > 0;
}

/** Deletes an address that its push service no longer knows. */
export async function deleteStaffAddress(db: Database, endpoint: string): Promise<void> {
  await db.delete(staffPushSubscriptions).where(eq(staffPushSubscriptions.endpoint, endpoint));
}

export async function findStaffAddress(db: Database, sessionHash: Buffer) {
  const [address] = await db
    .select()
    .from(staffPushSubscriptions)
    .where(eq(staffPushSubscriptions.sessionHash, sessionHash));
  return address ?? null;
}

/** A device that receives what is pushed, and whose it is. */
export interface StaffDevice extends Granted {
  sessionHash: Buffer;
  zoneIds: number[] | null;
}

/** The subscribed devices of people of an audience who work and match a condition. */
export async function readStaffDevices(
  db: Database,
  audience: StaffAudience,
  condition: SQL | undefined,
): Promise<StaffDevice[]> {
  const rows = await db
    .select({
      sessionHash: staffPushSubscriptions.sessionHash,
      kind: staffMembers.kind,
      zoneIds: staffMembers.zoneIds,
      permissions: staffRoles.permissions,
    })
    .from(staffPushSubscriptions)
    .innerJoin(staffSessions, eq(staffSessions.tokenHash, staffPushSubscriptions.sessionHash))
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.staffId))
    .leftJoin(staffRoles, eq(staffRoles.id, staffMembers.roleId))
    .where(
      and(
        eq(staffMembers.audience, audience),
        eq(staffMembers.blocked, false),
        eq(staffSessions.hasSecondStep, true),
        condition,
      ),
    );
  return rows.map((row) => ({ ...row, permissions: row.permissions ?? [] }));
}

/** Whether nothing was pushed for a cause before; from now on something was. */
export async function isFirstPush(tx: Database, cause: string, at: Date): Promise<boolean> {
  const added = await tx
    .insert(staffPushes)
    .values({ cause, createdAt: at })
    .onConflictDoNothing()
    .returning();
  return added.length > 0;
}

/** Orders wait for hours, not for days. */
export async function deleteOldStaffPushes(db: Database): Promise<void> {
  await db.delete(staffPushes).where(lt(staffPushes.createdAt, sql`now() - interval '7 days'`));
}
