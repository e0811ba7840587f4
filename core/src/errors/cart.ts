import type { ErrorEntry } from "./error-entry.ts";

/** Carts and their lines. */
export const cartErrors = {
  cart_line_not_found: { status: 404, code: "cart", cause: "The cart has no such line." },
  item_in_cart: {
    status: 409,
    code: "cart_item",
    cause: "The same item with the same choice is in the cart; `data.cart_id` names its line.",
    remedy: "Update that line.",
  },
  different_stores: {
    status: 409,
    cause: "The cart holds things of another store or provider.",
    remedy: "Ask whether to replace the cart.",
  },
  stock_exceeded: {
    status: 409,
    code: "stock",
    cause: "There are fewer pieces; `data.available` says how many.",
    remedy: "Let the person lower the quantity.",
  },
  option_sold_out: {
    status: 409,
    code: "stock",
    cause: "The store has none of a chosen option or variation for now; `variation` is the field.",
    remedy: "Read the item again, and let the person choose another one.",
  },
  cart_item_limit: {
    status: 422,
    cause: "More than the maximum quantity of the item.",
    remedy: "Lower the quantity to `maximum_cart_quantity`.",
  },
  cart_full: {
    status: 422,
    code: "cart_size",
    cause: "The cart has 100 lines.",
    remedy: "Let the person remove some.",
  },
  variation_invalid: {
    status: 422,
    code: "variation",
    cause: "A required choice is missing, or a choice does not exist.",
    remedy: "Let the person choose again from the current item.",
  },
  add_ons_invalid: {
    status: 422,
    code: "add_on_ids",
    cause: "An add-on does not exist, is repeated, or lacks a quantity.",
    remedy: "Let the person choose again from the current item.",
  },
  not_available: {
    status: 422,
    cause: "The item is outside its hours or days, or the store is inactive.",
    remedy: "Let the person choose another time or item.",
  },
  cart_empty: {
    status: 422,
    code: "empty_cart",
    cause: "There is nothing in the cart.",
    remedy: "Read the cart again.",
  },
  line_notes_off: {
    status: 422,
    code: "note",
    cause: "The store reads no notes to single lines.",
    remedy: "Send the line without a note.",
  },
} as const satisfies Record<string, ErrorEntry>;
