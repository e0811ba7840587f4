import { AppError, AppErrors } from "@errand/core/errors";
import { gatewayPayment } from "@errand/core/ledger/order-journals";
import { nothing } from "@errand/core/money";
import type { Actor } from "@errand/core/orders/order-actor";
import { paymentExpiry } from "@errand/core/orders/order-deadlines";
import { paymentEffect } from "@errand/core/orders/order-payments";
import { dueAmount, paidAmount } from "@errand/core/payments/paid-amount";
import { eq } from "drizzle-orm";
import { type Database, inTransaction } from "../database/database.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { getPayer } from "../order-rows/order-facts.ts";
import { nonTripStatus } from "../order-rows/order-kind.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { getReceivedPayments, readOrderPayments } from "../payments/order-payments.data.ts";
import type { PaymentShare, PaymentSubject } from "../payments/payment-subject.ts";
import { hasUndecidedPayment } from "../payments/payments.data.ts";
import { recordPayment } from "../payments/record-payment.ts";
import { notifyWatchers } from "./order-events.ts";
import { transitionOrder } from "./order-transitions.ts";
import { lockOrders } from "./orders.data.ts";
import { storePaymentStatus } from "./payment-status.data.ts";

/** What payments do to orders (contract 4.5, 4.6). */
export const orderPaymentSubject: PaymentSubject = {
  lock: lockOrders,

  async journalOf(_tx, _payment, fact) {
    return gatewayPayment(fact);
  },

  async onPaid(tx, share) {
    const orderId = orderIdOf(share);
    const order = await readOrderState(tx, orderId, share.payment.id);
    const effect = paymentEffect(order, share.amount);
    // What the members of a group have paid for a failed order has gone back.
    const isLost = effect === "revive" && order.groupId !== null;
    if (effect === "return" || isLost) return "returned";
    if (effect === "revive") return reviveOrder(tx, share, orderId);
    await acceptPayment(tx, share, orderId, effect === "confirm");
    return "kept";
  },

  async onChecking(tx, ids) {
    for (const orderId of ids) await notifyWatchers(tx, orderId);
  },

  async onBooked(tx, ids) {
    for (const orderId of ids) await storePaymentStatus(tx, orderId);
  },

  /** The order goes on unpaid. Who handles incidents tells the desk. */
  async onHoldLost(tx, share) {
    await notifyWatchers(tx, orderIdOf(share));
  },

  /** The order fails with its last payment; another one may still succeed. */
  async onFailed(tx, share) {
    const orderId = orderIdOf(share);
    const order = await readOrderState(tx, orderId, null);
    const isPaid = dueAmount(order.amount, order.received) === 0;
    if (order.status !== "pending" || order.method !== "digital_payment" || isPaid) return;
    if (await hasUndecidedPayment(tx, orderId)) return;
    // Its host has the whole time to pay, as an order of a group fails for good.
    if (order.groupId !== null && share.now < getPaymentExpiry(order)) return;
    await transitionOrder(tx, orderId, "failed", actorOf(share), { at: share.now });
  },
};

function orderIdOf({ subjectId }: PaymentShare): number {
  if (subjectId === null) throw new Error("a payment for an order names it");
  return subjectId;
}

function actorOf({ payment }: Pick<PaymentShare, "payment">): Actor {
  return { kind: "payment", paymentId: payment.id };
}

/** The order, and what it has received without this payment. */
async function readOrderState(tx: Database, orderId: number, paymentId: number | null) {
  const [order] = await tx
    .select({
      status: nonTripStatus,
      amount: orders.amount,
      method: orders.paymentMethod,
      customerId: orders.customerId,
      guestId: orders.guestId,
      statusTimestamps: orders.statusTimestamps,
      createdAt: orders.createdAt,
      groupId: cartOrders.groupId,
    })
    .from(orders)
    .leftJoin(cartOrders, eq(cartOrders.orderId, orders.id))
    .where(eq(orders.id, orderId));
  if (!order) throw new Error(`order ${orderId} is gone`);
  const all = getReceivedPayments((await readOrderPayments(tx, [orderId])).get(orderId));
  const received = all.filter(({ payment }) => payment.id !== paymentId);
  return { ...order, received, paid: paidAmount(received) };
}

function getPaymentExpiry({
  statusTimestamps: { pending },
  createdAt,
}: Pick<typeof orders.$inferSelect, "statusTimestamps" | "createdAt">): Date {
  return paymentExpiry(pending ? new Date(pending) : createdAt);
}

async function acceptPayment(
  tx: Database,
  { payment, now }: Pick<PaymentShare, "payment" | "now">,
  orderId: number,
  isComplete: boolean,
) {
  await storePaymentStatus(tx, orderId);
  const paymentMethod = payment.gateway ?? payment.method;
  if (isComplete) {
    await tx.update(orders).set({ paymentMethod, updatedAt: now }).where(eq(orders.id, orderId));
    await transitionOrder(tx, orderId, "confirmed", actorOf({ payment }), { at: now });
  } else await notifyWatchers(tx, orderId);
}

/**
 * A late success: the failed order takes its stock again, and what its customer paid from the
 * wallet; `amount` is what the payment brings to it, nothing where the wallet covers it. When one
 * of them is gone, the order stays as it was and the money goes back.
 */
export function reviveOrder(
  tx: Database,
  { payment, amount, now }: Pick<PaymentShare, "payment" | "amount" | "now">,
  orderId: number,
): Promise<"kept" | "returned"> {
  const attempt = inTransaction(tx, async (inner) => {
    const order = await readOrderState(inner, orderId, payment.id);
    const rest = dueAmount(order.amount, [...order.received, { amount, returned: nothing }]);
    let paidBy = payment;
    if (rest > nothing) {
      if (order.customerId === null) throw new AppError("wallet_balance_low");
      const payer = getPayer(order);
      const { currency } = payment;
      const allocations = [{ orderId, amount: rest }];
      const part = { method: "wallet", allocations, payer, currency, now } as const;
      const taken = await recordPayment(inner, part);
      if (amount === nothing) paidBy = taken;
    }
    await storePaymentStatus(inner, orderId);
    await transitionOrder(inner, orderId, "pending", actorOf({ payment }), { at: now });
    await acceptPayment(inner, { payment: paidBy, now }, orderId, true);
    return "kept" as const;
  });
  return attempt.catch((error) => {
    if (error instanceof AppError || error instanceof AppErrors) return "returned" as const;
    throw error;
  });
}
