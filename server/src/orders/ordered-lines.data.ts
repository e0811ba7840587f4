import { and, asc, eq, isNull } from "drizzle-orm";
import type { OrderedLine } from "../cart/ordered-line.ts";
import type { Database } from "../database/database.ts";
import { readSnapshot } from "../order-rows/line-snapshot.ts";
import { orderLines } from "../order-rows/orders.tables.ts";

/** What the customer ordered, before the store took pieces out or replaced them. */
export async function readOrderedLines(db: Database, orderId: number): Promise<OrderedLine[]> {
  const lines = await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), isNull(orderLines.replacesId)))
    .orderBy(asc(orderLines.id));
  return lines.map(({ itemId, quantity, orderedQuantity, ifSoldOut, note, snapshot: stored }) => {
    const { name, price, variation, groups, addOns } = readSnapshot(stored);
    return {
      itemId,
      name,
      quantity: orderedQuantity ?? quantity,
      price,
      variation,
      groups,
      addOns,
      ifSoldOut,
      note,
    };
  });
}
