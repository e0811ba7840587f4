import { AppError } from "@errand/core/errors";
import { type Language, localize } from "@errand/core/language";
import type { ReviewPage } from "@errand/core/reviews/reviews.contract";
import { and, count, desc, eq, isNull } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import type { Staff } from "../requests/caller.ts";
import {
  type NewReply,
  type NewReport,
  type ProviderReviews,
  replyCondition,
  type StoreReview,
  type StoreReviewPage,
  type StoreReviewQuery,
  toReport,
} from "../reviews/store-reviews.data.ts";
import { vehicleReviews } from "./fleet.tables.ts";
import { vehicles } from "./rental.tables.ts";

/** The reviews of the vehicles of a rental provider, as its staff see and answer them. */
export const providerReviews: ProviderReviews = { read, storeReply, storeReport, isOwn };

const maxCounted = 10_000;

async function read(
  db: Database,
  { storeId, rating, isReplied, limit, offset, language, url }: StoreReviewQuery,
): Promise<StoreReviewPage> {
  const condition = and(
    eq(vehicleReviews.providerId, storeId),
    rating === undefined ? undefined : eq(vehicleReviews.rating, rating),
    replyCondition(vehicleReviews.reply, isReplied),
  );
  const counted = db.select().from(vehicleReviews).where(condition).limit(maxCounted);
  const [rows, total, ratings] = await Promise.all([
    reviewsWithVehicles(db)
      .where(condition)
      .orderBy(desc(vehicleReviews.createdAt), vehicleReviews.id)
      .limit(limit)
      .offset((offset - 1) * limit),
    db.$count(counted.as("counted")),
    countByStars(db, storeId),
  ]);
  return {
    total_size: total,
    limit,
    offset,
    ratings,
    reviews: rows.map((row) => toStoreReview(row, { language, url })),
  };
}

function reviewsWithVehicles(db: Database) {
  return db
    .select({ review: vehicleReviews, name: vehicles.name, images: vehicles.images })
    .from(vehicleReviews)
    .innerJoin(vehicles, eq(vehicles.id, vehicleReviews.vehicleId));
}

type ReviewRow = Awaited<ReturnType<typeof reviewsWithVehicles>>[number];

function toStoreReview(
  { review, name, images }: ReviewRow,
  { language, url }: { language: Language; url: string },
): StoreReview {
  return {
    id: review.id,
    item_id: null,
    vehicle_id: review.vehicleId,
    order_id: review.orderId,
    item_name: localize(name, language),
    item_image_full_url: pictureUrl(url, images[0] ?? null),
    customer_name: review.customerName || messageIn(language, "responses", "former_customer"),
    rating: review.rating,
    comment: review.comment && localize(review.comment, language),
    attachment_full_url: review.attachments.map((picture) => pictureUrl(url, picture)),
    reply: review.reply && localize(review.reply, language),
    replied_at: review.repliedAt?.toISOString() ?? null,
    created_at: review.createdAt.toISOString(),
    report: toReport(review),
  };
}

async function countByStars(db: Database, providerId: number): Promise<ReviewPage["ratings"]> {
  const rows = await db
    .select({ rating: vehicleReviews.rating, count: count() })
    .from(vehicleReviews)
    .where(eq(vehicleReviews.providerId, providerId))
    .groupBy(vehicleReviews.rating);
  const counts = new Map(rows.map((row) => [row.rating, row.count]));
  const getCount = (stars: number) => counts.get(stars) ?? 0;
  return [getCount(5), getCount(4), getCount(3), getCount(2), getCount(1)];
}

/** Of several replies at the same moment, one is stored. */
async function storeReply(
  tx: Database,
  id: number,
  { reply, at, language, url }: NewReply,
): Promise<StoreReview> {
  const stored = await tx
    .update(vehicleReviews)
    .set({ reply: { en: "", fr: "", [language]: reply }, repliedAt: at })
    .where(and(eq(vehicleReviews.id, id), isNull(vehicleReviews.reply)))
    .returning({ id: vehicleReviews.id });
  const [row] = await reviewsWithVehicles(tx).where(eq(vehicleReviews.id, id));
  if (!row) throw new AppError("review_not_found");
  if (stored.length === 0) throw new AppError("replied");
  return toStoreReview(row, { language, url });
}

async function storeReport(tx: Database, id: number, { reason, at }: NewReport): Promise<void> {
  const stored = await tx
    .update(vehicleReviews)
    .set({ reportReason: reason, reportedAt: at })
    .where(eq(vehicleReviews.id, id))
    .returning({ id: vehicleReviews.id });
  if (stored.length === 0) throw new AppError("review_not_found");
}

async function isOwn(db: Database, staff: Staff, id: number): Promise<boolean> {
  if (staff.kind !== "rental_staff") return false;
  const condition = and(eq(vehicleReviews.id, id), eq(vehicleReviews.providerId, staff.storeId));
  return (await db.$count(vehicleReviews, condition)) > 0;
}
