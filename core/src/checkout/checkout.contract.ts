import * as z from "zod";
import { password } from "../account/account.contract.ts";
import { endpoint } from "../endpoint.ts";
import { order, receipt } from "../orders/orders.types.ts";
import { parcelPhotoLimits } from "../orders/parcel-photo-limits.ts";
import { flag, id, imageFile, money, timestamp } from "../values.ts";
import { cartPlacing, parcelOrdering, parcelQuoting } from "./placing.ts";
import { prescriptionLimits } from "./prescription-limits.ts";

const prescriptionPictures = z
  .array(z.file().max(prescriptionLimits.bytes))
  .max(prescriptionLimits.pictures);

/** Of an order that is to be paid later (`unpaid-orders.ts`). */
export const unpaidErrors = ["too_many_unpaid_orders", "too_many_unpaid_online"] as const;

/** Of an order of a store. */
export const cartPlacingErrors = [
  "is_guest",
  "feature_off",
  "store_not_found",
  "item_not_found",
  "stock_exceeded",
  "option_sold_out",
  "different_stores",
  "cart_empty",
  "cart_item_limit",
  "variation_invalid",
  "add_ons_invalid",
  "not_available",
  "store_closed",
  "schedule_time_invalid",
  "slot_full",
  "address_outside_zones",
  "minimum_order_missed",
  "prescription_orders_off",
  "cod_maximum_exceeded",
  "wallet_balance_low",
  "partial_payment",
  "coupon_code",
  "coupon_not_found",
  "coupon_used_up",
  "coupon_expired",
  "coupon_not_started",
  "coupon_first_order",
  "coupon_min_purchase",
  "address_missing",
  "contact_name_missing",
  "contact_number_missing",
  "contact_phone_invalid",
  "contact_email_missing",
] as const;

const placingErrors = [
  ...cartPlacingErrors,
  "parcel_category_not_found",
  "sender_outside_zones",
  "receiver_outside_zones",
  "receiver_number_invalid",
  "receiver_number_one_missing",
  "receiver_number_too_short",
  "receiver_number_too_long",
  "receiver_not_mobile",
  "module_header_invalid",
  "receiver_pays_cash",
  "declared_value_too_high",
] as const;

/** A guest becomes a customer with the contact of the order, unverified, and `password`. */
const newAccount = {
  create_new_user: flag.default(0),
  password: password.optional(),
};

const newAccountErrors = [
  "password_needed",
  "contact_email_taken",
  "contact_phone_taken",
  "contact_not_mobile",
  "throttled",
] as const;

/** What placing reads in addition to a quote. */
const ordering = { order_amount: money, ...newAccount };

export const placedOrder = z.object({ message: z.string(), order_id: id, order });

export const placeOrder = endpoint("POST /customer/order/place", {
  about:
    "Places an order of a store or a parcel: one transaction prices and checks it, reserves stock, stores the order and empties the cart.",
  allow: "shopper",
  needs: ["zone", "module"],
  form: true,
  input: z.discriminatedUnion("order_type", [
    z.object({
      ...cartPlacing,
      ...ordering,
      /** Pictures or PDF documents of the prescription; required for items that need one. */
      order_attachment: prescriptionPictures.optional(),
    }),
    z.object({
      ...parcelOrdering,
      ...ordering,
      /** What the courier recognises the parcel by. */
      parcel_image: z.array(imageFile).max(parcelPhotoLimits.pictures).optional(),
    }),
  ]),
  reply: placedOrder,
  status: 201,
  keyRequired: true,
  errors: [
    ...placingErrors,
    ...unpaidErrors,
    "price_changed",
    "prescription_needed",
    "picture_type_unsupported",
    "document_protected",
    "document_damaged",
    "prescription_blank",
    ...newAccountErrors,
  ],
});

const {
  payment_method: _method,
  partial_payment: _partial,
  coupon_code: _coupon,
  is_buy_now: _buyNow,
  cart: _cart,
  ...placingWithoutCart
} = cartPlacing;

export const placePrescription = endpoint("POST /customer/order/prescription/place", {
  about:
    "Orders what is on a prescription: its pictures instead of a cart, paid in cash. The amount is 0 until the store prices it and the customer agrees.",
  allow: "shopper",
  needs: ["zone", "module"],
  form: true,
  input: z.object({
    ...placingWithoutCart,
    ...newAccount,
    payment_method: z.enum(["cash_on_delivery"]).default("cash_on_delivery"),
    order_attachment: prescriptionPictures.min(1),
  }),
  reply: placedOrder,
  status: 201,
  keyRequired: true,
  errors: [
    "is_guest",
    "feature_off",
    "store_not_found",
    "store_closed",
    "schedule_time_invalid",
    "address_outside_zones",
    "address_missing",
    "contact_name_missing",
    "contact_number_missing",
    "contact_phone_invalid",
    "contact_email_missing",
    ...unpaidErrors,
    "picture_type_unsupported",
    "document_protected",
    "document_damaged",
    "prescription_blank",
    ...newAccountErrors,
  ],
});

export const quoteOrder = endpoint("POST /customer/order/get-Tax", {
  about:
    "Quotes the receipt of an order; reserves and stores nothing. Before a method of payment is chosen it is left out, and nothing is said about payment.",
  allow: "shopper",
  needs: ["zone", "module"],
  input: z.discriminatedUnion("order_type", [
    z.object({ ...cartPlacing, payment_method: cartPlacing.payment_method.optional() }),
    z.object({ ...parcelQuoting, payment_method: parcelQuoting.payment_method.optional() }),
  ]),
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
  errors: ["store_not_found"],
});
