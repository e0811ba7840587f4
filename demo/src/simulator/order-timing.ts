import type { Position } from "@errand/core/location/geometry";
import type { OrderStatus } from "@errand/core/orders/orders.types";
import type { CashCollector } from "@errand/server/orders/deliver-order";
import type { OrderRow } from "@errand/server/orders/order-facts";
import { isAt } from "./route-progress.ts";

/** The length of each step in seconds, shortened so that an order is delivered about two minutes after it is placed. */
export const seconds = {
  confirm: 4,
  accept: 3,
  /** Until the store starts an order without a courier. */
  prepare: 6,
  cook: 30,
  pickUp: 2,
  /** Until the customer collects a take-away order. */
  collect: 10,
  /** The longest drive from the store to the customer. */
  deliver: 70,
  /** The time before its scheduled time at which the store starts an order. */
  preparation: 100,
};

export const metersPerSecond = { toStore: 60, minimum: 20 };

export interface OrderTransition {
  to: OrderStatus;
  by: CashCollector;
}

/**
 * Returns the next transition of an order when it is due, else null. `speed` divides the times of
 * preparation and handover; the time to cancel does not depend on it.
 */
export function nextTransition(row: OrderRow, now: Date, speed: number): OrderTransition | null {
  const next = nextStep(row, now, speed);
  const by = next && actorOf(row, next.by);
  return next && by ? { to: next.to, by } : null;
}

function actorOf({ cart, courier }: OrderRow, kind: CashCollector["kind"]): CashCollector | null {
  if (kind === "courier") return courier && { kind, courierId: courier.id };
  // The stores of the demo have no staff that is signed in.
  return cart && { kind, storeId: cart.storeId, staffId: null };
}

interface Step {
  to: OrderStatus;
  by: CashCollector["kind"];
}

function nextStep(
  { order, cart, store, courier, position, moduleType, shop }: OrderRow,
  now: Date,
  speed: number,
): Step | null {
  const since = (status: OrderStatus) => secondsSince(order.statusTimestamps[status], now);
  switch (order.status) {
    case "pending": {
      const isSettled =
        order.paymentMethod === "cash_on_delivery" || order.paymentStatus === "paid";
      return isSettled && since("pending") >= seconds.confirm
        ? { to: "confirmed", by: "store" }
        : null;
    }
    case "confirmed": {
      const waited = Math.min(since("confirmed"), secondsPast(preparationStart(order), now));
      const accepts = courier && shop.moduleConfig[moduleType].order_status.accepted;
      if (accepts && waited >= seconds.accept) return { to: "accepted", by: "courier" };
      return waited >= seconds.prepare ? { to: "processing", by: "store" } : null;
    }
    case "accepted":
      return since("accepted") >= seconds.accept ? { to: "processing", by: "store" } : null;
    case "processing":
      return since("processing") >= seconds.cook / speed ? { to: "handover", by: "store" } : null;
    case "handover":
      if (cart?.type === "take_away") {
        return since("handover") >= seconds.collect / speed
          ? { to: "delivered", by: "store" }
          : null;
      }
      return store && isThere(position, store) && since("handover") >= seconds.pickUp / speed
        ? { to: "picked_up", by: "courier" }
        : null;
    case "picked_up":
      return order.address && isThere(position, order.address)
        ? { to: "delivered", by: "courier" }
        : null;
    default:
      return null;
  }
}

/** Whether the order should get a courier now. */
export function needsCourier({ order, cart }: OrderRow, now: Date): boolean {
  if (cart?.type === "take_away" || order.courierId !== null) return false;
  return order.status !== "pending" && secondsPast(preparationStart(order), now) >= 0;
}

/** Returns the destination and speed of an order's courier, null while waiting. `speed` multiplies the speed. */
export function legOf(
  { order, store, courier, position }: OrderRow,
  speed: number,
): {
  goal: Position;
  metersPerSecond: number;
} | null {
  if (!courier) return null;
  if (order.status !== "picked_up") {
    return store && !isThere(position, store)
      ? { goal: positionOf(store), metersPerSecond: metersPerSecond.toStore * speed }
      : null;
  }
  if (!order.address || isThere(position, order.address)) return null;
  return { goal: positionOf(order.address), metersPerSecond: deliverySpeed(order) * speed };
}

/** The metres per second from the store to the customer. */
export function deliverySpeed({ distanceMeters }: Pick<OrderRow["order"], "distanceMeters">) {
  return Math.max(distanceMeters / seconds.deliver, metersPerSecond.minimum);
}

interface Coordinates {
  latitude: number;
  longitude: number;
}

export function positionOf({ latitude, longitude }: Coordinates): Position {
  return [longitude, latitude];
}

function isThere(position: Coordinates | null, destination: Coordinates): boolean {
  return position !== null && isAt(positionOf(position), positionOf(destination));
}

/** Returns when the store starts an order: immediately, or shortly before its scheduled time. */
export function preparationStart({ scheduled, scheduleAt, createdAt }: OrderRow["order"]): Date {
  return scheduled ? new Date(scheduleAt.getTime() - seconds.preparation * 1000) : createdAt;
}

export function secondsPast(moment: Date, now: Date): number {
  return (now.getTime() - moment.getTime()) / 1000;
}

export function secondsSince(timestamp: string | undefined, now: Date): number {
  return timestamp === undefined ? 0 : secondsPast(new Date(timestamp), now);
}
