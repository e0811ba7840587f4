import { AppError } from "@errand/core/errors";
import type { Actor } from "@errand/core/orders/order-actor";
import { cancelAnswerMinutes } from "@errand/core/orders/order-deadlines";
import { actionsFor } from "@errand/core/orders/order-states";
import { eq } from "drizzle-orm";
import * as z from "zod";
import { type Database, inTransaction } from "../database/database.ts";
import { recordIncident } from "../delivery/incidents.data.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { defineJob, handleJob, type JobHandler } from "../jobs/job.ts";
import { type CancelRequest, cartOrders } from "../order-rows/cart-orders.tables.ts";
import { type OrderRow, toOrderFacts } from "../order-rows/order-facts.ts";
import { toCancelRequest } from "../orders/cancel-request-response.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { sendMessageLater } from "../orders/order-messages/order-message.job.ts";
import { transitionLockedOrder } from "../orders/order-transitions.ts";
import { findLockedOrderRow } from "../orders/orders.data.ts";

/** Passes a request on to the desk that the store has not answered. */
const escalateCancelJob = defineJob({
  name: "escalate-cancel-request",
  data: z.object({ orderId: z.int() }),
});

/**
 * Stores the request of the customer to cancel an order, which the caller has locked. The store is
 * asked; the desk, when the courier has the order already. Throws `cancel_requested` for the second
 * request, and `order_status_conflict` for an order that the customer can cancel without asking, or
 * that is over.
 */
export async function storeCancelRequest(
  tx: Database,
  row: OrderRow,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  const facts = toOrderFacts(row);
  if (facts.cancelRequested) throw new AppError("cancel_requested");
  if (!actionsFor(facts, at).includes("request_cancel"))
    throw new AppError("order_status_conflict");
  const request: CancelRequest = { reason, requestedAt: at.toISOString() };
  await writeRequest(tx, row.order.id, request);
  if (facts.status === "picked_up") return passToDesk(tx, row.order.id, request, at);
  const startAfter = new Date(at.getTime() + cancelAnswerMinutes * 60_000);
  await enqueue(tx, escalateCancelJob, { orderId: row.order.id }, { startAfter });
}

/** What the store or the desk decides about a request. */
export interface CancelAnswer {
  decision: "accept" | "refuse";
  note: string | null;
  at: Date;
}

/**
 * Answers a request about an order that the caller has locked: accepting cancels the order, with
 * the reason of the customer. Throws `order_status_conflict` when no request waits, or when the
 * actor may not cancel the order any more.
 */
export async function answerCancelRequest(
  tx: Database,
  row: OrderRow,
  actor: Actor,
  { decision, note, at }: CancelAnswer,
): Promise<void> {
  const request = row.cart?.cancelRequest;
  if (!request || !isPending(row)) throw new AppError("order_status_conflict");
  if (decision === "accept") {
    return transitionLockedOrder(tx, row, "canceled", actor, { at, reason: request.reason });
  }
  await writeRequest(tx, row.order.id, { ...request, refused: { at: at.toISOString(), note } });
  await sendMessageLater(tx, { orderId: row.order.id, message: "cancel_refused", at });
}

export function escalateCancelHandler({ db, clock }: Pick<OrderApi, "db" | "clock">): JobHandler {
  return handleJob(escalateCancelJob, ({ orderId }) =>
    inTransaction(db, async (tx) => {
      const row = await findLockedOrderRow(tx, orderId);
      const request = row?.cart?.cancelRequest;
      if (row && request && isPending(row) && !request.atDeskSince) {
        await passToDesk(tx, orderId, request, clock());
      }
    }),
  );
}

function isPending(row: OrderRow): boolean {
  return toCancelRequest(row)?.state === "pending";
}

async function passToDesk(tx: Database, orderId: number, request: CancelRequest, at: Date) {
  await writeRequest(tx, orderId, { ...request, atDeskSince: at.toISOString() });
  await recordIncident(tx, { kind: "cancel_requested", orderId, reason: request.reason, at });
}

async function writeRequest(tx: Database, orderId: number, cancelRequest: CancelRequest) {
  await tx.update(cartOrders).set({ cancelRequest }).where(eq(cartOrders.orderId, orderId));
  await notifyWatchers(tx, orderId);
}
