import { courierCollectedCash, storeCollectedCash } from "@errand/core/ledger/order-journals";
import { minor } from "@errand/core/money";
import type { Actor } from "@errand/core/orders/order-actor";
import { type Database, inTransaction } from "../database/database.ts";
import { postJournal } from "../ledger/ledger.ts";
import { recordPayment } from "../payments/record-payment.ts";
import { type OrderRow, payerOf } from "./order-facts.ts";
import { type TransitionDetails, transitionOrder } from "./order-transitions.ts";
import { lockOrderRow } from "./orders.data.ts";
import { storePaymentStatus } from "./payment-status.data.ts";

/** Who can take the cash of an order: its courier, or its store when it delivers or hands over itself. */
export type CashCollector = Extract<Actor, { kind: "courier" | "store" }>;

/**
 * Hands an order to the customer: collects the cash that is due, then changes its status. Errors are
 * those of `transitionOrder`; they roll the collection back.
 */
export function deliverOrder(
  db: Database,
  orderId: number,
  actor: CashCollector,
  details: TransitionDetails,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await lockOrderRow(tx, orderId);
    await collectCash(tx, row, actor, details.at);
    await transitionOrder(tx, orderId, "delivered", actor, details);
  });
}

/**
 * Records that the collector holds what was left to pay in cash, once per order. Nothing when the order
 * is paid or is paid in another way.
 */
async function collectCash(
  tx: Database,
  { order }: OrderRow,
  collector: CashCollector,
  at: Date,
): Promise<void> {
  const amount = minor(order.amount - order.paid);
  if (order.paymentMethod !== "cash_on_delivery" || amount === 0) return;
  const { id: orderId, currencyCode: currency } = order;
  await recordPayment(tx, {
    method: "cash_on_delivery",
    orderId,
    payer: payerOf(order),
    amount,
    currency,
    now: at,
  });
  await storePaymentStatus(tx, orderId);
  const fact = { cause: `order:${orderId}:cash_collected`, amount };
  const journal =
    collector.kind === "courier"
      ? courierCollectedCash({ ...fact, courierId: collector.courierId })
      : storeCollectedCash({ ...fact, storeId: collector.storeId });
  await postJournal(tx, { ...journal, at });
}
