import * as z from "zod";
import { item, store } from "../catalog/catalog.types.ts";
import { endpoint } from "../endpoint.ts";
import { id, messageResponse } from "../values.ts";

export const wishlist = z.object({ item: z.array(item), store: z.array(store) });
export type Wishlist = z.infer<typeof wishlist>;

const wishlistEntry = z.object({ item_id: id.optional(), store_id: id.optional() });

export const listWishlist = endpoint("GET /customer/wish-list", {
  about: "Items and stores on the customer's wishlist, newest first, at most 500 of each.",
  allow: "customer",
  needs: ["zone"],
  reads: ["module"],
  input: z.object({}),
  reply: wishlist,
  errors: [],
});

export const addToWishlist = endpoint("POST /customer/wish-list/add", {
  about: "Adds an item or a store to the wishlist.",
  allow: "customer",
  byQuery: true,
  input: wishlistEntry,
  reply: messageResponse,
  status: 201,
  errors: ["item_not_found", "store_not_found", "in_wishlist", "item_or_store_needed"],
});

export const removeFromWishlist = endpoint("DELETE /customer/wish-list/remove", {
  about: "Removes an item or a store from the wishlist.",
  allow: "customer",
  input: wishlistEntry,
  reply: messageResponse,
  errors: ["wishlist_entry_not_found", "item_or_store_needed"],
});
