import type { ErrorEntry } from "./error-entry.ts";

/** What a store or a provider works with: menu, offers, printers, imports and settings. */
export const storesErrors = {
  printer_not_found: {
    status: 404,
    code: "printer",
    cause: "The address of the printer was ended.",
    remedy: "Enter the new address of the store's printer.",
  },
  print_job_not_found: { status: 404, code: "print_job", cause: "Nothing is to be printed." },
  print_type_unsupported: {
    status: 415,
    code: "media_type",
    cause: "Tickets are plain text.",
    remedy: "Ask for `text/plain`.",
  },
  paused_by_desk: {
    status: 409,
    code: "paused_until",
    cause: "The desk has paused the store, which cannot end that itself.",
    remedy: "Contact the desk.",
  },
  import_running: {
    status: 409,
    code: "import",
    cause: "An import of the store is running.",
    remedy: "Wait for its report in the stream of the store.",
  },
  sku_taken: {
    status: 409,
    code: "sku",
    cause: "Another item of the store has this number.",
    remedy: "Choose another number.",
  },
  delivery_times_reversed: {
    status: 422,
    code: "max_delivery_time",
    cause: "The longest time is shorter than the shortest.",
  },
  no_delivery_offered: {
    status: 422,
    code: "delivery",
    cause: "A store that neither delivers nor offers take-away.",
  },
  delivery_terms_invalid: {
    status: 422,
    code: "maximum_shipping_charge",
    cause: "The store does not deliver itself, or the charge is above the maximum of its zone.",
  },
  import_file_unreadable: {
    status: 422,
    code: "file",
    cause: "The file is no CSV, TSV, .xlsx, .ods, JSON or JSON Lines.",
    remedy: "Let the person choose another file.",
  },
  item_variations_incomplete: {
    status: 422,
    code: "variations",
    cause: "A variation lacks an option, a price or a stock.",
  },
  item_variation_needed: {
    status: 422,
    code: "variation_id",
    cause: "The item has variations, and none of them is named.",
  },
  item_option_unknown: {
    status: 422,
    code: "option_id",
    cause: "The item has no such variation, or no such value in that group of options.",
    remedy: "Read the item again.",
  },
  item_options_invalid: {
    status: 422,
    code: "option_groups",
    cause: "Groups of options are for food alone; each group and option needs a name of its own.",
  },
  item_add_ons_invalid: {
    status: 422,
    code: "add_ons",
    cause: "The add-on is not one of the store, or lacks a name or a price.",
  },
  item_goes_with: {
    status: 422,
    code: "goes_with",
    cause: "Only other items of the store go with an item.",
  },
  item_price_needed: {
    status: 422,
    code: "price",
    cause: "The item needs a price of its own, or prices of its variations.",
  },
  item_stock_needed: {
    status: 422,
    code: "stock",
    cause: "The item needs a stock of its own, or stocks of its variations; food has none.",
  },
  stock_left_too_small: {
    status: 422,
    code: "stock",
    cause: "There are not as many pieces to take out.",
  },
  item_pictures: {
    status: 422,
    code: "images",
    cause: "More than five pictures, or one that is not of the item.",
  },
  item_hours_incomplete: {
    status: 422,
    code: "available_from",
    cause: "Only one of both hours is stated.",
  },
  item_discount: {
    status: 422,
    code: "discount",
    cause: "The discount is neither an amount nor a percentage of at most 100.",
  },
  one_contact: {
    status: 422,
    code: "email",
    cause: "Phone and e-mail change in the same request.",
    remedy: "Change one after the other.",
  },
  iban_invalid: {
    status: 422,
    code: "iban",
    cause: "The IBAN has another length than those of its country, or its check digits are wrong.",
    remedy: "Let the person correct it.",
  },
  statement_day: {
    status: 422,
    code: "day",
    cause: "The day is not in the month of the statement.",
  },
  menu_order_invalid: {
    status: 422,
    code: "categories",
    cause: "A category or an item is named twice, or not one of the store.",
    remedy: "Read the order again, then repeat.",
  },
  store_discount_invalid: {
    status: 422,
    code: "discount",
    cause: "A percentage above 100, or an end that is not after the start.",
  },
  coupon_code_taken: {
    status: 422,
    code: "values.code",
    cause: "Another coupon has this code.",
    remedy: "Choose another code.",
  },
  coupon_discount: {
    status: 422,
    code: "values.discount",
    cause: "The discount is neither an amount nor a percentage of at most 100.",
  },
  coupon_target: {
    status: 422,
    code: "values.store_id",
    cause: "The coupon is for a store, zones or a module that there are not.",
  },
  coupon_bearer: {
    status: 422,
    code: "values.borne_by",
    cause: "Only coupons of one store are borne by it, and who bears a coupon never changes.",
    remedy: "Add another coupon.",
  },
  store_coupon_not_found: { status: 404, code: "coupon", cause: "There is no such coupon." },
  item_weight: {
    status: 422,
    code: "weight_step",
    cause: "An item sold by weight needs a step, one sold by the piece and food have none.",
  },
} as const satisfies Record<string, ErrorEntry>;
