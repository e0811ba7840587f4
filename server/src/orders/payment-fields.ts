import { fromMinor } from "@errand/core/money";
import { paymentExpiry } from "@errand/core/orders/order-deadlines";
import type { Order } from "@errand/core/orders/orders.types";
import { isReceived, isUndecided } from "@errand/core/payments/payment-states";
import type { OrderRow } from "../order-rows/order-facts.ts";
import type { orders } from "../order-rows/orders.tables.ts";
import {
  getReceivedPayments,
  latestGatewayPayment,
  type OrderPayment,
} from "../payments/order-payments.data.ts";
import type { OfflinePaymentRow } from "./offline-payments.data.ts";
import { transferEnd } from "./transfer-end.ts";

type PaymentFields = Pick<
  Order,
  "payment_state" | "payment_expires_at" | "transaction_reference" | "payments"
>;

/** What an order says of its payments. Attempts that have ended without money are left out. */
export function toPaymentFields(
  row: Pick<OrderRow, "order" | "shop">,
  rows: OrderPayment[] | undefined,
  transfer: OfflinePaymentRow | undefined,
): PaymentFields {
  const end = timeToPayOf(row.order, rows) ?? transferEnd(row, transfer ?? null);
  const latest = latestGatewayPayment(rows);
  const isShown = ({ payment, amount }: OrderPayment) =>
    amount > 0 && (isReceived(payment) || isUndecided(payment.state));
  return {
    payment_state: latest?.state ?? null,
    payment_expires_at: end?.toISOString() ?? null,
    transaction_reference: latestGatewayPayment(getReceivedPayments(rows))?.reference ?? null,
    payments: (rows ?? []).filter(isShown).map(({ payment, amount }) => ({
      id: payment.id,
      payment_method: payment.gateway ?? payment.method,
      amount: fromMinor(amount),
      payment_status: isReceived(payment) ? ("paid" as const) : ("unpaid" as const),
      transaction_ref: payment.reference,
    })),
  };
}

/**
 * The end of the time to pay through a gateway; null for an order that does not wait for a gateway.
 */
function timeToPayOf(
  { status, paymentMethod, paymentStatus, statusTimestamps }: typeof orders.$inferSelect,
  rows: OrderPayment[] | undefined,
): Date | null {
  const { pending } = statusTimestamps;
  const isUnpaid = status === "pending" && paymentStatus !== "paid";
  if (!isUnpaid || paymentMethod !== "digital_payment" || !pending) return null;
  const open = rows?.findLast(({ payment }) => isUndecided(payment.state))?.payment;
  return open?.expiresAt ?? paymentExpiry(new Date(pending));
}
