import { AppError } from "@errand/core/errors";
import { type Language, localize } from "@errand/core/language";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import type { Staff } from "../requests/caller.ts";
import { readReviewPage } from "../reviews/review-page.data.ts";
import {
  type NewReply,
  type NewReport,
  type ProviderReviews,
  type StoreReview,
  type StoreReviewPage,
  type StoreReviewQuery,
  toReport,
} from "../reviews/store-reviews.data.ts";
import { vehicleReviews } from "./fleet.tables.ts";
import { vehicles } from "./rental.tables.ts";

/** The reviews of the vehicles of a rental provider, as its staff see and answer them. */
export const providerReviews: ProviderReviews = { read, storeReply, storeReport, isOwn };

function read(db: Database, query: StoreReviewQuery): Promise<StoreReviewPage> {
  const { storeId, language, url } = query;
  return readReviewPage(db, query, {
    table: vehicleReviews,
    isOfStore: eq(vehicleReviews.providerId, storeId),
    readRows: (condition, { order, limit, skip }) =>
      reviewsWithVehicles(db)
        .where(condition)
        .orderBy(...order)
        .limit(limit)
        .offset(skip),
    toReview: (row) => toStoreReview(row, { language, url }),
  });
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
