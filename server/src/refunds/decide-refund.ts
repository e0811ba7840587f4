import { AppError } from "@errand/core/errors";
import { fromMinor, type Minor, minor, nothing } from "@errand/core/money";
import type { Actor } from "@errand/core/orders/order-actor";
import { transitionError } from "@errand/core/orders/order-states";
import {
  type ChosenPieces,
  getRefundTotal,
  partsOfAmount,
} from "@errand/core/refunds/refund-amounts";
import { desc, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { type OrderRow, toOrderFacts } from "../order-rows/order-facts.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { type RefundRequest, refundRequests } from "../order-rows/refund-requests.tables.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { sendMessageLater } from "../orders/order-messages/order-message.job.ts";
import { transitionLockedOrder } from "../orders/order-transitions.ts";
import { storePaymentStatus } from "../orders/payment-status.data.ts";
import { refundedReason } from "../orders/refund-response.ts";
import { getMemberParts, type Refundable, readRefundable } from "../orders/refundable.data.ts";
import { refundOrder } from "../payments/refunds.ts";
import { takeBackRewards } from "../rewards/take-back-rewards.ts";
import { type RefundAmounts, toRefundAmounts, toRefundColumns } from "./refund-requests.ts";

/** What the desk decides about a request, or returns without one. */
export interface RefundDecision {
  /** The request that is decided; by default the open one. */
  requestId?: number | undefined;
  decision: "approve" | "reject";
  amount?: Minor | undefined;
  lines?: ChosenPieces[] | undefined;
  /** Adds what is left of the delivery. */
  delivery?: boolean;
  /** Adds what is left of the tip. */
  tip?: boolean;
  method?: "wallet" | "source" | "manual" | undefined;
  borneBy: "store" | "platform" | "courier";
  /** Why it is refunded without a request. */
  reason?: string | undefined;
  note: string | null;
}

/**
 * Decides the open request of an order that the caller has locked, or returns a part of it without
 * one. Approved money is returned at once or by a job, and what the order had earned is taken back
 * in proportion. Throws `order_status_conflict` for an order without money to return and without a
 * request, `refund_decided` when the request was decided before, and for an approval
 * `refund_amount_invalid`, `refund_lines_invalid`, `refund_lines_with_amount`,
 * `refund_method_unavailable` and `borne_by_unknown`.
 */
export async function decideRefund(
  tx: Database,
  row: OrderRow,
  desk: Actor,
  { at, ...decision }: RefundDecision & { at: Date },
): Promise<void> {
  const request = await findOpenRequest(tx, row.order.id, decision);
  if (decision.decision === "reject") {
    if (!request) throw new AppError("order_status_conflict");
    const rejected = { state: "rejected", deskNote: decision.note, updatedAt: at } as const;
    await tx.update(refundRequests).set(rejected).where(eq(refundRequests.id, request.id));
    return transitionLockedOrder(tx, row, "refund_request_canceled", desk, { at });
  }
  requireMoney(row, desk, at);
  const refundable = await readRefundable(tx, row.order);
  const amounts = chosenAmounts(refundable, request, decision);
  const left = getRefundTotal(refundable.left);
  const amount = getRefundTotal(amounts.parts);
  if (amount > left || amount === nothing) {
    throw new AppError("refund_amount_invalid", {
      field: "amount",
      data: { left: fromMinor(left) },
    });
  }
  const terms = termsOf(row, request, decision);
  const requestId = await storeApproval(tx, row, request, { ...decision, amounts, at });
  await refundOrder(tx, {
    ...terms,
    orderId: row.order.id,
    requestId,
    amount,
    reason: refundedReason,
    ofMembers: getMemberParts(refundable.lines, amounts.lines ?? []),
    now: at,
  });
  const isWhole = refundable.left.goods === amounts.parts.goods;
  const taken = await takeBackRewards(tx, row, { requestId, isWhole, at });
  await tx.update(refundRequests).set(taken).where(eq(refundRequests.id, requestId));
  await storePaymentStatus(tx, row.order.id);
  await moveOn(tx, row, desk, { isWhole, at });
}

/**
 * The request that waits for a decision; null without one. Throws `refund_decided` when all were
 * decided and nothing else is named: a second operator who approves the same request must not
 * return more.
 */
async function findOpenRequest(
  tx: Database,
  orderId: number,
  { requestId, decision, amount, lines, delivery, tip }: Omit<RefundDecision, "note" | "borneBy">,
): Promise<RefundRequest | null> {
  const requests = await tx
    .select()
    .from(refundRequests)
    .where(eq(refundRequests.orderId, orderId))
    .orderBy(desc(refundRequests.id));
  const open = requests.find(({ state }) => state === "pending") ?? null;
  if (requestId !== undefined && open?.id !== requestId) throw new AppError("refund_decided");
  const isStated = amount !== undefined || lines !== undefined || delivery === true || tip === true;
  if (open || (decision === "approve" && isStated)) return open;
  throw new AppError(requests.length > 0 ? "refund_decided" : "order_status_conflict");
}

/**
 * Throws `order_status_conflict` for an order that is not delivered, or of which nothing can be
 * left.
 */
function requireMoney(row: OrderRow, desk: Actor, at: Date) {
  // The goods of a refunded order have gone back; its delivery and its tip may be left.
  if (row.order.status === "refunded") return;
  const error = transitionError(toOrderFacts(row), "refunded", desk, at);
  if (error) throw new AppError(error);
}

function chosenAmounts(
  refundable: Refundable,
  request: RefundRequest | null,
  { amount, lines, ...added }: Omit<RefundDecision, "decision" | "note" | "borneBy">,
): RefundAmounts {
  if (amount !== undefined && lines) {
    throw new AppError("refund_lines_with_amount", { field: "lines" });
  }
  const isAsRequested = amount === undefined && !lines && !added.delivery && !added.tip;
  const chosen = isAsRequested
    ? request?.lines?.map(({ id, quantity }) => ({ id, quantity }))
    : lines;
  if (isAsRequested) return toRefundAmounts(refundable, chosen);
  const { left } = refundable;
  const delivery = added.delivery ? left.delivery : nothing;
  const tip = added.tip ? left.tip : nothing;
  const rest = { ...left, delivery: minor(left.delivery - delivery), tip: minor(left.tip - tip) };
  const { parts, lines: refunded } = chosen
    ? toRefundAmounts(refundable, chosen)
    : { parts: partsOfAmount(amount ?? nothing, rest), lines: null };
  return {
    parts: {
      ...parts,
      delivery: minor(parts.delivery + delivery),
      tip: minor(parts.tip + tip),
    },
    lines: refunded,
  };
}

/** Stores what is approved, and returns the id under which. */
async function storeApproval(
  tx: Database,
  { order }: OrderRow,
  request: RefundRequest | null,
  {
    amounts,
    note,
    borneBy,
    reason = "",
    at,
  }: RefundDecision & { amounts: RefundAmounts; at: Date },
): Promise<number> {
  const approved = {
    ...toRefundColumns(amounts),
    state: "approved",
    deskNote: note,
    borneBy,
    updatedAt: at,
  } as const;
  if (request) {
    await tx.update(refundRequests).set(approved).where(eq(refundRequests.id, request.id));
    return request.id;
  }
  const made = { orderId: order.id, method: "manual", reason, createdAt: at } as const;
  const [stored] = await tx
    .insert(refundRequests)
    .values({ ...approved, ...made })
    .returning({ id: refundRequests.id });
  if (!stored) throw new Error("the new refund was not returned");
  return stored.id;
}

function termsOf(
  row: OrderRow,
  request: RefundRequest | null,
  { method, borneBy }: Pick<RefundDecision, "method" | "borneBy">,
) {
  const { order, shop } = row;
  const hasWallet = shop.wallet && order.customerId !== null;
  if (method === "wallet" && !hasWallet)
    throw new AppError("refund_method_unavailable", { field: "method" });
  const asRequested = request?.method === "wallet" && hasWallet ? "wallet" : "source";
  return {
    method: method ?? asRequested,
    borneBy: bearerOf(row, borneBy),
    isHandedOut: true,
  } as const;
}

function bearerOf({ order, cart }: OrderRow, borneBy: RefundDecision["borneBy"]) {
  if (borneBy === "platform") return { kind: "platform" } as const;
  if (borneBy === "store" && cart) return { kind: "store", storeId: cart.storeId } as const;
  if (borneBy === "courier" && order.courierId !== null) {
    return { kind: "courier_cash", courierId: order.courierId } as const;
  }
  throw new AppError("borne_by_unknown", { field: "borne_by" });
}

/** An order of which nothing of the goods is left is refunded; any other is delivered as before. */
async function moveOn(
  tx: Database,
  row: OrderRow,
  desk: Actor,
  { isWhole, at }: { isWhole: boolean; at: Date },
) {
  const { id: orderId, status } = row.order;
  const to = isWhole || status === "refunded" ? "refunded" : "delivered";
  if (status !== to) return transitionLockedOrder(tx, row, to, desk, { at });
  await tx.update(orders).set({ updatedAt: at }).where(eq(orders.id, orderId));
  await notifyWatchers(tx, orderId);
  await sendMessageLater(tx, { orderId, message: "refunded", at });
}
