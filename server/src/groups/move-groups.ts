import type { Notice } from "@errand/core/values";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { Shopper } from "../requests/caller.ts";
import { groupMembers } from "./groups.tables.ts";

/**
 * Gives the groups that a guest has joined to the customer who signs in. In a group where the
 * customer is a member as well, the guest stays another one.
 */
export async function moveGroups(
  tx: Database,
  guest: Shopper,
  customer: Shopper,
): Promise<Notice[]> {
  if (guest.kind !== "guest" || customer.kind !== "customer") return [];
  const joined = await readGroupIds(tx, eq(groupMembers.customerId, customer.customerId));
  const ofGuest = await readGroupIds(tx, eq(groupMembers.guestId, guest.guestId));
  for (const { id, groupId } of ofGuest) {
    if (joined.some((own) => own.groupId === groupId)) continue;
    await tx
      .update(groupMembers)
      .set({ guestId: null, customerId: customer.customerId })
      .where(eq(groupMembers.id, id));
  }
  return [];
}

function readGroupIds(tx: Database, isOwn: ReturnType<typeof eq>) {
  return tx
    .select({ id: groupMembers.id, groupId: groupMembers.groupId })
    .from(groupMembers)
    .where(isOwn);
}
