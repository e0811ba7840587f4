import { AppError } from "@errand/core/errors";
import { fromMinor } from "@errand/core/money";
import type { Actor } from "@errand/core/orders/order-actor";
import type { Order } from "@errand/core/orders/orders.types";
import type { StaffOrderDetails } from "@errand/core/orders/staff-orders.types";
import type { SQL } from "drizzle-orm";
import { messageIn } from "../messages/messages.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import type { AuditFacts } from "../requests/audit-record.ts";
import type { StaffOf } from "../requests/caller.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { readPacking } from "./hand-over.ts";
import { type OrderApi, serializeOptions } from "./order-api.ts";
import { readOrderLines } from "./order-lines.data.ts";
import { toOrderResponses } from "./order-response.ts";
import { findOrderRow, lockOrderRow, readOrder, readOrders } from "./orders.data.ts";
import { readTransitions } from "./transitions.data.ts";

/** An operator as the one who changes an order. */
export function deskActor({ staffId }: StaffOf<"desk">): Extract<Actor, { kind: "desk" }> {
  return { kind: "desk", staffId };
}

/** A member of a store as the one who changes an order. */
export function storeActor({
  staffId,
  storeId,
}: StaffOf<"store">): Extract<Actor, { kind: "store" }> {
  return { kind: "store", staffId, storeId };
}

type StaffCall = Pick<AnyRequestContext, "db" | "language" | "audit" | "afterCommit">;

/**
 * Removes the codes that customers name at their doors, which prove that the order was handed over.
 */
export function withoutCode(order: Order): Order {
  return { ...order, otp: null, pickup_code: null, receiver_link: null };
}

/** One page of the orders that match `condition`, as staff see them. */
export async function listStaffOrders(
  api: OrderApi,
  { db, language }: Pick<StaffCall, "db" | "language">,
  condition: SQL | undefined,
  { isOldestFirst, ...paging }: { limit: number; offset: number; isOldestFirst: boolean },
) {
  const options = serializeOptions(api, language);
  const sorting = isOldestFirst ? "oldest" : "newest";
  const { total, orders } = await readOrders(db, condition, paging, options, sorting);
  return { total_size: total, ...paging, orders: orders.map(withoutCode) };
}

/** An order with its lines and its history. Throws `order_not_found`. */
export async function readStaffOrder(
  api: OrderApi,
  { db, language }: Pick<StaffCall, "db" | "language">,
  orderId: number,
): Promise<StaffOrderDetails> {
  const options = serializeOptions(api, language);
  const order = await readOrder(db, orderId, options);
  if (!order) throw new AppError("order_not_found");
  const details = await readOrderLines(db, orderId, options);
  return {
    ...withoutCode(order),
    details,
    transitions: await readTransitions(db, orderId, language),
    ...(await readPacking(db, orderId)),
  };
}

/**
 * Changes an order for a member of the staff: locks it, so that the state that the audit log calls
 * the one before is true, and returns the order as it is then. `facts` and `factsBefore` are
 * what the audit log states besides.
 */
export async function changeOrder(
  api: OrderApi,
  ctx: StaffCall,
  orderId: number,
  change: (row: OrderRow) => Promise<void>,
  facts: AuditFacts = {},
  factsBefore: AuditFacts = {},
): Promise<{ message: string; order: Order }> {
  const after = await auditChange(api, ctx, orderId, change, facts, factsBefore);
  const [order] = await toOrderResponses(ctx.db, [after], serializeOptions(api, ctx.language));
  if (!order) throw new AppError("order_not_found");
  return {
    message: messageIn(ctx.language, "responses", "order_updated"),
    order: withoutCode(order),
  };
}

/** Runs a change of an order and states it for the audit log. Returns the order after it. */
export async function auditChange(
  api: Pick<OrderApi, "changes">,
  { db, audit, afterCommit }: StaffCall,
  orderId: number,
  change: (row: OrderRow) => Promise<void>,
  facts: AuditFacts = {},
  factsBefore: AuditFacts = {},
): Promise<OrderRow> {
  const before = await lockOrderRow(db, orderId);
  await change(before);
  const after = await findOrderRow(db, orderId);
  if (!after) throw new AppError("order_not_found");
  audit({
    subject: `order:${orderId}`,
    before: { ...auditFacts(before), ...factsBefore },
    after: { ...auditFacts(after), ...facts },
  });
  // A canceled order returns its stock, which cached responses show.
  afterCommit(() => api.changes.flushed());
  return after;
}

function auditFacts({ order, cart }: OrderRow): AuditFacts {
  return {
    order_status: order.status,
    order_amount: fromMinor(order.amount),
    payment_status: order.paymentStatus,
    courier_id: order.courierId,
    processing_time: cart?.processingMinutes ?? null,
    delay: cart?.delayMinutes ?? 0,
  };
}

/** Limits how often the code of an order can be guessed. Throws `throttled`. */
export async function countCodeAttempt(
  { limits }: Pick<OrderApi, "limits">,
  { order }: OrderRow,
  otp: string | undefined,
): Promise<void> {
  if (order.otp !== null && otp !== undefined) await limits.proofsByOrder.take(`otp ${order.id}`);
}
