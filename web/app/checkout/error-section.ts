import type { ErrorResponse } from "@errand/core/errors";

/** The sections of the checkout that an error can belong to; `order` is the button's. */
export type CheckoutSection =
  | "type"
  | "address"
  | "contact"
  | "time"
  | "items"
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
  prescription: "items",
  prescription_order: "items",
  cod_maximum: "payment",
  payment_method: "payment",
  order_type: "type",
  contact_person_name: "contact",
  contact_person_number: "contact",
  contact_person_email: "contact",
};

/** The section that shows an error of the API. */
export function sectionOf({ code, field = "" }: ErrorResponse): CheckoutSection {
  const subject = code === "feature_off" ? field : code;
  return sections[subject] ?? sections[field] ?? "order";
}
