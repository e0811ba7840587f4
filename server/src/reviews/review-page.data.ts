import type { ReviewPage } from "@errand/core/reviews/reviews.contract";
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../database/database.ts";

/** Reviews of any subject: they are paged and counted alike. */
export type ReviewTable = PgTable & Record<"id" | "rating" | "reply" | "createdAt", PgColumn>;

const maxCounted = 10_000;

interface ReviewPageQuery {
  rating?: number | undefined;
  /** Only reviews with a reply, or without one. */
  isReplied?: boolean | undefined;
  limit: number;
  offset: number;
}

interface ReviewSource<Row, Shown> {
  table: ReviewTable;
  /** Which reviews there are, before the filter. */
  isOfStore: SQL | undefined;
  readRows(
    condition: SQL | undefined,
    page: { order: SQL[]; limit: number; skip: number },
  ): Promise<Row[]>;
  toReview(row: Row): Shown;
}

/** One page of reviews, newest first, with the number of all by stars. */
export async function readReviewPage<Row, Shown>(
  db: Database,
  { rating, isReplied, limit, offset }: ReviewPageQuery,
  { table, isOfStore, readRows, toReview }: ReviewSource<Row, Shown>,
) {
  const condition = and(
    isOfStore,
    rating === undefined ? undefined : eq(table.rating, rating),
    toReplyCondition(table.reply, isReplied),
  );
  const counted = db.select({ id: table.id }).from(table).where(condition).limit(maxCounted);
  const order = [desc(table.createdAt), sql`${table.id}`];
  const [rows, total, ratings] = await Promise.all([
    readRows(condition, { order, limit, skip: (offset - 1) * limit }),
    db.$count(counted.as("counted")),
    countByStars(db, table, isOfStore),
  ]);
  return { total_size: total, limit, offset, ratings, reviews: rows.map(toReview) };
}

function toReplyCondition(reply: PgColumn, isReplied: boolean | undefined): SQL | undefined {
  if (isReplied === undefined) return undefined;
  return isReplied ? isNotNull(reply) : isNull(reply);
}

/** How many reviews have five stars, four, and so on. */
export async function countByStars(
  db: Database,
  table: ReviewTable,
  condition: SQL | undefined,
): Promise<ReviewPage["ratings"]> {
  const limited = db
    .select({ rating: sql<number>`${table.rating}`.as("rating") })
    .from(table)
    .where(condition)
    .limit(maxCounted)
    .as("limited");
  const rows = await db
    .select({ rating: limited.rating, count: sql<number>`count(*)` })
    .from(limited)
    .groupBy(limited.rating);
  const counts = new Map(rows.map(({ rating, count }) => [rating, count]));
  const getCount = (stars: number) => counts.get(stars) ?? 0;
  return [getCount(5), getCount(4), getCount(3), getCount(2), getCount(1)];
}
