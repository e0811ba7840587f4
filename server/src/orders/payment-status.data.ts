import type { Minor } from "@errand/core/money";
import { type PaymentStatus, paidAmount, paymentStatusOf } from "@errand/core/payments/paid-amount";
import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import {
  type OrderPayment,
  readOrderPayments,
  receivedOf,
} from "../payments/order-payments.data.ts";
import { orders } from "./orders.tables.ts";

/** What the payments and refunds of an order make of it. */
export function paidStateOf(
  { status, amount }: Pick<typeof orders.$inferSelect, "status" | "amount">,
  payments: OrderPayment[] | undefined,
): { paid: Minor; paymentStatus: PaymentStatus } {
  const received = receivedOf(payments);
  const awaitsPayment = status === "pending";
  return {
    paid: paidAmount(received),
    paymentStatus: paymentStatusOf({ amount, received, awaitsPayment }),
  };
}

/**
 * Stores with the order what its payments make of it, in the transaction that changed them: lists and
 * filters read it there. `changes` is a new amount. Nothing else writes these columns, and `npm run verify` compares them.
 */
export async function storePaymentStatus(
  tx: Database,
  orderId: number,
  changes: { amount?: Minor } = {},
) {
  const [order] = await tx
    .select({ status: orders.status, amount: orders.amount })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (!order) return;
  const payments = (await readOrderPayments(tx, [orderId])).get(orderId);
  const state = paidStateOf({ ...order, ...changes }, payments);
  await tx
    .update(orders)
    .set({ ...changes, ...state })
    .where(eq(orders.id, orderId));
}
