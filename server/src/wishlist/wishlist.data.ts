import { and, desc, eq, inArray } from "drizzle-orm";
import { items, stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { wishes } from "./wishlist.tables.ts";

/** What is liked: one or the other. */
export type WishlistTarget = { itemId: number } | { storeId: number };

/** The most that are told of each kind (contract 2.7). */
const maxEntries = 500;

/** Adds a wish; false: it was there. Several at once add one. */
export async function insertWishlistEntry(
  db: Database,
  customerId: number,
  liked: WishlistTarget,
): Promise<boolean> {
  const added = await db
    .insert(wishes)
    .values({ customerId, ...liked })
    .onConflictDoNothing()
    .returning({ id: wishes.id });
  return added.length > 0;
}

/** Takes a wish out; false: it was not there. */
export async function deleteWishlistEntry(
  db: Database,
  customerId: number,
  liked: WishlistTarget,
): Promise<boolean> {
  const thing =
    "itemId" in liked ? eq(wishes.itemId, liked.itemId) : eq(wishes.storeId, liked.storeId);
  const removed = await db
    .delete(wishes)
    .where(and(eq(wishes.customerId, customerId), thing))
    .returning({ id: wishes.id });
  return removed.length > 0;
}

interface WishQuery {
  customerId: number;
  zoneIds: number[];
  /** Null: of all modules. */
  moduleId: number | null;
}

/** The items that a customer likes and that are offered here, newest wish first. */
export async function wishlistItemIds(db: Database, query: WishQuery): Promise<number[]> {
  const { customerId, zoneIds, moduleId } = query;
  const rows = await db
    .select({ id: items.id })
    .from(wishes)
    .innerJoin(items, eq(items.id, wishes.itemId))
    .where(
      and(
        eq(wishes.customerId, customerId),
        items.active,
        inArray(items.zoneId, zoneIds),
        moduleId === null ? undefined : eq(items.moduleId, moduleId),
      ),
    )
    .orderBy(desc(wishes.id))
    .limit(maxEntries);
  return rows.map(({ id }) => id);
}

/** The stores that a customer likes here, newest wish first. */
export async function wishlistStoreIds(db: Database, query: WishQuery): Promise<number[]> {
  const { customerId, zoneIds, moduleId } = query;
  const rows = await db
    .select({ id: stores.id })
    .from(wishes)
    .innerJoin(stores, eq(stores.id, wishes.storeId))
    .where(
      and(
        eq(wishes.customerId, customerId),
        inArray(stores.zoneId, zoneIds),
        moduleId === null ? undefined : eq(stores.moduleId, moduleId),
      ),
    )
    .orderBy(desc(wishes.id))
    .limit(maxEntries);
  return rows.map(({ id }) => id);
}
