import { timeToPayMs } from "@errand/core/payments/time-to-pay";
import type { Database } from "@errand/server/database/database";
import { orders } from "@errand/server/order-rows/orders.tables";
import { orderPaymentSubject } from "@errand/server/orders/order-payments";
import { applyPayment } from "@errand/server/payments/apply-payment";
import { insertPayment } from "@errand/server/payments/payments.data";
import { sandboxCheckouts } from "@errand/server/payments/sandbox/sandbox.tables";
import { eq } from "drizzle-orm";

const key = "sandbox";

interface OnlinePayment {
  orderId: number;
  customerId: number;
  outcome: "paid" | "declined";
  /** When it started, and when the gateway had the result. */
  at: Date;
  reportedAt: Date;
}

/** Pays an order of the past through the simulator, as if its customer had been on its page. */
export async function payOnline(db: Database, payment: OnlinePayment): Promise<void> {
  const { orderId, customerId, outcome, at, reportedAt } = payment;
  const [order] = await db
    .select({ amount: orders.amount, currency: orders.currencyCode })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) throw new Error(`order ${orderId} is gone`);
  const reference = `demo-${orderId}`;
  const expiresAt = new Date(at.getTime() + timeToPayMs);
  const { publicId } = await insertPayment(db, {
    ...order,
    ...{ purpose: "order", method: "gateway", gateway: key, reference, state: "open" },
    ...{ customerId, guestId: null, createdAt: at, expiresAt },
    allocations: [{ orderId, amount: order.amount }],
  });
  await db.insert(sandboxCheckouts).values({
    ...order,
    ...{ reference, publicId, outcome, expiresAt, settlesAt: reportedAt },
    ...{ idempotencyKey: reference, language: "fr", returnUrl: "", callbackUrl: "" },
  });
  const subjects = { order: orderPaymentSubject };
  const report = { publicId, event: outcome, source: "poll", now: reportedAt } as const;
  await applyPayment(db, subjects, { ...report, ...(outcome === "paid" && order) });
}
