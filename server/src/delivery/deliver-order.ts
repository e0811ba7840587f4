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
import { storePaymentStatus } from "../orders/payment-status.data.ts";
import { recordPayment } from "../payments/record-payment.ts";
import { dueAtDoor } from "./courier-jobs.data.ts";
import { letGo } from "./missing-cash.ts";

/**
 * Who can take the cash of an order: its courier, or its store when it delivers or hands over
 * itself.
 */
export type CashCollector = Extract<Actor, { kind: "courier" | "store" }>;

/** A change with the cash that was taken: all that is due, unless stated. */
type PaidDetails = TransitionDetails & { cash?: Minor | undefined };

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
  { cash, ...details }: PaidDetails,
): Promise<void> {
  const paid = await collectCash(tx, row, actor, { cash, at: details.at });
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
  const paid = isPaidHere ? await collectCash(tx, row, actor, { at }) : row;
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
  { at, cash }: PaidDetails,
): Promise<void> {
  await transitionLockedOrder(tx, row, "returned", actor, { at });
  const { courierId } = row.order;
  const due = dueAtDoor(row);
  if (courierId === null || due === nothing) return;
  await collectAmount(tx, row, { kind: "courier", courierId }, { due, cash, at });
}

/**
 * Records that the collector holds what was left to pay in cash, once per order, and returns the
 * order as it is then. Nothing changes when the order is paid or is paid in another way.
 */
export async function collectCash(
  tx: Database,
  row: OrderRow,
  collector: CashCollector,
  { cash, at }: PaidDetails,
): Promise<OrderRow> {
  const { amount, paid, paymentMethod } = row.order;
  if (paymentMethod !== "cash_on_delivery" || paid >= amount) return row;
  return collectAmount(tx, row, collector, { due: minor(amount - paid), cash, at });
}

/** Returns the order as it is then; what the customer did not give is let go. */
async function collectAmount(
  tx: Database,
  row: OrderRow,
  collector: CashCollector,
  { due, cash = due, at }: PaidDetails & { due: Minor },
): Promise<OrderRow> {
  const { order } = cash < due ? await letGo(tx, row, minor(due - cash), at) : row;
  const { id: orderId, currencyCode: currency } = order;
  if (cash > nothing) {
    await recordPayment(tx, {
      method: "cash_on_delivery",
      allocations: [{ orderId, amount: cash }],
      payer: getPayer(order),
      currency,
      now: at,
    });
  }
  const state = await storePaymentStatus(tx, orderId);
  if (cash > nothing) {
    const fact = { cause: `order:${orderId}:cash_collected`, amount: cash };
    const journal =
      collector.kind === "courier"
        ? courierCollectedCash({ ...fact, courierId: collector.courierId })
        : storeCollectedCash({ ...fact, storeId: collector.storeId });
    await postJournal(tx, { ...journal, at });
  }
  return { ...row, order: { ...order, ...state } };
}
