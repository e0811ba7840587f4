import type { ErrorEntry } from "./error-entry.ts";

/** The operator's desk: entries, settings, zones and money. */
export const deskErrors = {
  view_not_found: { status: 404, code: "view", cause: "The operator has no such saved view." },
  failed_job_not_found: {
    status: 404,
    code: "job",
    cause: "No failed job has this id; it may have been queued again.",
    remedy: "Read the jobs again.",
  },
  payout_not_found: { status: 404, code: "payout", cause: "There is no such payout run." },
  customer_not_found: {
    status: 404,
    code: "customer",
    cause: "There is no such customer, or none who has ordered in the zones of the operator.",
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
  refund_same_person: {
    status: 409,
    code: "same_person",
    cause: "The operator has decided this refund; another one must confirm it.",
    remedy: "Ask a colleague with the same permission.",
  },
  payout_until: {
    status: 422,
    code: "until",
    cause: "The day is not over.",
    remedy: "Name a day before today.",
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
  view_count_reached: {
    status: 422,
    code: "view_count",
    cause: "The operator has 50 saved views of the list.",
    remedy: "Let the person remove one.",
  },
} as const satisfies Record<string, ErrorEntry>;
