import { AppError } from "@errand/core/errors";
import { minor } from "@errand/core/money";
import {
  denyOfflinePayment,
  listDeskPayments,
  verifyOfflinePayment,
} from "@errand/core/orders/offline-payments.contract";
import { actionsFor } from "@errand/core/orders/order-states";
import { nextOfflinePaymentState } from "@errand/core/payments/offline-payment-states";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { getPayer, type OrderRow, toOrderFacts } from "../order-rows/order-facts.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { isWithin, matchesDeskFilter } from "../orders/desk-filter.ts";
import { findOfflinePayment } from "../orders/offline-payments.data.ts";
import { offlinePayments } from "../orders/offline-payments.tables.ts";
import type { OrderApi } from "../orders/order-api.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { sendMessageLater } from "../orders/order-messages/order-message.job.ts";
import { transitionLockedOrder } from "../orders/order-transitions.ts";
import { storePaymentStatus } from "../orders/payment-status.data.ts";
import { changeOrder, deskActor, listStaffOrders } from "../orders/staff-orders.ts";
import { recordPayment } from "../payments/record-payment.ts";
import type { RequestContext } from "../requests/request-context.ts";
import { serve } from "../requests/serve.ts";

type DecisionContext = RequestContext<typeof verifyOfflinePayment>;

/** Verifying the transfers that customers report (contract 6.2). */
export function deskPaymentRoutes(api: OrderApi) {
  serve(api, listDeskPayments, async ({ limit, offset, ...filter }, ctx) => {
    const { country } = await api.shop();
    const ofState = and(
      eq(offlinePayments.state, filter.state),
      filter.method === undefined
        ? undefined
        : eq(sql`(${offlinePayments.method}->>'id')::bigint`, filter.method),
      isWithin(offlinePayments.reportedAt, filter),
    );
    const reported = ctx.db
      .select({ id: offlinePayments.orderId })
      .from(offlinePayments)
      .where(ofState);
    const condition = and(
      inArray(orders.id, reported),
      eq(orders.paymentMethod, "offline_payment"),
      matchesDeskFilter(filter, { ...ctx, country }),
    );
    const paging = { limit, offset, isOldestFirst: true };
    const { orders: found, ...page } = await listStaffOrders(api, ctx, condition, paging);
    const times = await readReportTimes(
      ctx.db,
      found.map(({ id }) => id),
    );
    return {
      total_size: page.total_size,
      limit,
      offset,
      payments: found.map((order) => ({
        id: order.id,
        state: filter.state,
        amount: order.receipt.due,
        reported_at: times.get(order.id)?.toISOString() ?? order.updated_at,
        order,
      })),
    };
  });

  serve(api, verifyOfflinePayment, async ({ id, note }, ctx) => {
    const facts = { offline_payment: "verified", note: note ?? null };
    const verify = async (row: OrderRow) => {
      await decide(ctx, row, "verify", note);
      await receive(ctx, row);
    };
    const { order } = await changeOrder(api, ctx, id, verify, facts);
    return { message: messageIn(ctx.language, "responses", "payment_verified"), order };
  });

  serve(api, denyOfflinePayment, async ({ id, note }, ctx) => {
    const facts = { offline_payment: "denied", note: note ?? null };
    const deny = async (row: OrderRow) => {
      await decide(ctx, row, "deny", note);
      await notifyWatchers(ctx.db, id);
      const message = "transfer_denied";
      await sendMessageLater(ctx.db, { orderId: id, message, at: ctx.now });
    };
    const { order } = await changeOrder(api, ctx, id, deny, facts);
    return { message: messageIn(ctx.language, "responses", "payment_denied"), order };
  });
}

async function readReportTimes(db: Database, orderIds: number[]): Promise<Map<number, Date>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: offlinePayments.orderId, reportedAt: offlinePayments.reportedAt })
    .from(offlinePayments)
    .where(inArray(offlinePayments.orderId, orderIds));
  return new Map(rows.map(({ orderId, reportedAt }) => [orderId, reportedAt]));
}

/**
 * Throws `offline_payment_reported` unless the order, which is locked, waits for a decision: it may
 * be canceled, paid in another way or decided already.
 */
async function decide(
  { db, now }: DecisionContext,
  row: OrderRow,
  action: "verify" | "deny",
  note: string | undefined,
) {
  const orderId = row.order.id;
  const payment = await findOfflinePayment(db, orderId);
  const state = nextOfflinePaymentState(payment?.state ?? "none", action, "desk");
  const isAwaited = actionsFor(toOrderFacts(row), now).includes("offline_payment");
  if (!isAwaited || !state || state === "none") throw new AppError("offline_payment_reported");
  await db
    .update(offlinePayments)
    .set({ state, adminNote: note ?? null, decidedAt: now })
    .where(eq(offlinePayments.orderId, orderId));
}

/** Records the money that arrived, which confirms the order. */
async function receive({ db, now, staff }: DecisionContext, row: OrderRow) {
  const { order } = row;
  const { id: orderId, currencyCode: currency } = order;
  const amount = minor(order.amount - order.paid);
  const payer = getPayer(order);
  const allocations = [{ orderId, amount }];
  await recordPayment(db, { method: "offline_payment", allocations, payer, currency, now });
  const state = await storePaymentStatus(db, orderId);
  const paid = { ...row, order: { ...order, ...state } };
  await transitionLockedOrder(db, paid, "confirmed", deskActor(staff), { at: now });
}
