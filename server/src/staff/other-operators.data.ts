import type { Permission } from "@errand/core/principals";
import { and, arrayOverlaps, eq, isNull, ne } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { staffMembers, staffRoles } from "./staff.tables.ts";

/** Whether another operator of all zones may do what needs this permission. */
export async function hasOtherOperator(
  db: Database,
  staffId: number,
  permission: Permission,
): Promise<boolean> {
  const [other] = await db
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .innerJoin(staffRoles, eq(staffRoles.id, staffMembers.roleId))
    .where(
      and(
        eq(staffMembers.kind, "operator"),
        ne(staffMembers.id, staffId),
        eq(staffMembers.blocked, false),
        isNull(staffMembers.zoneIds),
        arrayOverlaps(staffRoles.permissions, ["*", permission]),
      ),
    )
    .limit(1);
  return other !== undefined;
}
