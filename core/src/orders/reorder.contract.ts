import * as z from "zod";
import { cartLine } from "../cart/cart.contract.ts";
import { endpoint } from "../endpoint.ts";
import { flag, id, money, timestamp } from "../values.ts";
import { orderProof } from "./orders.contract.ts";

const changed = {
  item_id: id,
  /** The item, or the add-on whose price changed. */
  name: z.string(),
  /** False when the item has to be chosen again, or cannot be ordered. */
  in_cart: z.boolean(),
};

/** How the cart differs from the order. `unavailable`: not now, but perhaps at another time. */
export const reorderChange = z.discriminatedUnion("kind", [
  z.object({ kind: z.enum(["gone", "unavailable"]), ...changed }),
  /** `missing`: the chosen options and add-ons that the item no longer has. */
  z.object({ kind: z.literal("options"), ...changed, missing: z.array(z.string()) }),
  /** The price of one piece with its options. */
  z.object({ kind: z.literal("price"), ...changed, before: money, now: money }),
  z.object({
    kind: z.literal("quantity"),
    ...changed,
    before: z.int().min(1),
    now: z.int().min(0),
  }),
]);
export type ReorderChange = z.infer<typeof reorderChange>;

export const reorder = endpoint("POST /customer/order/reorder", {
  about:
    "Puts the items of an order into the caller's cart of its module, as far as they can be ordered now, and reports what changed. A line that the cart has already is raised to the ordered quantity. With `replaces_cart` it replaces the cart of another store, which can be restored.",
  allow: "shopper",
  input: z.object({ ...orderProof, replaces_cart: flag.default(0) }),
  reply: z.object({
    cart: z.array(cartLine),
    changes: z.array(reorderChange),
    /** Set while the store is closed: its next opening, null without one in the next days. */
    closed: z.object({ store_name: z.string(), opens_at: timestamp.nullable() }).nullable(),
  }),
  errors: ["order_not_found", "cart_empty", "cart_full", "different_stores"],
});
