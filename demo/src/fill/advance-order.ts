import type { Actor } from "@errand/core/orders/order-actor";
import { isActiveStatus } from "@errand/core/orders/order-states";
import type { OrderStatus } from "@errand/core/orders/orders.types";
import type { Database } from "@errand/server/database/database";
import { writePositions } from "@errand/server/orders/courier-positions";
import { assignCourier } from "@errand/server/orders/couriers.data";
import { type CashCollector, deliverOrder } from "@errand/server/orders/deliver-order";
import { transitionOrder } from "@errand/server/orders/order-transitions";
import { orders } from "@errand/server/orders/orders.tables";
import { eq } from "drizzle-orm";
import { cancellationReasons } from "../content/couriers.ts";

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
  store: { id: number; latitude: number; longitude: number };
}

/** Advances a new order to a status through every status before it. */
export async function advanceOrder(
  db: Database,
  orderId: number,
  progress: OrderProgress,
): Promise<void> {
  const { status, at, courierId, customerId } = progress;
  const { id: storeId, latitude, longitude } = progress.store;
  const customer: Actor = { kind: "customer", customerId };
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
    // Checkout takes no online payment yet, so a failed payment starts as cash on delivery.
    await db.update(orders).set({ paymentMethod: "digital_payment" }).where(eq(orders.id, orderId));
    return transitionOrder(db, orderId, "failed", { kind: "clock" }, { at: later(30) });
  }

  const last: OrderStep = isStep(status) ? status : "delivered";
  for (const step of steps.slice(1, steps.indexOf(last) + 1)) {
    const now = isActiveStatus(status) ? evenly(step, last, progress) : later(minutes[step]);
    if (step === "accepted" || step === "picked_up") {
      if (courierId === null) continue;
      if (step === "accepted") await assignCourier(db, orderId, courierId, now);
    }
    if (step === "handover" && courierId !== null && isActiveStatus(status)) {
      await writePositions(db, [{ courierId, latitude, longitude, locatedAt: now }]);
    }
    const details = { at: now, processingMinutes: 20 };
    if (step === "delivered") await deliverOrder(db, orderId, courier, details);
    else {
      const by = step === "accepted" || step === "picked_up" ? courier : store;
      await transitionOrder(db, orderId, step, by, details);
    }
  }
  if (last !== status) await requestRefund(db, orderId, status, customer, later);
}

function isStep(status: OrderStatus): status is OrderStep {
  return steps.some((step) => step === status);
}

/** Spreads the statuses of an active order evenly over the time since it was placed. */
function evenly(step: OrderStep, last: OrderStep, { at, now }: OrderProgress): Date {
  const part = steps.indexOf(step) / steps.indexOf(last);
  return new Date(at.getTime() + (now.getTime() - at.getTime()) * part);
}

/** The customer asks for a refund, and the desk decides a day later. */
async function requestRefund(
  db: Database,
  orderId: number,
  status: OrderStatus,
  customer: Actor,
  later: (minutes: number) => Date,
) {
  await transitionOrder(db, orderId, "refund_requested", customer, { at: later(120) });
  if (status === "refund_requested") return;
  await transitionOrder(db, orderId, status, desk, { at: later(26 * 60) });
}
