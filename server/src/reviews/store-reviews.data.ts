import { AppError } from "@errand/core/errors";
import type { Language } from "@errand/core/language";
import type { listOwnReviews, storeReview } from "@errand/core/reviews/store-reviews.contract";
import { and, eq, isNull } from "drizzle-orm";
import type * as z from "zod";
import { items, stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import type { Staff } from "../requests/caller.ts";
import type { IsOwn } from "../requests/feature.types.ts";
import { readReviewPage } from "./review-page.data.ts";
import { isReviewIn, toReview } from "./reviews.data.ts";
import { reviews } from "./reviews.tables.ts";

export interface StoreReviewQuery {
  storeId: number;
  rating?: number | undefined;
  /** Only reviews with a reply, or without one. */
  isReplied?: boolean | undefined;
  limit: number;
  offset: number;
  language: Language;
  url: string;
}

export type StoreReview = z.input<typeof storeReview>;
export type StoreReviewPage = z.input<typeof listOwnReviews.reply>;

/** A reply, in the language of who writes it. */
export interface NewReply {
  reply: string;
  at: Date;
  language: Language;
  url: string;
}

/** The reviews of the vehicles of rental providers, which are a later feature. */
export interface ProviderReviews {
  read(db: Database, query: StoreReviewQuery): Promise<StoreReviewPage>;
  storeReply(tx: Database, id: number, reply: NewReply): Promise<StoreReview>;
  storeReport(tx: Database, id: number, report: NewReport): Promise<void>;
  isOwn: IsOwn;
}

/** One page of the reviews of a store, newest first, with the number of all by stars. */
export function readStoreReviews(db: Database, query: StoreReviewQuery): Promise<StoreReviewPage> {
  const { storeId, language, url } = query;
  return readReviewPage(db, query, {
    table: reviews,
    isOfStore: and(eq(reviews.storeId, storeId), isNull(reviews.hiddenReason)),
    readRows: (condition, { order, limit, skip }) =>
      reviewsWithItems(db)
        .where(condition)
        .orderBy(...order)
        .limit(limit)
        .offset(skip),
    toReview: (row) => toStoreReview(row, { language, url }),
  });
}

function reviewsWithItems(db: Database) {
  return db
    .select({ review: reviews, itemName: items.name, itemImages: items.images })
    .from(reviews)
    .leftJoin(items, eq(items.id, reviews.itemId));
}

type ReviewRow = Awaited<ReturnType<typeof reviewsWithItems>>[number];

function toStoreReview(row: ReviewRow, options: { language: Language; url: string }): StoreReview {
  return {
    ...toReview(row, options),
    order_id: row.review.orderId,
    vehicle_id: null,
    report: toReport(row.review),
  };
}

/**
 * Stores the reply to a review, in the language of who writes it. Of several at the same moment,
 * one is stored. Throws `review_not_found`, and `replied` when there is one.
 */
export async function storeReply(
  tx: Database,
  id: number,
  { reply, at, language, url }: NewReply,
): Promise<StoreReview> {
  const stored = await tx
    .update(reviews)
    .set({ reply: { en: "", fr: "", [language]: reply }, repliedAt: at })
    .where(and(eq(reviews.id, id), isNull(reviews.reply)))
    .returning({ id: reviews.id });
  const [row] = await reviewsWithItems(tx).where(eq(reviews.id, id));
  if (!row) throw new AppError("review_not_found");
  if (stored.length === 0) throw new AppError("replied");
  return toStoreReview(row, { language, url });
}

/** What a store has reported about a review; null without a report. */
export function toReport({
  reportReason: reason,
  reportedAt: at,
}: Pick<typeof reviews.$inferSelect, "reportReason" | "reportedAt">): StoreReview["report"] {
  return reason === null || at === null ? null : { reason, at: at.toISOString() };
}

export interface NewReport {
  reason: string;
  at: Date;
}

/** Throws `review_not_found`. */
export async function storeReport(tx: Database, id: number, { reason, at }: NewReport) {
  const stored = await tx
    .update(reviews)
    .set({ reportReason: reason, reportedAt: at })
    .where(eq(reviews.id, id))
    .returning({ id: reviews.id });
  if (stored.length === 0) throw new AppError("review_not_found");
}

/** Whether a review is about the store or its items; for operators, of a store in their zones. */
export async function isOwnReview(db: Database, staff: Staff, id: number): Promise<boolean> {
  if (staff.kind === "operator") {
    const found = db
      .select({ id: reviews.id })
      .from(reviews)
      .innerJoin(stores, eq(stores.id, reviews.storeId))
      .where(and(eq(reviews.id, id), isReviewIn(staff.zoneIds)));
    return (await db.$count(found.as("found"))) > 0;
  }
  if (staff.kind !== "store_staff") return false;
  const isOwn = and(eq(reviews.id, id), eq(reviews.storeId, staff.storeId));
  return (await db.$count(reviews, isOwn)) > 0;
}
