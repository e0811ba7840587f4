import type { PaymentState } from "@errand/core/payments/payment-states";

/** What the gateway's page adds to the address of the order. It proves nothing (contract 4.6). */
export interface PaymentReturn {
  paymentId: string;
  flag: "success" | "fail" | "cancel";
}

const flags = ["success", "fail", "cancel"] as const;

/** Null for a page that was not opened by a gateway. */
export function paymentReturnOf(query: URLSearchParams): PaymentReturn | null {
  const flag = flags.find((each) => each === query.get("flag"));
  const paymentId = query.get("payment_id") ?? "";
  return flag && /^[\w-]{22}$/.test(paymentId) ? { paymentId, flag } : null;
}

/** The same query without what the gateway added. */
export function withoutReturn(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete("flag");
  rest.delete("payment_id");
  return rest;
}

/**
 * How a payment went for a customer who left its page by an exit; without paying, when it is still
 * open.
 */
export function paymentResult(
  state: PaymentState,
  flag: PaymentReturn["flag"],
): "checking" | "succeeded" | "failed" {
  if (state === "succeeded" || state === "authorized") return "succeeded";
  if (state === "checking" || (state === "open" && flag !== "cancel")) return "checking";
  return "failed";
}

export const resultLooks = {
  checking: "bg-sunken",
  succeeded: "bg-good-soft text-good",
  failed: "bg-warn-soft text-warn",
};
