import { AppError } from "@errand/core/errors";
import { payParcelBatch } from "@errand/core/parcel/parcel-batches.contract";
import { and, eq } from "drizzle-orm";
import type { CheckoutApi } from "../checkout/checkout-api.ts";
import type { Database } from "../database/database.ts";
import type { OrderRow } from "../order-rows/order-facts.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { parcelOrders } from "../order-rows/parcel-orders.tables.ts";
import { claimDue } from "../orders/claim-due.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { orderPaymentSubject } from "../orders/order-payments.ts";
import { readOrderRows } from "../orders/orders.data.ts";
import { endOpenPayments } from "../payments/payments.data.ts";
import { createCheckout, startPayment, storeCheckout } from "../payments/start-payment.ts";
import { serveWithCall } from "../requests/serve-with-call.ts";

/** Paying the parcels of a batch together through a gateway. */
export function payBatchRoutes(api: CheckoutApi) {
  serveWithCall(api, payParcelBatch, {
    resumable: true,

    async claim(input, { db, now, shopper }) {
      const { customerId } = shopper;
      const ids = await readBatchIds(db, input.id, customerId);
      if (ids.length === 0) throw new AppError("parcel_batch_not_found");
      await api.limits.payments.take(`batch ${input.id}`);
      await orderPaymentSubject.lock(db, ids);
      const rows = await readBatchRows(db, input.id, customerId);
      const owner = { kind: "customer", customerId } as const;
      const due = await claimDue(db, rows, { action: "pay", owner, now });
      if (due.length === 0) throw new AppError("order_status_conflict");
      const { publicId } = await startPayment(db, api, {
        purpose: "order",
        payer: { customerId, guestId: null },
        gateway: input.payment_method,
        currency: (await api.shop()).currencyCode,
        callback: input.callback,
        allocations: due.map(({ row, amount }) => ({ orderId: row.order.id, amount })),
        now,
      });
      for (const { row } of due) await notifyWatchers(db, row.order.id);
      return { publicId };
    },

    call: (_input, ctx, { id, claimed }) => createCheckout(api, claimed.publicId, ctx, id),

    apply: (_input, { db }, checkout, { claimed }) => storeCheckout(db, claimed.publicId, checkout),

    /** The parcels wait for another attempt until their time to pay ends. */
    async onRefused({ db, now, shopper }, input) {
      const ids = await readBatchIds(db, input.id, shopper.customerId);
      await orderPaymentSubject.lock(db, ids);
      for (const id of ids) {
        await endOpenPayments(db, id, now);
        await notifyWatchers(db, id);
      }
    },
  });
}

const isOwn = (batchId: number, customerId: number) =>
  and(eq(parcelOrders.batchId, batchId), eq(orders.customerId, customerId));

async function readBatchIds(db: Database, batchId: number, customerId: number): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(parcelOrders, eq(parcelOrders.orderId, orders.id))
    .where(isOwn(batchId, customerId));
  return rows.map(({ id }) => id);
}

function readBatchRows(db: Database, batchId: number, customerId: number): Promise<OrderRow[]> {
  return readOrderRows(db, isOwn(batchId, customerId), { sorting: "oldest", limit: 50 });
}
