import type { Position } from "@errand/core/location/geometry";
import type { OrderStatus } from "@errand/core/orders/orders.types";
import type { OrderRow } from "@errand/server/orders/order-facts";
import { isAt } from "./drive.ts";

/**
 * How long things take, in seconds of ours: the town lives faster, so that an order is at the door
 * about two minutes after it was placed.
 */
const seconds = {
  confirm: 4,
  accept: 3,
  /** Without a courier who accepts, the store begins by itself. */
  begin: 6,
  cook: 30,
  pickUp: 2,
  /** Until somebody comes for what is taken away. */
  collect: 10,
  /** The way from the store to the door, at most. */
  bring: 70,
  /** Before the time a scheduled order is for. */
  ahead: 100,
};

const metersPerSecond = { toStore: 60, slowest: 20 };

export interface Move {
  to: OrderStatus;
  by: "store" | "courier";
}

/**
 * What happens to an order next, when its time has come; null while everybody is busy with it.
 * `speed` divides the times of cooking and handing over. The time to cancel an order stays.
 */
export function nextMove(
  { order, store, courier, moduleType, shop }: OrderRow,
  now: Date,
  speed: number,
): Move | null {
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
      const waited = Math.min(since("confirmed"), secondsPast(beginning(order), now));
      const accepts = courier && shop.moduleConfig[moduleType].order_status.accepted;
      if (accepts && waited >= seconds.accept) return { to: "accepted", by: "courier" };
      return waited >= seconds.begin ? { to: "processing", by: "store" } : null;
    }
    case "accepted":
      return since("accepted") >= seconds.accept ? { to: "processing", by: "store" } : null;
    case "processing":
      return since("processing") >= seconds.cook / speed ? { to: "handover", by: "store" } : null;
    case "handover":
      if (order.type === "take_away") {
        return since("handover") >= seconds.collect / speed
          ? { to: "delivered", by: "store" }
          : null;
      }
      return store && isThere(courier, store) && since("handover") >= seconds.pickUp / speed
        ? { to: "picked_up", by: "courier" }
        : null;
    case "picked_up":
      return order.address && isThere(courier, order.address)
        ? { to: "delivered", by: "courier" }
        : null;
    default:
      return null;
  }
}

/** Whether somebody should be found who brings the order. */
export function wantsCourier({ order }: OrderRow, now: Date): boolean {
  if (order.type === "take_away" || order.courierId !== null) return false;
  return order.status !== "pending" && secondsPast(beginning(order), now) >= 0;
}

/** Where the courier of an order is driving, and how fast; null while standing. `speed` multiplies it. */
export function driveOf(
  { order, store, courier }: OrderRow,
  speed: number,
): {
  goal: Position;
  metersPerSecond: number;
} | null {
  if (!courier) return null;
  if (order.status !== "picked_up") {
    return store && !isThere(courier, store)
      ? { goal: positionOf(store), metersPerSecond: metersPerSecond.toStore * speed }
      : null;
  }
  if (!order.address || isThere(courier, order.address)) return null;
  const usual = Math.max(order.distanceMeters / seconds.bring, metersPerSecond.slowest);
  return { goal: positionOf(order.address), metersPerSecond: usual * speed };
}

interface Place {
  latitude: number;
  longitude: number;
}

export function positionOf({ latitude, longitude }: Place): Position {
  return [longitude, latitude];
}

function isThere(courier: OrderRow["courier"], place: Place): boolean {
  if (courier?.latitude == null || courier.longitude == null) return false;
  return isAt([courier.longitude, courier.latitude], positionOf(place));
}

/** When the store turns to an order: at once, or a little before the time it is scheduled for. */
function beginning({ scheduled, scheduleAt, createdAt }: OrderRow["order"]): Date {
  return scheduled ? new Date(scheduleAt.getTime() - seconds.ahead * 1000) : createdAt;
}

function secondsPast(moment: Date, now: Date): number {
  return (now.getTime() - moment.getTime()) / 1000;
}

function secondsSince(timestamp: string | undefined, now: Date): number {
  return timestamp === undefined ? 0 : secondsPast(new Date(timestamp), now);
}
