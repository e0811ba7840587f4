import type { ErrorEntry } from "./error-entry.ts";

/** What the shop's modules and stores offer, as customers see it. */
export const catalogueErrors = {
  reviews_off: { status: 403, code: "feature_off", cause: "The store has no reviews." },
  prescription_review: {
    status: 403,
    code: "feature_off",
    cause: "Items on prescription are not rated.",
  },
  category_not_found: { status: 404, code: "category", cause: "There is no such category." },
  brand_not_found: { status: 404, code: "brand", cause: "There is no such brand." },
  common_condition_not_found: {
    status: 404,
    code: "common_condition",
    cause: "There is no such condition.",
  },
  campaign_not_found: {
    status: 404,
    code: "campaign",
    cause: "There is no such campaign, or it does not run.",
  },
  flash_sale_not_found: {
    status: 404,
    code: "flash_sale",
    cause: "There is no such flash sale, or it does not run.",
  },
  item_not_found: {
    status: 404,
    code: "item",
    cause: "There is no such item, or it is not offered any more.",
  },
  store_not_found: { status: 404, code: "store", cause: "There is no such store." },
  wishlist_entry_not_found: {
    status: 404,
    code: "wishlist",
    cause: "The wishlist has no such entry.",
  },
  review_not_found: { status: 404, code: "review", cause: "The store has no such review." },
  in_wishlist: {
    status: 409,
    code: "wishlist",
    cause: "It is in the wishlist already.",
    remedy: "Treat it as done.",
  },
  review_exists: {
    status: 409,
    code: "review",
    cause: "The caller has rated this before.",
    remedy: "Change the review with PUT.",
  },
  review_change_over: {
    status: 409,
    code: "review",
    cause: "A review can be changed for 7 days, which are over.",
    remedy: "Do not repeat.",
  },
  replied: {
    status: 409,
    code: "reply",
    cause: "The review has a reply.",
    remedy: "Do not repeat; a reply cannot be changed.",
  },
  item_or_store_needed: {
    status: 422,
    code: "item_id",
    cause: "Both an item and a store are given, or neither is.",
    remedy: "Send one of both.",
  },
} as const satisfies Record<string, ErrorEntry>;
