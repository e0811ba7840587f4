import type { ErrorEntry } from "./error-entry.ts";

/** Couriers: duty, shifts, papers, jobs and cash. */
export const couriersErrors = {
  courier_not_found: {
    status: 404,
    code: "courier",
    cause: "There is no such courier in the zones of the operator.",
  },
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
  shift_in_use: {
    status: 409,
    code: "in_use",
    cause: "Couriers have places in the shift.",
    remedy: "Keep its times and these places.",
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
  off_duty: {
    status: 409,
    cause: "The courier is off duty.",
    remedy: "Start the duty with `PUT /courier/duty`.",
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
  paper_type_unsupported: {
    status: 415,
    code: "media_type",
    cause: "The content of the file is no JPEG, PNG, GIF or PDF.",
    remedy: "Let the person choose another file.",
  },
  cash_amount_too_large: {
    status: 422,
    code: "amount",
    cause: "More cash than the courier holds.",
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
} as const satisfies Record<string, ErrorEntry>;
