import type { Database } from "../database/database.ts";
import { releaseShares } from "../payments/refunds.ts";

/** Why a share goes back, as refunds state it. */
export type ReleaseReason = "left" | "changed" | "not_ordered" | "canceled" | "expired";

/** Returns what members of a locked group have paid, each to the own payment, and ends the rest. */
export async function releaseMembers(
  tx: Database,
  members: readonly { id: number }[],
  reason: ReleaseReason,
  now: Date,
): Promise<void> {
  for (const { id } of members) {
    await releaseShares(tx, { groupMemberId: id, reason: `group_${reason}`, now });
  }
}
