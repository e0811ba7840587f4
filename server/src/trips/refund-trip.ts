import { AppError } from "@errand/core/errors";
import { fromMinor, type Minor, minor, nothing, sumOf } from "@errand/core/money";
import { isRunningTrip } from "@errand/core/trips/trip-states";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { RefundProposal } from "../order-rows/refund-proposals.tables.ts";
import { refundRequests } from "../order-rows/refund-requests.tables.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { storePaymentStatus } from "../orders/payment-status.data.ts";
import { refundedReason } from "../orders/refund-response.ts";
import { readReserved } from "../orders/refundable.data.ts";
import { readPaymentsLeft, refundOrder } from "../payments/refunds.ts";
import {
  type ConfirmLimit,
  confirmProposal,
  mustBeConfirmed,
  proposeRefund,
} from "../refunds/refund-proposals.ts";
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
  /** What waits for a second operator; null: nothing does. */
  limit?: ConfirmLimit | null;
}

/**
 * Returns an amount of a trip that is over, which the caller has locked, and takes back what the
 * trip had earned in proportion; returns the id of the refund. What needs a second operator is
 * reserved until then. Throws `trip_status_conflict` for a trip that is not over,
 * `refund_amount_invalid` for nothing and for more than its payments have left, and
 * `refund_method_unavailable` (contract 7.5).
 */
export async function refundTrip(
  tx: Database,
  row: TripRow,
  { amount, reason, method, borneBy, note, limit = null, at }: TripRefund & { at: Date },
): Promise<number> {
  const { order, shop } = row;
  const { id: orderId } = order;
  if (isRunningTrip(order.status)) throw new AppError("trip_status_conflict");
  const left = await readLeft(tx, orderId);
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
      ...{ orderId, amount, reason, createdAt: at, updatedAt: at },
      ...{ state: "to_confirm", method: method === "wallet" ? "wallet" : "manual" },
    })
    .returning({ id: refundRequests.id });
  if (!stored) throw new Error("the new refund was not returned");
  const requestId = stored.id;
  if (limit && (await mustBeConfirmed(tx, limit, { orderId, amount, at }))) {
    await proposeRefund(tx, {
      ...{ requestId, requested: false, amount, delivery: nothing, tip: nothing, lines: null },
      ...{ method: method ?? null, borneBy, note, proposedBy: limit.staffId, proposedAt: at },
    });
    await notifyWatchers(tx, orderId);
    return requestId;
  }
  await returnApproved(tx, row, { requestId, amount, method, borneBy, note, at });
  return requestId;
}

/**
 * Returns what another operator has decided, of a trip that the caller has locked. Throws
 * `refund_decided` for what no longer waits.
 */
export async function confirmTripRefund(
  tx: Database,
  row: TripRow,
  staffId: number,
  { requestId, at }: { requestId: number; at: Date },
): Promise<void> {
  const { amount, method, borneBy, note } = await confirmProposal(tx, requestId, staffId);
  const terms = { requestId, amount, borneBy, note, at };
  await returnApproved(tx, row, { ...terms, method: method ?? undefined });
}

async function returnApproved(
  tx: Database,
  { order, trip }: TripRow,
  {
    requestId,
    amount,
    method,
    borneBy,
    note,
    at,
  }: Pick<TripRefund, "amount" | "method" | "note"> & {
    requestId: number;
    borneBy: RefundProposal["borneBy"];
    at: Date;
  },
): Promise<void> {
  const { id: orderId } = order;
  const approved = { state: "approved", borneBy, deskNote: note, updatedAt: at } as const;
  const isIt = eq(refundRequests.id, requestId);
  await tx.update(refundRequests).set(approved).where(isIt);
  await refundOrder(tx, {
    ...{ orderId, requestId, amount, reason: refundedReason, now: at, isHandedOut: true },
    ...(method && { method }),
    borneBy:
      borneBy === "store" ? { kind: "store", storeId: trip.providerId } : { kind: "platform" },
  });
  // What another refund waits for may stay with the shop.
  const isWhole = (await readPaymentsLeft(tx, orderId)).length === 0;
  const taken = await takeBackRewards(tx, { order }, { requestId, isWhole, at });
  await tx.update(refundRequests).set(taken).where(isIt);
  await storePaymentStatus(tx, orderId);
  await notifyWatchers(tx, orderId);
  await tellOfTrip(tx, orderId, "refunded", at);
}

/** What of the payments of a trip has neither gone back nor waits for a second operator. */
async function readLeft(tx: Database, orderId: number): Promise<Minor> {
  const left = sumOf((await readPaymentsLeft(tx, orderId)).map((payment) => payment.left));
  return minor(left - (await readReserved(tx, orderId)));
}

/** What can still be returned of a trip; nothing before it is over. */
export async function readTripLeft(tx: Database, { order }: TripRow) {
  const isOver = !isRunningTrip(order.status);
  const payments = isOver ? await readPaymentsLeft(tx, order.id) : [];
  return {
    left: fromMinor(isOver ? await readLeft(tx, order.id) : nothing),
    payments: payments.map(({ payment, left }) => ({
      id: payment.id,
      payment_method: payment.gateway ?? payment.method,
      left: fromMinor(left),
    })),
  };
}
