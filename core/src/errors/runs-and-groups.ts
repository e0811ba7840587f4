import type { ErrorEntry } from "./error-entry.ts";

/** Errand runs and group orders (contract 8.2, contract 8.3). */
export const runsAndGroupsErrors = {
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
  run_not_found: {
    status: 404,
    code: "run",
    cause: "There is no such run, or the caller may not see it.",
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
} as const satisfies Record<string, ErrorEntry>;
