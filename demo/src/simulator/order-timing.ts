import type { Position } from "@errand/core/location/geometry";
import { dropoffOf, isComingBack, pickupOf } from "@errand/core/orders/order-places";
import type { Order, OrderStatus } from "@errand/core/orders/orders.types";
import { isAt } from "./route-progress.ts";

/** The length of each step in seconds, shortened so that an order is delivered about two minutes after it is placed. */
export const seconds = {
  confirm: 4,
  /** Until a pharmacy has read a prescription. */
  readPrescription: 8,
  accept: 3,
  /** Until the store starts an order without a courier. */
  prepare: 6,
  cook: 30,
  pickUp: 2,
  /** Until the customer collects a take-away order. */
  collect: 10,
  /** The longest drive from the store to the customer. */
  deliver: 70,
  /** How long before its time a scheduled order is started at the latest. */
  preparation: 100,
};

export const metersPerSecond = { toPickup: 60, minimum: 20 };

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** An active order and where its courier is; null while there is none or the location is unknown. */
export interface ActiveOrder {
  order: Order;
  courier: Coordinates | null;
}

/** The next call of a store or a courier about an order. */
export type OrderAction =
  | { by: "store"; path: `POST /store/orders/{id}/${"price" | "accept" | "ready" | "deliver"}` }
  | { by: "courier"; path: `POST /courier/jobs/{id}/${"pickup" | "deliver"}` };

/**
 * Returns the next action on an order when it is due, else null. `speed` divides the times of
 * preparation and handover; the time to cancel does not depend on it.
 */
export function nextAction(
  { order, courier }: ActiveOrder,
  now: Date,
  { speed, isStoreDelivered }: { speed: number; isStoreDelivered: boolean },
): OrderAction | null {
  if (order.order_type === "parcel") return parcelAction({ order, courier });
  const accept: OrderAction = { by: "store", path: "POST /store/orders/{id}/accept" };
  const handOver: OrderAction = { by: "store", path: "POST /store/orders/{id}/deliver" };
  const isDue = (status: OrderStatus, duration: number) =>
    isPast(secondsSince(order[status] ?? undefined, now), duration);
  switch (order.order_status) {
    case "pending":
      if (order.prescription_order) return pricing(order, now);
      return order.payment_method === "cash_on_delivery" && isDue("pending", seconds.confirm)
        ? accept
        : null;
    case "confirmed":
      return isPast(secondsConfirmed(order, now), seconds.prepare) ? accept : null;
    case "accepted":
      return isDue("accepted", seconds.accept) ? accept : null;
    case "processing":
      return isDue("processing", seconds.cook / speed) && readyFrom(timesOf(order)) <= now
        ? { by: "store", path: "POST /store/orders/{id}/ready" }
        : null;
    case "handover":
      if (order.order_type === "take_away") {
        return isDue("handover", seconds.collect / speed) ? handOver : null;
      }
      if (isStoreDelivered) return isDue("handover", rideSeconds(order, speed)) ? handOver : null;
      return order.store &&
        isThere(courier, order.store) &&
        isDue("handover", seconds.pickUp / speed)
        ? { by: "courier", path: "POST /courier/jobs/{id}/pickup" }
        : null;
    case "picked_up":
      return order.delivery_address && isThere(courier, order.delivery_address)
        ? { by: "courier", path: "POST /courier/jobs/{id}/deliver" }
        : null;
    default:
      return null;
  }
}

/** A courier collects a parcel from its sender, and brings it to its receiver or back. */
function parcelAction({ order, courier }: ActiveOrder): OrderAction | null {
  const goal = goalOf(order);
  if (!order.delivery_man || !goal || !isThere(courier, goal)) return null;
  const isCollected = order.order_status === "picked_up" || isComingBack(order);
  return { by: "courier", path: `POST /courier/jobs/{id}/${isCollected ? "deliver" : "pickup"}` };
}

/** Where the courier of an order rides to next. */
function goalOf(order: Order): Coordinates | null {
  return order.order_status === "picked_up" ? dropoffOf(order) : pickupOf(order);
}

/** The customer agrees to the price of a prescription, so nothing else happens to it. */
function pricing(order: Order, now: Date): OrderAction | null {
  const isRead = isPast(secondsSince(order.pending ?? undefined, now), seconds.readPrescription);
  if (order.prescription_lines.length > 0 || !isRead) return null;
  return { by: "store", path: "POST /store/orders/{id}/price" };
}

/** Seconds by which recording a step may be later than the tick that caused it. */
const tolerance = 0.5;

function isPast(passed: number, duration: number): boolean {
  return passed >= duration - tolerance;
}

/** Whether a courier should accept the order now. */
export function needsCourier(order: Order, now: Date): boolean {
  if (order.order_type === "take_away" || order.delivery_man || !pickupOf(order)) return false;
  if (order.order_status === "pending" || order.order_status === "canceled") return false;
  if (order.order_status === "confirmed") {
    return isPast(secondsConfirmed(order, now), seconds.accept);
  }
  return true;
}

/** The seconds for which a confirmed order could have been started. */
function secondsConfirmed(order: Order, now: Date): number {
  const start = preparationStart(timesOf(order));
  return Math.min(secondsSince(order.confirmed ?? undefined, now), secondsPast(start, now));
}

/** Returns the destination and speed of an order's courier, null while waiting. `speed` multiplies the speed. */
export function legOf(
  { order, courier }: ActiveOrder,
  speed: number,
): { goal: Position; metersPerSecond: number } | null {
  const goal = goalOf(order);
  if (!order.delivery_man || !goal || isThere(courier, goal)) return null;
  const isCollected = order.order_status === "picked_up" || isComingBack(order);
  const pace = isCollected ? deliverySpeed(metersOf(order)) : metersPerSecond.toPickup;
  return { goal: positionOf(goal), metersPerSecond: pace * speed };
}

/** The metres per second from the pickup to the dropoff. */
export function deliverySpeed(distanceMeters: number): number {
  return Math.max(distanceMeters / seconds.deliver, metersPerSecond.minimum);
}

function rideSeconds(order: Order, speed: number): number {
  return metersOf(order) / (deliverySpeed(metersOf(order)) * speed);
}

function metersOf({ distance }: Order): number {
  return distance * 1000;
}

export function positionOf({ latitude, longitude }: Coordinates): Position {
  return [longitude, latitude];
}

function isThere(position: Coordinates | null, destination: Coordinates): boolean {
  return position !== null && isAt(positionOf(position), positionOf(destination));
}

/** What decides when the store works on an order. */
export interface OrderTimes {
  scheduled: boolean;
  scheduleAt: Date;
  /** Of a store; null for a parcel, and for a store that states none. */
  preparationMinutes: number | null;
}

function timesOf(order: Order): OrderTimes {
  return {
    scheduled: order.scheduled === 1,
    scheduleAt: new Date(order.schedule_at),
    preparationMinutes: order.min_delivery_time,
  };
}

/**
 * Returns when the store starts an order: immediately, or when the preparation of a scheduled one starts, because the
 * shop cancels what is not started soon after.
 */
export function preparationStart({ scheduled, scheduleAt, preparationMinutes }: OrderTimes): Date {
  if (!scheduled) return scheduleAt;
  const before = Math.max(seconds.preparation, (preparationMinutes ?? 0) * 60);
  return new Date(scheduleAt.getTime() - before * 1000);
}

/** Returns from when an order may be ready: a scheduled one is not brought before its time. */
export function readyFrom({ scheduled, scheduleAt }: OrderTimes): Date {
  if (!scheduled) return scheduleAt;
  return new Date(scheduleAt.getTime() - (seconds.preparation - seconds.cook) * 1000);
}

export function secondsPast(moment: Date, now: Date): number {
  return (now.getTime() - moment.getTime()) / 1000;
}

export function secondsSince(timestamp: string | undefined, now: Date): number {
  return timestamp === undefined ? 0 : secondsPast(new Date(timestamp), now);
}
