import { eq, sql } from "drizzle-orm";
import { items, stores } from "../catalog/catalog.tables.ts";
import { couriers } from "../couriers/couriers.tables.ts";
import type { Database } from "../database/database.ts";
import { reviews } from "./reviews.tables.ts";

/** Reviews of one store wait for each other, so that each counts the ones before it. */
export async function lockRatings(tx: Database, storeId: number): Promise<void> {
  await tx
    .select({ id: stores.id })
    .from(stores)
    .where(eq(stores.id, storeId))
    .for("no key update");
}

/** Recalculates the ratings of an item of a store whose ratings the caller has locked. */
export async function updateItemRatings(tx: Database, itemId: number): Promise<void> {
  await tx.execute(sql`
    update ${items} set rating_count = r.total, avg_rating = r.average
    from (
      select count(*) as total, coalesce(round(avg(rating), 2), 0) as average from ${reviews}
      where item_id = ${itemId} and hidden_reason is null
    ) as r
    where items.id = ${itemId}`);
}

/** Adds a rating to those of a courier, in one statement that counts from the current ones. */
export async function addCourierRating(tx: Database, courierId: number, rating: number) {
  const { avgRating, ratingCount } = couriers;
  await tx
    .update(couriers)
    .set({
      avgRating: sql`(${avgRating} * ${ratingCount} + ${rating}::integer) / (${ratingCount} + 1)`,
      ratingCount: sql`${ratingCount} + 1`,
    })
    .where(eq(couriers.id, courierId));
}

/** Replaces a rating among those of a courier. */
export async function replaceCourierRating(
  tx: Database,
  courierId: number,
  { from, to }: { from: number; to: number },
) {
  const { avgRating, ratingCount } = couriers;
  await tx
    .update(couriers)
    .set({
      avgRating: sql`${avgRating} + (${to - from})::double precision / greatest(${ratingCount}, 1)`,
    })
    .where(eq(couriers.id, courierId));
}
