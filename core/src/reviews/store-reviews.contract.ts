import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { flag, id, note, page, paging } from "../values.ts";
import { ratings, review, stars } from "./reviews.contract.ts";

/** The reviews of a store as its staff see them (contract 6.3). */

/** A review with the order that it is about: null for the reviews of the first catalogue. */
export const storeReview = review.extend({ order_id: id.nullable() });

export const listOwnReviews = endpoint("GET /store/reviews", {
  about:
    "Reviews of the store and its items, newest first, also where the storefront hides them. `replied` selects those with or without a reply.",
  allow: { staff: "store", kind: "store_staff" },
  input: z.object({ ...paging, rating: stars.optional(), replied: flag.optional() }),
  reply: page("reviews", storeReview).extend({ ratings }),
  errors: ["offset_too_large"],
});

export const replyToReview = endpoint("POST /store/reviews/{id}/reply", {
  about:
    "Answers a review, once: the storefront shows the reply below it. Nobody can change a reply, as customers have read it.",
  allow: { staff: "store", kind: "store_staff", owns: "review" },
  input: z.object({ id, reply: note(1000) }),
  reply: z.object({ message: z.string(), review: storeReview }),
  errors: ["review_not_found", "replied"],
});
