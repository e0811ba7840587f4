import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { Staff } from "../requests/caller.ts";
import { sessionId } from "./staff.data.ts";
import { staffInvitations, staffMembers, staffSessions } from "./staff.tables.ts";

/**
 * Whether a member of the staff works at the same store, and has not ended. Operators of all zones
 * have everybody.
 */
export async function isOwnStaffMember(db: Database, staff: Staff, id: number): Promise<boolean> {
  if (staff.kind === "operator") {
    const works = and(eq(staffMembers.id, id), isNull(staffMembers.endedAt));
    return staff.zoneIds === null && (await db.$count(staffMembers, works)) > 0;
  }
  if (!("storeId" in staff)) return false;
  const { storeId, kind } = staff;
  const isOwn = and(
    eq(staffMembers.id, id),
    eq(staffMembers.storeId, storeId),
    eq(staffMembers.kind, kind),
    isNull(staffMembers.endedAt),
  );
  return (await db.$count(staffMembers, isOwn)) > 0;
}

/** Whether an invitation is one of the store; those of operators are for operators of all zones. */
export async function isOwnInvitation(db: Database, staff: Staff, id: number): Promise<boolean> {
  if (staff.kind === "operator") {
    const isIt = and(eq(staffInvitations.id, id), eq(staffInvitations.kind, "operator"));
    return staff.zoneIds === null && (await db.$count(staffInvitations, isIt)) > 0;
  }
  if (!("storeId" in staff)) return false;
  const { storeId, kind } = staff;
  const isOwn = and(
    eq(staffInvitations.id, id),
    eq(staffInvitations.storeId, storeId),
    eq(staffInvitations.kind, kind),
  );
  return (await db.$count(staffInvitations, isOwn)) > 0;
}

/** Whether a session is one of the member of the staff. */
export async function isOwnSession(db: Database, staff: Staff, id: number): Promise<boolean> {
  const isOwn = and(eq(sessionId, id), eq(staffSessions.staffId, staff.staffId));
  return (await db.$count(staffSessions, isOwn)) > 0;
}
