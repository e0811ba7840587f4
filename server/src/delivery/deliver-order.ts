import { courierCollectedCash, storeCollectedCash } from "@errand/core/ledger/order-journals";
import { type Minor, minor, nothing } from "@errand/core/money";
import type { Actor } from "@errand/core/orders/order-actor";
import { type Database, inTransaction } from "../database/database.ts";
import { postJournal } from "../ledger/ledger.ts";
import { getPayer, type OrderRow } from "../order-rows/order-facts.ts";
import {
  type TransitionDetails,
  transitionLockedOrder,
  transitionOrder,
} from "../orders/order-transitions.ts";
import { lockOrderRow } from "../orders/orders.data.ts";
import { type PaidState, storePaymentStatus } from "../orders/payment-status.data.ts";
import { recordPayment } from "../payments/record-payment.ts";
import { dueAtDoor } from "./courier-jobs.data.ts";

/**
 * Who can take the cash of an order: its courier, or its store when it delivers or hands over
 * itself.
 */
export type CashCollector = Extract<Actor, { kind: "courier" | "store" }>;

/**
 * Hands an order to the customer: collects the cash that is due, then changes its status. Errors
 * are those of `transitionOrder`; they roll the collection back.
 */
export function deliverOrder(
  db: Database,
  orderId: number,
  actor: CashCollector,
  details: TransitionDetails,
): Promise<void> {
  return inTransaction(db, async (tx) =>
    deliverLockedOrder(tx, await lockOrderRow(tx, orderId), actor, details),
  );
}

/**
 * The same for a row that this transaction has locked, read, and not changed since. Its errors must
 * end the transaction.
 */
export async function deliverLockedOrder(
  tx: Database,
  row: OrderRow,
  actor: CashCollector,
  details: TransitionDetails,
): Promise<void> {
  const paid = await collectCash(tx, row, actor, details.at);
  await transitionLockedOrder(tx, paid, "delivered", actor, details);
}

/**
 * Takes an order along, which the caller has locked: a parcel whose sender pays is paid in cash at
 * the sender's door. Errors are those of `transitionOrder`; they must end the transaction.
 */
export async function pickUpOrder(
  tx: Database,
  row: OrderRow,
  actor: Extract<Actor, { kind: "courier" }>,
  { at }: TransitionDetails,
): Promise<void> {
  const { parcel, order } = row;
  const isPaidHere = parcel?.chargePayer === "sender";
  const paid = isPaidHere ? await collectCash(tx, row, actor, at) : row;
  // A parcel is not prepared: it is ready when its courier comes.
  if (parcel && order.status !== "handover") {
    await transitionLockedOrder(tx, paid, "handover", actor, { at });
    await transitionOrder(tx, order.id, "picked_up", actor, { at });
  } else await transitionLockedOrder(tx, paid, "picked_up", actor, { at });
}

/**
 * Brings a canceled parcel, which the caller has locked, back to its sender, who pays in cash what
 * is left of the fee. Throws `order_not_found` and `order_status_conflict`, as `transitionOrder`
 * does.
 */
export async function returnOrder(
  tx: Database,
  row: OrderRow,
  actor: Extract<Actor, { kind: "courier" | "customer" | "guest" }>,
  { at }: TransitionDetails,
): Promise<void> {
  await transitionLockedOrder(tx, row, "returned", actor, { at });
  const { courierId } = row.order;
  const due = dueAtDoor(row);
  if (courierId === null || due === nothing) return;
  await collectAmount(tx, row, { kind: "courier", courierId }, due, at);
}

/**
 * Records that the collector holds what was left to pay in cash, once per order, and returns the
 * order as it is then. Nothing changes when the order is paid or is paid in another way.
 */
export async function collectCash(
  tx: Database,
  row: OrderRow,
  collector: CashCollector,
  at: Date,
): Promise<OrderRow> {
  const { amount, paid, paymentMethod } = row.order;
  if (paymentMethod !== "cash_on_delivery" || paid >= amount) return row;
  const state = await collectAmount(tx, row, collector, minor(amount - paid), at);
  return { ...row, order: { ...row.order, ...state } };
}

/** Returns what is paid then. */
async function collectAmount(
  tx: Database,
  { order }: OrderRow,
  collector: CashCollector,
  amount: Minor,
  at: Date,
): Promise<PaidState | undefined> {
  const { id: orderId, currencyCode: currency } = order;
  await recordPayment(tx, {
    method: "cash_on_delivery",
    allocations: [{ orderId, amount }],
    payer: getPayer(order),
    currency,
    now: at,
  });
  const state = await storePaymentStatus(tx, orderId);
  const fact = { cause: `order:${orderId}:cash_collected`, amount };
  const journal =
    collector.kind === "courier"
      ? courierCollectedCash({ ...fact, courierId: collector.courierId })
      : storeCollectedCash({ ...fact, storeId: collector.storeId });
  await postJournal(tx, { ...journal, at });
  return state;
}
