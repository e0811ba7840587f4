import { AppError } from "@errand/core/errors";
import {
  listCourierReviews,
  submitCourierReview,
  submitItemReview,
  submitStoreReview,
} from "@errand/core/reviews/reviews.contract";
import { count, desc, eq } from "drizzle-orm";
import type * as z from "zod";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { couriers } from "../orders/couriers.tables.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { createUploadedPictures } from "../pictures/uploaded-pictures.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { serve } from "../requests/serve.ts";
import { serveWithCall } from "../requests/serve-with-call.ts";
import { addCourierRating, lockRatings, updateItemRatings } from "./rate.data.ts";
import {
  findOwnOrder,
  type ReviewSubject,
  requireReviewable,
  requireReviewableCourier,
} from "./reviewable-order.data.ts";
import { courierReviews, reviews } from "./reviews.tables.ts";
import { updateStoreRatings } from "./store-ratings.data.ts";

type ReviewContext = RequestContext<typeof submitItemReview>;
type NewReview = Omit<z.output<(typeof submitItemReview)["input"]>, "item_id">;

/** Reviews of the items, the store and the courier of a delivered order (contract 2.7, 4.2). */
export function submitReviewRoutes(api: OrderApi) {
  const pictures = createUploadedPictures(api);

  /** Saves the pictures of a review that can be given. */
  async function savePictures(
    subject: ReviewSubject,
    { order_id, attachment }: Pick<NewReview, "order_id" | "attachment">,
    { db, shopper }: ReviewContext,
  ): Promise<string[]> {
    const own = await findOwnOrder(db, order_id, shopper.customerId);
    await requireReviewable(db, own, subject);
    return pictures.save(shopper.key, attachment);
  }

  async function addReview(
    subject: ReviewSubject,
    { order_id, rating, comment, attachments }: NewReview & { attachments: string[] },
    { db, shopper, language, now, afterCommit }: ReviewContext,
  ) {
    const itemId = "itemId" in subject ? subject.itemId : null;
    await pictures.keptBy(attachments, async () => {
      const own = await findOwnOrder(db, order_id, shopper.customerId);
      if (own.store) await lockRatings(db, own.store.id);
      const store = await requireReviewable(db, own, subject);
      await db.insert(reviews).values({
        itemId,
        storeId: store.id,
        customerId: shopper.customerId,
        orderId: order_id,
        customerName: own.customerName,
        rating,
        comment: comment === undefined ? null : { en: "", fr: "", [language]: comment },
        attachments,
        createdAt: now,
      });
      if (itemId !== null) await updateItemRatings(db, itemId);
      await updateStoreRatings(db, [store.id]);
    });
    afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "responses", "review_added") };
  }

  serveWithCall(api, submitItemReview, {
    call: ({ item_id: itemId, ...review }, ctx) => savePictures({ itemId }, review, ctx),
    apply: ({ item_id: itemId, ...review }, ctx, attachments) =>
      addReview({ itemId }, { ...review, attachments }, ctx),
  });

  serveWithCall(api, submitStoreReview, {
    call: ({ store_id: storeId, ...review }, ctx) => savePictures({ storeId }, review, ctx),
    apply: ({ store_id: storeId, ...review }, ctx, attachments) =>
      addReview({ storeId }, { ...review, attachments }, ctx),
  });

  serveWithCall(api, submitCourierReview, {
    async call({ order_id, delivery_man_id, attachment }, { db, shopper }) {
      const own = await findOwnOrder(db, order_id, shopper.customerId);
      await requireReviewableCourier(db, own, delivery_man_id);
      return pictures.save(shopper.key, attachment);
    },
    async apply({ order_id, delivery_man_id, rating, comment }, ctx, attachments) {
      const { db, shopper, language, now } = ctx;
      await pictures.keptBy(attachments, async () => {
        const own = await findOwnOrder(db, order_id, shopper.customerId);
        await requireReviewableCourier(db, own, delivery_man_id);
        const inserted = await db
          .insert(courierReviews)
          .values({
            courierId: delivery_man_id,
            orderId: order_id,
            customerId: shopper.customerId,
            customerName: own.customerName,
            rating,
            comment: comment ?? null,
            attachments,
            createdAt: now,
          })
          .onConflictDoNothing()
          .returning({ id: courierReviews.id });
        if (inserted.length === 0) throw new AppError("review");
        await addCourierRating(db, delivery_man_id, rating);
      });
      return { message: messageIn(language, "responses", "review_added") };
    },
  });

  serve(api, listCourierReviews, async ({ id, limit, offset }, { db, language }) => {
    const [courier] = await db.select().from(couriers).where(eq(couriers.id, id));
    if (!courier) throw new AppError("delivery_man");
    const { total, rows } = await readCourierReviews(db, id, { limit, offset });
    return {
      total_size: total,
      limit,
      offset,
      avg_rating: Math.round(courier.avgRating * 100) / 100,
      reviews: rows.map((row) => ({
        id: row.id,
        rating: row.rating,
        comment: row.comment,
        customer_name: row.customerName || messageIn(language, "responses", "former_customer"),
        created_at: row.createdAt.toISOString(),
      })),
    };
  });
}

async function readCourierReviews(
  db: Database,
  courierId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  const isOfCourier = eq(courierReviews.courierId, courierId);
  const [rows, [total]] = await Promise.all([
    db
      .select()
      .from(courierReviews)
      .where(isOfCourier)
      .orderBy(desc(courierReviews.createdAt), courierReviews.id)
      .limit(limit)
      .offset((offset - 1) * limit),
    db.select({ count: count() }).from(courierReviews).where(isOfCourier),
  ]);
  return { total: total?.count ?? 0, rows };
}
