import type { CatalogApi } from "../catalog/catalog-api.ts";
import type { OrderApi } from "../orders/order-api.ts";
import type { Feature } from "../requests/feature.types.ts";
import { courierProfileRoutes } from "./courier-profile.routes.ts";
import { courierReviewRoutes } from "./courier-reviews.routes.ts";
import { deskReviewRoutes } from "./desk-reviews.routes.ts";
import { forgetReviewer } from "./forget-reviewer.data.ts";
import { reviewRoutes } from "./reviews.routes.ts";
import { isOwnReview, type ProviderReviews } from "./store-reviews.data.ts";
import { storeReviewRoutes } from "./store-reviews.routes.ts";
import { submitReviewRoutes } from "./submit-review.routes.ts";

export const reviewsFeature = (ofProvider: ProviderReviews): Feature<CatalogApi & OrderApi> => ({
  routes: [
    reviewRoutes,
    submitReviewRoutes,
    deskReviewRoutes,
    courierReviewRoutes,
    courierProfileRoutes,
    (api) => storeReviewRoutes(api, ofProvider),
  ],
  owns: {
    review: (db, staff, id) =>
      (staff.kind === "rental_staff" ? ofProvider.isOwn : isOwnReview)(db, staff, id),
  },
  onAccountDeletion: [{ anonymize: forgetReviewer }],
});
