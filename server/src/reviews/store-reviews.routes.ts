import {
  listOwnReviews,
  replyToReview,
  reportReview,
} from "@errand/core/reviews/store-reviews.contract";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";
import {
  type ProviderReviews,
  readStoreReviews,
  storeReply,
  storeReport,
} from "./store-reviews.data.ts";

/** What a store or a rental provider reads and answers of its reviews. */
export function storeReviewRoutes(api: CatalogApi, ofProvider: ProviderReviews) {
  const { url } = api.settings;

  serve(api, listOwnReviews, ({ replied, ...query }, { db, staff, language }) =>
    (staff.kind === "rental_staff" ? ofProvider.read : readStoreReviews)(db, {
      ...query,
      storeId: staff.storeId,
      isReplied: replied === undefined ? undefined : replied === 1,
      language,
      url,
    }),
  );

  serve(api, replyToReview, async ({ id, reply }, ctx) => {
    const { db, staff, language, now: at, audit, afterCommit } = ctx;
    const store = staff.kind === "rental_staff" ? ofProvider.storeReply : storeReply;
    const review = await store(db, id, { reply, at, language, url });
    audit({ subject: `review:${id}`, after: { reply } });
    // The storefront shows it as soon as the store has its answer.
    afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "responses", "review_replied"), review };
  });

  serve(api, reportReview, async ({ id, reason }, { db, staff, now: at, audit, language }) => {
    const report = staff.kind === "rental_staff" ? ofProvider.storeReport : storeReport;
    await report(db, id, { reason, at });
    audit({ subject: `review:${id}`, after: { report: reason } });
    return { message: messageIn(language, "responses", "review_reported") };
  });
}
