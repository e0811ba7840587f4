import * as z from "zod";
import { password } from "../account/account.contract.ts";
import { cartBody } from "../cart/cart.contract.ts";
import { endpoint } from "../endpoint.ts";
import { order, receipt } from "../orders/orders.types.ts";
import {
  email,
  flag,
  id,
  latitude,
  longitude,
  money,
  note,
  phone,
  requestedTime,
  text,
  timestamp,
} from "../values.ts";
import { checkoutMethods } from "./partial-payment.ts";
import { prescriptionLimits } from "./prescription-limits.ts";

const placing = {
  order_type: z.enum(["delivery", "take_away", "schedule_order"]),
  payment_method: z.enum(checkoutMethods),
  partial_payment: flag.default(0),
  store_id: id,
  schedule_at: requestedTime.optional(),
  address: text(255).optional(),
  latitude: latitude.optional(),
  longitude: longitude.optional(),
  address_type: text(50).optional(),
  road: text(100).optional(),
  house: text(50).optional(),
  floor: text(50).optional(),
  contact_person_name: text(100).optional(),
  contact_person_number: phone.optional(),
  contact_person_email: email.optional(),
  coupon_code: text(50).optional(),
  dm_tips: money.max(1000).default(0),
  order_note: note(500).optional(),
  unavailable_item_note: note(255).optional(),
  delivery_instruction: note(255).optional(),
  cutlery: flag.default(0),
  extra_packaging: flag.default(0),
  bring_change_amount: money.default(0),
  is_buy_now: flag.default(0),
  cart: z.array(cartBody).length(1).optional(),
};

const prescriptionPictures = z
  .array(z.file().max(prescriptionLimits.bytes))
  .max(prescriptionLimits.pictures);

const placingErrors = [
  "is_guest",
  "feature_off",
  "store",
  "item",
  "stock",
  "different_stores",
  "empty_cart",
  "cart_item_limit",
  "variation",
  "add_on_ids",
  "not_available",
  "store_closed",
  "schedule_at",
  "slot_full",
  "zone_of_address",
  "minimum_order",
  "prescription_order",
  "cod_maximum",
  "wallet_balance",
  "partial_payment",
  "coupon_code",
  "coupon",
  "coupon_used_up",
  "coupon_expired",
  "coupon_not_started",
  "coupon_first_order",
  "coupon_min_purchase",
  "address",
  "contact_person_name",
  "contact_person_number",
  "contact_person_email",
] as const;

export const placeOrder = endpoint("POST /customer/order/place", {
  about:
    "Places an order: one transaction prices and checks it, reserves stock, stores the order and empties the cart.",
  allow: "shopper",
  needs: ["zone", "module"],
  form: true,
  input: z.object({
    ...placing,
    order_amount: money,
    /** Pictures of the prescription; required for items that need one. */
    order_attachment: prescriptionPictures.optional(),
    /** A guest becomes a customer with the contact of the order, unverified, and `password`. */
    create_new_user: flag.default(0),
    password: password.optional(),
  }),
  reply: z.object({ message: z.string(), order_id: id, order }),
  status: 201,
  keyRequired: true,
  errors: [
    ...placingErrors,
    "price_changed",
    "prescription",
    "picture_type",
    "password_needed",
    "contact_email_taken",
    "contact_phone_taken",
    "throttled",
  ],
});

const {
  payment_method: _method,
  partial_payment: _partial,
  coupon_code: _coupon,
  bring_change_amount: _change,
  is_buy_now: _buyNow,
  cart: _cart,
  ...placingWithoutCart
} = placing;

export const placePrescription = endpoint("POST /customer/order/prescription/place", {
  about:
    "Orders what is on a prescription: its pictures instead of a cart, paid in cash. The amount is 0 until the store prices it and the customer agrees.",
  allow: "shopper",
  needs: ["zone", "module"],
  form: true,
  input: z.object({
    ...placingWithoutCart,
    payment_method: z.enum(["cash_on_delivery"]).default("cash_on_delivery"),
    order_attachment: prescriptionPictures.min(1),
  }),
  reply: z.object({ message: z.string(), order_id: id, order }),
  status: 201,
  keyRequired: true,
  errors: [
    "is_guest",
    "feature_off",
    "store",
    "store_closed",
    "schedule_at",
    "zone_of_address",
    "address",
    "contact_person_name",
    "contact_person_number",
    "contact_person_email",
    "picture_type",
  ],
});

export const quoteOrder = endpoint("POST /customer/order/get-Tax", {
  about:
    "Quotes the receipt of an order; reserves and stores nothing. Before a method of payment is chosen it is left out, and nothing is said about payment.",
  allow: "shopper",
  needs: ["zone", "module"],
  input: z.object({ ...placing, payment_method: placing.payment_method.optional() }),
  reply: z.object({
    tax_amount: money,
    tax_status: z.enum(["included", "excluded"]),
    tax_included: flag,
    distance: z.number(),
    receipt,
  }),
  isRead: true,
  errors: placingErrors,
});

export const listFullSlots = endpoint("GET /customer/order/full-slots", {
  about: "The coming slots of a store that are fully booked, earliest first.",
  allow: "shopper",
  input: z.object({ store_id: id }),
  reply: z.object({ full: z.array(timestamp) }),
  errors: ["store"],
});
