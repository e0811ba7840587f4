import { AppError, featureOff } from "@errand/core/errors";
import { type Minor, sumOf } from "@errand/core/money";
import { payRun, payRunInCash } from "@errand/core/runs/placed-runs.contract";
import { inArray } from "drizzle-orm";
import type { CheckoutApi } from "../checkout/checkout-api.ts";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { getPayer } from "../order-rows/order-facts.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { awaitFulfillment } from "../orders/await-fulfillment.ts";
import { readCashTerms } from "../orders/cash-terms.data.ts";
import { claimDue } from "../orders/claim-due.ts";
import { limitUnpaidOrders } from "../orders/limit-unpaid-orders.ts";
import { serializeOptions } from "../orders/order-api.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { endWaitOfRun, transitionOrder } from "../orders/order-transitions.ts";
import { lockOrders } from "../orders/orders.data.ts";
import { type RunOrder, readRunOrders } from "../orders/run-orders.data.ts";
import { endOpenPayments } from "../payments/payments.data.ts";
import { createCheckout, startPayment, storeCheckout } from "../payments/start-payment.ts";
import { serve } from "../requests/serve.ts";
import { serveWithCall } from "../requests/serve-with-call.ts";
import { requireRunAccess } from "./run-access.ts";
import { readRunResponse } from "./run-response.ts";

/** Paying a run: one payment for all its orders. */
export function runPaymentRoutes(api: CheckoutApi) {
  serveWithCall(api, payRun, {
    resumable: true,

    async claim(input, ctx) {
      const { db, now } = ctx;
      const { owner, orderIds } = await requireRunAccess(api, ctx, input);
      await api.limits.payments.take(`run ${input.run_id}`);
      await lockOrders(db, orderIds);
      const rows = await readRunOrders(db, input.run_id);
      const due = await claimDue(db, rows, { action: "pay", owner, now });
      const [first] = due;
      if (!first) throw new AppError("order_status_conflict");
      const { publicId } = await startPayment(db, api, {
        purpose: "run",
        payer: getPayer(first.row.order),
        gateway: input.payment_method,
        currency: first.row.order.currencyCode,
        callback: input.callback,
        allocations: due.map(({ row, amount }) => ({ orderId: row.order.id, amount })),
        now,
      });
      for (const { row } of due) await notifyWatchers(db, row.order.id);
      return { publicId };
    },

    call: (_input, ctx, { id, claimed }) => createCheckout(api, claimed.publicId, ctx, id),

    apply: (_input, { db }, checkout, { claimed }) => storeCheckout(db, claimed.publicId, checkout),

    /** The orders wait for another attempt until their time to pay ends. */
    async onRefused(ctx, input) {
      const { orderIds } = await requireRunAccess(api, ctx, input);
      await lockOrders(ctx.db, orderIds);
      for (const orderId of orderIds) {
        await endOpenPayments(ctx.db, orderId, ctx.now);
        await notifyWatchers(ctx.db, orderId);
      }
    },
  });

  serve(api, payRunInCash, async (input, ctx) => {
    const { db, now, language } = ctx;
    const { owner, orderIds } = await requireRunAccess(api, ctx, input);
    await lockOrders(db, orderIds);
    const rows = await readRunOrders(db, input.run_id);
    const due = await claimDue(db, rows, { action: "payment_method", owner, now });
    if (due.length === 0) throw new AppError("order_status_conflict");
    await requireCash(
      db,
      due.map(({ row }) => row),
      sumOf(due.map(({ amount }) => amount)),
    );
    for (const { row } of due) {
      await awaitFulfillment(db, { ...row, order: { ...row.order, status: "pending" } }, now);
      await endOpenPayments(db, row.order.id, now);
    }
    const ids = due.map(({ row }) => row.order.id);
    const change = { paymentMethod: "cash_on_delivery", updatedAt: now };
    await db.update(orders).set(change).where(inArray(orders.id, ids));
    for (const { row } of due) {
      if (row.parcel) await transitionOrder(db, row.order.id, "confirmed", owner, { at: now });
    }
    await endWaitOfRun(db, input.run_id, "confirmed", { actor: owner, at: now });
    // Their pieces are known from when they were placed.
    await limitUnpaidOrders(
      api,
      ctx,
      ids.map((orderId) => ({ orderId, pieces: 0 })),
    );
    for (const orderId of ids) await notifyWatchers(db, orderId);
    // Failed orders take their stock again, which cached responses show.
    ctx.afterCommit(() => api.changes.flushed());
    return {
      message: messageIn(language, "responses", "run_pays_in_cash"),
      run: await readRunResponse(db, input.run_id, serializeOptions(api, language)),
    };
  });
}

/** Throws what says why these orders cannot be paid in cash together. */
async function requireCash(db: Database, rows: RunOrder[], total: Minor): Promise<void> {
  for (const row of rows) {
    const { offered, limit } = await readCashTerms(db, row);
    if (!offered) throw featureOff("paymentMethod", "payment_method");
    if (limit !== null && total > limit) {
      throw new AppError("cod_maximum_exceeded", { field: "payment_method" });
    }
  }
}
