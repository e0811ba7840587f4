import * as z from "zod";
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
} from "../values.ts";

const placing = {
  order_type: z.enum(["delivery", "take_away", "schedule_order"]),
  payment_method: z.enum(["cash_on_delivery", "digital_payment", "wallet", "offline_payment"]),
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
  "zone_of_address",
  "minimum_order",
  "prescription",
  "prescription_order",
  "cod_maximum",
  "coupon_code",
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
  input: z.object({ ...placing, order_amount: money }),
  reply: z.object({ message: z.string(), order_id: id, order }),
  status: 201,
  keyRequired: true,
  errors: [...placingErrors, "price_changed"],
});

export const quoteOrder = endpoint("POST /customer/order/get-Tax", {
  about: "Quotes the receipt of an order; reserves and stores nothing.",
  allow: "shopper",
  needs: ["zone", "module"],
  input: z.object(placing),
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
