import { and, desc, eq, inArray } from "drizzle-orm";
import { items, stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { wishes } from "./wishlist.tables.ts";

/** The target of a wishlist entry: an item or a store. */
export type WishlistTarget = { itemId: number } | { storeId: number };

/** The maximum number of items, and of stores, in a response (contract 2.7). */
const maxEntries = 500;

/** Adds an entry; returns false if it exists. Concurrent calls add one. */
export async function insertWishlistEntry(
  db: Database,
  customerId: number,
  target: WishlistTarget,
): Promise<boolean> {
  const added = await db
    .insert(wishes)
    .values({ customerId, ...target })
    .onConflictDoNothing()
    .returning({ id: wishes.id });
  return added.length > 0;
}

/** Removes an entry; returns false if it does not exist. */
export async function deleteWishlistEntry(
  db: Database,
  customerId: number,
  target: WishlistTarget,
): Promise<boolean> {
  const isTarget =
    "itemId" in target ? eq(wishes.itemId, target.itemId) : eq(wishes.storeId, target.storeId);
  const removed = await db
    .delete(wishes)
    .where(and(eq(wishes.customerId, customerId), isTarget))
    .returning({ id: wishes.id });
  return removed.length > 0;
}

interface WishlistQuery {
  customerId: number;
  zoneIds: number[];
  /** Null for all modules. */
  moduleId: number | null;
}

/** The active items on a customer's wishlist in these zones, newest entry first. */
export async function wishlistItemIds(db: Database, query: WishlistQuery): Promise<number[]> {
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

/** The stores on a customer's wishlist in these zones, newest entry first. */
export async function wishlistStoreIds(db: Database, query: WishlistQuery): Promise<number[]> {
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
