import { isActiveStatus } from "@errand/core/orders/order-states";
import type { OrderStatus } from "@errand/core/orders/orders.types";
import type { Database } from "@errand/server/database/database";
import { writePositions } from "@errand/server/orders/courier-positions";
import { assignCourier, transitionOrder } from "@errand/server/orders/order-transitions";
import { orders } from "@errand/server/orders/orders.tables";
import { eq, sql } from "drizzle-orm";
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

type OrderStep = keyof typeof minutes;
const steps = Object.keys(minutes) as OrderStep[];

interface OrderProgress {
  status: OrderStatus;
  /** When it was placed. */
  at: Date;
  now: Date;
  /** Null for take away. */
  courierId: number | null;
  store: { latitude: number; longitude: number };
}

/** Advances a new order to a status through every status before it. */
export async function advanceOrder(
  db: Database,
  orderId: number,
  progress: OrderProgress,
): Promise<void> {
  const { status, at, courierId } = progress;
  const { latitude, longitude } = progress.store;
  const later = (count: number) => new Date(at.getTime() + count * 60_000);
  if (status === "canceled") {
    const [reason] = cancellationReasons;
    return transitionOrder(db, orderId, "canceled", "customer", {
      now: later(1),
      reason: reason?.en,
    });
  }
  if (status === "failed") {
    // Checkout takes no online payment yet, so a failed payment starts as cash on delivery.
    await db.update(orders).set({ paymentMethod: "digital_payment" }).where(eq(orders.id, orderId));
    return transitionOrder(db, orderId, "failed", "clock", { now: later(30) });
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
    const by = step === "accepted" || step === "picked_up" ? "courier" : "store";
    await transitionOrder(db, orderId, step, by, { now, processingMinutes: 20 });
  }
  if (last !== status) await recordRefund(db, orderId, status, later);
}

function isStep(status: OrderStatus): status is OrderStep {
  return steps.some((step) => step === status);
}

/** Spreads the statuses of an active order evenly over the time since it was placed. */
function evenly(step: OrderStep, last: OrderStep, { at, now }: OrderProgress): Date {
  const part = steps.indexOf(step) / steps.indexOf(last);
  return new Date(at.getTime() + (now.getTime() - at.getTime()) * part);
}

/** Writes a refund request and its decision directly, because no endpoint does it yet. */
async function recordRefund(
  db: Database,
  orderId: number,
  status: OrderStatus,
  later: (minutes: number) => Date,
) {
  const requested = later(120);
  const decided = later(26 * 60);
  const statusTimestamps =
    status === "refund_requested"
      ? { [status]: requested }
      : { refund_requested: requested, [status]: decided };
  await db
    .update(orders)
    .set({
      status,
      statusTimestamps: sql`${orders.statusTimestamps} || ${JSON.stringify(statusTimestamps)}::jsonb`,
      updatedAt: status === "refund_requested" ? requested : decided,
      ...(status === "refunded" && { paymentStatus: "refunded" as const }),
    })
    .where(eq(orders.id, orderId));
}
