import {
  changeItemReview,
  changeStoreReview,
  submitItemReview,
  submitStoreReview,
} from "@errand/core/reviews/reviews.contract";
import { eq } from "drizzle-orm";
import type * as z from "zod";
import { messageIn } from "../messages/messages.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { createUploadedPictures } from "../pictures/uploaded-pictures.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { serveWithCall } from "../requests/serve-with-call.ts";
import { lockRatings, updateItemRatings } from "./rate.data.ts";
import {
  findOwnOrder,
  findReview,
  type ReviewSubject,
  requireChangeable,
  requireReviewable,
} from "./reviewable-order.data.ts";
import { reviews } from "./reviews.tables.ts";
import { updateStoreRatings } from "./store-ratings.data.ts";

type ReviewContext = RequestContext<typeof submitItemReview>;
type ReviewInput = Omit<z.output<(typeof submitItemReview)["input"]>, "item_id">;

/** Reviews of the items and the store of a delivered order (contract 2.7, 10.6). */
export function submitReviewRoutes(api: OrderApi) {
  const pictures = createUploadedPictures(api);

  /** Saves the pictures of a review that can be given. */
  async function savePictures(subject: ReviewSubject, input: ReviewInput, ctx: ReviewContext) {
    const own = await findOwnOrder(api, ctx, input);
    await requireReviewable(ctx.db, own, subject);
    return pictures.save(ctx.shopper.key, input.attachment);
  }

  async function addReview(
    subject: ReviewSubject,
    input: ReviewInput,
    ctx: ReviewContext,
    attachments: string[],
  ) {
    const { db, language, now, afterCommit } = ctx;
    const itemId = "itemId" in subject ? subject.itemId : null;
    await pictures.keptBy(attachments, async () => {
      const own = await findOwnOrder(api, ctx, input);
      if (own.store) await lockRatings(db, own.store.id);
      const store = await requireReviewable(db, own, subject);
      await db.insert(reviews).values({
        itemId,
        storeId: store.id,
        customerId: own.order.customerId,
        orderId: own.order.id,
        customerName: own.customerName,
        ...toReviewContent(input, ctx),
        attachments,
        createdAt: now,
      });
      if (itemId !== null) await updateItemRatings(db, itemId);
      await updateStoreRatings(db, [store.id]);
    });
    afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "responses", "review_added") };
  }

  /** Saves the new pictures of a review that can be changed. */
  async function saveNewPictures(subject: ReviewSubject, input: ReviewInput, ctx: ReviewContext) {
    const { order } = await findOwnOrder(api, ctx, input);
    requireChangeable(await findReview(ctx.db, order.id, subject), ctx.now);
    return pictures.save(ctx.shopper.key, input.attachment);
  }

  async function changeReview(
    subject: ReviewSubject,
    input: ReviewInput,
    ctx: ReviewContext,
    attachments: string[],
  ) {
    const { db, language, now, afterCommit } = ctx;
    await pictures.keptBy(attachments, async () => {
      const { order, store } = await findOwnOrder(api, ctx, input);
      if (store) await lockRatings(db, store.id);
      const review = requireChangeable(await findReview(db, order.id, subject), now);
      const isReplaced = attachments.length > 0;
      await db
        .update(reviews)
        .set({ ...toReviewContent(input, ctx), ...(isReplaced && { attachments }) })
        .where(eq(reviews.id, review.id));
      if (review.itemId !== null) await updateItemRatings(db, review.itemId);
      await updateStoreRatings(db, [review.storeId]);
      if (isReplaced) afterCommit(() => pictures.deleteAll(review.attachments));
    });
    afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "responses", "review_changed") };
  }

  serveWithCall(api, submitItemReview, {
    call: ({ item_id: itemId, ...input }, ctx) => savePictures({ itemId }, input, ctx),
    apply: ({ item_id: itemId, ...input }, ctx, names) => addReview({ itemId }, input, ctx, names),
  });
  serveWithCall(api, submitStoreReview, {
    call: ({ store_id: storeId, ...input }, ctx) => savePictures({ storeId }, input, ctx),
    apply: ({ store_id: storeId, ...input }, ctx, names) =>
      addReview({ storeId }, input, ctx, names),
  });
  serveWithCall(api, changeItemReview, {
    call: ({ item_id: itemId, ...input }, ctx) => saveNewPictures({ itemId }, input, ctx),
    apply: ({ item_id: itemId, ...input }, ctx, names) =>
      changeReview({ itemId }, input, ctx, names),
  });
  serveWithCall(api, changeStoreReview, {
    call: ({ store_id: storeId, ...input }, ctx) => saveNewPictures({ storeId }, input, ctx),
    apply: ({ store_id: storeId, ...input }, ctx, names) =>
      changeReview({ storeId }, input, ctx, names),
  });
}

/** The stars and the words of a review, in the language in which they were written. */
function toReviewContent({ rating, comment }: ReviewInput, { language }: ReviewContext) {
  return {
    rating,
    comment: comment === undefined ? null : { en: "", fr: "", [language]: comment },
  };
}
