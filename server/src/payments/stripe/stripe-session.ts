import type { GatewayOutcome } from "@errand/core/payments/payment-states";
import type Stripe from "stripe";
import type { GatewayPayment } from "../gateway.ts";
import { fromStripeAmount } from "./stripe-amount.ts";

type Session = Stripe.Checkout.Session;

/**
 * The payment of the shop that a session is for; null for a session that the shop did not create.
 */
export function findPublicId({ client_reference_id: id, metadata }: Session): string | null {
  return id !== null && metadata?.payment_id === id ? id : null;
}

/** Until when the shop lets the customer pay; Stripe's own end is later. */
export function paysUntil({ metadata }: Session): Date {
  return new Date(metadata?.pays_until ?? 0);
}

/** The payment as a session tells it at `now`. */
export function toGatewayPayment(session: Session, now: Date): GatewayPayment {
  const { payment_status, amount_total, currency } = session;
  if (payment_status === "paid" && amount_total !== null && currency !== null) {
    const amount = fromStripeAmount(amount_total, currency);
    return { outcome: "paid", amount, currency: currency.toUpperCase() };
  }
  return { outcome: unpaidOutcome(session, now) };
}

function unpaidOutcome(session: Session, now: Date): GatewayOutcome {
  if (session.status === "open") return "open";
  // The end of the time to pay is the shop's own event.
  if (session.status === "expired") return now < paysUntil(session) ? "canceled" : "open";
  const { payment_intent: intent } = session;
  const status = typeof intent === "object" ? intent?.status : undefined;
  // A bank transfer or debit of a complete session that did not come.
  const hasFailed = status === "requires_payment_method" || status === "canceled";
  return hasFailed ? "declined" : "processing";
}
