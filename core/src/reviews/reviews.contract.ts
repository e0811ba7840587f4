import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { id, page, paging, timestamp } from "../values.ts";

export const review = z.object({
  id,
  item_id: id,
  item_name: z.string(),
  item_image_full_url: z.string().nullable(),
  customer_name: z.string(),
  rating: z.int().min(1).max(5),
  comment: z.string().nullable(),
  attachment_full_url: z.array(z.string()),
  reply: z.string().nullable(),
  replied_at: timestamp.nullable(),
  created_at: timestamp,
});
export type Review = z.infer<typeof review>;

export const listItemReviews = endpoint("GET /items/reviews/{id}", {
  about: "What customers said of an item, newest first.",
  allow: "anyone",
  input: z.object({ id, ...paging }),
  reply: page("reviews", review),
  errors: ["item", "offset"],
});

export const listStoreReviews = endpoint("GET /stores/reviews", {
  about: "What customers said of a store's items, newest first.",
  allow: "anyone",
  input: z.object({ store_id: id, ...paging }),
  reply: page("reviews", review),
  errors: ["store", "offset"],
});
