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
import {
  getMemberParts,
  partsOfRequest,
  type Refundable,
  readRefundable,
} from "../orders/refundable.data.ts";
import { refundOrder } from "../payments/refunds.ts";
import { takeBackRewards } from "../rewards/take-back-rewards.ts";
import {
  type ConfirmLimit,
  confirmProposal,
  hasOpenRequest,
  mustBeConfirmed,
  proposeRefund,
} from "./refund-proposals.ts";
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
  /** What waits for a second operator; null: nothing does. */
  limit?: ConfirmLimit | null;
}

interface Approval {
  amounts: RefundAmounts;
  method: RefundDecision["method"];
  borneBy: RefundDecision["borneBy"];
  /** Why it is refunded without a request. */
  reason?: string | undefined;
  note: string | null;
  at: Date;
}

/**
 * Decides the open request of an order that the caller has locked, or returns a part of it without
 * one; returns the id of the refund. Approved money is returned at once or by a job, and what the
 * order had earned is taken back in proportion. What needs a second operator is reserved until
 * then. Throws `order_status_conflict` for an order without money to return and without a request,
 * `refund_decided` when the request was decided before, and for an approval
 * `refund_amount_invalid`, `refund_lines_invalid`, `refund_lines_with_amount`,
 * `refund_method_unavailable` and `borne_by_unknown`.
 */
export async function decideRefund(
  tx: Database,
  row: OrderRow,
  desk: Actor,
  { at, ...decision }: RefundDecision & { at: Date },
): Promise<number> {
  const request = await findOpenRequest(tx, row.order.id, decision);
  if (decision.decision === "reject") {
    if (!request) throw new AppError("order_status_conflict");
    const rejected = { state: "rejected", deskNote: decision.note, updatedAt: at } as const;
    await tx.update(refundRequests).set(rejected).where(eq(refundRequests.id, request.id));
    await transitionLockedOrder(tx, row, "refund_request_canceled", desk, { at });
    return request.id;
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
  const { method, borneBy, limit = null, reason, note } = decision;
  const chosen = methodOf(row, request, method);
  bearerOf(row, borneBy);
  const approval = { amounts, method: chosen, borneBy, reason, note, at };
  if (limit && (await mustBeConfirmed(tx, limit, { orderId: row.order.id, amount, at }))) {
    const requestId = request?.id ?? (await addRefund(tx, row, approval));
    const columns = toRefundColumns(amounts);
    await proposeRefund(tx, {
      ...{ ...columns, requestId, requested: request !== null, method: chosen, borneBy, note },
      ...{ proposedBy: limit.staffId, proposedAt: at },
    });
    await notifyWatchers(tx, row.order.id);
    return requestId;
  }
  const requestId = await storeApproval(tx, row, request, approval);
  await returnApproved(tx, row, desk, { ...approval, requestId, refundable });
  return requestId;
}

/**
 * Returns what another operator has decided, of an order that the caller has locked. Throws
 * `refund_decided` for what no longer waits.
 */
export async function confirmRefund(
  tx: Database,
  row: OrderRow,
  staffId: number,
  { requestId, at }: { requestId: number; at: Date },
): Promise<void> {
  const desk: Actor = { kind: "desk", staffId };
  const proposal = await confirmProposal(tx, requestId, staffId);
  requireMoney(row, desk, at);
  const refundable = await readRefundable(tx, row.order);
  const amounts = { parts: partsOfRequest(proposal), lines: proposal.lines };
  const { borneBy, note } = proposal;
  const approval = { amounts, method: proposal.method ?? undefined, borneBy, note, at };
  await approveRequest(tx, requestId, approval);
  await returnApproved(tx, row, desk, { ...approval, requestId, refundable });
}

/**
 * Returns approved money and takes back what it had earned. `refundable` is what was left before,
 * without this refund.
 */
async function returnApproved(
  tx: Database,
  row: OrderRow,
  desk: Actor,
  {
    amounts,
    method,
    borneBy,
    requestId,
    refundable,
    at,
  }: Approval & { requestId: number; refundable: Refundable },
): Promise<void> {
  const { left, reserved, lines } = refundable;
  await refundOrder(tx, {
    orderId: row.order.id,
    requestId,
    amount: getRefundTotal(amounts.parts),
    reason: refundedReason,
    method,
    borneBy: bearerOf(row, borneBy),
    isHandedOut: true,
    ofMembers: getMemberParts(lines, amounts.lines ?? []),
    now: at,
  });
  // What another refund waits for may stay with the shop.
  const isWhole = left.goods + reserved.goods === amounts.parts.goods;
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
  // What a customer asks for waits for a second operator: it is decided or withdrawn first.
  if (!open && (await hasOpenRequest(tx, orderId))) throw new AppError("refund_decided");
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
  row: OrderRow,
  request: RefundRequest | null,
  approval: Approval,
): Promise<number> {
  const requestId = request?.id ?? (await addRefund(tx, row, approval));
  await approveRequest(tx, requestId, approval);
  return requestId;
}

/** Adds a refund without a request, which the caller decides. */
async function addRefund(
  tx: Database,
  { order }: OrderRow,
  { amounts, reason = "", at }: Approval,
): Promise<number> {
  const [stored] = await tx
    .insert(refundRequests)
    .values({
      ...toRefundColumns(amounts),
      ...{ orderId: order.id, method: "manual", reason, createdAt: at, updatedAt: at },
      state: "to_confirm",
    })
    .returning({ id: refundRequests.id });
  if (!stored) throw new Error("the new refund was not returned");
  return stored.id;
}

async function approveRequest(
  tx: Database,
  requestId: number,
  { amounts, note, borneBy, at }: Approval,
): Promise<void> {
  const columns = toRefundColumns(amounts);
  await tx
    .update(refundRequests)
    .set({ ...columns, state: "approved", deskNote: note, borneBy, updatedAt: at })
    .where(eq(refundRequests.id, requestId));
}

/** Where the money goes. Throws `refund_method_unavailable`. */
function methodOf(
  { order, shop }: OrderRow,
  request: RefundRequest | null,
  method: RefundDecision["method"],
) {
  const hasWallet = shop.wallet && order.customerId !== null;
  if (method === "wallet" && !hasWallet)
    throw new AppError("refund_method_unavailable", { field: "method" });
  return method ?? (request?.method === "wallet" && hasWallet ? "wallet" : "source");
}

function bearerOf({ order, cart }: OrderRow, borneBy: RefundDecision["borneBy"]) {
  if (borneBy === "platform") return { kind: "platform" } as const;
  if (borneBy === "store" && cart) return { kind: "store", storeId: cart.storeId } as const;
  if (borneBy === "courier" && order.courierId !== null) {
    return { kind: "courier_cash", courierId: order.courierId } as const;
  }
  throw new AppError("borne_by_unknown", { field: "borne_by" });
}

/**
 * An order of which nothing of the goods is left is refunded; any other is delivered as before,
 * unless another request of its customer waits.
 */
async function moveOn(
  tx: Database,
  row: OrderRow,
  desk: Actor,
  { isWhole, at }: { isWhole: boolean; at: Date },
) {
  const { id: orderId, status } = row.order;
  const ended = isWhole || status === "refunded" ? "refunded" : "delivered";
  const to = (await hasOpenRequest(tx, orderId)) ? "refund_requested" : ended;
  if (status !== to) return transitionLockedOrder(tx, row, to, desk, { at });
  await tx.update(orders).set({ updatedAt: at }).where(eq(orders.id, orderId));
  await notifyWatchers(tx, orderId);
  await sendMessageLater(tx, { orderId, message: "refunded", at });
}
