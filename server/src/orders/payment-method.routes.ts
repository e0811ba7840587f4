import { AppError, featureOff } from "@errand/core/errors";
import { payOrderInCash } from "@errand/core/orders/orders.contract";
import { eq } from "drizzle-orm";
import { messageIn } from "../messages/messages.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { endOpenPayments } from "../payments/payments.data.ts";
import { serve } from "../requests/serve.ts";
import { awaitFulfillment } from "./await-fulfillment.ts";
import { readCashTerms } from "./cash-terms.data.ts";
import { claimDueAlone } from "./claim-due.ts";
import { requireOrderAccess } from "./guest-order-access.ts";
import { limitUnpaidOrders } from "./limit-unpaid-orders.ts";
import { type OrderApi, serializeOptions } from "./order-api.ts";
import { notifyWatchers } from "./order-events.ts";
import { transitionOrder } from "./order-transitions.ts";
import { lockOrderRow, readOrder } from "./orders.data.ts";

/** Changing how an order that is not paid yet will be paid (contract 4.2). */
export function paymentMethodRoutes(api: OrderApi) {
  serve(api, payOrderInCash, async (input, ctx) => {
    const { db, now, language } = ctx;
    const { order_id: orderId } = input;
    const owner = await requireOrderAccess(api, ctx, input);
    const row = await lockOrderRow(db, orderId);
    const due = await claimDueAlone(db, row, { action: "payment_method", owner, now });
    const { offered, limit } = await readCashTerms(db, row);
    if (!offered) throw featureOff("paymentMethod", "payment_method");

    if (limit !== null && due > limit) {
      throw new AppError("cod_maximum_exceeded", { field: "payment_method" });
    }
    await awaitFulfillment(db, { ...row, order: { ...row.order, status: "pending" } }, now);
    await endOpenPayments(db, orderId, now);
    const change = { paymentMethod: "cash_on_delivery", updatedAt: now };
    await db.update(orders).set(change).where(eq(orders.id, orderId));
    if (row.parcel) await transitionOrder(db, orderId, "confirmed", owner, { at: now });
    // Its pieces are known from when it was placed.
    await limitUnpaidOrders(api, ctx, [{ orderId, pieces: 0 }]);
    await notifyWatchers(db, orderId);

    // A failed order takes its stock again, which cached responses show.
    ctx.afterCommit(() => api.changes.flushed());
    const order = await readOrder(db, orderId, serializeOptions(api, language));
    if (!order) throw new AppError("order_not_found");
    return { message: messageIn(language, "responses", "pays_in_cash"), order };
  });
}
