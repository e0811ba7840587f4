import { randomBytes } from "node:crypto";
import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { Shopper } from "../requests/caller.ts";
import { groupMembers, groupOrders } from "./groups.tables.ts";

export type GroupRow = typeof groupOrders.$inferSelect;
export type MemberRow = typeof groupMembers.$inferSelect;

/** A group with who is in it, by the time of joining. */
export interface StoredGroup {
  row: GroupRow;
  members: MemberRow[];
}

export async function findGroup(db: Database, code: string): Promise<StoredGroup | null> {
  const [row] = await db.select().from(groupOrders).where(eq(groupOrders.code, code));
  return row ? { row, members: await readMembers(db, row.id) } : null;
}

/**
 * The group, which nobody else changes until the transaction ends: the second of two changes finds
 * what the first has done.
 */
export async function lockGroup(
  tx: Database,
  by: { code: string } | { id: number },
): Promise<StoredGroup | null> {
  const [row] = await tx
    .select()
    .from(groupOrders)
    .where("code" in by ? eq(groupOrders.code, by.code) : eq(groupOrders.id, by.id))
    .for("no key update");
  return row ? { row, members: await readMembers(tx, row.id) } : null;
}

function readMembers(db: Database, groupId: number): Promise<MemberRow[]> {
  return db
    .select()
    .from(groupMembers)
    .where(and(eq(groupMembers.groupId, groupId), isNull(groupMembers.leftAt)))
    .orderBy(asc(groupMembers.joinedAt), asc(groupMembers.id));
}

export async function insertGroup(
  tx: Database,
  values: Omit<typeof groupOrders.$inferInsert, "code" | "updatedAt"> & { createdAt: Date },
): Promise<GroupRow> {
  const code = randomBytes(16).toString("base64url");
  const [row] = await tx
    .insert(groupOrders)
    .values({ ...values, code, updatedAt: values.createdAt })
    .returning();
  if (!row) throw new Error("the new group was not returned");
  return row;
}

export async function insertMember(
  tx: Database,
  values: Omit<typeof groupMembers.$inferInsert, "customerId" | "guestId">,
  shopper: Shopper,
): Promise<void> {
  const person =
    shopper.kind === "customer" ? { customerId: shopper.customerId } : { guestId: shopper.guestId };
  await tx.insert(groupMembers).values({ ...values, ...person });
}

/**
 * Stores a change of a locked group, and notifies who watches it once the transaction is
 * committed. Every change of members or lines calls it, too. Its time is later than that of any
 * change before, as answers that overtake each other are ordered by it.
 */
export async function touchGroup(
  tx: Database,
  groupId: number,
  now: Date,
  changes: Partial<typeof groupOrders.$inferInsert> = {},
): Promise<void> {
  await tx
    .update(groupOrders)
    .set({
      ...changes,
      updatedAt: sql`greatest(${now}::timestamptz, ${groupOrders.updatedAt} + interval '1 millisecond')`,
    })
    .where(eq(groupOrders.id, groupId));
  await tx.execute(sql`select send_notification('groups', ${String(groupId)}::text)`);
}

export async function changeMember(
  tx: Database,
  memberId: number,
  changes: Partial<Pick<MemberRow, "name" | "isReady" | "readyAt" | "wantsNothing" | "leftAt">>,
): Promise<void> {
  await tx.update(groupMembers).set(changes).where(eq(groupMembers.id, memberId));
}

/** The groups of a host that can still be placed. */
export async function countOpenGroups(
  tx: Database,
  customerId: number,
  now: Date,
): Promise<number> {
  const isOpen = and(inArray(groupOrders.state, ["open", "locked"]), gt(groupOrders.placeBy, now));
  const rows = await tx
    .select({ id: groupOrders.id })
    .from(groupMembers)
    .innerJoin(groupOrders, and(eq(groupOrders.id, groupMembers.groupId), isOpen))
    .where(and(eq(groupMembers.customerId, customerId), eq(groupMembers.isHost, true)));
  return rows.length;
}

/** The member that a shopper is in a group. */
export function findMember(members: MemberRow[], shopper: Shopper): MemberRow | null {
  const isOwn = ({ customerId, guestId }: MemberRow) =>
    shopper.kind === "customer" ? customerId === shopper.customerId : guestId === shopper.guestId;
  return members.find(isOwn) ?? null;
}
