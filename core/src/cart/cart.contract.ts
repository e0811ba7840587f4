import * as z from "zod";
import { addOn, foodVariation, item, variation } from "../catalog/catalog.types.ts";
import { endpoint } from "../endpoint.ts";
import { flag, id, money, notice, text, timestamp } from "../values.ts";
import { defaultSoldOutChoice, soldOutChoices } from "./sold-out.ts";

const optionId = text(40);

/**
 * The chosen options: for food one entry for each group with a choice, otherwise the one variation.
 * Named by ids, or by the labels of the caller's language; ids win.
 */
export const cartVariation = z.union([
  z.object({ id: optionId, values: z.object({ ids: z.array(optionId).max(50) }) }),
  z.object({ variation_id: id }),
  z.object({ name: text(100), values: z.object({ label: z.array(text(100)).max(50) }) }),
  z.object({ type: text(200) }),
]);
export type CartVariation = z.infer<typeof cartVariation>;

/** The chosen options of a cart line, by ids and by labels. */
export const chosenVariation = z.union([
  z.object({
    id: z.string(),
    name: z.string(),
    values: z.object({ ids: z.array(z.string()), label: z.array(z.string()) }),
  }),
  z.object({ variation_id: id, type: z.string() }),
]);
export type ChosenVariation = z.infer<typeof chosenVariation>;

const lineNote = text(200, 0);

const cartModel = z.enum(["Item", "ItemCampaign"]);
const soldOutChoice = z.enum(soldOutChoices);

export const cartLine = z.object({
  id,
  item_id: id,
  model: cartModel,
  module_id: id,
  store_id: id,
  quantity: z.int().min(1),
  price: money,
  totalPrice: money,
  variation: z.array(chosenVariation),
  selectedOption: variation.nullable(),
  food_variations: z.array(foodVariation),
  add_on_ids: z.array(id),
  add_on_qtys: z.array(z.int()),
  addons: z.array(addOn.extend({ quantity: z.int() })),
  if_sold_out: soldOutChoice,
  /** What the store is to know of it; lines with different notes are different lines. */
  note: z.string().nullable(),
  item,
  problems: z.array(notice),
  created_at: timestamp,
  updated_at: timestamp,
});
export type CartLine = z.infer<typeof cartLine>;

const cart = z.array(cartLine);
const addOnIds = z.array(id).max(30);
const addOnQuantities = z.array(z.int().min(1).max(99)).max(30);

export const cartBody = z.object({
  model: cartModel,
  item_id: id,
  quantity: z.int().min(1).max(999),
  price: money,
  variation: z.array(cartVariation).max(30).default([]),
  add_on_ids: addOnIds.default([]),
  add_on_qtys: addOnQuantities.default([]),
  if_sold_out: soldOutChoice.default(defaultSoldOutChoice),
  note: lineNote.optional(),
});

const shopping = { allow: "shopper", needs: ["module"], reply: cart } as const;
const lineErrors = [
  "item_not_found",
  "item_in_cart",
  "different_stores",
  "price_changed",
  "stock_exceeded",
  "option_sold_out",
  "cart_item_limit",
  "cart_full",
  "variation_invalid",
  "add_ons_invalid",
  "not_available",
  "prescription_orders_off",
  "line_notes_off",
] as const;

export const listCart = endpoint("GET /customer/cart/list", {
  about: "The cart of this module, oldest line first.",
  ...shopping,
  input: z.object({}),
  errors: [],
});

export const addToCart = endpoint("POST /customer/cart/add", {
  about:
    "Adds a line. The price is the unit price that the customer saw; it is compared and never stored. With `replaces_cart` it replaces the cart of another store, which can be restored.",
  ...shopping,
  input: cartBody.extend({ replaces_cart: flag.default(0) }),
  errors: lineErrors,
});

/** A change of a line; missing fields stay unchanged. */
export const updatedLine = z.object({
  cart_id: id,
  model: cartModel.optional(),
  item_id: id.optional(),
  quantity: z.int().min(1).max(999),
  price: money,
  variation: z.array(cartVariation).max(30).optional(),
  add_on_ids: addOnIds.optional(),
  add_on_qtys: addOnQuantities.optional(),
  if_sold_out: soldOutChoice.optional(),
  note: lineNote.optional(),
});

export const updateCart = endpoint("POST /customer/cart/update", {
  about: "Changes a line; missing fields stay unchanged.",
  ...shopping,
  input: updatedLine,
  errors: [...lineErrors, "cart_line_not_found"],
});

export const removeCartLine = endpoint("DELETE /customer/cart/remove-item", {
  about: "Removes a line.",
  ...shopping,
  input: z.object({ cart_id: id }),
  errors: ["cart_line_not_found"],
});

export const clearCart = endpoint("DELETE /customer/cart/remove", {
  about: "Empties the cart of this module.",
  ...shopping,
  input: z.object({}),
  errors: [],
});

/** The last cart of the module that one of another store has replaced. */
export const replacedCart = z.object({
  store_id: id,
  store_name: z.string(),
  /** The number of pieces. */
  count: z.int().min(1),
});
export type ReplacedCart = z.infer<typeof replacedCart>;

export const showReplacedCart = endpoint("GET /customer/cart/replaced", {
  about: "The cart of this module that was last replaced by one of another store.",
  ...shopping,
  input: z.object({}),
  reply: z.object({ replaced: replacedCart.nullable() }),
  errors: [],
});

export const restoreCart = endpoint("POST /customer/cart/restore", {
  about:
    "Brings the replaced cart back, which the present one then is. Reports the lines that cannot be ordered as they were.",
  ...shopping,
  input: z.object({}),
  reply: z.object({ lines: cart, notices: z.array(notice) }),
  errors: ["cart_line_not_found"],
});
