import { courierCollectedCash, storeCollectedCash } from "@errand/core/ledger/order-journals";
import { type Minor, minor, nothing } from "@errand/core/money";
import type { Actor } from "@errand/core/orders/order-actor";
import { type Database, inTransaction } from "../database/database.ts";
import { postJournal } from "../ledger/ledger.ts";
import { type OrderRow, payerOf } from "../order-rows/order-facts.ts";
import {
  type TransitionDetails,
  transitionLockedOrder,
  transitionOrder,
} from "../orders/order-transitions.ts";
import { lockOrderRow } from "../orders/orders.data.ts";
import { storePaymentStatus } from "../orders/payment-status.data.ts";
import { recordPayment } from "../payments/record-payment.ts";
import { dueAtDoor } from "./courier-jobs.data.ts";

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
    const isCollected = await collectCash(tx, row, actor, details.at);
    const paid = isCollected ? await lockOrderRow(tx, orderId) : row;
    await transitionLockedOrder(tx, paid, "delivered", actor, details);
  });
}

/**
 * Takes an order along: a parcel whose sender pays is paid in cash at the sender's door. Errors are those of
 * `transitionOrder`; they roll the collection back.
 */
export function pickUpOrder(
  db: Database,
  orderId: number,
  actor: Extract<Actor, { kind: "courier" }>,
  { at }: TransitionDetails,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await lockOrderRow(tx, orderId);
    const { parcel, order } = row;
    if (parcel?.chargePayer === "sender") await collectCash(tx, row, actor, at);
    // Nobody prepares a parcel: it is ready when its courier comes.
    const isReady = order.status === "handover";
    if (parcel && !isReady) await transitionOrder(tx, orderId, "handover", actor, { at });
    await transitionOrder(tx, orderId, "picked_up", actor, { at });
  });
}

/**
 * Brings a canceled parcel back to its sender, who pays in cash what is left of the fee. Throws `order` and
 * `order_status`, as `transitionOrder` does.
 */
export function returnOrder(
  db: Database,
  orderId: number,
  actor: Extract<Actor, { kind: "courier" | "customer" | "guest" }>,
  { at }: TransitionDetails,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await lockOrderRow(tx, orderId);
    await transitionLockedOrder(tx, row, "returned", actor, { at });
    const { courierId } = row.order;
    const due = dueAtDoor(row);
    if (courierId === null || due === nothing) return;
    await collectAmount(tx, row, { kind: "courier", courierId }, due, at);
  });
}

/**
 * Records that the collector holds what was left to pay in cash, once per order. Nothing, and false, when the order
 * is paid or is paid in another way.
 */
async function collectCash(
  tx: Database,
  row: OrderRow,
  collector: CashCollector,
  at: Date,
): Promise<boolean> {
  const { amount, paid, paymentMethod } = row.order;
  if (paymentMethod !== "cash_on_delivery" || paid >= amount) return false;
  await collectAmount(tx, row, collector, minor(amount - paid), at);
  return true;
}

async function collectAmount(
  tx: Database,
  { order }: OrderRow,
  collector: CashCollector,
  amount: Minor,
  at: Date,
): Promise<void> {
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
