import { AppError } from "@errand/core/errors";
import { fromMinor, type Minor, minor, nothing, sumOf } from "@errand/core/money";
import { isRunningTrip } from "@errand/core/trips/trip-states";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { refundRequests } from "../order-rows/refund-requests.tables.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { storePaymentStatus } from "../orders/payment-status.data.ts";
import { refundedReason } from "../orders/refund-response.ts";
import { readPaymentsLeft, refundOrder } from "../payments/refunds.ts";
import { takeBackRewards } from "../rewards/take-back-rewards.ts";
import { tellOfTrip } from "./trip-message.job.ts";
import type { TripRow } from "./trip-row.ts";

/** What the desk returns of a trip. */
export interface TripRefund {
  amount: Minor;
  reason: string;
  method?: "wallet" | "source" | "manual" | undefined;
  borneBy: "platform" | "store";
  note: string | null;
}

/**
 * Returns an amount of a trip that is over, which the caller has locked, and takes back what the
 * trip had earned in proportion; returns the id of the refund. Throws `trip_status_conflict` for a
 * trip that is not over, `refund_amount_invalid` for nothing and for more than its payments have
 * left, and `refund_method_unavailable` (contract 7.5).
 */
export async function refundTrip(
  tx: Database,
  { order, trip, shop }: TripRow,
  { amount, reason, method, borneBy, note, at }: TripRefund & { at: Date },
): Promise<number> {
  const { id: orderId } = order;
  if (isRunningTrip(order.status)) throw new AppError("trip_status_conflict");
  const left = sumOf((await readPaymentsLeft(tx, orderId)).map((payment) => payment.left));
  if (amount > left || amount === nothing) {
    throw new AppError("refund_amount_invalid", {
      field: "amount",
      data: { left: fromMinor(left) },
    });
  }
  const hasWallet = shop.wallet && order.customerId !== null;
  if (method === "wallet" && !hasWallet) {
    throw new AppError("refund_method_unavailable", { field: "method" });
  }
  const [stored] = await tx
    .insert(refundRequests)
    .values({
      ...{ orderId, amount, reason, borneBy },
      ...{ state: "approved", method: method === "wallet" ? "wallet" : "manual" },
      ...{ deskNote: note, createdAt: at, updatedAt: at },
    })
    .returning({ id: refundRequests.id });
  if (!stored) throw new Error("the new refund was not returned");
  const requestId = stored.id;
  await refundOrder(tx, {
    ...{ orderId, requestId, amount, reason: refundedReason, now: at, isHandedOut: true },
    ...(method && { method }),
    borneBy:
      borneBy === "store" ? { kind: "store", storeId: trip.providerId } : { kind: "platform" },
  });
  const taken = await takeBackRewards(tx, { order }, { requestId, isWhole: amount === left, at });
  await tx.update(refundRequests).set(taken).where(eq(refundRequests.id, requestId));
  await storePaymentStatus(tx, orderId);
  await notifyWatchers(tx, orderId);
  await tellOfTrip(tx, orderId, "refunded", at);
  return requestId;
}

/** What can still be returned of a trip; nothing before it is over. */
export async function readTripLeft(tx: Database, { order }: TripRow) {
  const payments = isRunningTrip(order.status) ? [] : await readPaymentsLeft(tx, order.id);
  return {
    left: fromMinor(minor(sumOf(payments.map(({ left }) => left)))),
    payments: payments.map(({ payment, left }) => ({
      id: payment.id,
      payment_method: payment.gateway ?? payment.method,
      left: fromMinor(left),
    })),
  };
}
