import { type Language, type LocalizedText, localize } from "@errand/core/language";
import type { Review, ReviewPage } from "@errand/core/reviews/reviews.contract";
import { and, desc, eq, inArray, isNull, type SQL } from "drizzle-orm";
import { items, stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { countByStars } from "./review-page.data.ts";
import { reviews } from "./reviews.tables.ts";

interface ReviewQuery {
  of: { itemId: number } | { storeId: number };
  /** Only reviews with this many stars. */
  rating?: number;
  limit: number;
  offset: number;
  language: Language;
  url: string;
}

/** One page of reviews, newest first. */
export async function readReviews(
  db: Database,
  { of, rating, limit, offset, language, url }: ReviewQuery,
): Promise<ReviewPage> {
  const condition = and(
    "itemId" in of ? eq(reviews.itemId, of.itemId) : eq(reviews.storeId, of.storeId),
    isNull(reviews.hiddenReason),
  );
  const [rows, ratings] = await Promise.all([
    db
      .select({ review: reviews, itemName: items.name, itemImages: items.images })
      .from(reviews)
      .leftJoin(items, eq(items.id, reviews.itemId))
      .where(and(condition, rating === undefined ? undefined : eq(reviews.rating, rating)))
      .orderBy(desc(reviews.createdAt), reviews.id)
      .limit(limit)
      .offset((offset - 1) * limit),
    countByStars(db, reviews, condition),
  ]);
  return {
    total_size:
      rating === undefined
        ? ratings.reduce((sum, count) => sum + count, 0)
        : (ratings[5 - rating] ?? 0),
    limit,
    offset,
    ratings,
    reviews: rows.map((row) => toReview(row, { language, url })),
  };
}

/** Reviews of stores in zones; null for all zones. */
export function isReviewIn(zoneIds: number[] | null): SQL | undefined {
  return zoneIds === null ? undefined : inArray(stores.zoneId, zoneIds);
}

/**
 * A review with the name and the pictures of its item, or none of the store itself, in the
 * contract's shape.
 */
export function toReview(
  {
    review,
    itemName,
    itemImages,
  }: {
    review: typeof reviews.$inferSelect;
    itemName: LocalizedText | null;
    itemImages: string[] | null;
  },
  { language, url }: { language: Language; url: string },
): Review {
  return {
    id: review.id,
    item_id: review.itemId,
    item_name: itemName && localize(itemName, language),
    item_image_full_url: pictureUrl(url, itemImages?.[0] ?? null),
    customer_name: review.customerName || messageIn(language, "responses", "former_customer"),
    rating: review.rating,
    comment: review.comment && localize(review.comment, language),
    attachment_full_url: review.attachments.map((name) => pictureUrl(url, name)),
    reply: review.reply && localize(review.reply, language),
    replied_at: review.repliedAt?.toISOString() ?? null,
    created_at: review.createdAt.toISOString(),
  };
}
