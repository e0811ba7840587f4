import type { ErrorEntry } from "./error-entry.ts";

/** Placing an order: time, place, contact, coupon and the way to pay. */
export const checkoutErrors = {
  coupon_not_found: {
    status: 404,
    code: "coupon",
    cause: "There is no such code, or it is for another module, store, zone or customer.",
  },
  delivery_man_not_found: {
    status: 404,
    code: "delivery_man",
    cause: "There is no such courier, or not of this order.",
  },
  price_changed: {
    status: 409,
    cause: "The amount that was sent is not the current one, which `data` contains.",
    remedy: "Show the new amount, and repeat with it once the person agrees.",
  },
  coupon_used_up: {
    status: 409,
    cause: "The coupon has no uses left, for this customer or at all.",
    remedy: "Remove the coupon.",
  },
  ref_bonus_used: {
    status: 409,
    code: "ref_bonus",
    cause: "The bonus of the first order went to another order.",
    remedy: "Quote again; the amount is different.",
  },
  slot_taken: {
    status: 409,
    code: "schedule_at",
    cause: "The last place of the slot went to another order; `data` names the nearest slots.",
    remedy: "Let the person choose another time.",
  },
  too_many_unpaid_orders: {
    status: 409,
    code: "unpaid_orders",
    cause: "Too many orders of this contact, guest, customer or network are not paid.",
    remedy: "Pay online, or verify the phone of an account.",
  },
  too_many_unpaid_online: {
    status: 409,
    code: "unpaid_orders",
    cause: "Too many orders of the last day were not paid.",
    remedy: "Pay one that waits, or try again tomorrow.",
  },
  store_closed: {
    status: 422,
    cause: "The store or the provider is closed at that time.",
    remedy: "Let the person choose another time.",
  },
  schedule_time_invalid: {
    status: 422,
    code: "schedule_at",
    cause: "The time is too soon, too late, or not one of the slots.",
    remedy: "Offer the times of the shop.",
  },
  slot_full: {
    status: 422,
    code: "schedule_at",
    cause: "The slot takes no more orders.",
    remedy: "Let the person choose another time.",
  },
  minimum_order_missed: {
    status: 422,
    code: "minimum_order",
    cause: "The order is below the minimum of the store; `data.minimum_order` names it.",
    remedy: "Let the person add something.",
  },
  weight_missing: {
    status: 409,
    code: "weight",
    cause: "Lines that are sold by weight have not been weighed. `data.detail_ids` names them.",
    remedy: "Weigh them first.",
  },
  prescription_needed: {
    status: 422,
    code: "prescription",
    cause: "An item needs pictures of a prescription.",
    remedy: "Let the person add them.",
  },
  prescription_blank: {
    status: 422,
    code: "prescription",
    cause: "Nothing can be seen in a picture of a prescription.",
    remedy: "Let the person take another picture.",
  },
  prescription_orders_off: {
    status: 422,
    code: "prescription_order",
    cause: "The shop does not take orders on prescription.",
    remedy: "Remove the item.",
  },
  cod_maximum_exceeded: {
    status: 422,
    code: "cod_maximum",
    cause: "The amount is more than may be paid in cash.",
    remedy: "Choose another payment method.",
  },
  payment_method_unavailable: {
    status: 422,
    code: "payment_method",
    cause: "The payment method is not available.",
    remedy: "Offer those of `GET /config`.",
  },
  contact_name_missing: {
    status: 422,
    code: "contact_person_name",
    cause: "The name of the contact is missing.",
  },
  contact_number_missing: {
    status: 422,
    code: "contact_person_number",
    cause: "The phone of the contact is missing.",
  },
  contact_email_missing: {
    status: 422,
    code: "contact_person_email",
    cause: "The e-mail of the contact is missing.",
  },
  contact_email_taken: {
    status: 422,
    code: "contact_person_email",
    cause: "An account has this e-mail, so no other can be created.",
    remedy: "Let the person sign in, or order without an account.",
  },
  contact_not_mobile: {
    status: 422,
    code: "contact_person_number",
    cause: "The phone gets no text messages, which an account needs.",
    remedy: "Let the person enter another, or order without an account.",
  },
  contact_phone_taken: {
    status: 422,
    code: "contact_person_number",
    cause: "An account has this phone, so no other can be created.",
    remedy: "Let the person sign in, or order without an account.",
  },
  contact_phone_invalid: {
    status: 422,
    code: "contact_person_number",
    cause: "The phone of the contact is no valid number.",
  },
  coupon_code: {
    status: 422,
    cause: "A guest sends a coupon.",
    remedy: "Ask the person to sign in, or remove the coupon.",
  },
  coupon_expired: { status: 422, cause: "The coupon has expired.", remedy: "Remove the coupon." },
  coupon_not_started: {
    status: 422,
    cause: "The coupon is not valid yet.",
    remedy: "Remove the coupon.",
  },
  coupon_first_order: {
    status: 422,
    code: "coupon_first_order",
    cause: "The coupon is for a first order.",
    remedy: "Remove the coupon.",
  },
  coupon_min_purchase: {
    status: 422,
    code: "coupon_min_purchase",
    cause: "The items are below the minimum of the coupon.",
    remedy: "Let the person add something, or remove the coupon.",
  },
  partial_payment: {
    status: 422,
    cause: "The wallet is empty, or covers the whole amount.",
    remedy: "Pay without a partial payment.",
  },
} as const satisfies Record<string, ErrorEntry>;
