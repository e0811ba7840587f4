import type { ErrorEntry } from "./error-entry.ts";

/** Payments, the wallet, loyalty points and credit. */
export const paymentsErrors = {
  payment_not_found: { status: 404, code: "payment", cause: "There is no such payment." },
  claim_not_found: { status: 404, code: "claim", cause: "There is no claim with this reference." },
  offline_method_not_found: {
    status: 404,
    code: "method",
    cause: "There is no such way to pay outside the shop.",
  },
  offline_payment_reported: {
    status: 409,
    code: "offline_payment",
    cause: "The reported transfer was verified, or reported before.",
  },
  credit_limit: {
    status: 422,
    code: "amount",
    cause: "The operator would give more than allowed on one day; `data.left` says what is left.",
    remedy: "Lower the amount, or ask a colleague.",
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
} as const satisfies Record<string, ErrorEntry>;
