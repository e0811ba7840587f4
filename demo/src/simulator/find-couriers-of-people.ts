import type { Database } from "@errand/server/database/database";
import { staffMembers, staffSessions } from "@errand/server/staff/staff.tables";
import { and, eq, gt, isNotNull, ne, sql } from "drizzle-orm";

/** What the sessions of the simulator state as their network. */
export const simulatorNetwork = Buffer.from("simulator");

/**
 * How long a session counts that is not used: its last use is noted once an hour, so that a person
 * who works is always within this time.
 */
const usedWithin = "61 minutes";

/**
 * Returns the ids of the couriers whom people play: somebody has signed in as them, and has neither
 * signed out nor left.
 */
export async function findCouriersOfPeople(db: Database): Promise<Set<number>> {
  const rows = await db
    .select({ courierId: staffMembers.courierId })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.staffId))
    .where(
      and(
        isNotNull(staffMembers.courierId),
        ne(staffSessions.network, simulatorNetwork),
        gt(staffSessions.lastUsedAt, sql`now() - ${usedWithin}::interval`),
      ),
    );
  return new Set(rows.flatMap(({ courierId }) => courierId ?? []));
}
