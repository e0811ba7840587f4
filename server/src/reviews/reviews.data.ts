import { type Language, localize } from "@errand/core/language";
import type { ReviewPage } from "@errand/core/reviews/reviews.contract";
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { items } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { reviews } from "./reviews.tables.ts";

interface ReviewQuery {
  of: { itemId: number } | { storeId: number };
  /** Only those with so many stars. */
  rating?: number;
  limit: number;
  offset: number;
  language: Language;
  url: string;
}

const maxCounted = 10_000;

/** One page of what customers said, newest first. */
export async function readReviews(
  db: Database,
  { of, rating, limit, offset, language, url }: ReviewQuery,
): Promise<ReviewPage> {
  const about = "itemId" in of ? eq(reviews.itemId, of.itemId) : eq(reviews.storeId, of.storeId);
  const [rows, ratings] = await Promise.all([
    db
      .select({ review: reviews, itemName: items.name, itemImages: items.images })
      .from(reviews)
      .innerJoin(items, eq(items.id, reviews.itemId))
      .where(and(about, rating === undefined ? undefined : eq(reviews.rating, rating)))
      .orderBy(desc(reviews.createdAt), reviews.id)
      .limit(limit)
      .offset((offset - 1) * limit),
    countByStars(db, about),
  ]);
  return {
    total_size:
      rating === undefined
        ? ratings.reduce((sum, count) => sum + count, 0)
        : (ratings[5 - rating] ?? 0),
    limit,
    offset,
    ratings,
    reviews: rows.map(({ review, itemName, itemImages }) => ({
      id: review.id,
      item_id: review.itemId,
      item_name: localize(itemName, language),
      item_image_full_url: pictureUrl(url, itemImages[0] ?? null),
      customer_name: review.customerName,
      rating: review.rating,
      comment: review.comment && localize(review.comment, language),
      attachment_full_url: review.attachments.map((name) => pictureUrl(url, name)),
      reply: review.reply && localize(review.reply, language),
      replied_at: review.repliedAt?.toISOString() ?? null,
      created_at: review.createdAt.toISOString(),
    })),
  };
}

async function countByStars(db: Database, about: SQL): Promise<ReviewPage["ratings"]> {
  const some = db
    .select({ rating: reviews.rating })
    .from(reviews)
    .where(about)
    .limit(maxCounted)
    .as("some");
  const rows = await db
    .select({ rating: some.rating, count: sql<number>`count(*)` })
    .from(some)
    .groupBy(some.rating);
  const counts = new Map(rows.map(({ rating, count }) => [rating, count]));
  const given = (stars: number) => counts.get(stars) ?? 0;
  return [given(5), given(4), given(3), given(2), given(1)];
}
