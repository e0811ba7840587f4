import { asc, eq, inArray, sql } from "drizzle-orm";
import type { StoredLine } from "../cart/cart.data.ts";
import { choiceKey } from "../cart/choice-key.ts";
import type { LineItem } from "../cart/evaluate-lines.ts";
import type { Database } from "../database/database.ts";
import { groupLines } from "./groups.tables.ts";

/** A line of a group, in the form of a line of a cart. */
export interface GroupLine extends StoredLine {
  memberId: number;
}

/** The lines of members, oldest first. */
export async function readGroupLines(
  db: Database,
  members: { id: number }[],
  storeId: number,
): Promise<GroupLine[]> {
  if (members.length === 0) return [];
  const rows = await db
    .select()
    .from(groupLines)
    .where(
      inArray(
        groupLines.memberId,
        members.map(({ id }) => id),
      ),
    )
    .orderBy(asc(groupLines.id));
  return rows.map(({ id, choiceKey: _key, ...line }) => ({ ...line, cartId: id, storeId }));
}

export async function insertGroupLine(
  tx: Database,
  memberId: number,
  line: LineItem,
): Promise<void> {
  await tx.insert(groupLines).values({ ...toColumns(line), itemId: line.itemId, memberId });
}

export async function rewriteGroupLine(tx: Database, line: GroupLine): Promise<void> {
  await tx
    .update(groupLines)
    .set({ ...toColumns(line), updatedAt: sql`now()` })
    .where(eq(groupLines.id, line.cartId));
}

export async function deleteGroupLines(tx: Database, ids: number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(groupLines).where(inArray(groupLines.id, ids));
}

function toColumns({ quantity, choices, addOns, ifSoldOut, note }: LineItem) {
  return {
    quantity,
    choices,
    choiceKey: choiceKey({ choices, note }),
    addOns,
    ifSoldOut,
    note,
  };
}
