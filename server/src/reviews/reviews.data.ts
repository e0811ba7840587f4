import type { Review } from "@errand/core/reviews/reviews.contract";
import { inLanguage, type Language } from "@errand/core/words";
import { desc, eq, type SQL, sql } from "drizzle-orm";
import { items } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { reviews } from "./reviews.tables.ts";

interface ReviewQuery {
  of: { itemId: number } | { storeId: number };
  limit: number;
  offset: number;
  language: Language;
  url: string;
}

const mostCounted = 10_000;

/** One page of what customers said, newest first. */
export async function readReviews(
  db: Database,
  { of, limit, offset, language, url }: ReviewQuery,
): Promise<{ total: number; reviews: Review[] }> {
  const about = "itemId" in of ? eq(reviews.itemId, of.itemId) : eq(reviews.storeId, of.storeId);
  const [rows, total] = await Promise.all([
    db
      .select({ review: reviews, itemName: items.name, itemImages: items.images })
      .from(reviews)
      .innerJoin(items, eq(items.id, reviews.itemId))
      .where(about)
      .orderBy(desc(reviews.createdAt), reviews.id)
      .limit(limit)
      .offset((offset - 1) * limit),
    countUpTo(db, about),
  ]);
  return {
    total,
    reviews: rows.map(({ review, itemName, itemImages }) => ({
      id: review.id,
      item_id: review.itemId,
      item_name: inLanguage(itemName, language),
      item_image_full_url: pictureUrl(url, itemImages[0] ?? null),
      customer_name: review.customerName,
      rating: review.rating,
      comment: review.comment && inLanguage(review.comment, language),
      attachment_full_url: review.attachments.map((name) => pictureUrl(url, name)),
      reply: review.reply && inLanguage(review.reply, language),
      replied_at: review.repliedAt?.toISOString() ?? null,
      created_at: review.createdAt.toISOString(),
    })),
  };
}

async function countUpTo(db: Database, about: SQL): Promise<number> {
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(reviews)
    .where(about)
    .limit(mostCounted)
    .as("some");
  const [row] = await db.select({ count: sql<number>`count(*)` }).from(some);
  return row?.count ?? 0;
}
