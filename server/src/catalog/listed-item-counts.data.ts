import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { items } from "./catalog.tables.ts";
import { listed } from "./item-conditions.data.ts";

/** The number of listed items of a store with the same categories and diet. */
export interface ListedItemCount {
  storeId: number;
  categoryId: number;
  subCategoryId: number | null;
  veg: boolean;
  count: number;
}

/** By store. Lists without further conditions take their total from it. */
export type ListedItemCounts = Map<number, ListedItemCount[]>;

export async function readListedItemCounts(db: Database): Promise<ListedItemCounts> {
  const { storeId, categoryId, subCategoryId, veg } = items;
  const counts = await db
    .select({ storeId, categoryId, subCategoryId, veg, count: sql<number>`count(*)` })
    .from(items)
    .where(listed)
    .groupBy(storeId, categoryId, subCategoryId, veg);
  return Map.groupBy(counts, ({ storeId }) => storeId);
}
