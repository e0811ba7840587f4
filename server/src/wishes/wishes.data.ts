import { maxOffers, type StoreWish } from "@errand/core/wishes/store-wishes.contract";
import type { Urgency } from "@errand/core/wishes/wishes.contract";
import { and, arrayContains, desc, eq, gt, lte, or, sql } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { wishes, wishOffers } from "./wishes.tables.ts";

const hoursOpen: Record<Urgency, number> = { today: 24, week: 7 * 24, none: 30 * 24 };

type NewWish = Omit<typeof wishes.$inferInsert, "expiresAt">;

export async function insertWish(db: Database, wish: NewWish): Promise<void> {
  const hours = hoursOpen[wish.urgency];
  const expiresAt = new Date(wish.createdAt.getTime() + hours * 3_600_000);
  await db.insert(wishes).values({ ...wish, expiresAt });
}

/** A store as the one that answers wishes. */
export type AskedStore = Pick<typeof stores.$inferSelect, "id" | "moduleId" | "zoneId">;

export async function findAskedStore(db: Database, id: number): Promise<AskedStore | undefined> {
  const { moduleId, zoneId } = stores;
  const [store] = await db
    .select({ id: stores.id, moduleId, zoneId })
    .from(stores)
    .where(eq(stores.id, id));
  return store;
}

/** Names the table, because the offers have an `id` as well. */
const wishId = sql`${wishes}.id`;
const offersCount = sql<number>`(
  select count(*)::integer from ${wishOffers} where wish_id = ${wishId})`;

/** Open wishes of customers that the store delivers to. */
function isOpenTo({ moduleId, zoneId }: AskedStore, now: Date) {
  return and(
    eq(wishes.moduleId, moduleId),
    arrayContains(wishes.zoneIds, [zoneId]),
    gt(wishes.expiresAt, now),
  );
}

/** One page of what a store can answer, and what it has answered, newest first. */
export async function readStoreWishes(
  db: Database,
  store: AskedStore,
  { limit, offset, now }: { limit: number; offset: number; now: Date },
): Promise<{ total: number; wishes: StoreWish[] }> {
  const own = sql<number | null>`(
    select item_id from ${wishOffers} where wish_id = ${wishId} and store_id = ${store.id})`;
  const isShown = and(
    isOpenTo(store, now),
    or(sql`${offersCount} < ${maxOffers}`, sql`${own} is not null`),
  );
  const [rows, total] = await Promise.all([
    db
      .select({
        id: wishes.id,
        text: wishes.text,
        urgency: wishes.urgency,
        createdAt: wishes.createdAt,
        offers_count: offersCount,
        offered_item_id: own,
      })
      .from(wishes)
      .where(isShown)
      .orderBy(desc(wishes.createdAt), desc(wishes.id))
      .limit(limit)
      .offset((offset - 1) * limit),
    db.$count(wishes, isShown),
  ]);
  return {
    total,
    wishes: rows.map(({ createdAt, ...wish }) => ({
      ...wish,
      created_at: createdAt.toISOString(),
      offered_item_id: wish.offered_item_id === null ? null : Number(wish.offered_item_id),
    })),
  };
}

/** The wish, locked so that at most three stores answer it; undefined if it is not open. */
export async function lockOpenWish(tx: Database, id: number, store: AskedStore, now: Date) {
  const [wish] = await tx
    .select()
    .from(wishes)
    .where(and(eq(wishes.id, id), isOpenTo(store, now)))
    .for("update");
  return wish;
}

export async function isNearStore(db: Database, storeId: number, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: wishes.id })
    .from(wishes)
    .innerJoin(stores, eq(stores.moduleId, wishes.moduleId))
    .where(
      and(
        eq(wishes.id, id),
        eq(stores.id, storeId),
        sql`${stores.zoneId} = any(${wishes.zoneIds})`,
      ),
    );
  return rows.length > 0;
}

/** What a guest who signs in has wished goes to the account. */
export async function moveWishes(db: Database, guestId: string, customerId: number): Promise<void> {
  await db
    .update(wishes)
    .set({ customerId, guestId: null, email: null })
    .where(eq(wishes.guestId, guestId));
}

export async function deleteWishesOf(db: Database, customerId: number): Promise<void> {
  await db.delete(wishes).where(eq(wishes.customerId, customerId));
}

/** Deletes what stores are no longer asked for. */
export async function deleteExpiredWishes(db: Database): Promise<void> {
  await db.delete(wishes).where(lte(wishes.expiresAt, new Date()));
}
