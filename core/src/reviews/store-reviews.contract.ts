import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { flag, id, messageResponse, note, page, paging, text, timestamp } from "../values.ts";
import { ratings, review, stars } from "./reviews.contract.ts";

/** The reviews of a store or a rental provider as its staff see them (contract 6.3). */

/**
 * A review with the order or the trip that it is about: null for the reviews of the first
 * catalogue. One of a vehicle has its name and picture as those of the item.
 */
export const storeReview = review.extend({
  order_id: id.nullable(),
  vehicle_id: id.nullable(),
  /** What the store has reported to the shop about it. */
  report: z.object({ reason: z.string(), at: timestamp }).nullable(),
});

export const listOwnReviews = endpoint("GET /store/reviews", {
  about:
    "Reviews of the store and its items, or of the vehicles of the rental provider, newest first, also where the storefront hides them. `replied` selects those with or without a reply.",
  allow: { staff: "store", permission: "reviews" },
  input: z.object({ ...paging, rating: stars.optional(), replied: flag.optional() }),
  reply: page("reviews", storeReview).extend({ ratings }),
  errors: ["offset_too_large"],
});

export const replyToReview = endpoint("POST /store/reviews/{id}/reply", {
  about:
    "Answers a review, once: the storefront shows the reply below it. Nobody can change a reply, as customers have read it.",
  allow: { staff: "store", permission: "reviews", owns: "review" },
  input: z.object({ id, reply: note(1000) }),
  reply: z.object({ message: z.string(), review: storeReview }),
  errors: ["review_not_found", "replied"],
});

export const reportReview = endpoint("POST /store/reviews/{id}/report", {
  about:
    "Reports a review to the shop, such as an insult. It stays where it is until the shop decides. Reporting it again replaces the reason.",
  allow: { staff: "store", permission: "reviews", owns: "review" },
  keyRequired: true,
  input: z.object({ id, reason: text(255) }),
  reply: messageResponse,
  errors: ["review_not_found"],
});
