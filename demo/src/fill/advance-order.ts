import type { Actor } from "@errand/core/orders/order-actor";
import { isActiveStatus } from "@errand/core/orders/order-states";
import type { OrderStatus } from "@errand/core/orders/orders.types";
import { orderedGrams } from "@errand/core/pricing/weight";
import { writePositions } from "@errand/server/couriers/courier-positions";
import { type Database, inTransaction } from "@errand/server/database/database";
import { assignCourier } from "@errand/server/delivery/couriers.data";
import { type CashCollector, deliverOrder } from "@errand/server/delivery/deliver-order";
import { orderLines } from "@errand/server/order-rows/orders.tables";
import { transitionOrder } from "@errand/server/orders/order-transitions";
import { lockOrderRow } from "@errand/server/orders/orders.data";
import { decideRefund } from "@errand/server/refunds/decide-refund";
import { storeRefundRequest } from "@errand/server/refunds/refund-requests";
import { weighLines } from "@errand/server/store-desk/weigh-order";
import { cancellationReasons } from "@errand/town/content/couriers";
import { refundNotes, refundRequest } from "@errand/town/content/refunds";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import { payOnline } from "./online-payment.ts";

/** Minutes from the placing of an order to each of its statuses. */
const minutes = {
  pending: 0,
  confirmed: 2,
  accepted: 4,
  processing: 5,
  handover: 21,
  picked_up: 25,
  delivered: 38,
} as const satisfies Partial<Record<OrderStatus, number>>;

const desk: Actor = { kind: "desk", staffId: null };

type OrderStep = keyof typeof minutes;
const steps = Object.keys(minutes) as OrderStep[];

interface OrderProgress {
  status: OrderStatus;
  /** When it was placed. */
  at: Date;
  now: Date;
  /** Null for take away. */
  courierId: number | null;
  customerId: number;
  isPaidOnline: boolean;
  /** Confirmed when it was placed. */
  isPaidFromWallet: boolean;
  /** What the customer names at the door. */
  otp: string | null;
  store: { id: number; latitude: number; longitude: number };
}

/** Advances a new order to a status through every status before it. */
export async function advanceOrder(
  db: Database,
  orderId: number,
  progress: OrderProgress,
): Promise<void> {
  const { status, at, courierId, customerId, isPaidOnline } = progress;
  const { id: storeId, latitude, longitude } = progress.store;
  const customer = { kind: "customer", customerId } as const;
  const store: CashCollector = { kind: "store", storeId, staffId: null };
  const courier: CashCollector = courierId === null ? store : { kind: "courier", courierId };
  const later = (count: number) => new Date(at.getTime() + count * 60_000);
  if (status === "canceled") {
    const [reason] = cancellationReasons;
    return transitionOrder(db, orderId, "canceled", customer, {
      at: later(1),
      reason: reason?.en,
    });
  }
  if (status === "failed") {
    return payOnline(db, { orderId, customerId, outcome: "declined", at, reportedAt: later(2) });
  }

  const last: OrderStep = isStep(status) ? status : "delivered";
  for (const step of steps.slice(1, steps.indexOf(last) + 1)) {
    const now = isActiveStatus(status) ? evenly(step, last, progress) : later(minutes[step]);
    if (step === "confirmed" && progress.isPaidFromWallet) continue;
    if (step === "accepted" || step === "picked_up") {
      if (courierId === null) continue;
      if (step === "accepted") await assignCourier(db, orderId, courierId, now);
    }
    if (step === "handover" && courierId !== null && isActiveStatus(status)) {
      await writePositions(db, [{ courierId, latitude, longitude, locatedAt: now }]);
    }
    const details = { at: now, processingMinutes: 20, otp: progress.otp ?? undefined };
    if (step === "confirmed" && isPaidOnline) {
      await payOnline(db, { orderId, customerId, outcome: "paid", at, reportedAt: now });
    } else if (step === "delivered") await deliverOrder(db, orderId, courier, details);
    else {
      if (step === "handover") await weigh(db, orderId, now);
      const by = step === "accepted" || step === "picked_up" ? courier : store;
      await transitionOrder(db, orderId, step, by, details);
    }
  }
  if (last !== status) await requestRefund(db, orderId, status, customer, later);
}

/** The store weighs what is sold by weight: a little less than what was ordered. */
async function weigh(db: Database, orderId: number, now: Date) {
  await inTransaction(db, async (tx) => {
    const row = await lockOrderRow(tx, orderId);
    const lines = await tx
      .select()
      .from(orderLines)
      .where(and(eq(orderLines.orderId, orderId), isNotNull(orderLines.weight)))
      .orderBy(asc(orderLines.id));
    const weighed = lines.flatMap(({ id, quantity, weight }) =>
      weight ? [{ detail_id: id, grams: orderedGrams(quantity, weight) - (id % 20) }] : [],
    );
    if (weighed.length > 0) await weighLines(tx, row, weighed, now);
  });
}

function isStep(status: OrderStatus): status is OrderStep {
  return steps.some((step) => step === status);
}

/** Spreads the statuses of an active order evenly over the time since it was placed. */
function evenly(step: OrderStep, last: OrderStep, { at, now }: OrderProgress): Date {
  const part = steps.indexOf(step) / steps.indexOf(last);
  return new Date(at.getTime() + (now.getTime() - at.getTime()) * part);
}

/** The customer asks for a refund of the first line, and the desk decides a day later. */
async function requestRefund(
  db: Database,
  orderId: number,
  status: OrderStatus,
  customer: Extract<Actor, { kind: "customer" }>,
  later: (minutes: number) => Date,
) {
  await inTransaction(db, async (tx) => {
    const [line] = await tx
      .select({ id: orderLines.id, quantity: orderLines.quantity })
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId))
      .orderBy(asc(orderLines.id));
    await storeRefundRequest(tx, orderId, customer, {
      ...refundRequest,
      lines: line && [line],
      method: "wallet",
      pictures: [],
      at: later(120),
    });
    if (status === "refund_requested") return;
    const decision = status === "refunded" ? "approve" : "reject";
    await decideRefund(tx, await lockOrderRow(tx, orderId), desk, {
      decision,
      borneBy: "platform",
      note: refundNotes[decision].en,
      at: later(26 * 60),
    });
  });
}
