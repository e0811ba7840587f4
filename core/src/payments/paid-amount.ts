import { type Minor, minor, nothing, sumOf } from "../money.ts";

export const paymentStatuses = [
  "unpaid",
  "partially_paid",
  "paid",
  "partially_refunded",
  "refunded",
] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

/** What one succeeded payment brought to an order, and what of it went back. */
export interface ReceivedPayment {
  amount: Minor;
  returned: Minor;
}

export interface OrderPayments {
  /** The total of the order. */
  amount: Minor;
  received: readonly ReceivedPayment[];
  /**
   * The order still waits for its payment, so that money of an earlier attempt no longer matters.
   */
  awaitsPayment: boolean;
  /**
   * What can still be returned of the goods of a delivered order; nothing of one that ended without
   * delivery.
   */
  refundable: Minor;
}

/** What the shop holds for an order: succeeded payments less refunds. */
export function paidAmount(received: readonly ReceivedPayment[]): Minor {
  return sumOf(received.map(({ amount, returned }) => minor(amount - returned)));
}

/** What is left to pay; never below zero. */
export function dueAmount(amount: Minor, received: readonly ReceivedPayment[]): Minor {
  return minor(Math.max(amount - paidAmount(received), 0));
}

/**
 * The payment status of an order. An order whose total fell after a part of its money went back
 * counts as paid; a payment that was returned in full does not count beside one that was not.
 * Source: contract 4.5, 7.5.
 */
export function paymentStatusOf({
  amount,
  received,
  awaitsPayment,
  refundable,
}: OrderPayments): PaymentStatus {
  const paid = paidAmount(received);
  if (paid > nothing && paid >= amount) return "paid";
  const remaining = received.filter((payment) => payment.returned < payment.amount);
  if (remaining.some(({ returned }) => returned > nothing)) {
    return refundable > nothing ? "partially_refunded" : "refunded";
  }
  if (remaining.length > 0) return "partially_paid";
  return received.length === 0 || awaitsPayment ? "unpaid" : "refunded";
}
