import type { Database } from "@errand/server/database/database";
import { staffMembers, staffSessions } from "@errand/server/staff/staff.tables";
import { and, eq, gt, ne, sql } from "drizzle-orm";
import { staffEmail } from "../content/staff.ts";

/** What the sessions of the simulator state as their network. */
export const simulatorNetwork = Buffer.from("simulator");

/**
 * How long a session counts that is not used: its last use is noted once an hour, so that a person
 * who works is always within this time.
 */
const usedWithin = "61 minutes";

/** In whose place people act, because they have signed in as them. */
export interface SignedInPeople {
  courierIds: ReadonlySet<number>;
  providerIds: ReadonlySet<number>;
}

export const nobody: SignedInPeople = { courierIds: new Set(), providerIds: new Set() };

/**
 * Returns the couriers and rental providers in whose place people act: somebody has signed in, and
 * has neither signed out nor left. Who signs in to the simulator's own account of a provider works
 * beside it.
 */
export async function findPeople(db: Database): Promise<SignedInPeople> {
  const rows = await db
    .select({
      kind: staffMembers.kind,
      email: staffMembers.email,
      courierId: staffMembers.courierId,
      storeId: staffMembers.storeId,
    })
    .from(staffSessions)
    .innerJoin(staffMembers, eq(staffMembers.id, staffSessions.staffId))
    .where(
      and(
        ne(staffSessions.network, simulatorNetwork),
        gt(staffSessions.lastUsedAt, sql`now() - ${usedWithin}::interval`),
      ),
    );
  return {
    courierIds: new Set(rows.flatMap(({ courierId }) => courierId ?? [])),
    providerIds: new Set(
      rows.flatMap(({ kind, email, storeId }) =>
        kind === "rental_staff" && storeId !== null && email !== staffEmail("store", storeId)
          ? storeId
          : [],
      ),
    ),
  };
}
