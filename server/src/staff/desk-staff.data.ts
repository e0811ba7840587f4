import type { StaffKind } from "@errand/core/principals";
import { and, asc, count, eq, isNull, or, type SQL } from "drizzle-orm";
import { containsText } from "../database/contains-text.ts";
import type { Database } from "../database/database.ts";
import type { RoleRow, StaffRow } from "./staff.data.ts";
import { staffMembers, staffRoles } from "./staff.tables.ts";

export interface AnyMember {
  member: StaffRow;
  /** Null for couriers. */
  role: RoleRow | null;
}

interface StaffFilter {
  kind?: StaffKind | undefined;
  store_id?: number | undefined;
  search?: string | undefined;
}

const works = isNull(staffMembers.endedAt);

/** One page of all who serve customers, the oldest accounts first, and how many there are. */
export async function readAllStaff(
  db: Database,
  { kind, store_id: storeId, search }: StaffFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; staff: AnyMember[] }> {
  const words = search?.trim();
  const condition = and(
    works,
    kind && eq(staffMembers.kind, kind),
    storeId === undefined ? undefined : eq(staffMembers.storeId, storeId),
    words
      ? or(containsText(staffMembers.name, words), eq(staffMembers.email, words.toLowerCase()))
      : undefined,
  );
  const staff = await select(db, condition)
    .limit(limit)
    .offset((offset - 1) * limit);
  return { total: await db.$count(staffMembers, condition), staff };
}

/** One member of any kind; null for one who has ended. */
export async function readMember(db: Database, id: number): Promise<AnyMember | null> {
  const [found] = await select(db, and(works, eq(staffMembers.id, id)));
  return found ?? null;
}

/** A member with all operators, locked, so that two changes do not end the last owner. */
export async function lockMemberAndOperators(tx: Database, id: number): Promise<AnyMember[]> {
  const isOne = or(eq(staffMembers.id, id), eq(staffMembers.kind, "operator"));
  await tx
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .where(and(works, isOne))
    .orderBy(asc(staffMembers.id))
    .for("update");
  return select(tx, and(works, isOne));
}

function select(db: Database, condition: SQL | undefined) {
  return db
    .select({ member: staffMembers, role: staffRoles })
    .from(staffMembers)
    .leftJoin(staffRoles, eq(staffRoles.id, staffMembers.roleId))
    .where(condition)
    .orderBy(asc(staffMembers.id));
}

/** All roles with the number of members who have them. */
export async function readAllRoles(db: Database) {
  const members = db
    .select({ roleId: staffMembers.roleId, count: count().as("members") })
    .from(staffMembers)
    .where(works)
    .groupBy(staffMembers.roleId)
    .as("members");
  return db
    .select({ role: staffRoles, members: members.count })
    .from(staffRoles)
    .leftJoin(members, eq(members.roleId, staffRoles.id))
    .orderBy(asc(staffRoles.kind), asc(staffRoles.id));
}
