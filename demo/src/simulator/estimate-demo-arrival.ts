import { isActiveStatus } from "@errand/core/orders/order-states";
import { metersBetween, metersToCustomer } from "@errand/server/delivery/estimate-arrival";
import { pickupPlace, startsLater, type TimedRow } from "@errand/server/order-rows/order-facts";
import type { EstimateArrival } from "@errand/server/orders/order-api";
import { deliverySpeed, metersPerSecond } from "./courier-leg.ts";
import {
  type OrderTimes,
  preparationStart,
  readyFrom,
  seconds,
  secondsPast,
  secondsSince,
} from "./order-times.ts";

/**
 * Estimates arrivals by the times of the simulator, which are shorter than those that the stores
 * state.
 */
export function estimateDemoArrival(speed: number): EstimateArrival {
  return (row, now) => {
    const { status } = row.order;
    if (!isActiveStatus(status) || (status === "handover" && isCollected(row))) return null;
    return new Date(now.getTime() + secondsLeft(row, now, speed) * 1000);
  };
}

function secondsLeft(row: TimedRow, now: Date, speed: number): number {
  if (row.order.status === "picked_up") return rideSeconds(row, metersToCustomer(row), speed);
  if (isStoreDelivered(row)) {
    const ride = rideSeconds(row, row.order.distanceMeters, speed);
    const ridden = secondsSince(row.order.statusTimestamps.handover, now);
    return secondsToHandover(row, now, speed) + Math.max(0, ride - ridden);
  }
  if (row.parcel) return parcelSeconds(row, now, speed);
  const prepared = secondsToHandover(row, now, speed);
  if (isCollected(row)) return prepared;
  // The courier rides to the store while the order is prepared.
  const collected = Math.max(prepared, courierSeconds(row, speed)) + ticks(seconds.pickUp / speed);
  return collected + rideSeconds(row, row.order.distanceMeters, speed);
}

/** A courier comes once one has accepted, or at the scheduled time. */
function parcelSeconds(row: TimedRow, now: Date, speed: number): number {
  const { order } = row;
  const wait = order.courierId === null ? seconds.accept : 0;
  const untilStart = Math.max(0, -secondsPast(preparationStart(timesOf(row)), now));
  const ride = rideSeconds(row, order.distanceMeters, speed);
  return untilStart + wait + courierSeconds(row, speed) + ticks(1) + ride;
}

function isStoreDelivered({ store, order }: TimedRow): boolean {
  return store?.selfDelivery === true && order.courierId === null;
}

function isCollected({ cart }: TimedRow): boolean {
  return cart?.type === "take_away";
}

function timesOf({ order, cart }: TimedRow): OrderTimes {
  const { scheduled, scheduleAt } = order;
  return { scheduled, scheduleAt, preparationMinutes: cart?.minDeliveryMinutes ?? null };
}

/** Until the store has prepared the order. */
export function secondsToHandover(row: TimedRow, now: Date, speed: number): number {
  const prepared = secondsOfPreparation(row, now, speed);
  return prepared === 0 ? 0 : Math.max(prepared, -secondsPast(readyFrom(timesOf(row)), now));
}

function secondsOfPreparation(row: TimedRow, now: Date, speed: number): number {
  const { order } = row;
  const cooking = ticks(seconds.cook / speed);
  const left = (status: typeof order.status, duration: number) =>
    Math.max(0, duration - secondsSince(order.statusTimestamps[status], now));
  // A courier accepts within the time until a store starts without one.
  const beforeCooking = seconds.prepare;
  const untilStart = Math.max(0, -secondsPast(preparationStart(timesOf(row)), now)) + beforeCooking;
  switch (order.status) {
    case "pending":
      if (!startsLater(row)) return left("pending", seconds.confirm) + cooking;
      return Math.max(left("pending", seconds.confirm) + beforeCooking, untilStart) + cooking;
    case "confirmed": {
      const isStarted = secondsPast(preparationStart(timesOf(row)), now) >= 0;
      return (isStarted ? left("confirmed", beforeCooking) : untilStart) + cooking;
    }
    case "accepted":
      return left("accepted", seconds.accept) + cooking;
    case "processing":
      return left("processing", cooking);
    default:
      return 0;
  }
}

function courierSeconds(row: TimedRow, speed: number): number {
  const pickup = pickupPlace(row);
  const meters = row.position && pickup ? metersBetween(row.position, pickup) : 0;
  return meters / (metersPerSecond.toPickup * speed);
}

function rideSeconds({ order }: TimedRow, meters: number, speed: number): number {
  return meters / (deliverySpeed(order.distanceMeters) * speed);
}

/** The simulator changes an order once per second. */
function ticks(duration: number): number {
  return Math.max(1, Math.ceil(duration));
}
