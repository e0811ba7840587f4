import { AppError } from "@errand/core/errors";
import type { StaffKind } from "@errand/core/principals";
import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { StaffOf } from "../requests/caller.ts";
import type { RoleRow, StaffRow } from "./staff.data.ts";
import { staffMembers, staffRoles, staffSessions } from "./staff.tables.ts";

type Employer = Pick<StaffOf<"store">, "storeId" | "kind">;

export interface StoreMember {
  member: StaffRow;
  role: RoleRow;
}

/** The role with full permission, of which a store and the desk always have somebody. */
export const ownerKey = "owner";

/** Who works at a store, oldest accounts first. */
export function readStoreStaff(db: Database, employer: Employer): Promise<StoreMember[]> {
  return staffOf(db, employer);
}

/**
 * The same, locked until the end of the transaction, so that changes of one store's staff wait for
 * each other.
 */
export async function lockStoreStaff(tx: Database, employer: Employer): Promise<StoreMember[]> {
  await tx
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(worksAt(employer))
    .orderBy(asc(staffMembers.id))
    .for("update");
  // Read after the lock: a role that changed while waiting would otherwise drop its member from the
  // join.
  return staffOf(tx, employer);
}

function worksAt({ storeId, kind }: Employer) {
  return and(
    eq(staffMembers.storeId, storeId),
    eq(staffMembers.kind, kind),
    isNull(staffMembers.endedAt),
  );
}

function staffOf(db: Database, employer: Employer) {
  return db
    .select({ member: staffMembers, role: staffRoles })
    .from(staffMembers)
    .innerJoin(staffRoles, eq(staffRoles.id, staffMembers.roleId))
    .where(worksAt(employer))
    .orderBy(asc(staffMembers.id));
}

export function readRoles(db: Database, kind: StaffKind): Promise<RoleRow[]> {
  return db.select().from(staffRoles).where(eq(staffRoles.kind, kind)).orderBy(asc(staffRoles.id));
}

/**
 * The role with this key. Throws `staff_role_unknown` for one that this kind of staff does not
 * have.
 */
export async function findRole(db: Database, kind: StaffKind, key: string): Promise<RoleRow> {
  const role = (await readRoles(db, kind)).find((candidate) => candidate.key === key);
  if (!role) throw new AppError("staff_role_unknown", { field: "role" });
  return role;
}

/** Throws `last_owner` unless somebody else of the locked staff is an owner who can sign in. */
export function requireOtherOwner(staff: StoreMember[], { member, role }: StoreMember): void {
  if (role.key !== ownerKey) return;
  const hasOther = staff.some(
    (other) =>
      other.member.id !== member.id && other.role.key === ownerKey && !other.member.blocked,
  );
  if (!hasOther) throw new AppError("last_owner");
}

export async function storeRole(tx: Database, id: number, role: RoleRow): Promise<void> {
  await tx.update(staffMembers).set({ roleId: role.id }).where(eq(staffMembers.id, id));
}

/**
 * Ends an account: its sessions and open streams, its contact, so that the person can work
 * elsewhere, and its secrets.
 */
export async function endStaffAccount(tx: Database, id: number, at: Date): Promise<void> {
  await tx
    .update(staffMembers)
    .set({
      endedAt: at,
      blocked: true,
      email: null,
      phone: null,
      passwordHash: null,
      totpSecret: null,
      totpConfirmed: false,
    })
    .where(eq(staffMembers.id, id));
  await tx.delete(staffSessions).where(eq(staffSessions.staffId, id));
}
