import type { ErrorEntry } from "./error-entry.ts";

/** Requests that are malformed, repeated, too many or cannot be answered now. */
export const requestsErrors = {
  permission_missing: {
    status: 403,
    code: "permission",
    cause: "The role of the staff account lacks the permission.",
    remedy: "Hide what the permissions of `/me` do not allow.",
  },
  feature_off: {
    status: 403,
    cause:
      "The shop, the store or the zone does not offer this; `field` names the parameter that asks for it.",
    remedy: "Read `GET /config` and offer something else.",
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
  module_not_found: {
    status: 404,
    code: "module",
    cause: "There is no such module, or it takes no new partners in this zone.",
  },
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
  preview_not_found: {
    status: 422,
    code: "X-Preview",
    cause: "`X-Preview` is no token of a preview, or the preview has ended after 30 minutes.",
    remedy: "Start another preview at the desk, or send no such header.",
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
  export_too_large: {
    status: 422,
    code: "export_size",
    cause: "The table would have more than 50,000 rows.",
    remedy: "Ask for a shorter period.",
  },
  no_question_open: {
    status: 409,
    code: "verified",
    cause: "There is no question to answer.",
    remedy: "Continue with the current step of the sign-in.",
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
