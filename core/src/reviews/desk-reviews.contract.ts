import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { flag, id, page, paging, text } from "../values.ts";
import { stars } from "./reviews.contract.ts";
import { storeReview } from "./store-reviews.contract.ts";

/** The reviews of stores and their items, as operators moderate them (contract 7.4). */
const deskReview = storeReview.extend({
  store: z.object({ id, name: z.string() }),
  /** It is not listed, and does not count in averages. */
  hidden: flag,
  /** Why the desk has hidden it. */
  hidden_reason: z.string().nullable(),
});
export type DeskReview = z.infer<typeof deskReview>;

export const listDeskReviews = endpoint("GET /desk/reviews", {
  about:
    "Reviews of the stores in the operator's zones and of their items: `reported` are those that wait for a decision, the oldest report first; `hidden` and all others newest first.",
  allow: { staff: "desk", permission: "reviews" },
  input: z.object({
    ...paging,
    state: z.enum(["reported", "hidden"]).optional(),
    store_id: id.optional(),
    rating: stars.optional(),
  }),
  reply: page("reviews", deskReview),
  errors: ["offset_too_large"],
});

export const moderateReview = endpoint("PUT /desk/reviews/{id}", {
  about:
    "Hides a review, or shows it (again). Either decides about a report of its store; averages follow at once.",
  allow: { staff: "desk", permission: "reviews", owns: "review" },
  input: z.object({ id, hidden: flag, reason: text(255) }),
  reply: z.object({ message: z.string(), review: deskReview }),
  errors: ["review_not_found"],
});
