import { type Language, localize } from "@errand/core/language";
import type { DeskReview } from "@errand/core/reviews/desk-reviews.contract";
import { and, asc, desc, eq, gt, isNotNull, isNull, or, type SQL } from "drizzle-orm";
import { items, stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { updateItemRatings } from "./rate.data.ts";
import { isReviewIn, toReview } from "./reviews.data.ts";
import { reviews } from "./reviews.tables.ts";
import { updateStoreRatings } from "./store-ratings.data.ts";
import { toReport } from "./store-reviews.data.ts";

interface ReviewFilter {
  state?: "reported" | "hidden" | undefined;
  store_id?: number | undefined;
  rating?: number | undefined;
}

interface ResponseOptions {
  language: Language;
  url: string;
}

/** Its store has reported it, and the desk has not decided since. */
export function isReported(): SQL | undefined {
  return and(
    isNotNull(reviews.reportedAt),
    or(isNull(reviews.moderatedAt), gt(reviews.reportedAt, reviews.moderatedAt)),
  );
}

/** One page of reviews, and how many there are, up to 10,000. */
export async function readDeskReviews(
  db: Database,
  { state, store_id, rating }: ReviewFilter,
  { limit, offset }: { limit: number; offset: number },
  { zoneIds, ...options }: ResponseOptions & { zoneIds: number[] | null },
): Promise<{ total: number; reviews: DeskReview[] }> {
  const condition = and(
    isReviewIn(zoneIds),
    state === "reported" ? isReported() : undefined,
    state === "hidden" ? isNotNull(reviews.hiddenReason) : undefined,
    store_id === undefined ? undefined : eq(reviews.storeId, store_id),
    rating === undefined ? undefined : eq(reviews.rating, rating),
  );
  const counted = db
    .select({ id: reviews.id })
    .from(reviews)
    .innerJoin(stores, eq(stores.id, reviews.storeId))
    .where(condition)
    .limit(10_000);
  const [rows, total] = await Promise.all([
    reviewsOfStores(db)
      .where(condition)
      .orderBy(state === "reported" ? asc(reviews.reportedAt) : desc(reviews.createdAt), reviews.id)
      .limit(limit)
      .offset((offset - 1) * limit),
    db.$count(counted.as("counted")),
  ]);
  return { total, reviews: rows.map((row) => toDeskReview(row, options)) };
}

/** A review; null for an unknown one. */
export async function findDeskReview(
  db: Database,
  id: number,
  options: ResponseOptions,
): Promise<DeskReview | null> {
  const [row] = await reviewsOfStores(db).where(eq(reviews.id, id));
  return row ? toDeskReview(row, options) : null;
}

/** Hides a review or shows it, and recalculates what it counts in. The store must be locked. */
export async function storeModeration(
  tx: Database,
  { id, item_id, store }: Pick<DeskReview, "id" | "item_id" | "store">,
  { hiddenReason, at }: { hiddenReason: string | null; at: Date },
): Promise<void> {
  await tx.update(reviews).set({ hiddenReason, moderatedAt: at }).where(eq(reviews.id, id));
  if (item_id !== null) await updateItemRatings(tx, item_id);
  await updateStoreRatings(tx, [store.id]);
}

function reviewsOfStores(db: Database) {
  return db
    .select({ review: reviews, itemName: items.name, itemImages: items.images, store: stores.name })
    .from(reviews)
    .innerJoin(stores, eq(stores.id, reviews.storeId))
    .leftJoin(items, eq(items.id, reviews.itemId));
}

type ReviewRow = Awaited<ReturnType<typeof reviewsOfStores>>[number];

function toDeskReview({ store, ...row }: ReviewRow, options: ResponseOptions): DeskReview {
  const { review } = row;
  return {
    ...toReview(row, options),
    order_id: review.orderId,
    vehicle_id: null,
    report: toReport(review),
    store: { id: review.storeId, name: localize(store, options.language) },
    hidden: review.hiddenReason === null ? 0 : 1,
    hidden_reason: review.hiddenReason,
  };
}
