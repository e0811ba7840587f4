import type { Minor } from "@errand/core/money";
import { type PaymentStatus, paidAmount, paymentStatusOf } from "@errand/core/payments/paid-amount";
import { eq, sql } from "drizzle-orm";
import { type Database, finishByCommit, sendTogether } from "../database/database.ts";
import { preparedQuery, preparedStatement } from "../database/prepared-statements.ts";
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
  const [[order], payments] = await sendTogether(
    dueAmount(tx).execute({ orderId }),
    readOrderPayments(tx, [orderId]),
  );
  if (!order) return;
  const due = { ...order, ...changes };
  const state = paidStateOf(due, payments.get(orderId));
  await finishByCommit(tx, storePaid(tx, { orderId, amount: due.amount, ...state }));
}

const dueAmount = preparedQuery((db) =>
  db
    .select({ status: orders.status, amount: orders.amount })
    .from(orders)
    .where(eq(orders.id, sql.placeholder("orderId")))
    .prepare("due_amount"),
);

const storePaid = preparedStatement(
  "store_paid",
  sql`update ${orders} set amount = ${sql.placeholder("amount")}, paid = ${sql.placeholder("paid")},
    payment_status = ${sql.placeholder("paymentStatus")} where id = ${sql.placeholder("orderId")}`,
);
