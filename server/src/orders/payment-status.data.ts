import { type Minor, nothing } from "@errand/core/money";
import { type PaymentStatus, paidAmount, paymentStatusOf } from "@errand/core/payments/paid-amount";
import { eq, sql } from "drizzle-orm";
import { type Database, finishByCommit, sendTogether } from "../database/database.ts";
import { preparedQuery, preparedStatement } from "../database/prepared-statements.ts";
import { orders } from "../order-rows/orders.tables.ts";
import {
  getReceivedPayments,
  type OrderPayment,
  readOrderPayments,
} from "../payments/order-payments.data.ts";
import { readPartsLeft } from "./refundable.data.ts";

type DueOrder = Pick<
  typeof orders.$inferSelect,
  "id" | "kind" | "status" | "statusTimestamps" | "amount" | "receipt"
>;

/** What is paid of an order. */
export interface PaidState {
  paid: Minor;
  paymentStatus: PaymentStatus;
}

/** What the payments and refunds of an order make of it. */
async function paidStateOf(
  tx: Database,
  order: DueOrder,
  payments: OrderPayment[] | undefined,
): Promise<PaidState> {
  const received = getReceivedPayments(payments);
  const isReturned = received.some(({ returned }) => returned > nothing);
  const isBought = order.status !== "refunded" && hasBeenServed(order);
  const { goods: refundable } =
    isReturned && isBought ? await readPartsLeft(tx, order) : { goods: nothing };
  const { status, amount } = order;
  const awaitsPayment = status === "pending";
  return {
    paid: paidAmount(received),
    paymentStatus: paymentStatusOf({ amount, received, awaitsPayment, refundable }),
  };
}

/** Delivered, or as a trip completed. */
function hasBeenServed({ statusTimestamps: times }: DueOrder): boolean {
  return times.delivered !== undefined || times.completed !== undefined;
}

/**
 * Stores with the order what its payments make of it, in the transaction that changed them: lists
 * and filters read it there. `changes` is a new amount. Nothing else writes these columns, and
 * `npm run verify` compares them.
 */
export async function storePaymentStatus(
  tx: Database,
  orderId: number,
  changes: { amount?: Minor } = {},
): Promise<PaidState | undefined> {
  const [[order], payments] = await sendTogether(
    dueAmount(tx).execute({ orderId }),
    readOrderPayments(tx, [orderId]),
  );
  if (!order) return undefined;
  const due = { ...order, ...changes };
  const state = await paidStateOf(tx, due, payments.get(orderId));
  await finishByCommit(tx, storePaid(tx, { orderId, amount: due.amount, ...state }));
  return state;
}

const dueAmount = preparedQuery((db) =>
  db
    .select({
      id: orders.id,
      kind: orders.kind,
      status: orders.status,
      statusTimestamps: orders.statusTimestamps,
      amount: orders.amount,
      receipt: orders.receipt,
    })
    .from(orders)
    .where(eq(orders.id, sql.placeholder("orderId")))
    .prepare("due_amount"),
);

const storePaid = preparedStatement(
  "store_paid",
  sql`update ${orders} set amount = ${sql.placeholder("amount")}, paid = ${sql.placeholder("paid")},
    payment_status = ${sql.placeholder("paymentStatus")} where id = ${sql.placeholder("orderId")}`,
);
