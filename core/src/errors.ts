interface ErrorEntry {
  status: number;
  /** The code in the response, where it differs from the key. Several keys may share a code. */
  code?: string;
  /**
   * Why it occurs, and what a caller does where that is not the same for the whole status:
   * docs/errors.md.
   */
  cause: string;
  remedy?: string;
}

/**
 * Every error of the API with its status (contract 1.3). The server's message files contain the
 * texts for people; the sentences here are for programmers, and become docs/errors.md by
 * `npm run docs`.
 */
export const errors = {
  "auth-001": {
    status: 401,
    cause: "The token is unknown, has expired or was ended, or belongs to another audience.",
    remedy: "Forget the token and sign in again.",
  },
  guest_visit: {
    status: 401,
    code: "auth-001",
    cause: "Neither a token nor a guest id is sent.",
    remedy: "Request a guest id, or sign in.",
  },
  "auth-002": {
    status: 401,
    cause: "The sign-in details are wrong, or the provider does not confirm them.",
    remedy: "Let the person correct them; too many attempts are limited.",
  },
  passkey_unknown: {
    status: 401,
    cause: "No account has this passkey.",
    remedy: "Offer another way to sign in.",
  },
  "auth-003": {
    status: 403,
    cause: "The account is blocked.",
    remedy: "Show the message; only the shop can unblock it.",
  },
  is_guest: {
    status: 403,
    cause: "Guests may not do this, or not in this shop.",
    remedy: "Ask the person to sign in.",
  },
  sign_in_again: {
    status: 403,
    cause: "The change needs a session that began less than ten minutes ago.",
    remedy: "Sign out and in again, then repeat.",
  },
  second_step_required: {
    status: 403,
    code: "second_step",
    cause: "The staff account has not set up its authenticator app.",
    remedy: "Set it up with `totp/begin` and `totp/finish`.",
  },
  group_deadline: {
    status: 422,
    code: "deadline",
    cause: "The deadline is less than ten minutes or more than a day ahead.",
    remedy: "Let the person choose another time.",
  },
  group_unready: {
    status: 422,
    cause: "Nobody who could be ordered for is ready; or the member who pays is not.",
    remedy: "Let the person say to be ready, or wait for others.",
  },
  group_limit: {
    status: 422,
    cause: "The line passes the limit for each member; `data.left` says what can still be chosen.",
    remedy: "Let the person choose something else.",
  },
  run_impossible: {
    status: 422,
    code: "run",
    cause:
      "The stops cannot be one run; `data` says why and at which stop, and how many couriers and how much money separate orders take.",
    remedy: "Leave the stop out, or order separately.",
  },
  permission_missing: {
    status: 403,
    code: "permission",
    cause: "The role of the staff account lacks the permission.",
    remedy: "Hide what the permissions of `/me` do not allow.",
  },
  chat_closed: {
    status: 403,
    cause: "No order or trip with this party is running.",
    remedy: "Write to the desk instead.",
  },
  feature_off: {
    status: 403,
    cause:
      "The shop, the store or the zone does not offer this; `field` names the parameter that asks for it.",
    remedy: "Read `GET /config` and offer something else.",
  },
  phone_unverified: {
    status: 403,
    cause: "The phone of the account is not verified.",
    remedy: "Verify it with `wallet/send-otp` and `wallet/verify-otp`.",
  },
  reviews_off: { status: 403, code: "feature_off", cause: "The store has no reviews." },
  prescription_review: {
    status: 403,
    code: "feature_off",
    cause: "Items on prescription are not rated.",
  },
  signature_invalid: {
    status: 403,
    code: "signature",
    cause: "The signature of the gateway is missing or wrong.",
    remedy: "Check the secret that is set at the gateway.",
  },
  route_not_found: {
    status: 404,
    code: "route",
    cause: "There is no such path or method.",
    remedy: "Check the path; the OpenAPI document lists all.",
  },
  page_not_found: {
    status: 404,
    code: "page",
    cause: "The page is not written, or its policy is switched off.",
  },
  coordinates_outside_zones: {
    status: 404,
    code: "coordinates",
    cause: "No open zone contains the point.",
    remedy: "Let the person choose another location.",
  },
  zone_not_found: { status: 404, code: "zone", cause: "There is no such zone." },
  module_not_found: {
    status: 404,
    code: "module",
    cause: "There is no such module, or it takes no new partners in this zone.",
  },
  place_not_found: { status: 404, code: "place", cause: "There is no such predicted place." },
  group_not_found: {
    status: 404,
    code: "group",
    cause: "There is no group order with this code, or the caller has not joined it.",
    remedy: "Ask for the link again, or join.",
  },
  group_member_not_found: {
    status: 404,
    code: "member",
    cause: "The group order has no such member.",
    remedy: "Read the group again.",
  },
  saved_address_not_found: {
    status: 404,
    code: "address",
    cause: "The customer has no such address.",
  },
  session_not_found: { status: 404, code: "session", cause: "The account has no such session." },
  role_not_found: { status: 404, code: "role", cause: "There is no such role." },
  view_not_found: { status: 404, code: "view", cause: "The operator has no such saved view." },
  passkey_not_found: { status: 404, code: "passkey", cause: "The customer has no such passkey." },
  wish_not_found: {
    status: 404,
    code: "wish",
    cause: "There is no such open wish near the store.",
  },
  notification_not_found: {
    status: 404,
    code: "notification",
    cause: "The customer has no such notification.",
  },
  category_not_found: { status: 404, code: "category", cause: "There is no such category." },
  brand_not_found: { status: 404, code: "brand", cause: "There is no such brand." },
  common_condition_not_found: {
    status: 404,
    code: "common_condition",
    cause: "There is no such condition.",
  },
  campaign_not_found: {
    status: 404,
    code: "campaign",
    cause: "There is no such campaign, or it does not run.",
  },
  flash_sale_not_found: {
    status: 404,
    code: "flash_sale",
    cause: "There is no such flash sale, or it does not run.",
  },
  item_not_found: {
    status: 404,
    code: "item",
    cause: "There is no such item, or it is not offered any more.",
  },
  store_not_found: { status: 404, code: "store", cause: "There is no such store." },
  cart_line_not_found: { status: 404, code: "cart", cause: "The cart has no such line." },
  wishlist_entry_not_found: {
    status: 404,
    code: "wishlist",
    cause: "The wishlist has no such entry.",
  },
  conversation_not_found: {
    status: 404,
    code: "conversation",
    cause: "The caller has no such conversation.",
  },
  receiver_not_found: {
    status: 404,
    code: "receiver",
    cause: "There is no such party, or the caller may not write to it.",
  },
  order_not_found: {
    status: 404,
    code: "order",
    cause: "There is no such order, or it belongs to another person, or the proof is wrong.",
    remedy: "Ask a guest for the phone number given with the order.",
  },
  coupon_not_found: {
    status: 404,
    code: "coupon",
    cause: "There is no such code, or it is for another module, store, zone or customer.",
  },
  parcel_category_not_found: {
    status: 404,
    code: "parcel_category",
    cause: "There is no such category of parcels.",
  },
  run_not_found: {
    status: 404,
    code: "run",
    cause: "There is no such run, or the caller may not see it.",
  },
  parcel_batch_not_found: {
    status: 404,
    code: "parcel_batch",
    cause: "The customer has no such batch of parcels.",
  },
  payment_not_found: { status: 404, code: "payment", cause: "There is no such payment." },
  courier_not_found: {
    status: 404,
    code: "courier",
    cause: "There is no such courier in the zones of the operator.",
  },
  provider_not_found: { status: 404, code: "provider", cause: "There is no such rental provider." },
  printer_not_found: {
    status: 404,
    code: "printer",
    cause: "The address of the printer was ended.",
    remedy: "Enter the new address of the store's printer.",
  },
  failed_job_not_found: {
    status: 404,
    code: "job",
    cause: "No failed job has this id; it may have been queued again.",
    remedy: "Read the jobs again.",
  },
  print_job_not_found: { status: 404, code: "print_job", cause: "Nothing is to be printed." },
  print_type_unsupported: {
    status: 415,
    code: "media_type",
    cause: "Tickets are plain text.",
    remedy: "Ask for `text/plain`.",
  },
  vehicle_not_found: { status: 404, code: "vehicle", cause: "There is no such vehicle." },
  trip_not_found: {
    status: 404,
    code: "trip",
    cause: "There is no such trip, or it belongs to another person, or the proof is wrong.",
    remedy: "Ask a guest for the phone number given with the trip.",
  },
  claim_not_found: { status: 404, code: "claim", cause: "There is no claim with this reference." },
  driver_not_found: { status: 404, code: "driver", cause: "The provider has no such driver." },
  courier_vehicle_not_found: {
    status: 404,
    code: "vehicle",
    cause: "There is no such kind of vehicle.",
  },
  paper_not_found: { status: 404, code: "paper", cause: "There is no such paper." },
  shift_not_found: {
    status: 404,
    code: "shift",
    cause: "There is no such shift, or the courier has no place in it.",
  },
  payout_not_found: { status: 404, code: "payout", cause: "There is no such payout run." },
  customer_not_found: {
    status: 404,
    code: "customer",
    cause: "There is no such customer, or none who has ordered in the zones of the operator.",
  },
  application_not_found: {
    status: 404,
    code: "application",
    cause: "There is no such application, or its token has expired.",
  },
  offline_method_not_found: {
    status: 404,
    code: "method",
    cause: "There is no such way to pay outside the shop.",
  },
  delivery_man_not_found: {
    status: 404,
    code: "delivery_man",
    cause: "There is no such courier, or not of this order.",
  },
  review_not_found: { status: 404, code: "review", cause: "The store has no such review." },
  staff_member_not_found: {
    status: 404,
    code: "member",
    cause: "The store has no such member of the staff.",
  },
  staff_invitation_not_found: {
    status: 404,
    code: "invitation",
    cause: "The store has no such invitation.",
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
  item_in_cart: {
    status: 409,
    code: "cart_item",
    cause: "The same item with the same choice is in the cart; `data.cart_id` names its line.",
    remedy: "Update that line.",
  },
  in_wishlist: {
    status: 409,
    code: "wishlist",
    cause: "It is in the wishlist already.",
    remedy: "Treat it as done.",
  },
  wish_answered: {
    status: 409,
    code: "wish",
    cause: "The store has offered an item for this wish.",
    remedy: "Treat it as done.",
  },
  wish_has_offers: {
    status: 409,
    code: "wish",
    cause: "Three other stores have offered something.",
    remedy: "Read `GET /store/wishes` again.",
  },
  different_stores: {
    status: 409,
    cause: "The cart holds things of another store or provider.",
    remedy: "Ask whether to replace the cart.",
  },
  passkey_taken: {
    status: 409,
    cause: "The passkey was added before.",
    remedy: "Treat it as done.",
  },
  second_step_set: {
    status: 409,
    code: "second_step",
    cause: "The authenticator app is set up already.",
    remedy: "Sign in with its code.",
  },
  price_changed: {
    status: 409,
    cause: "The amount that was sent is not the current one, which `data` contains.",
    remedy: "Show the new amount, and repeat with it once the person agrees.",
  },
  stock_exceeded: {
    status: 409,
    code: "stock",
    cause: "There are fewer pieces; `data.available` says how many.",
    remedy: "Let the person lower the quantity.",
  },
  option_sold_out: {
    status: 409,
    code: "stock",
    cause: "The store has none of a chosen option or variation for now; `variation` is the field.",
    remedy: "Read the item again, and let the person choose another one.",
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
  order_status_conflict: {
    status: 409,
    code: "order_status",
    cause: "The current status of the order does not allow the change.",
  },
  order_in_run: {
    status: 409,
    code: "run",
    cause: "The order belongs to a run, which is paid as a whole.",
    remedy: "Pay the run; `run_id` of the order names it.",
  },
  question_over: {
    status: 409,
    code: "question",
    cause: "There is no such question any more: the run goes on.",
    remedy: "Read the run again.",
  },
  receiver_choice: {
    status: 409,
    cause: "The receiver cannot choose this now.",
    remedy: "Read the parcel again, and offer its `choices`.",
  },
  cancel_requested: {
    status: 409,
    cause: "The customer has asked for the cancellation before.",
    remedy: "Wait for the answer; `cancel_request` of the order shows it.",
  },
  slot_taken: {
    status: 409,
    code: "schedule_at",
    cause: "The last place of the slot went to another order; `data` names the nearest slots.",
    remedy: "Let the person choose another time.",
  },
  order_archived: {
    status: 409,
    cause: "The order is archived, and cannot be changed any more.",
    remedy: "Do not repeat.",
  },
  group_status: {
    status: 409,
    cause: "The group order is locked or over, so that it does not allow this any more.",
    remedy: "Read the group again.",
  },
  group_count: {
    status: 409,
    cause: "The customer has as many open group orders as possible.",
    remedy: "Let the person place or cancel one.",
  },
  group_paid: {
    status: 409,
    code: "paid",
    cause: "A member of the group order has paid already.",
    remedy: "Read the group again.",
  },
  group_full: {
    status: 409,
    cause: "The group order has as many members as possible.",
  },
  trip_status_conflict: {
    status: 409,
    code: "trip_status",
    cause: "The current status of the trip does not allow the change.",
  },
  application_status: {
    status: 409,
    cause: "The application was decided or changed in the meantime.",
  },
  application_unverified: {
    status: 409,
    code: "application_status",
    cause: "Phone and e-mail of the application are not verified yet.",
    remedy: "Wait until the applicant has verified them.",
  },
  trip_unpaid: {
    status: 409,
    code: "trip_status",
    cause: "The trip is not paid.",
    remedy: "Complete it once it is paid.",
  },
  trip_paid: {
    status: 409,
    code: "paid",
    cause: "The trip is paid already.",
    remedy: "Treat it as done.",
  },
  rental_type_mixed: {
    status: 409,
    code: "rental_type",
    cause: "The cart holds a trip of another type.",
    remedy: "Ask whether to empty the cart.",
  },
  rental_type_not_offered: {
    status: 409,
    code: "rental_type",
    cause:
      "Vehicles in the cart are not offered for this type of trip; `data.cart_ids` names their lines.",
    remedy: "Let the person remove them or keep the type.",
  },
  vehicle_unavailable: {
    status: 409,
    cause: "Fewer vehicles are free at that time.",
    remedy: "Let the person choose another time, quantity or vehicle.",
  },
  vehicle_booked: {
    status: 409,
    code: "vehicle_unavailable",
    cause: "More of the vehicle are booked than that.",
    remedy: "State at least the number that is booked.",
  },
  license_plate_taken: {
    status: 409,
    code: "license_plate_number",
    cause: "Another vehicle has this plate.",
    remedy: "Correct the plate.",
  },
  refund_decided: { status: 409, code: "refund", cause: "A request exists or was decided before." },
  refund_days: {
    status: 409,
    code: "order_status",
    cause: "The time for refunds is over.",
    remedy: "Do not repeat.",
  },
  offline_payment_reported: {
    status: 409,
    code: "offline_payment",
    cause: "The reported transfer was verified, or reported before.",
  },
  review_exists: {
    status: 409,
    code: "review",
    cause: "The caller has rated this before.",
    remedy: "Change the review with PUT.",
  },
  review_change_over: {
    status: 409,
    code: "review",
    cause: "A review can be changed for 7 days, which are over.",
    remedy: "Do not repeat.",
  },
  replied: {
    status: 409,
    code: "reply",
    cause: "The review has a reply.",
    remedy: "Do not repeat; a reply cannot be changed.",
  },
  last_owner: {
    status: 409,
    cause: "The store would have no owner.",
    remedy: "Make another person an owner first.",
  },
  papers_expired: {
    status: 409,
    code: "papers",
    cause: "A paper of the courier has expired; `data.kinds` names which.",
    remedy: "Add its renewal, and wait for the desk to accept it.",
  },
  shift_full: { status: 409, cause: "All places of the shift are taken." },
  shift_overlaps: {
    status: 409,
    code: "overlap",
    cause: "The courier has a place in another shift at the same time.",
    remedy: "Leave that one first.",
  },
  shift_started: {
    status: 409,
    cause: "The shift has begun, or begins too soon to be given back.",
  },
  role_in_use: {
    status: 409,
    code: "in_use",
    cause: "Somebody has the role, has had it, or is invited with it.",
    remedy: "Give them another role first; a role of somebody who has left stays.",
  },
  role_of_owners: {
    status: 409,
    code: "role",
    cause: "The role may do everything, so that somebody always can.",
    remedy: "Add another role.",
  },
  shift_in_use: {
    status: 409,
    code: "in_use",
    cause: "Couriers have places in the shift.",
    remedy: "Keep its times and these places.",
  },
  payout_draft_open: {
    status: 409,
    code: "payout",
    cause: "A draft of this kind is open.",
    remedy: "Approve or cancel it first.",
  },
  payout_empty: {
    status: 409,
    code: "payout",
    cause: "Nobody is due the minimum.",
    remedy: "Lower the minimum, or name a later day.",
  },
  payout_state: {
    status: 409,
    code: "payout",
    cause: "The state of the run, or of one of its lines, does not allow the change.",
    remedy: "Read the run again.",
  },
  payout_changed: {
    status: 409,
    code: "balance",
    cause:
      "Accounts have less than the run would pay, or no bank account that may be paid to; `data.line_ids` names their lines.",
    remedy: "Hold these lines, or cancel the run and draft it again.",
  },
  same_person: {
    status: 409,
    cause: "The operator has drafted this; another one must approve it.",
    remedy: "Ask a colleague with the same permission.",
  },
  job_canceled: {
    status: 409,
    code: "order_status",
    cause: "The order of the delivery was canceled.",
    remedy: "Remove the delivery, and let the courier ask the desk what to do with the order.",
  },
  job_over: {
    status: 409,
    code: "order_status",
    cause: "The delivery is over.",
    remedy: "Read the jobs again.",
  },
  job_not_ready: {
    status: 409,
    code: "order_status",
    cause: "The store has not stated that the order is ready.",
    remedy: "Let the courier ask the store, then send it again with a new key.",
  },
  job_not_picked_up: {
    status: 409,
    code: "order_status",
    cause: "The courier has not stated the pickup.",
    remedy: "Send the pickup first.",
  },
  job_picked_up: {
    status: 409,
    code: "order_status",
    cause: "The courier has picked up the order.",
    remedy: "Read the job again.",
  },
  job_reported: {
    status: 409,
    code: "order_status",
    cause: "The courier has stated this before.",
    remedy: "Read the job again.",
  },
  job_taken: {
    status: 409,
    cause: "Another courier has the delivery.",
    remedy: "Remove it from the list.",
  },
  cash_limit_reached: {
    status: 409,
    code: "cash_limit",
    cause: "The courier holds as much cash as is allowed.",
    remedy: "Hand the cash in first.",
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
  too_many_unpaid_trips: {
    status: 409,
    code: "unpaid_orders",
    cause: "Too many trips are not paid.",
    remedy: "Pay one of them first.",
  },
  off_duty: {
    status: 409,
    cause: "The courier is off duty.",
    remedy: "Start the duty with `PUT /courier/duty`.",
  },
  phone_verified: {
    status: 409,
    cause: "The phone is verified already.",
    remedy: "Treat it as done.",
  },
  ongoing_job: {
    status: 409,
    code: "ongoing",
    cause: "The courier has a delivery in progress.",
    remedy: "Finish it first.",
  },
  busy: {
    status: 409,
    cause: "The courier is off duty or has no room.",
    remedy: "Choose another courier.",
  },
  bag_full: {
    status: 409,
    code: "busy",
    cause: "The delivery does not fit into the bag of the courier.",
    remedy: "Finish a delivery first.",
  },
  no_courier: {
    status: 409,
    code: "busy",
    cause: "No courier is free.",
    remedy: "Try again later, or name a courier.",
  },
  idempotency_in_progress: {
    status: 409,
    cause: "The first request with this key is still running.",
    remedy: "Wait a moment, then repeat with the same key.",
  },
  body_too_large: {
    status: 413,
    code: "body_size",
    cause: "The body is larger than allowed.",
    remedy: "Send less.",
  },
  media_type: {
    status: 415,
    cause: "The body is neither JSON nor, where allowed, a form; or it is compressed.",
    remedy: "Send another type.",
  },
  picture_type_unsupported: {
    status: 415,
    code: "media_type",
    cause: "The content of the file is no JPEG, PNG or GIF.",
    remedy: "Let the person choose another file.",
  },
  paper_type_unsupported: {
    status: 415,
    code: "media_type",
    cause: "The content of the file is no JPEG, PNG, GIF or PDF.",
    remedy: "Let the person choose another file.",
  },
  document_protected: {
    status: 415,
    code: "media_type",
    cause: "The PDF is protected by a password.",
    remedy: "Let the person choose another file.",
  },
  document_damaged: {
    status: 415,
    code: "media_type",
    cause: "The PDF is damaged or incomplete.",
    remedy: "Let the person choose another file.",
  },
  body_malformed: {
    status: 422,
    code: "body",
    cause: "The body is no valid JSON object or form.",
    remedy: "Correct the body.",
  },
  guest_id_malformed: {
    status: 422,
    code: "guest_id",
    cause: "The guest id is malformed.",
    remedy: "Request a guest id, or sign in.",
  },
  idempotency_key_missing: {
    status: 422,
    code: "idempotency_key",
    cause: "The endpoint requires an `Idempotency-Key`, which is missing or malformed.",
    remedy: "Send a new random key for each intent of the person.",
  },
  idempotency_mismatch: {
    status: 422,
    cause: "The key was used for another request.",
    remedy: "Use a new key.",
  },
  zone_header_invalid: {
    status: 422,
    code: "zoneId",
    cause: "`zoneId` is missing or malformed, or none of its zones is open.",
    remedy: "Let the person choose a location again.",
  },
  module_header_invalid: {
    status: 422,
    code: "moduleId",
    cause: "`moduleId` is missing, unknown, inactive or of the wrong type.",
    remedy: "Let the person choose a module again.",
  },
  location_header_malformed: {
    status: 422,
    code: "latitude",
    cause: "`latitude` and `longitude` are malformed, or only one is given.",
    remedy: "Send both or none.",
  },
  email_needed: {
    status: 422,
    code: "email",
    cause: "A guest gave no address for the answers.",
    remedy: "Ask for it.",
  },
  address_or_coordinates_needed: {
    status: 422,
    code: "address",
    cause: "Both the address and the coordinates are given, or neither is.",
    remedy: "Send one of both.",
  },
  item_or_store_needed: {
    status: 422,
    code: "item_id",
    cause: "Both an item and a store are given, or neither is.",
    remedy: "Send one of both.",
  },
  vehicle_or_provider_needed: {
    status: 422,
    code: "vehicle_id",
    cause: "Both a vehicle and a provider are given, or neither is.",
    remedy: "Send one of both.",
  },
  offset_too_large: {
    status: 422,
    code: "offset",
    cause: "`limit` × `offset` is more than 10,000.",
    remedy: "Narrow the list by filters.",
  },
  filter_ambiguous: {
    status: 422,
    code: "filter",
    cause: "More than one sort order is given.",
    remedy: "Send one.",
  },
  cart_item_limit: {
    status: 422,
    cause: "More than the maximum quantity of the item.",
    remedy: "Lower the quantity to `maximum_cart_quantity`.",
  },
  cart_full: {
    status: 422,
    code: "cart_size",
    cause: "The cart has 100 lines.",
    remedy: "Let the person remove some.",
  },
  variation_invalid: {
    status: 422,
    code: "variation",
    cause: "A required choice is missing, or a choice does not exist.",
    remedy: "Let the person choose again from the current item.",
  },
  add_ons_invalid: {
    status: 422,
    code: "add_on_ids",
    cause: "An add-on does not exist, is repeated, or lacks a quantity.",
    remedy: "Let the person choose again from the current item.",
  },
  not_available: {
    status: 422,
    cause: "The item is outside its hours or days, or the store is inactive.",
    remedy: "Let the person choose another time or item.",
  },
  cart_empty: {
    status: 422,
    code: "empty_cart",
    cause: "There is nothing in the cart.",
    remedy: "Read the cart again.",
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
  address_outside_zones: {
    status: 422,
    code: "zone",
    cause: "The store does not deliver to the address.",
    remedy: "Let the person choose another address.",
  },
  sender_outside_zones: {
    status: 422,
    code: "zone",
    cause: "The sender is in no open zone of the module.",
    remedy: "Let the person choose another address.",
  },
  pickup_outside_zones: {
    status: 422,
    code: "zone",
    cause: "The pickup is in no zone of the module.",
    remedy: "Let the person choose another place.",
  },
  pickup_zone_not_served: {
    status: 422,
    code: "pickup_zone",
    cause: "The provider does not serve the zones of the header.",
    remedy: "Let the person choose another provider or location.",
  },
  pickup_time_past: {
    status: 422,
    code: "pickup_time",
    cause: "The pickup is in the past.",
    remedy: "Let the person choose another time.",
  },
  pickup_time_too_late: {
    status: 422,
    code: "pickup_time",
    cause: "The pickup is more than 183 days ahead.",
    remedy: "Let the person choose another time.",
  },
  rental_type_missing: {
    status: 422,
    code: "rental_type",
    cause: "The vehicle is not offered for this type of trip.",
    remedy: "Let the person choose another type.",
  },
  estimated_hours_needed: {
    status: 422,
    code: "estimated_hours",
    cause: "A trip by the hour or the day has no hours.",
    remedy: "Send `estimated_hours`.",
  },
  booking_incomplete: {
    status: 422,
    code: "vehicle_id",
    cause: "Only some of vehicle, quantity, time and type are given.",
    remedy: "Send all four or none.",
  },
  vehicle_assignment_invalid: {
    status: 422,
    code: "vehicles",
    cause: "The assigned vehicles are not those that were booked, or not free.",
    remedy: "Assign as many of each as were booked.",
  },
  calendar_range_invalid: {
    status: 422,
    code: "to",
    cause: "The end is before the start, or more than 62 days later.",
    remedy: "Send a shorter period.",
  },
  vehicle_calendar_range_invalid: {
    status: 422,
    code: "to",
    cause: "The last day is over, before the first one, or more than 92 days later.",
    remedy: "Send a shorter period that ends today or later.",
  },
  export_too_large: {
    status: 422,
    code: "export_size",
    cause: "The table would have more than 50,000 rows.",
    remedy: "Ask for a shorter period.",
  },
  payout_until: {
    status: 422,
    code: "until",
    cause: "The day is not over.",
    remedy: "Name a day before today.",
  },
  block_until_past: {
    status: 422,
    code: "until",
    cause: "The time is over.",
    remedy: "Name a later time, or none.",
  },
  credit_limit: {
    status: 422,
    code: "amount",
    cause: "The operator would give more than allowed on one day; `data.left` says what is left.",
    remedy: "Lower the amount, or ask a colleague.",
  },
  ledger_account_unknown: {
    status: 422,
    code: "account",
    cause: "There is no kind of account with this name.",
    remedy: "Send a name such as `store:7` or `bank`.",
  },
  figures_range_invalid: {
    status: 422,
    code: "to",
    cause: "The end is before the start, or more than 366 days later.",
    remedy: "Send a shorter period.",
  },
  receiver_outside_zones: {
    status: 422,
    code: "receiver_zone",
    cause: "The receiver is in no open zone of the module.",
    remedy: "Let the person choose another address.",
  },
  receiver_address_unknown: {
    status: 422,
    code: "address",
    cause: "The address of a row was not found.",
    remedy: "Correct the row.",
  },
  receiver_house_number_unknown: {
    status: 422,
    code: "address",
    cause: "The street of a row is known, its number is not.",
    remedy: "Correct the row, or send the parcel by itself.",
  },
  batch_size_unknown: {
    status: 422,
    code: "size",
    cause: "The size of a row is the name of no category.",
    remedy: "Correct the row.",
  },
  receiver_number_invalid: {
    status: 422,
    code: "contact_person_number",
    cause: "The phone of the receiver is no valid number.",
  },
  receiver_number_one_missing: {
    status: 422,
    code: "contact_person_number",
    cause: "The phone of the receiver lacks one digit.",
  },
  receiver_number_too_short: {
    status: 422,
    code: "contact_person_number",
    cause: "The phone of the receiver is too short.",
  },
  receiver_number_too_long: {
    status: 422,
    code: "contact_person_number",
    cause: "The phone of the receiver is too long.",
  },
  receiver_not_mobile: {
    status: 422,
    code: "contact_person_number",
    cause: "The phone of the receiver gets no text messages.",
  },
  receiver_pays_cash: {
    status: 422,
    code: "payment_method",
    cause: "A receiver pays in cash, all of it.",
    remedy: "Choose cash, or let the sender pay.",
  },
  declared_value_too_high: {
    status: 422,
    code: "declared_value",
    cause: "The declared value is above the highest one that the shop takes.",
    remedy: "Show `data.max`.",
  },
  batch_file_unreadable: {
    status: 422,
    code: "file",
    cause: "The file is no table with the columns name, phone and address.",
    remedy: "Let the person choose another file.",
  },
  batch_table_unreadable: {
    status: 422,
    code: "file",
    cause: "The file is a table that cannot be read, such as a workbook with a password.",
    remedy: "Show the message, which says why, and let the person choose another file.",
  },
  batch_too_large: {
    status: 422,
    code: "file",
    cause: "The file has more than 50 receivers.",
    remedy: "Split the file.",
  },
  return_code_wrong: {
    status: 422,
    code: "return_otp",
    cause: "The code is not that of the courier.",
    remedy: "Let the person enter it again.",
  },
  minimum_order_missed: {
    status: 422,
    code: "minimum_order",
    cause: "The order is below the minimum of the store; `data.minimum_order` names it.",
    remedy: "Let the person add something.",
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
  block_not_found: { status: 404, code: "block", cause: "The provider has no such block." },
  block_span: { status: 422, code: "to", cause: "The block ends before it begins." },
  driver_in_use: {
    status: 409,
    code: "in_use",
    cause: "The driver is assigned to a trip that is not over.",
    remedy: "Assign another driver to the trip first.",
  },
  vehicle_category_not_found: {
    status: 404,
    code: "category",
    cause: "The module has no such category of vehicles.",
  },
  vehicle_price_needed: {
    status: 422,
    code: "hourly_price",
    cause: "The vehicle has no price by the hour, the kilometre or the day.",
    remedy: "State at least one of the three.",
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
  refund_not_found: { status: 404, code: "refund", cause: "There is no such refund." },
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
  entry_not_found: {
    status: 404,
    code: "entry",
    cause: "There is no such entry, or no such change of it.",
  },
  entry_in_use: {
    status: 409,
    code: "in_use",
    cause: "Something uses the entry; `data.count` says how many.",
    remedy: "Switch it off instead.",
  },
  entry_target: {
    status: 422,
    code: "values",
    cause: "A value names something that there is not, or that does not fit; `field` says which.",
  },
  brand_name_taken: {
    status: 422,
    code: "values.name",
    cause: "Another brand of vehicles has this name.",
  },
  slug_taken: {
    status: 422,
    code: "values.slug",
    cause: "Another page has this address.",
  },
  category_parent: {
    status: 422,
    code: "values.parent_id",
    cause: "Only a main category of the same module has others below it, and only one level.",
  },
  flash_sale_overlaps: {
    status: 409,
    code: "overlap",
    cause: "Another flash sale of the module runs at the same time.",
    remedy: "Choose another time, or end the other one.",
  },
  flash_sale_times: {
    status: 422,
    code: "until",
    cause: "A flash sale has a beginning and an end.",
  },
  flash_sale_discount: {
    status: 422,
    code: "values.items",
    cause: "An item has a percentage above 100.",
  },
  cashback_percentage: {
    status: 422,
    code: "values.cashback_amount",
    cause: "The percentage is above 100.",
  },
  bonus_percentage: {
    status: 422,
    code: "values.bonus_amount",
    cause: "The percentage is above 100.",
  },
  reason_kind: {
    status: 422,
    code: "values.kind",
    cause: "The kind of a reason never changes.",
    remedy: "Add another reason.",
  },
  broadcast_sent: {
    status: 409,
    code: "in_use",
    cause: "The notification has been sent.",
    remedy: "Add another one.",
  },
  entry_order_invalid: {
    status: 422,
    code: "ids",
    cause: "An id is unknown, or stated twice.",
    remedy: "Read the list again.",
  },
  entry_time_invalid: {
    status: 422,
    code: "until",
    cause: "The entry ends before it begins.",
  },
  publish_time_past: {
    status: 422,
    code: "publish_at",
    cause: "The time at which the change takes effect is over.",
    remedy: "Choose a later time, or publish now.",
  },
  setting_currency_used: {
    status: 409,
    code: "in_use",
    cause: "Orders are in the present currency; `data.count` says how many.",
    remedy: "Set up a shop of its own for another currency.",
  },
  setting_all_off: {
    status: 422,
    code: "values",
    cause: "All ways to pay, or all ways to sign in, would be off.",
    remedy: "Leave one of them on.",
  },
  setting_page_missing: {
    status: 422,
    code: "values",
    cause: "Every shop has the pages `about`, `terms` and `privacy`.",
    remedy: "Write what is missing.",
  },
  setting_value_unknown: {
    status: 422,
    code: "values",
    cause: "There is no such country, time zone, currency or phone number; `field` names which.",
  },
  zone_area_crossing: {
    status: 422,
    code: "values.area",
    cause: "A ring of the area crosses itself; `data.latitude` and `data.longitude` are where.",
    remedy: "Move a corner beside that point.",
  },
  zone_area_invalid: {
    status: 422,
    code: "values.area",
    cause: "The area is no polygon of GeoJSON: a ring is open, or coordinates are not degrees.",
  },
  zone_name_taken: {
    status: 422,
    code: "values.name",
    cause: "Another zone has this English name, by which `npm run setup` knows it.",
  },
  zone_target_unknown: {
    status: 422,
    code: "values.delivers_to",
    cause: "A zone that it delivers to, or a module that serves it, is unknown.",
  },
  zone_terms_invalid: {
    status: 422,
    code: "values.delivery",
    cause:
      "A fixed charge needs `charge`; one by distance `per_km` and `minimum`, not above `maximum`.",
  },
  undo_changed_since: {
    status: 409,
    code: "undo",
    cause: "Fields of the change were changed again; `data.paths` names them.",
    remedy: "Show what they are now, and change them by hand.",
  },
  version_changed: {
    status: 409,
    code: "version",
    cause: "Somebody else has changed it in the meantime. `data.version` is the present one.",
    remedy: "Read it again, then repeat the change.",
  },
  weight_missing: {
    status: 409,
    code: "weight",
    cause: "Lines that are sold by weight have not been weighed. `data.detail_ids` names them.",
    remedy: "Weigh them first.",
  },
  item_weight: {
    status: 422,
    code: "weight_step",
    cause: "An item sold by weight needs a step, one sold by the piece and food have none.",
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
  line_notes_off: {
    status: 422,
    code: "note",
    cause: "The store reads no notes to single lines.",
    remedy: "Send the line without a note.",
  },
  order_line_not_refundable: {
    status: 422,
    code: "detail_id",
    cause: "The order has no such line, or fewer pieces of it.",
  },
  replacement_invalid: {
    status: 422,
    code: "replace_with",
    cause: "The item is not available, or has required options.",
  },
  nothing_left: {
    status: 422,
    code: "lines",
    cause: "Nothing would be left of the order.",
    remedy: "Reject the order instead.",
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
  payment_gateway_unavailable: {
    status: 422,
    code: "payment_gateway",
    cause: "The gateway is missing or not available.",
    remedy: "Offer those of `GET /config`.",
  },
  callback_not_allowed: {
    status: 422,
    code: "callback",
    cause: "The page to return to is not on an allowed origin.",
    remedy: "Use an origin of the shop, or allow it in the settings.",
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
  address_in_no_zone: {
    status: 422,
    code: "coordinates",
    cause: "The address is in no open zone.",
    remedy: "Let the person choose another address.",
  },
  store_outside_zone: {
    status: 422,
    code: "coordinates",
    cause: "The store is outside the chosen zone.",
    remedy: "Let the person move the pin.",
  },
  identity_image_needed: {
    status: 422,
    code: "identity_image",
    cause: "The pictures of the identity document were deleted.",
    remedy: "Let the person add them again.",
  },
  pickup_zone_needed: {
    status: 422,
    code: "pickup_zone_id",
    cause: "A rental provider has no pickup zone.",
  },
  siret_invalid: { status: 422, code: "company_number", cause: "No valid SIRET number (France)." },
  enterprise_number_invalid: {
    status: 422,
    code: "company_number",
    cause: "No valid enterprise number (Belgium).",
  },
  uid_invalid: { status: 422, code: "company_number", cause: "No valid UID (Switzerland)." },
  address_count: {
    status: 422,
    cause: "The customer has 50 addresses.",
    remedy: "Let the person delete one.",
  },
  address_missing: { status: 422, code: "address", cause: "The address is missing." },
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
  wallet_balance_low: {
    status: 422,
    code: "wallet_balance",
    cause: "The wallet holds less than the amount.",
    remedy: "Choose another payment method.",
  },
  claim_amount_too_large: {
    status: 422,
    code: "amount",
    cause: "More than can be paid of the claim now.",
  },
  partial_payment: {
    status: 422,
    cause: "The wallet is empty, or covers the whole amount.",
    remedy: "Pay without a partial payment.",
  },
  transfer_detail_missing: {
    status: 422,
    code: "user_data",
    cause: "A required detail of the transfer is missing.",
  },
  points_missing: { status: 422, code: "point", cause: "The customer has fewer points." },
  points_below_minimum: {
    status: 422,
    code: "point",
    cause: "Fewer points than can be converted.",
  },
  cash_amount_too_large: {
    status: 422,
    code: "amount",
    cause: "More cash than the courier holds.",
  },
  not_delivered: {
    status: 422,
    code: "order_status",
    cause: "The order is not delivered, or is refunded.",
    remedy: "Offer the rating once it is delivered.",
  },
  trip_not_completed: {
    status: 422,
    code: "trip_status",
    cause: "The trip is not completed.",
    remedy: "Offer the rating once it is completed.",
  },
  refund_amount_invalid: {
    status: 422,
    code: "amount",
    cause: "Nothing, or more than is left to refund.",
    remedy: "Read `refundable` again.",
  },
  refund_lines_invalid: {
    status: 422,
    code: "lines",
    cause: "The order does not have these pieces, or they were refunded.",
    remedy: "Read `refundable` again.",
  },
  refund_lines_with_amount: {
    status: 422,
    code: "lines",
    cause: "Both lines and an amount are given.",
    remedy: "Send one of both.",
  },
  refund_method_unavailable: {
    status: 422,
    code: "method",
    cause: "The order cannot be refunded this way.",
    remedy: "Choose another method.",
  },
  borne_by_unknown: {
    status: 422,
    code: "borne_by",
    cause: "The order has no such party.",
    remedy: "Choose another one.",
  },
  cancel_reason_missing: { status: 422, code: "reason", cause: "The reason is missing." },
  email_taken: {
    status: 422,
    code: "email",
    cause: "Another account has this e-mail.",
    remedy: "Let the person sign in, or enter another.",
  },
  email_unconfirmed: {
    status: 422,
    code: "email",
    cause: "The provider gives no confirmed e-mail.",
    remedy: "Ask for a phone, and call `social-register`.",
  },
  phone_taken: {
    status: 422,
    code: "phone",
    cause: "Another account has this phone.",
    remedy: "Let the person sign in, or enter another.",
  },
  phone_invalid: { status: 422, code: "phone", cause: "The phone is no valid number." },
  phone_not_mobile: {
    status: 422,
    code: "phone",
    cause: "The phone gets no text messages.",
    remedy: "Let the person enter a mobile number.",
  },
  phone_too_short: { status: 422, code: "phone", cause: "The phone has fewer than ten digits." },
  phone_of_other_account: {
    status: 422,
    code: "phone",
    cause: "The phone is not that of the account.",
  },
  current_password_needed: {
    status: 422,
    code: "current_password",
    cause: "The change needs the current password.",
    remedy: "Ask for it.",
  },
  current_password_wrong: {
    status: 422,
    code: "current_password",
    cause: "The current password is wrong.",
    remedy: "Ask for it again.",
  },
  recovery_phone_invalid: {
    status: 422,
    code: "phone",
    cause: "The phone does not have exactly ten national digits.",
  },
  passwords_differ: { status: 422, code: "confirm_password", cause: "Both passwords differ." },
  contact_type_wrong: {
    status: 422,
    code: "field_type",
    cause: "The contact is not of the stated type.",
  },
  ref_code: {
    status: 422,
    cause: "The referral code does not exist, or referrals are off.",
    remedy: "Let the person correct or remove it.",
  },
  account_has_running_orders: {
    status: 409,
    code: "ongoing",
    cause: "An order, a parcel or a trip is running; `data.orders` names it.",
    remedy: "Remove the account once it is over.",
  },
  account_holds_money: {
    status: 409,
    code: "balance",
    cause: "The account holds money or points, which `data` names.",
    remedy: "Ask what becomes of them, and repeat with `payout`.",
  },
  phone_locked: {
    status: 422,
    code: "phone",
    cause: "A verified phone cannot be changed.",
    remedy: "Send the present phone.",
  },
  no_question_open: {
    status: 409,
    code: "verified",
    cause: "There is no question to answer.",
    remedy: "Continue with the current step of the sign-in.",
  },
  password_needed: {
    status: 422,
    code: "password",
    cause: "The password is missing.",
    remedy: "Ask for it.",
  },
  name_needed: { status: 422, code: "name", cause: "The name is missing.", remedy: "Ask for it." },
  otp_wrong: {
    status: 422,
    code: "otp",
    cause: "The code is wrong, used, replaced or expired, or was never sent.",
    remedy: "Let the person enter it again, or send another.",
  },
  reset_token_wrong: {
    status: 422,
    code: "reset_token",
    cause: "The code is wrong, used, replaced or expired, or was never sent.",
    remedy: "Let the person enter it again, or send another.",
  },
  pickup_code_wrong: {
    status: 422,
    code: "code",
    cause: "The code is not that of the order.",
    remedy: "Ask the store for it.",
  },
  handover_code_wrong: {
    status: 422,
    code: "pickup_code",
    cause: "The code is not that of the courier of the order.",
    remedy: "Compare the number of the order with that on the courier's phone.",
  },
  cash_differs: {
    status: 422,
    code: "cash",
    cause: "The cash is more than the amount that is due, or none.",
    remedy: "Take the amount of `collect`.",
  },
  cash_missing: {
    status: 422,
    code: "cash",
    cause: "The cash is less than the amount that is due, without a reason.",
    remedy: "Take the amount of `collect`, or send `missing_reason`.",
  },
  proof_needed: {
    status: 422,
    code: "proof",
    cause: "A parcel is left in a safe place without a picture.",
    remedy: "Take a picture, or enter the code of the receiver.",
  },
  cash_needed: {
    status: 422,
    code: "cash",
    cause: "The order is to be paid in cash, and no cash is stated.",
    remedy: "Send `cash`.",
  },
  paper_expired: {
    status: 422,
    code: "valid_until",
    cause: "The paper is not valid any more.",
  },
  shift_time_invalid: {
    status: 422,
    code: "to",
    cause: "The shift is over, ends before it begins, or lasts more than 12 hours.",
  },
  occurred_at_invalid: {
    status: 422,
    code: "occurred_at",
    cause: "The time is in the future, or more than 60 minutes ago.",
  },
  second_step_code: {
    status: 422,
    code: "code",
    cause: "The code of the authenticator app is wrong or missing.",
    remedy: "Ask for the current code.",
  },
  staff_role_beyond: {
    status: 422,
    code: "role",
    cause: "The role may do what the caller may not.",
    remedy: "Let an owner give it.",
  },
  role_key_taken: {
    status: 422,
    code: "key",
    cause: "Another role of this kind of staff has the key.",
    remedy: "State another name.",
  },
  role_permissions_unknown: {
    status: 422,
    code: "permissions",
    cause: "This kind of staff has no such permission.",
  },
  staff_role_unknown: {
    status: 422,
    code: "role",
    cause: "There is no such role.",
    remedy: "Offer the roles of `GET /store/staff`.",
  },
  invitation_over: {
    status: 422,
    code: "token",
    cause: "The invitation was used, withdrawn or has expired.",
    remedy: "Ask the store for another.",
  },
  passkey_invalid: {
    status: 422,
    cause: "The passkey could not be verified.",
    remedy: "Begin again.",
  },
  staff_push_subscription_malformed: {
    status: 422,
    code: "subscription",
    cause: "The push subscription is malformed, or its service is unknown.",
  },
  push_subscription_malformed: {
    status: 422,
    code: "cm_firebase_token",
    cause: "The push subscription is malformed, or its service is unknown.",
  },
  passkey_expired: {
    status: 422,
    cause: "The challenge is older than five minutes, or was used.",
    remedy: "Begin again.",
  },
  view_count_reached: {
    status: 422,
    code: "view_count",
    cause: "The operator has 50 saved views of the list.",
    remedy: "Let the person remove one.",
  },
  too_many_passkeys: {
    status: 422,
    code: "passkey_count",
    cause: "The customer has 20 passkeys.",
    remedy: "Let the person remove one.",
  },
  otp_wait: {
    status: 429,
    code: "otp",
    cause: "A code was sent to the recipient a moment ago, or too many were.",
  },
  throttled: { status: 429, cause: "A rate limit." },
  unexpected: { status: 500, cause: "An error of the server. A write has changed nothing." },
  not_set_up: {
    status: 503,
    cause: "The shop has not been set up.",
    remedy: "Set it up with `npm run setup`.",
  },
  maintenance: { status: 503, code: "unavailable", cause: "The shop is in maintenance." },
  provider_away: {
    status: 503,
    code: "unavailable",
    cause: "The sign-in provider does not answer.",
  },
  gateway_away: { status: 503, code: "unavailable", cause: "The payment gateway does not answer." },
  overloaded: { status: 503, code: "unavailable", cause: "Too much expensive work is waiting." },
  unavailable: { status: 503, cause: "The database or another service is not available." },
} as const satisfies Record<string, ErrorEntry>;

/** Names an error; a caller sees its code. */
export type ErrorKey = keyof typeof errors;

/** The code of an error in a response. Codes are stable; keys are names of our own. */
export type ErrorCode = {
  [Key in ErrorKey]: (typeof errors)[Key] extends { code: infer Code extends string } ? Code : Key;
}[ErrorKey];

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
  "runs",
  "groups",
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
  "shifts",
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
export function getErrorStatus(key: ErrorKey): number {
  return errors[key].status;
}

/** What programmers of a client read about an error. */
export function explanationOf(key: ErrorKey): { cause: string; remedy: string | undefined } {
  const { cause, remedy }: ErrorEntry = errors[key];
  return { cause, remedy };
}

/** The stable code that a caller sees. */
export function getErrorCode(key: ErrorKey): string {
  const entry: ErrorEntry = errors[key];
  return entry.code ?? key;
}
