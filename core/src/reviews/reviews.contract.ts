import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { orderProof } from "../orders/orders.contract.ts";
import { id, imageFile, messageResponse, note, page, paging, timestamp } from "../values.ts";

export const stars = z.int().min(1).max(5);

export const review = z.object({
  id,
  /** Null for a review of the store itself, which has no name and picture of an item either. */
  item_id: id.nullable(),
  item_name: z.string().nullable(),
  item_image_full_url: z.string().nullable(),
  customer_name: z.string(),
  rating: stars,
  comment: z.string().nullable(),
  attachment_full_url: z.array(z.string()),
  reply: z.string().nullable(),
  replied_at: timestamp.nullable(),
  created_at: timestamp,
});
export type Review = z.infer<typeof review>;

/** The number of reviews with five, four, three, two and one stars. */
export const ratings = z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]);

/** `rating` selects the reviews with that many stars; `ratings` counts all reviews. */
const filtered = { ...paging, rating: stars.optional() };
const reviewPage = page("reviews", review).extend({ ratings });
export type ReviewPage = z.infer<typeof reviewPage>;

export const listItemReviews = endpoint("GET /items/reviews/{id}", {
  about: "Reviews of an item, newest first.",
  allow: "anyone",
  input: z.object({ id, ...filtered }),
  reply: reviewPage,
  errors: ["item_not_found", "offset_too_large"],
});

export const listStoreReviews = endpoint("GET /stores/reviews", {
  about: "Reviews of a store and its items, newest first.",
  allow: "anyone",
  input: z.object({ store_id: id, ...filtered }),
  reply: reviewPage,
  errors: ["store_not_found", "offset_too_large"],
});

const maxReviewPictures = 5;

/**
 * A review of an item, the store or the courier of a delivered order; a guest proves access to the
 * order.
 */
const newReview = {
  ...orderProof,
  rating: stars,
  comment: note(1000).optional(),
  attachment: z.array(imageFile).max(maxReviewPictures).optional(),
};

const submission = { allow: "shopper", form: true, reply: messageResponse } as const;
const itemReview = { ...submission, input: z.object({ ...newReview, item_id: id }) };
const storeReview = { ...submission, input: z.object({ ...newReview, store_id: id }) };
const courierReview = { ...submission, input: z.object({ ...newReview, delivery_man_id: id }) };

export const submitItemReview = endpoint("POST /items/reviews/submit", {
  about:
    "Rates an item of a delivered order, once, with public pictures; never one on prescription.",
  ...itemReview,
  status: 201,
  errors: [
    "order_not_found",
    "item_not_found",
    "reviews_off",
    "prescription_review",
    "not_delivered",
    "review_exists",
    "picture_type_unsupported",
  ],
});

export const submitStoreReview = endpoint("POST /stores/reviews/submit", {
  about: "Rates the store of a delivered order, once, with public pictures.",
  ...storeReview,
  status: 201,
  errors: [
    "order_not_found",
    "store_not_found",
    "reviews_off",
    "not_delivered",
    "review_exists",
    "picture_type_unsupported",
  ],
});

export const submitCourierReview = endpoint("POST /delivery-man/reviews/submit", {
  about: "Rates the courier of a delivered order, once.",
  ...courierReview,
  status: 201,
  errors: [
    "order_not_found",
    "not_delivered",
    "delivery_man_not_found",
    "review_exists",
    "picture_type_unsupported",
  ],
});

const change =
  "for 7 days after it was given: its stars and its comment; its pictures stay unless new ones are sent.";

export const changeItemReview = endpoint("PUT /items/reviews/submit", {
  about: `Changes the review of an item of an order ${change}`,
  ...itemReview,
  errors: ["order_not_found", "review_not_found", "review_change_over", "picture_type_unsupported"],
});

export const changeStoreReview = endpoint("PUT /stores/reviews/submit", {
  about: `Changes the review of the store of an order ${change}`,
  ...storeReview,
  errors: ["order_not_found", "review_not_found", "review_change_over", "picture_type_unsupported"],
});

export const changeCourierReview = endpoint("PUT /delivery-man/reviews/submit", {
  about: `Changes the review of the courier of an order ${change}`,
  ...courierReview,
  errors: ["order_not_found", "review_not_found", "review_change_over", "picture_type_unsupported"],
});

export const listCourierReviews = endpoint("GET /delivery-man/reviews/{id}", {
  about: "Reviews of a courier, newest first.",
  allow: "customer",
  input: z.object({ id, ...paging }),
  reply: page(
    "reviews",
    review.pick({ id: true, rating: true, comment: true, customer_name: true, created_at: true }),
  ).extend({ avg_rating: z.number() }),
  errors: ["delivery_man_not_found", "offset_too_large"],
});
