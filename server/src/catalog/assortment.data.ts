import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { items } from "./catalog.tables.ts";
import { listed } from "./item-conditions.data.ts";

/** How many listed items of one kind a store has. */
export interface Shelf {
  storeId: number;
  categoryId: number;
  subCategoryId: number | null;
  veg: boolean;
  count: number;
}

/** Where the listed items are, by store: what lists without further conditions count from. */
export type Assortment = Map<number, Shelf[]>;

export async function readAssortment(db: Database): Promise<Assortment> {
  const { storeId, categoryId, subCategoryId, veg } = items;
  const shelves = await db
    .select({ storeId, categoryId, subCategoryId, veg, count: sql<number>`count(*)` })
    .from(items)
    .where(listed)
    .groupBy(storeId, categoryId, subCategoryId, veg);
  return Map.groupBy(shelves, (shelf) => shelf.storeId);
}
