import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { id, messageResponse, page, paging, timestamp } from "../values.ts";
import { urgency } from "./wishes.contract.ts";

/** At most this many stores answer a wish: the customer is not flooded. */
export const maxOffers = 3;

/** A wish without the person who has it. */
export const storeWish = z.object({
  id,
  text: z.string(),
  urgency,
  created_at: timestamp,
  /** How many stores have offered something. */
  offers_count: z.int(),
  /** The item that this store has offered. */
  offered_item_id: id.nullable(),
});
export type StoreWish = z.infer<typeof storeWish>;

export const listStoreWishes = endpoint("GET /store/wishes", {
  about:
    "What customers near the store looked for and did not find, newest first: wishes that are still open, and those that the store has answered.",
  allow: { staff: "store", kind: "store_staff" },
  input: z.object(paging),
  reply: page("wishes", storeWish),
  errors: ["offset_too_large"],
});

export const answerWish = endpoint("POST /store/wishes/{id}/offer", {
  about: "Offers an item of the store for a wish, once. The customer is notified.",
  allow: { staff: "store", kind: "store_staff", permission: "catalogue", owns: "wish" },
  input: z.object({ id, item_id: id }),
  reply: messageResponse,
  errors: ["wish_not_found", "item_not_found", "wish_answered", "wish_has_offers"],
});
