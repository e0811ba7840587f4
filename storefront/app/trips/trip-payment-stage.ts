import type { Trip } from "@errand/core/trips/trips.types";
import type { PaymentStage } from "../orders/payment-stage.ts";

/**
 * How the payment of a trip stands; `checking` is never shown as failed. Null for a trip that has
 * nothing to pay. A failed payment leaves the trip as it is.
 */
export function tripPaymentStage({
  actions,
  payment_state: state,
}: Pick<Trip, "actions" | "payment_state">): PaymentStage | null {
  if (!actions.includes("pay")) return null;
  if (state === "checking") return "checking";
  return state === "failed" || state === "canceled" || state === "expired" ? "failed" : "unpaid";
}
