import { listOwnReviews, replyToReview } from "@errand/core/reviews/store-reviews.contract";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";
import { readStoreReviews, storeReply } from "./store-reviews.data.ts";

/** What a store reads and answers of its reviews. */
export function storeReviewRoutes(api: CatalogApi) {
  const { url } = api.settings;

  serve(api, listOwnReviews, ({ replied, ...query }, { db, staff, language }) =>
    readStoreReviews(db, {
      ...query,
      storeId: staff.storeId,
      isReplied: replied === undefined ? undefined : replied === 1,
      language,
      url,
    }),
  );

  serve(api, replyToReview, async ({ id, reply }, ctx) => {
    const { db, language, now: at, audit, afterCommit } = ctx;
    const review = await storeReply(db, id, { reply, at, language, url });
    audit({ subject: `review:${id}`, after: { reply } });
    // The storefront shows it as soon as the store has its answer.
    afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "responses", "review_replied"), review };
  });
}
