import * as z from "zod";
import { cartBody } from "../cart/cart.contract.ts";
import { endpoint } from "../endpoint.ts";
import { languages } from "../language.ts";
import { id, money, page, paging, text } from "../values.ts";
import { cartPlacingErrors, placedOrder, quoteOrder } from "./checkout.contract.ts";
import { cartPlacing } from "./placing.ts";

/** Orders that operators place for somebody who calls (contract 7.4). */

const {
  partial_payment: _partial,
  is_buy_now: _buyNow,
  cart: _cart,
  payment_method: _method,
  ...ordered
} = cartPlacing;

const method = z.enum(["cash_on_delivery", "digital_payment"]);

const ofCaller = {
  ...ordered,
  /** Whose account it is for; without one, it is an order of a guest. */
  customer_id: id.optional(),
  /** In which the caller is told of it; by default that of the operator. */
  language: z.enum(languages).optional(),
  lines: z.array(cartBody).min(1).max(100),
};
const desk = { staff: "desk", permission: "orders" } as const;
const errors = [...cartPlacingErrors, "customer_not_found"] as const;

export const quotePhoneOrder = endpoint("POST /desk/orders/quote", {
  about: "Quotes the receipt of an order for a caller; reserves and stores nothing.",
  allow: desk,
  input: z.object({ ...ofCaller, payment_method: method.optional() }),
  reply: quoteOrder.reply,
  isRead: true,
  errors,
});

export const placePhoneOrder = endpoint("POST /desk/orders", {
  about:
    "Places an order for a caller, paid in cash or by the link that the caller gets with its number. The cart of the customer stays as it is.",
  allow: desk,
  input: z.object({ ...ofCaller, payment_method: method, order_amount: money }),
  reply: placedOrder,
  status: 201,
  keyRequired: true,
  errors: [...errors, "price_changed", "prescription_needed"],
});

const phoneItem = z.object({
  id,
  name: z.string(),
  /** Of one piece, or of a kilogram of what is sold by weight. */
  price: money,
  weight_step: z.int().nullable(),
  /** Null for what is not counted. */
  stock: z.int().nullable(),
  /** Whether it can be ordered by phone now: sold out ones and those on prescription cannot. */
  can_order: z.boolean(),
  variations: z.array(z.object({ id, name: z.string(), price: money, stock: z.int() })),
  option_groups: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      min: z.int(),
      max: z.int(),
      options: z.array(z.object({ id: z.string(), name: z.string(), price: money })),
    }),
  ),
  add_ons: z.array(z.object({ id, name: z.string(), price: money })),
});
export type PhoneItem = z.infer<typeof phoneItem>;

export const listPhoneItems = endpoint("GET /desk/stores/{id}/items", {
  about:
    "The active items of a store by name or sku, with what is chosen for each, those that sold most today first.",
  allow: { ...desk, owns: "store" },
  input: z.object({ id, ...paging, search: text(100).optional() }),
  reply: page("items", phoneItem),
  errors: ["store_not_found", "offset_too_large"],
});
