import { AppError } from "@errand/core/errors";
import { nothing } from "@errand/core/money";
import { actionsFor } from "@errand/core/orders/order-states";
import { payParcelBatch } from "@errand/core/parcel/parcel-batches.contract";
import { dueAmount } from "@errand/core/payments/paid-amount";
import { and, eq } from "drizzle-orm";
import type { CheckoutApi } from "../checkout/checkout-api.ts";
import type { Database } from "../database/database.ts";
import { toOrderFacts } from "../order-rows/order-facts.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { parcelOrders } from "../order-rows/parcel-orders.tables.ts";
import { notifyWatchers } from "../orders/order-events.ts";
import { orderPaymentSubject } from "../orders/order-payments.ts";
import { transitionLockedOrder } from "../orders/order-transitions.ts";
import { readOrderRows } from "../orders/orders.data.ts";
import { getReceivedPayments, readOrderPayments } from "../payments/order-payments.data.ts";
import { type Allocation, endOpenPayments } from "../payments/payments.data.ts";
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
      const allocations = await claimDue(db, input.id, customerId, now);
      const [first] = allocations;
      if (!first) throw new AppError("order_status_conflict");
      const { publicId } = await startPayment(db, api, {
        purpose: "order",
        payer: { customerId, guestId: null },
        gateway: input.payment_method,
        currency: (await api.shop()).currencyCode,
        callback: input.callback,
        allocations,
        now,
      });
      for (const { orderId } of allocations) await notifyWatchers(db, orderId);
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

/** What is due of each parcel that can be paid; one whose payment failed waits again. */
async function claimDue(
  tx: Database,
  batchId: number,
  customerId: number,
  now: Date,
): Promise<Allocation[]> {
  const rows = await readOrderRows(tx, isOwn(batchId, customerId), {
    sorting: "oldest",
    limit: 50,
  });
  const payable = rows.filter((row) => actionsFor(toOrderFacts(row), now).includes("pay"));
  const received = await readOrderPayments(
    tx,
    payable.map(({ order }) => order.id),
  );
  const allocations: Allocation[] = [];
  for (const row of payable) {
    const { id: orderId, amount: total, status } = row.order;
    const amount = dueAmount(total, getReceivedPayments(received.get(orderId)));
    if (amount === nothing) continue;
    if (status === "failed") {
      const owner = { kind: "customer", customerId } as const;
      await transitionLockedOrder(tx, row, "pending", owner, { at: now });
    }
    allocations.push({ orderId, amount });
  }
  return allocations;
}
