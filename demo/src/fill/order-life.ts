import { isActiveStatus } from "@errand/core/orders/order-states";
import type { OrderStatus } from "@errand/core/orders/orders.types";
import type { Database } from "@errand/server/database/database";
import {
  assignCourier,
  locateCourier,
  transitionOrder,
} from "@errand/server/orders/order-transitions";
import { orders } from "@errand/server/orders/orders.tables";
import { eq, sql } from "drizzle-orm";
import { cancellationReasons } from "../catalogue/town/couriers.ts";

/** Minutes from an order to each step of it; an hour later it is at rest. */
const minutes = {
  pending: 0,
  confirmed: 2,
  accepted: 4,
  processing: 5,
  handover: 21,
  picked_up: 25,
  delivered: 38,
} as const satisfies Partial<Record<OrderStatus, number>>;

type Step = keyof typeof minutes;
const steps = Object.keys(minutes) as Step[];

interface Life {
  status: OrderStatus;
  /** When it was placed. */
  at: Date;
  now: Date;
  /** Null: it is taken away. */
  courierId: number | null;
  store: { latitude: number; longitude: number };
}

/** Moves an order that was just placed to the status where a visitor finds it. */
export async function liveOn(db: Database, orderId: number, life: Life): Promise<void> {
  const { status, at, courierId } = life;
  const { latitude, longitude } = life.store;
  const later = (count: number) => new Date(at.getTime() + count * 60_000);
  if (status === "canceled") {
    const [reason] = cancellationReasons;
    return transitionOrder(db, orderId, "canceled", "customer", {
      now: later(1),
      reason: reason?.en,
    });
  }
  if (status === "failed") {
    // Nothing can be paid online yet, so that such an order can only be made of one paid at the door.
    await db.update(orders).set({ paymentMethod: "digital_payment" }).where(eq(orders.id, orderId));
    return transitionOrder(db, orderId, "failed", "clock", { now: later(30) });
  }

  const last: Step = isStep(status) ? status : "delivered";
  for (const step of steps.slice(1, steps.indexOf(last) + 1)) {
    const now = isActiveStatus(status) ? evenly(step, last, life) : later(minutes[step]);
    if (step === "accepted" || step === "picked_up") {
      if (courierId === null) continue;
      if (step === "accepted") await assignCourier(db, orderId, courierId, now);
    }
    if (step === "handover" && courierId !== null && isActiveStatus(status)) {
      await locateCourier(db, courierId, { latitude, longitude }, now);
    }
    const by = step === "accepted" || step === "picked_up" ? "courier" : "store";
    await transitionOrder(db, orderId, step, by, { now, processingMinutes: 20 });
  }
  if (last !== status) await complain(db, orderId, status, later);
}

function isStep(status: OrderStatus): status is Step {
  return steps.some((step) => step === status);
}

/** What is under way has come as far as it is in the time since it was placed. */
function evenly(step: Step, last: Step, { at, now }: Life): Date {
  const part = steps.indexOf(step) / steps.indexOf(last);
  return new Date(at.getTime() + (now.getTime() - at.getTime()) * part);
}

/**
 * The customer was not content with what came. The shop takes no requests for a refund yet, so that
 * what came of earlier ones is written here as it lies there.
 */
async function complain(
  db: Database,
  orderId: number,
  status: OrderStatus,
  later: (minutes: number) => Date,
) {
  const asked = later(120);
  const decided = later(26 * 60);
  const statusTimestamps =
    status === "refund_requested"
      ? { [status]: asked }
      : { refund_requested: asked, [status]: decided };
  await db
    .update(orders)
    .set({
      status,
      statusTimestamps: sql`${orders.statusTimestamps} || ${JSON.stringify(statusTimestamps)}::jsonb`,
      updatedAt: status === "refund_requested" ? asked : decided,
      ...(status === "refunded" && { paymentStatus: "refunded" as const }),
    })
    .where(eq(orders.id, orderId));
}
