import { and, desc, eq, inArray } from "drizzle-orm";
import { items, stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { wishlistEntries } from "./wishlist.tables.ts";

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
    .insert(wishlistEntries)
    .values({ customerId, ...target })
    .onConflictDoNothing()
    .returning({ id: wishlistEntries.id });
  return added.length > 0;
}

/** Removes an entry; returns false if it does not exist. */
export async function deleteWishlistEntry(
  db: Database,
  customerId: number,
  target: WishlistTarget,
): Promise<boolean> {
  const isTarget =
    "itemId" in target
      ? eq(wishlistEntries.itemId, target.itemId)
      : eq(wishlistEntries.storeId, target.storeId);
  const removed = await db
    .delete(wishlistEntries)
    .where(and(eq(wishlistEntries.customerId, customerId), isTarget))
    .returning({ id: wishlistEntries.id });
  return removed.length > 0;
}

/** Deletes the wishlist of a customer whose account is deleted. */
export async function deleteWishlistOf(db: Database, customerId: number): Promise<void> {
  await db.delete(wishlistEntries).where(eq(wishlistEntries.customerId, customerId));
}

/** Takes an item that is no longer sold out of every wishlist. */
export async function removeFromWishlists(db: Database, itemId: number): Promise<void> {
  await db.delete(wishlistEntries).where(eq(wishlistEntries.itemId, itemId));
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
    .from(wishlistEntries)
    .innerJoin(items, eq(items.id, wishlistEntries.itemId))
    .where(
      and(
        eq(wishlistEntries.customerId, customerId),
        items.active,
        inArray(items.zoneId, zoneIds),
        moduleId === null ? undefined : eq(items.moduleId, moduleId),
      ),
    )
    .orderBy(desc(wishlistEntries.id))
    .limit(maxEntries);
  return rows.map(({ id }) => id);
}

/** The stores on a customer's wishlist in these zones, newest entry first. */
export async function wishlistStoreIds(db: Database, query: WishlistQuery): Promise<number[]> {
  const { customerId, zoneIds, moduleId } = query;
  const rows = await db
    .select({ id: stores.id })
    .from(wishlistEntries)
    .innerJoin(stores, eq(stores.id, wishlistEntries.storeId))
    .where(
      and(
        eq(wishlistEntries.customerId, customerId),
        inArray(stores.zoneId, zoneIds),
        moduleId === null ? undefined : eq(stores.moduleId, moduleId),
      ),
    )
    .orderBy(desc(wishlistEntries.id))
    .limit(maxEntries);
  return rows.map(({ id }) => id);
}
