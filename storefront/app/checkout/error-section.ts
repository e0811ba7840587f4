import type { ErrorResponse } from "@errand/core/errors";

/** The sections of the checkout that an error can belong to; `order` is the button's. */
export type CheckoutSection =
  | "type"
  | "address"
  | "contact"
  | "time"
  | "items"
  | "prescription"
  | "payment"
  | "order";

const sections: Record<string, CheckoutSection> = {
  zone: "address",
  address: "address",
  latitude: "address",
  store_closed: "time",
  schedule_at: "time",
  not_available: "time",
  stock: "items",
  item: "items",
  cart_item_limit: "items",
  variation: "items",
  add_on_ids: "items",
  empty_cart: "items",
  different_stores: "items",
  prescription: "prescription",
  order_attachment: "prescription",
  prescription_order: "items",
  cod_maximum: "payment",
  payment_method: "payment",
  wallet_balance: "payment",
  partial_payment: "payment",
  order_type: "type",
  contact_person_name: "contact",
  contact_person_number: "contact",
  contact_person_email: "contact",
  password: "contact",
  create_new_user: "contact",
};

/** The section that shows an error of the API. */
export function sectionOf({ code, field = "" }: ErrorResponse): CheckoutSection {
  const subject = code === "feature_off" ? field : code;
  return sections[subject] ?? sections[field] ?? "order";
}

/** The errors of a coupon do not prevent the order: it is placed without the coupon. */
export function isCouponError({ code }: ErrorResponse): boolean {
  return code === "coupon" || code.startsWith("coupon_");
}
