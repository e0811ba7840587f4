import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { id, messageResponse, money, notice, timestamp } from "../values.ts";
import { cartLine } from "./cart.contract.ts";

/**
 * All carts of a shopper (contract 8.1): the active one of each module, and those that are parked
 * because a cart of another store has replaced them.
 */

const shopperCart = z.object({
  module_id: id,
  store_id: id,
  store_name: z.string(),
  store_logo_full_url: z.string().nullable(),
  state: z.enum(["active", "parked"]),
  /** The number of pieces. */
  count: z.int().min(0),
  /** What its lines cost that are still offered, before discounts. */
  subtotal: money,
  /** Why it cannot be ordered as it is; empty when it can. */
  problems: z.array(notice),
  parked_at: timestamp.optional(),
});
export type ShopperCart = z.infer<typeof shopperCart>;

export const listCarts = endpoint("GET /customer/carts", {
  about: "All carts of the shopper: the active ones first, then those parked last.",
  allow: "shopper",
  input: z.object({}),
  reply: z.object({ carts: z.array(shopperCart) }),
  errors: [],
});

export const activateCart = endpoint("POST /customer/carts/{store_id}/activate", {
  about: "Makes the parked cart of a store the active one of its module, which is parked instead.",
  allow: "shopper",
  needs: ["module"],
  input: z.object({ store_id: id }),
  reply: z.array(cartLine),
  errors: ["cart_line_not_found"],
});

export const deleteCart = endpoint("DELETE /customer/carts/{store_id}", {
  about: "Deletes the cart of a store, active or parked.",
  allow: "shopper",
  needs: ["module"],
  input: z.object({ store_id: id }),
  reply: messageResponse,
  errors: ["cart_line_not_found"],
});
