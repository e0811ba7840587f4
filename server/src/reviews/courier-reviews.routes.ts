import { AppError } from "@errand/core/errors";
import {
  changeCourierReview,
  listCourierReviews,
  submitCourierReview,
} from "@errand/core/reviews/reviews.contract";
import { count, desc, eq } from "drizzle-orm";
import { couriers } from "../couriers/couriers.tables.ts";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { createUploadedPictures } from "../pictures/uploaded-pictures.ts";
import { serve } from "../requests/serve.ts";
import { serveWithCall } from "../requests/serve-with-call.ts";
import { addCourierRating, replaceCourierRating } from "./rate.data.ts";
import {
  findCourierReview,
  findOwnOrder,
  requireChangeable,
  requireReviewableCourier,
} from "./reviewable-order.data.ts";
import { courierReviews } from "./reviews.tables.ts";

/** Reviews of the couriers of delivered orders (contract 4.2, 10.6). */
export function courierReviewRoutes(api: OrderApi) {
  const pictures = createUploadedPictures(api);

  serveWithCall(api, submitCourierReview, {
    async call(input, ctx) {
      const own = await findOwnOrder(api, ctx, input);
      await requireReviewableCourier(ctx.db, own, input.delivery_man_id);
      return pictures.save(ctx.shopper.key, input.attachment);
    },
    async apply(input, ctx, attachments) {
      const { order_id, delivery_man_id, rating, comment } = input;
      const { db, language, now } = ctx;
      await pictures.keptBy(attachments, async () => {
        const own = await findOwnOrder(api, ctx, input);
        await requireReviewableCourier(db, own, delivery_man_id);
        const inserted = await db
          .insert(courierReviews)
          .values({
            courierId: delivery_man_id,
            orderId: order_id,
            customerId: own.order.customerId,
            customerName: own.customerName,
            rating,
            comment: comment ?? null,
            attachments,
            createdAt: now,
          })
          .onConflictDoNothing()
          .returning({ id: courierReviews.id });
        if (inserted.length === 0) throw new AppError("review_exists");
        await addCourierRating(db, delivery_man_id, rating);
      });
      return { message: messageIn(language, "responses", "review_added") };
    },
  });

  serveWithCall(api, changeCourierReview, {
    async call(input, ctx) {
      await findOwnOrder(api, ctx, input);
      requireChangeable(await findCourierReview(ctx.db, input.order_id), ctx.now);
      return pictures.save(ctx.shopper.key, input.attachment);
    },
    async apply(input, ctx, attachments) {
      const { order_id, rating, comment } = input;
      const { db, language, now, afterCommit } = ctx;
      await pictures.keptBy(attachments, async () => {
        await findOwnOrder(api, ctx, input);
        const review = requireChangeable(await findCourierReview(db, order_id), now);
        const isReplaced = attachments.length > 0;
        await db
          .update(courierReviews)
          .set({ rating, comment: comment ?? null, ...(isReplaced && { attachments }) })
          .where(eq(courierReviews.id, review.id));
        await replaceCourierRating(db, review.courierId, { from: review.rating, to: rating });
        if (isReplaced) afterCommit(() => pictures.deleteAll(review.attachments));
      });
      return { message: messageIn(language, "responses", "review_changed") };
    },
  });

  serve(api, listCourierReviews, async ({ id, limit, offset }, { db, language }) => {
    const [courier] = await db.select().from(couriers).where(eq(couriers.id, id));
    if (!courier) throw new AppError("delivery_man_not_found");
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
