import { AppError } from "@errand/core/errors";
import { refundShifted } from "@errand/core/ledger/order-journals";
import { nothing, sumOf } from "@errand/core/money";
import { and, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { postJournal } from "../ledger/ledger.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { refundRequests } from "../order-rows/refund-requests.tables.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { refunds } from "../payments/payments.tables.ts";
import { attachFiles } from "../private-files/private-files.data.ts";
import { refundDisputes } from "./refund-disputes.tables.ts";
import { answerUntil, disputeSubject } from "./store-refunds.data.ts";

interface Answer {
  storeId: number;
  /** Null: the store accepts the refund. */
  dispute: { reason: string; pictures: string[] } | null;
  at: Date;
}

/**
 * Stores what a store says about a refund that it bears, once. Throws `refund_not_found`, and
 * `refund_decided` for one that it has answered, does not bear, or can no longer answer.
 */
export async function answerRefund(
  tx: Database,
  id: number,
  { storeId, dispute, at }: Answer,
): Promise<void> {
  const { request } = await lockRefund(tx, id);
  if (request.borneBy !== "store" || at >= answerUntil(request)) {
    throw new AppError("refund_decided");
  }
  const stored = await tx
    .insert(refundDisputes)
    .values({
      requestId: id,
      storeId,
      state: dispute ? "open" : "accepted",
      ...(dispute ?? {}),
      at,
    })
    .onConflictDoNothing()
    .returning({ id: refundDisputes.requestId });
  if (stored.length === 0) throw new AppError("refund_decided");
  if (dispute) await attachFiles(tx, dispute.pictures, disputeSubject(id));
  await notifyWatchers(tx, request.orderId);
}

interface DisputeDecision {
  /** Null: the store bears the refund. */
  shiftTo: "platform" | "courier" | null;
  note: string | null;
  at: Date;
}

/**
 * Decides an open dispute. What is shifted goes from the shop or the courier to the store, as far
 * as the money has gone back at its expense. Throws `refund_not_found`, `refund_decided` unless the
 * dispute is open and all its money has gone back or failed to, and `borne_by_unknown` for the
 * courier of an order without one, or of a trip.
 */
export async function decideDispute(
  tx: Database,
  id: number,
  { shiftTo, note, at }: DisputeDecision,
): Promise<void> {
  const { request, courierId } = await lockRefund(tx, id);
  const [dispute] = await tx
    .select()
    .from(refundDisputes)
    .where(and(eq(refundDisputes.requestId, id), eq(refundDisputes.state, "open")))
    .for("update");
  if (!dispute) throw new AppError("refund_decided");
  if (shiftTo) {
    const bearer = bearerOf(shiftTo, courierId);
    const amount = await readBorne(tx, id);
    const { storeId } = dispute;
    const cause = `refund_request:${id}:shifted`;
    if (amount > nothing) {
      await postJournal(tx, { ...refundShifted({ cause, amount, storeId, bearer }), at });
    }
    await tx.update(refundRequests).set({ borneBy: shiftTo }).where(eq(refundRequests.id, id));
  }
  await tx
    .update(refundDisputes)
    .set({ state: shiftTo ? "shifted" : "upheld", deskNote: note, decidedAt: at })
    .where(eq(refundDisputes.requestId, id));
  await notifyWatchers(tx, request.orderId);
}

function bearerOf(shiftTo: "platform" | "courier", courierId: number | null) {
  if (shiftTo === "platform") return { kind: "platform" } as const;
  if (courierId === null) throw new AppError("borne_by_unknown", { field: "borne_by" });
  return { kind: "courier_cash", courierId } as const;
}

/** What has gone back at its expense. Throws `refund_decided` while some is on its way. */
async function readBorne(tx: Database, requestId: number) {
  const rows = await tx
    .select({ amount: refunds.amount, state: refunds.state })
    .from(refunds)
    .where(and(eq(refunds.requestId, requestId), eq(refunds.borneBy, "store")));
  if (rows.some(({ state }) => state === "approved" || state === "pending")) {
    throw new AppError("refund_decided");
  }
  const completed = rows.filter(({ state }) => state === "completed");
  return sumOf(completed.map(({ amount }) => amount));
}

async function lockRefund(tx: Database, id: number) {
  const [row] = await tx
    .select({ request: refundRequests, courierId: orders.courierId })
    .from(refundRequests)
    .innerJoin(orders, eq(orders.id, refundRequests.orderId))
    .where(and(eq(refundRequests.id, id), eq(refundRequests.state, "approved")))
    .for("no key update", { of: refundRequests });
  if (!row) throw new AppError("refund_not_found");
  return row;
}
