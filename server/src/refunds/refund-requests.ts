import { AppError, featureOff } from "@errand/core/errors";
import { nothing, sumOf } from "@errand/core/money";
import type { Actor } from "@errand/core/orders/order-actor";
import { defaultRefundDays } from "@errand/core/orders/order-deadlines";
import { transitionError } from "@errand/core/orders/order-states";
import {
  type ChosenPieces,
  getRefundTotal,
  type RefundParts,
  refundOfLines,
} from "@errand/core/refunds/refund-amounts";
import type { Database } from "../database/database.ts";
import { type OrderRow, toOrderFacts } from "../order-rows/order-facts.ts";
import {
  type RefundRequest,
  refundRequests,
  type StoredRefundLine,
} from "../order-rows/refund-requests.tables.ts";
import type { OrderOwner } from "../orders/guest-order-access.ts";
import { orderSubject } from "../orders/order-subject.ts";
import { transitionLockedOrder } from "../orders/order-transitions.ts";
import { lockOrderRow } from "../orders/orders.data.ts";
import { type Refundable, readRefundable } from "../orders/refundable.data.ts";
import { attachFiles } from "../private-files/private-files.data.ts";

/**
 * Throws when the owner of an order may not request a refund now: `feature_off`, `order_not_found`
 * for another one's, `refund_decided` while a request waits, `refund_days` when the time is over,
 * and `order_status_conflict` unless the order is delivered and something of it is left.
 */
export function requireRefundable(row: OrderRow | null, owner: Actor, at: Date): void {
  if (!row) throw new AppError("order_not_found");
  const facts = toOrderFacts(row);
  const error = transitionError(facts, "refund_requested", owner, at);
  if (error === "order_not_found") throw new AppError("order_not_found");
  if (!row.shop.refunds) throw featureOff("refunds");
  if (row.order.status === "refund_requested") throw new AppError("refund_decided");
  if (error && facts.refundBefore && at >= facts.refundBefore) {
    const days = String(row.shop.refundDays ?? defaultRefundDays);
    throw new AppError("refund_days", { values: { days } });
  }
  if (error) throw new AppError(error);
}

/** What is asked back: pieces of lines, or without them all that is left. */
export interface RequestedPieces {
  lines?: ChosenPieces[] | undefined;
}

/**
 * Stores the request of a customer or a guest with its uploaded pictures. Throws what
 * `requireRefundable` throws, and `refund_lines_invalid` for pieces that the order does not have
 * any more.
 */
export async function storeRefundRequest(
  tx: Database,
  orderId: number,
  owner: OrderOwner,
  request: Pick<RefundRequest, "reason" | "note" | "method" | "pictures"> &
    RequestedPieces & { at: Date },
): Promise<void> {
  const { at, lines, ...values } = request;
  const row = await lockOrderRow(tx, orderId);
  requireRefundable(row, owner, at);
  const refundable = await readRefundable(tx, row.order);
  // All goods wait for a second operator.
  if (refundable.left.goods === nothing) throw new AppError("order_status_conflict");
  const asked = toRefundAmounts(refundable, lines);
  await tx.insert(refundRequests).values({
    ...values,
    ...toRefundColumns(asked),
    orderId,
    createdAt: at,
    updatedAt: at,
  });
  await attachFiles(tx, request.pictures, orderSubject(orderId));
  await transitionLockedOrder(tx, row, "refund_requested", owner, { at });
}

/** What a refund returns, and of which lines; null for the whole and for an amount. */
export interface RefundAmounts {
  parts: RefundParts;
  lines: StoredRefundLine[] | null;
}

/** What some pieces return, or without them all that is left. Throws `refund_lines_invalid`. */
export function toRefundAmounts(
  { left, lines }: Refundable,
  chosen: ChosenPieces[] | undefined,
): RefundAmounts {
  if (!chosen) return { parts: left, lines: null };
  const refunded = refundOfLines(left.goods, lines, chosen);
  if (!refunded) throw new AppError("refund_lines_invalid", { field: "lines" });
  const goods = sumOf(refunded.map(({ amount }) => amount));
  return { parts: { goods, delivery: nothing, tip: nothing }, lines: refunded };
}

/** The amounts of a refund as they are stored. */
export function toRefundColumns({ parts, lines }: RefundAmounts) {
  return { amount: getRefundTotal(parts), delivery: parts.delivery, tip: parts.tip, lines };
}
