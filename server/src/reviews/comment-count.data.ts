import { and, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { reviews } from "./reviews.tables.ts";

/** The number of reviews with a comment by store; stores without one are missing. */
export async function countComments(
  db: Database,
  storeIds: number[],
): Promise<Map<number, number>> {
  if (storeIds.length === 0) return new Map();
  const rows = await db
    .select({ storeId: reviews.storeId, count: sql<number>`count(*)` })
    .from(reviews)
    .where(
      and(
        inArray(reviews.storeId, storeIds),
        isNotNull(reviews.comment),
        isNull(reviews.hiddenReason),
      ),
    )
    .groupBy(reviews.storeId);
  return new Map(rows.map(({ storeId, count }) => [storeId, count]));
}
