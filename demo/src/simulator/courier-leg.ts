import type { Position } from "@errand/core/location/geometry";
import { dropoffOf, isComingBack, pickupOf } from "@errand/core/orders/order-places";
import type { Order } from "@errand/core/orders/orders.types";
import { seconds } from "./order-times.ts";
import { isAt } from "./route-progress.ts";

export const metersPerSecond = { toPickup: 60, minimum: 20 };

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/**
 * An active order and where its courier is; null while there is none or the location is unknown.
 */
export interface ActiveOrder {
  order: Order;
  courier: Coordinates | null;
}

/** Where the courier of an order rides to next. */
export function goalOf(order: Order): Coordinates | null {
  return order.order_status === "picked_up" ? dropoffOf(order) : pickupOf(order);
}

/**
 * Returns the destination and speed of an order's courier, null while waiting. `speed` multiplies
 * the speed.
 */
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

/** The seconds in which a store brings an order. */
export function rideSeconds(order: Order, speed: number): number {
  return metersOf(order) / (deliverySpeed(metersOf(order)) * speed);
}

function metersOf({ distance }: Order): number {
  return distance * 1000;
}

export function positionOf({ latitude, longitude }: Coordinates): Position {
  return [longitude, latitude];
}

/** Whether a courier has arrived. */
export function isThere(position: Coordinates | null, destination: Coordinates): boolean {
  return position !== null && isAt(positionOf(position), positionOf(destination));
}
