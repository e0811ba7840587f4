import { and, count, inArray, isNull, sql } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { averageRating } from "./ratings.ts";
import { reviews } from "./reviews.tables.ts";

/** Recalculates the ratings of stores from the reviews of them and their items. */
export async function updateStoreRatings(tx: Database, storeIds: number[]): Promise<void> {
  if (storeIds.length === 0) return;
  const rows = await tx
    .select({ storeId: reviews.storeId, rating: reviews.rating, total: count() })
    .from(reviews)
    .where(and(inArray(reviews.storeId, storeIds), isNull(reviews.hiddenReason)))
    .groupBy(reviews.storeId, reviews.rating);
  const updates = storeIds.map((id) => {
    const storeRows = rows.filter(({ storeId }) => storeId === id);
    const ratings = [5, 4, 3, 2, 1].map(
      (stars) => storeRows.find(({ rating }) => rating === stars)?.total ?? 0,
    );
    const all = storeRows.flatMap(({ rating, total }) => Array<number>(total).fill(rating));
    return { id, ratings, count: all.length, average: averageRating(all) };
  });
  await tx.execute(sql`
    update ${stores} set ratings = v.ratings, rating_count = v.count, avg_rating = v.average
    from jsonb_to_recordset(${JSON.stringify(updates)}::jsonb)
      as v (id bigint, ratings integer[], count integer, average double precision)
    where stores.id = v.id`);
}
