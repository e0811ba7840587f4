import { AppError } from "@errand/core/errors";
import { listDeskReviews, moderateReview } from "@errand/core/reviews/desk-reviews.contract";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";
import { findDeskReview, readDeskReviews, storeModeration } from "./desk-reviews.data.ts";
import { lockRatings } from "./rate.data.ts";

/** Which reviews of stores and items the desk reads and hides. */
export function deskReviewRoutes(api: CatalogApi) {
  const { url } = api.settings;

  serve(api, listDeskReviews, async ({ limit, offset, ...filter }, { db, staff, language }) => {
    const options = { language, url, zoneIds: staff.zoneIds };
    const page = await readDeskReviews(db, filter, { limit, offset }, options);
    return { total_size: page.total, limit, offset, reviews: page.reviews };
  });

  serve(api, moderateReview, async ({ id, hidden, reason }, ctx) => {
    const { db, language, now: at, audit, afterCommit } = ctx;
    const found = await findDeskReview(db, id, { language, url });
    if (!found) throw new AppError("review_not_found");
    await lockRatings(db, found.store.id);
    const before = await findDeskReview(db, id, { language, url });
    await storeModeration(db, found, { hiddenReason: hidden === 1 ? reason : null, at });
    audit({
      subject: `review:${id}`,
      before: { hidden: before?.hidden ?? 0, reason: before?.hidden_reason ?? null },
      after: { hidden, reason },
    });
    // The storefront and the store see it as soon as the desk has its answer.
    afterCommit(() => api.changes.flushed());
    const review = await findDeskReview(db, id, { language, url });
    const message = messageIn(
      language,
      "responses",
      hidden === 1 ? "review_hidden" : "review_shown",
    );
    return { message, review: review ?? found };
  });
}
