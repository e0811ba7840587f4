import { gatewayPayment } from "@errand/core/ledger/order-journals";
import { paidAmount } from "@errand/core/payments/paid-amount";
import { tripPaymentEffect } from "@errand/core/trips/trip-payments";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { orderPaymentSubject } from "../orders/order-payments.ts";
import { storePaymentStatus } from "../orders/payment-status.data.ts";
import { getReceivedPayments, readOrderPayments } from "../payments/order-payments.data.ts";
import type { PaymentShare, PaymentSubject } from "../payments/payment-subject.ts";
import { findTripRow } from "./read-trip.ts";

/** What payments do to trips (contract 5.4): no payment changes the status of a trip. */
export const tripPaymentSubject: PaymentSubject = {
  lock: orderPaymentSubject.lock,

  async journalOf(_tx, _payment, fact) {
    return gatewayPayment(fact);
  },

  async onPaid(tx, { payment, subjectId, amount, now }) {
    const row = await requireTrip(tx, subjectId);
    const { id, status, amount: total } = row.order;
    const received = getReceivedPayments((await readOrderPayments(tx, [id])).get(id));
    const paid = paidAmount(received.filter((earlier) => earlier.payment.id !== payment.id));
    if (tripPaymentEffect({ status, amount: total, paid }, amount) === "return") return "returned";
    const paymentMethod = payment.gateway ?? payment.method;
    await tx.update(orders).set({ paymentMethod, updatedAt: now }).where(eq(orders.id, id));
    return "kept";
  },

  async onChecking(tx, ids) {
    for (const tripId of ids) await notifyWatchers(tx, tripId);
  },

  async onBooked(tx, ids) {
    for (const tripId of ids) {
      await storePaymentStatus(tx, tripId);
      await notifyWatchers(tx, tripId);
    }
  },

  /** The trip stays as it is, and may be paid in another way. */
  async onFailed(tx, { subjectId }) {
    const { order } = await requireTrip(tx, subjectId);
    await notifyWatchers(tx, order.id);
  },
};

async function requireTrip(tx: Database, subjectId: PaymentShare["subjectId"]) {
  const row = subjectId === null ? null : await findTripRow(tx, subjectId);
  if (!row) throw new Error(`a payment names the trip ${subjectId}, which does not exist`);
  return row;
}
