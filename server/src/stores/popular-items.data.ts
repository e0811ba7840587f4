import { and, eq } from "drizzle-orm";
import { items } from "../catalog/catalog.tables.ts";
import { listed, mostPopular } from "../catalog/item-conditions.data.ts";
import type { Database } from "../database/database.ts";

/** The ids of at most `limit` listed items of a store, most popular first. */
export async function findPopularItemIds(
  db: Database,
  storeId: number,
  limit: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(and(listed, eq(items.storeId, storeId)))
    .orderBy(...mostPopular, items.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}
