import type { Permission } from "@errand/core/principals";
import { and, arrayContains, arrayOverlaps, eq, isNull, ne, or } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { staffMembers, staffRoles } from "./staff.tables.ts";

/**
 * Whether another operator, of all zones or else of the named one, may do what needs this
 * permission.
 */
export async function hasOtherOperator(
  db: Database,
  staffId: number,
  permission: Permission,
  zoneId?: number,
): Promise<boolean> {
  const servesAll = isNull(staffMembers.zoneIds);
  const { zoneIds } = staffMembers;
  const [other] = await db
    .select({ id: staffMembers.id })
    .from(staffMembers)
    .innerJoin(staffRoles, eq(staffRoles.id, staffMembers.roleId))
    .where(
      and(
        eq(staffMembers.kind, "operator"),
        ne(staffMembers.id, staffId),
        eq(staffMembers.blocked, false),
        zoneId === undefined ? servesAll : or(servesAll, arrayContains(zoneIds, [zoneId])),
        arrayOverlaps(staffRoles.permissions, ["*", permission]),
      ),
    )
    .limit(1);
  return other !== undefined;
}
