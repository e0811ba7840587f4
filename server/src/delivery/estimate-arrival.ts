import { exactMeters } from "@errand/core/location/geometry";
import { isActiveStatus } from "@errand/core/orders/order-states";
import {
  dropoffPlace,
  isTakenAlong,
  pickupPlace,
  type TimedRow,
} from "../order-rows/order-facts.ts";
import type { EstimateArrival } from "../orders/order-api.ts";

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
  if (arrival === null) return null;
  // Until it is aboard, an order of a run is at the door no earlier than all of the run.
  const planned = order.status === "picked_up" ? 0 : (row.cart?.doorAt?.getTime() ?? 0);
  return new Date(Math.max(arrival, planned, now.getTime()));
};

function arrivalOf(row: TimedRow, now: Date): number | null {
  const { order, cart, position } = row;
  const pickup = pickupPlace(row);
  const rideMs = (meters: number) => (meters / metersPerSecond) * 1000;
  const ride = cart?.type === "take_away" ? 0 : rideMs(order.distanceMeters);
  const startedAt = Date.parse(order.statusTimestamps.processing ?? "");
  if (order.status === "picked_up") return now.getTime() + rideMs(metersToCustomer(row));
  if (order.status === "handover") {
    const toPickup = pickup && position ? metersBetween(position, pickup) : 0;
    return now.getTime() + rideMs(toPickup) + ride;
  }
  if (row.parcel) return parcelArrival(row, now, ride);
  const preparation = cart?.processingMinutes ?? null;
  if (preparation !== null && !Number.isNaN(startedAt)) {
    return startedAt + preparation * minute + ride;
  }
  if (order.scheduled) return order.scheduleAt.getTime();
  const min = cart?.minDeliveryMinutes ?? null;
  const max = cart?.maxDeliveryMinutes ?? null;
  if (min === null || max === null) return null;
  return order.scheduleAt.getTime() + ((min + max) / 2) * minute;
}

/** Minutes in which a courier comes to a sender, as long as none is known. */
const minutesToSender = { standard: 15, express: 8 };

function parcelArrival(row: TimedRow, now: Date, ride: number): number {
  const { order, position } = row;
  // Its time is when the courier is planned at the door of the run.
  if (isTakenAlong(row)) return Math.max(now.getTime(), order.scheduleAt.getTime()) + ride;
  const pickup = pickupPlace(row);
  const here = order.courierId === null ? null : position;
  const meters = here && pickup ? metersBetween(here, pickup) : null;
  const wait = minutesToSender[row.parcel?.service ?? "standard"];
  const toSender = meters === null ? wait * minute : (meters / metersPerSecond) * 1000;
  const start = order.scheduled
    ? Math.max(now.getTime(), order.scheduleAt.getTime())
    : now.getTime();
  return start + toSender + ride;
}

/**
 * The rest of a courier's way to the customer: the straight line, longer by as much as the route
 * from the store is longer than its straight line. The whole route while the courier's location is
 * unknown.
 */
export function metersToCustomer(row: TimedRow): number {
  const { position } = row;
  const { distanceMeters } = row.order;
  const from = pickupPlace(row);
  const to = dropoffPlace(row);
  if (!to || !from || !position) return distanceMeters;
  const straight = metersBetween(from, to);
  if (straight === 0) return distanceMeters;
  return metersBetween(position, to) * Math.max(1, distanceMeters / straight);
}

interface Coordinates {
  latitude: number;
  longitude: number;
}

export function metersBetween(a: Coordinates, b: Coordinates): number {
  return exactMeters([a.longitude, a.latitude], [b.longitude, b.latitude]);
}
