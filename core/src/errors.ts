interface ErrorEntry {
  status: number;
  /** The code in the response, where it differs from the key. Several keys may share a code. */
  code?: string;
}

/** Every error of the API with its status (contract 1.3). The server's message files contain the texts. */
export const errors = {
  "auth-001": { status: 401 },
  guest_visit: { status: 401, code: "auth-001" },
  "auth-002": { status: 401 },
  passkey_unknown: { status: 401 },
  "auth-003": { status: 403 },
  is_guest: { status: 403 },
  sign_in_again: { status: 403 },
  second_step: { status: 403 },
  permission: { status: 403 },
  chat_closed: { status: 403 },
  feature_off: { status: 403 },
  phone_unverified: { status: 403 },
  reviews_off: { status: 403, code: "feature_off" },
  prescription_review: { status: 403, code: "feature_off" },
  signature: { status: 403 },
  route: { status: 404 },
  page: { status: 404 },
  coordinates: { status: 404 },
  zone: { status: 404 },
  module: { status: 404 },
  place: { status: 404 },
  saved_address: { status: 404, code: "address" },
  session: { status: 404 },
  passkey: { status: 404 },
  notification: { status: 404 },
  category: { status: 404 },
  brand: { status: 404 },
  common_condition: { status: 404 },
  campaign: { status: 404 },
  flash_sale: { status: 404 },
  item: { status: 404 },
  store: { status: 404 },
  cart: { status: 404 },
  wishlist: { status: 404 },
  conversation: { status: 404 },
  receiver: { status: 404 },
  order: { status: 404 },
  coupon: { status: 404 },
  parcel_category: { status: 404 },
  parcel_batch: { status: 404 },
  payment: { status: 404 },
  courier: { status: 404 },
  provider: { status: 404 },
  vehicle: { status: 404 },
  trip: { status: 404 },
  claim: { status: 404 },
  driver: { status: 404 },
  courier_vehicle: { status: 404, code: "vehicle" },
  application: { status: 404 },
  offline_method: { status: 404, code: "method" },
  delivery_man: { status: 404 },
  unknown_review: { status: 404, code: "review" },
  staff_member: { status: 404, code: "member" },
  staff_invitation: { status: 404, code: "invitation" },
  paused_by_desk: { status: 409, code: "paused_until" },
  import_running: { status: 409, code: "import" },
  sku_taken: { status: 409, code: "sku" },
  cart_item: { status: 409 },
  in_wishlist: { status: 409, code: "wishlist" },
  different_stores: { status: 409 },
  passkey_taken: { status: 409 },
  second_step_set: { status: 409, code: "second_step" },
  price_changed: { status: 409 },
  stock: { status: 409 },
  coupon_used_up: { status: 409 },
  ref_bonus_used: { status: 409, code: "ref_bonus" },
  order_status: { status: 409 },
  cancel_requested: { status: 409 },
  slot_taken: { status: 409, code: "schedule_at" },
  order_archived: { status: 409 },
  trip_status: { status: 409 },
  application_status: { status: 409 },
  application_unverified: { status: 409, code: "application_status" },
  trip_unpaid: { status: 409, code: "trip_status" },
  paid: { status: 409 },
  rental_type_mixed: { status: 409, code: "rental_type" },
  rental_type_lines: { status: 409, code: "rental_type" },
  vehicle_unavailable: { status: 409 },
  vehicle_booked: { status: 409, code: "vehicle_unavailable" },
  license_plate: { status: 409, code: "license_plate_number" },
  refund: { status: 409 },
  refund_days: { status: 409, code: "order_status" },
  offline_payment: { status: 409 },
  review: { status: 409 },
  review_change_days: { status: 409, code: "review" },
  replied: { status: 409, code: "reply" },
  last_owner: { status: 409 },
  job_taken: { status: 409 },
  cash_limit: { status: 409 },
  unpaid_orders: { status: 409 },
  unpaid_online: { status: 409, code: "unpaid_orders" },
  unpaid_trips: { status: 409, code: "unpaid_orders" },
  off_duty: { status: 409 },
  phone_verified: { status: 409 },
  ongoing_job: { status: 409, code: "ongoing" },
  busy: { status: 409 },
  bag_full: { status: 409, code: "busy" },
  no_courier: { status: 409, code: "busy" },
  idempotency_in_progress: { status: 409 },
  body_size: { status: 413 },
  media_type: { status: 415 },
  picture_type: { status: 415, code: "media_type" },
  paper_type: { status: 415, code: "media_type" },
  document_protected: { status: 415, code: "media_type" },
  document_damaged: { status: 415, code: "media_type" },
  body: { status: 422 },
  guest_id: { status: 422 },
  idempotency_key: { status: 422 },
  idempotency_mismatch: { status: 422 },
  zone_header: { status: 422, code: "zoneId" },
  module_header: { status: 422, code: "moduleId" },
  location_header: { status: 422, code: "latitude" },
  one_of_both: { status: 422, code: "address" },
  item_or_store: { status: 422, code: "item_id" },
  vehicle_or_provider: { status: 422, code: "vehicle_id" },
  offset: { status: 422 },
  filter: { status: 422 },
  cart_item_limit: { status: 422 },
  cart_size: { status: 422 },
  variation: { status: 422 },
  add_on_ids: { status: 422 },
  not_available: { status: 422 },
  empty_cart: { status: 422 },
  store_closed: { status: 422 },
  schedule_at: { status: 422 },
  slot_full: { status: 422, code: "schedule_at" },
  zone_of_address: { status: 422, code: "zone" },
  zone_of_parcel: { status: 422, code: "zone" },
  zone_of_pickup: { status: 422, code: "zone" },
  pickup_zone: { status: 422 },
  pickup_time: { status: 422 },
  pickup_time_far: { status: 422, code: "pickup_time" },
  rental_type_missing: { status: 422, code: "rental_type" },
  estimated_hours: { status: 422 },
  booking_incomplete: { status: 422, code: "vehicle_id" },
  vehicle_assignment: { status: 422, code: "vehicles" },
  calendar_range: { status: 422, code: "to" },
  figures_range: { status: 422, code: "to" },
  receiver_zone: { status: 422 },
  receiver_address: { status: 422, code: "address" },
  receiver_house_number: { status: 422, code: "address" },
  receiver_number: { status: 422, code: "contact_person_number" },
  receiver_number_one_missing: { status: 422, code: "contact_person_number" },
  receiver_number_too_short: { status: 422, code: "contact_person_number" },
  receiver_number_too_long: { status: 422, code: "contact_person_number" },
  receiver_not_mobile: { status: 422, code: "contact_person_number" },
  receiver_pays_cash: { status: 422, code: "payment_method" },
  file: { status: 422 },
  batch_size: { status: 422, code: "file" },
  return_code: { status: 422, code: "return_otp" },
  minimum_order: { status: 422 },
  delivery_times: { status: 422, code: "max_delivery_time" },
  no_delivery: { status: 422, code: "delivery" },
  delivery_terms: { status: 422, code: "maximum_shipping_charge" },
  import_file: { status: 422, code: "file" },
  item_variations: { status: 422, code: "variations" },
  item_variation: { status: 422, code: "variation_id" },
  item_options: { status: 422, code: "option_groups" },
  item_add_ons: { status: 422, code: "add_ons" },
  item_price: { status: 422, code: "price" },
  item_stock: { status: 422, code: "stock" },
  stock_left: { status: 422, code: "stock" },
  item_pictures: { status: 422, code: "images" },
  item_hours: { status: 422, code: "available_from" },
  item_discount: { status: 422, code: "discount" },
  prescription: { status: 422 },
  prescription_order: { status: 422 },
  detail_id: { status: 422 },
  replace_with: { status: 422 },
  nothing_left: { status: 422, code: "lines" },
  cod_maximum: { status: 422 },
  payment_method: { status: 422 },
  payment_gateway: { status: 422 },
  callback: { status: 422 },
  contact_person_name: { status: 422 },
  contact_person_number: { status: 422 },
  contact_person_email: { status: 422 },
  contact_email_taken: { status: 422, code: "contact_person_email" },
  contact_not_mobile: { status: 422, code: "contact_person_number" },
  contact_phone_taken: { status: 422, code: "contact_person_number" },
  contact_person_phone: { status: 422, code: "contact_person_number" },
  coordinates_of_address: { status: 422, code: "coordinates" },
  coordinates_of_store: { status: 422, code: "coordinates" },
  identity_image_needed: { status: 422, code: "identity_image" },
  pickup_zone_needed: { status: 422, code: "pickup_zone_id" },
  siret: { status: 422, code: "company_number" },
  enterprise_number: { status: 422, code: "company_number" },
  uid: { status: 422, code: "company_number" },
  address_count: { status: 422 },
  address: { status: 422 },
  coupon_code: { status: 422 },
  coupon_expired: { status: 422 },
  coupon_not_started: { status: 422 },
  coupon_first_order: { status: 422 },
  coupon_min_purchase: { status: 422 },
  wallet_balance: { status: 422 },
  claim_amount: { status: 422, code: "amount" },
  partial_payment: { status: 422 },
  user_data: { status: 422 },
  point: { status: 422 },
  point_minimum: { status: 422, code: "point" },
  cash_amount: { status: 422, code: "amount" },
  not_delivered: { status: 422, code: "order_status" },
  not_completed: { status: 422, code: "trip_status" },
  refund_amount: { status: 422, code: "amount" },
  refund_lines: { status: 422, code: "lines" },
  refund_lines_or_amount: { status: 422, code: "lines" },
  refund_method: { status: 422, code: "method" },
  borne_by: { status: 422 },
  cancel_reason: { status: 422, code: "reason" },
  email_taken: { status: 422, code: "email" },
  email_unconfirmed: { status: 422, code: "email" },
  phone_taken: { status: 422, code: "phone" },
  phone_number: { status: 422, code: "phone" },
  phone_not_mobile: { status: 422, code: "phone" },
  phone_digits: { status: 422, code: "phone" },
  phone_of_account: { status: 422, code: "phone" },
  current_password_needed: { status: 422, code: "current_password" },
  current_password: { status: 422 },
  recovery_phone: { status: 422, code: "phone" },
  confirm_password: { status: 422 },
  field_type: { status: 422 },
  ref_code: { status: 422 },
  ongoing: { status: 409 },
  balance: { status: 409 },
  phone_locked: { status: 422, code: "phone" },
  verified: { status: 409 },
  password_needed: { status: 422, code: "password" },
  name_needed: { status: 422, code: "name" },
  otp: { status: 422 },
  reset_token: { status: 422 },
  pickup_code: { status: 422, code: "code" },
  cash: { status: 422 },
  cash_needed: { status: 422, code: "cash" },
  occurred_at: { status: 422 },
  second_step_code: { status: 422, code: "code" },
  staff_role: { status: 422, code: "role" },
  invitation_token: { status: 422, code: "token" },
  passkey_invalid: { status: 422 },
  push_subscription: { status: 422, code: "cm_firebase_token" },
  passkey_expired: { status: 422 },
  passkey_count: { status: 422 },
  otp_wait: { status: 429, code: "otp" },
  throttled: { status: 429 },
  unexpected: { status: 500 },
  not_set_up: { status: 503 },
  maintenance: { status: 503, code: "unavailable" },
  provider_away: { status: 503, code: "unavailable" },
  gateway_away: { status: 503, code: "unavailable" },
  overloaded: { status: 503, code: "unavailable" },
  unavailable: { status: 503 },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorKey = keyof typeof errors;

/** An expected error, thrown by a rule or a handler and sent to the caller. */
export class AppError extends Error {
  readonly key: ErrorKey;
  readonly data: Record<string, unknown> | undefined;
  readonly field: string | undefined;
  /** What the text of the error names, in the language of the caller, such as an amount. */
  readonly values: Record<string, string> | undefined;

  constructor(
    key: ErrorKey,
    details: {
      data?: Record<string, unknown>;
      field?: string;
      values?: Record<string, string>;
    } = {},
  ) {
    super(key);
    this.name = "AppError";
    this.key = key;
    this.data = details.data;
    this.field = details.field;
    this.values = details.values;
  }
}

/** What a shop, a store or a zone may not offer; the text of the error names it. */
export const features = [
  "delivery",
  "pickup",
  "parcels",
  "scheduling",
  "paymentMethod",
  "partialPayment",
  "tips",
  "prescriptions",
  "refunds",
  "wallet",
  "addFunds",
  "points",
  "referrals",
  "signInByPassword",
  "signInByCode",
  "signInByProvider",
  "codes",
  "registration",
] as const;
export type Feature = (typeof features)[number];

/** The error of a feature that is off; `field` names the parameter that asks for it. */
export function featureOff(feature: Feature, field?: string): AppError {
  return new AppError("feature_off", {
    values: { context: feature },
    ...(field !== undefined && { field }),
  });
}

/** Several errors of one status, reported together. */
export class AppErrors extends Error {
  readonly all: AppError[];

  constructor(all: AppError[]) {
    super(all.map((error) => error.key).join(", "));
    this.name = "AppErrors";
    this.all = all;
  }
}

export interface ErrorResponse {
  code: string;
  message: string;
  field?: string;
  data?: Record<string, unknown>;
}

/** The HTTP status of the response to an error. */
export function statusOf(key: ErrorKey): number {
  return errors[key].status;
}

/** The stable code that a caller sees. */
export function codeOf(key: ErrorKey): string {
  const entry: ErrorEntry = errors[key];
  return entry.code ?? key;
}
