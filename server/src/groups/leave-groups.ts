import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { orderLines } from "../order-rows/orders.tables.ts";
import type { AccountDeletion } from "../requests/feature.types.ts";
import { lockGroup, touchGroup } from "./groups.data.ts";
import { groupMembers } from "./groups.tables.ts";
import { releaseMembers } from "./release-group.ts";

/**
 * Takes a customer whose account is deleted out of all groups: those that the customer hosts are
 * canceled, unless they are placed, and no longer name a place or a person.
 */
export async function leaveGroupsOf(
  tx: Database,
  customerId: number,
  { now }: Pick<AccountDeletion, "now">,
): Promise<void> {
  const own = await tx
    .select({ id: groupMembers.id, groupId: groupMembers.groupId, isHost: groupMembers.isHost })
    .from(groupMembers)
    .where(eq(groupMembers.customerId, customerId));
  for (const { id, groupId, isHost } of own.toSorted((a, b) => a.groupId - b.groupId)) {
    const group = await lockGroup(tx, { id: groupId });
    const isRunning = group?.row.state === "open" || group?.row.state === "locked";
    if (group && isRunning) {
      await releaseMembers(tx, isHost ? group.members : [{ id }], "canceled", now);
    }
    if (group?.row.orderId) await forgetName(tx, group.row.orderId, id);
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

/** The lines of the order keep who has chosen them, without the name. */
async function forgetName(tx: Database, orderId: number, memberId: number) {
  await tx
    .update(orderLines)
    .set({ member: { id: memberId, name: "" } })
    .where(
      and(
        eq(orderLines.orderId, orderId),
        sql`(${orderLines.member}->>'id')::bigint = ${memberId}`,
      ),
    );
}
