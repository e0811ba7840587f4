import { AppError, featureOff } from "@errand/core/errors";
import type { Actor } from "@errand/core/orders/order-actor";
import { transitionError } from "@errand/core/orders/order-states";
import type { Database } from "../database/database.ts";
import { attachFiles } from "../private-files/private-files.data.ts";
import { factsOf, type OrderRow } from "./order-facts.ts";
import { orderSubject } from "./order-subject.ts";
import { transitionOrder } from "./order-transitions.ts";
import { lockOrderRow } from "./orders.data.ts";
import { type RefundRequest, refundRequests } from "./refund-requests.tables.ts";
import { refundableAmount } from "./refundable-amount.ts";

type Customer = Extract<Actor, { kind: "customer" }>;

/**
 * Throws when a customer may not request a refund now: `feature_off`, `order` for another one's, `refund`
 * for the second request, and `order_status` unless the order is delivered and paid.
 */
export function requireRefundable(row: OrderRow | null, customer: Customer, at: Date): void {
  if (!row) throw new AppError("order");
  const facts = factsOf(row);
  const error = transitionError(facts, "refund_requested", customer, at);
  if (error === "order") throw new AppError("order");
  if (!row.shop.refunds) throw featureOff("refunds");
  if (row.order.statusTimestamps.refund_requested) throw new AppError("refund");
  if (error) throw new AppError(error);
}

/** Stores the request of a customer with its uploaded pictures. Throws what `requireRefundable` throws. */
export async function storeRefundRequest(
  tx: Database,
  orderId: number,
  customer: Customer,
  request: Pick<RefundRequest, "reason" | "note" | "method"> & { pictures: string[]; at: Date },
): Promise<void> {
  const { pictures, at, ...values } = request;
  const row = await lockOrderRow(tx, orderId);
  requireRefundable(row, customer, at);
  const amount = refundableAmount(row.order);
  await tx
    .insert(refundRequests)
    .values({ ...values, orderId, amount, createdAt: at, updatedAt: at });
  await attachFiles(tx, pictures, orderSubject(orderId));
  await transitionOrder(tx, orderId, "refund_requested", customer, { at });
}
