import { exactMeters } from "@errand/core/location/geometry";
import { isActiveStatus } from "@errand/core/orders/order-states";
import type { OrderRow } from "./order-facts.ts";

/**
 * Estimates when an active order reaches the customer, or is ready when the customer collects it. Null
 * when it is over, ready, or nothing is known about its duration. Never in the past.
 */
export type EstimateArrival = (row: OrderRow, now: Date) => Date | null;

/** A bicycle in a town with its stops. */
const metersPerSecond = 4;
const minute = 60_000;

/**
 * The estimate from what stores and couriers report: the store's delivery time until it states a
 * preparation time, then that time and the ride, then the distance that is left.
 */
export const estimateArrival: EstimateArrival = (row, now) => {
  const { order } = row;
  if (!isActiveStatus(order.status)) return null;
  const isCollected = row.cart?.type === "take_away";
  if (order.status === "handover" && isCollected) return null;
  const arrival = arrivalOf(row, now);
  return arrival === null ? null : new Date(Math.max(arrival, now.getTime()));
};

function arrivalOf(row: OrderRow, now: Date): number | null {
  const { order, cart, store, position } = row;
  const rideMs = (meters: number) => (meters / metersPerSecond) * 1000;
  const ride = cart?.type === "take_away" ? 0 : rideMs(order.distanceMeters);
  const startedAt = Date.parse(order.statusTimestamps.processing ?? "");
  if (order.status === "picked_up") return now.getTime() + rideMs(metersToCustomer(row));
  if (order.status === "handover") {
    const toStore = store && position ? metersBetween(position, store) : 0;
    return now.getTime() + rideMs(toStore) + ride;
  }
  const preparation = cart?.processingMinutes ?? null;
  if (preparation !== null && !Number.isNaN(startedAt)) {
    return startedAt + preparation * minute + ride;
  }
  if (order.scheduled) return order.scheduleAt.getTime();
  const min = cart?.minDeliveryMinutes ?? null;
  const max = cart?.maxDeliveryMinutes ?? null;
  if (min === null || max === null) return null;
  return order.createdAt.getTime() + ((min + max) / 2) * minute;
}

/**
 * The rest of a courier's way to the customer: the straight line, longer by as much as the route from
 * the store is longer than its straight line. The whole route while the courier's location is unknown.
 */
export function metersToCustomer({ order, store, position }: OrderRow): number {
  const { address, distanceMeters } = order;
  if (!address || !store || !position) return distanceMeters;
  const straight = metersBetween(store, address);
  if (straight === 0) return distanceMeters;
  return metersBetween(position, address) * Math.max(1, distanceMeters / straight);
}

interface Coordinates {
  latitude: number;
  longitude: number;
}

export function metersBetween(a: Coordinates, b: Coordinates): number {
  return exactMeters([a.longitude, a.latitude], [b.longitude, b.latitude]);
}
