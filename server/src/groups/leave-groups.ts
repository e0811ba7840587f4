import { eq, inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { lockGroup, touchGroup } from "./groups.data.ts";
import { groupMembers } from "./groups.tables.ts";

/**
 * Takes a customer whose account is deleted out of all groups: those that the customer hosts are
 * canceled, unless they are placed, and no longer name a place or a person.
 */
export async function leaveGroupsOf(tx: Database, customerId: number): Promise<void> {
  const now = new Date();
  const own = await tx
    .select({ id: groupMembers.id, groupId: groupMembers.groupId, isHost: groupMembers.isHost })
    .from(groupMembers)
    .where(eq(groupMembers.customerId, customerId));
  for (const { groupId, isHost } of own.toSorted((a, b) => a.groupId - b.groupId)) {
    const group = await lockGroup(tx, { id: groupId });
    const isRunning = group?.row.state === "open" || group?.row.state === "locked";
    await touchGroup(tx, groupId, now, {
      ...(isHost && isRunning && { state: "canceled" }),
      ...(isHost && { place: null }),
    });
  }
  const ids = own.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .update(groupMembers)
    .set({ customerId: null, name: "", isReady: false })
    .where(inArray(groupMembers.id, ids));
  const guests = own.filter(({ isHost }) => !isHost).map(({ id }) => id);
  if (guests.length === 0) return;
  await tx.update(groupMembers).set({ leftAt: now }).where(inArray(groupMembers.id, guests));
}
