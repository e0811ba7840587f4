import { bicycle, type Travel } from "@errand/core/dispatch/travel";
import { shippingMinutes } from "@errand/core/parcel/shipping-rates";
import { isReturning, type TimedRow } from "../../order-rows/order-facts.ts";
import { courierWantedAt } from "../../orders/courier-wanted-at.ts";

/** How long couriers and stores take, for the plan. */
export interface DispatchTiming {
  travel: Travel;
  /** When an order can be picked up, or could. */
  readyAt(row: TimedRow, now: Date): Date;
}

const minute = 60_000;
/** In how many minutes an order is expected that is not ready when its store said. */
const overdueMinutes = 2;
/** What a store takes that states no time. */
const usualMinutes = 15;
/** The promise for what has none. */
const promisedMinutes = { cart: 45, parcel: 60 };

/** By the times that stores state. */
export const statedTiming: DispatchTiming = { travel: bicycle, readyAt };

function readyAt(row: TimedRow, now: Date): Date {
  const { order, cart, parcel } = row;
  const { picked_up, handover, processing } = order.statusTimestamps;
  const known = handover ?? picked_up;
  if (known) return new Date(known);
  if (parcel) return order.scheduleAt;
  const minutes = cart?.processingMinutes;
  if (order.status === "processing" && processing && minutes) {
    const stated = Date.parse(processing) + (minutes + (cart?.delayMinutes ?? 0)) * minute;
    return stated > now.getTime() ? new Date(stated) : after(now, overdueMinutes);
  }
  const start = Math.max(now.getTime(), wantedAt(row).getTime());
  return after(new Date(start), Math.max(1, cart?.minDeliveryMinutes ?? usualMinutes));
}

/** From when a courier is looked for. */
export function wantedAt(row: TimedRow): Date {
  const { createdAt, rescheduledAt, statusTimestamps } = row.order;
  const since = statusTimestamps.confirmed ? new Date(statusTimestamps.confirmed) : createdAt;
  return courierWantedAt(row, rescheduledAt && rescheduledAt > since ? rescheduledAt : since);
}

/**
 * By when an order is promised; a parcel within an hour of its time, an express one as its quote
 * says.
 */
export function dueAt(row: TimedRow): Date {
  const { order, cart, parcel } = row;
  if (isReturning(row)) {
    return after(
      new Date(order.statusTimestamps.canceled ?? order.createdAt),
      promisedMinutes.parcel,
    );
  }
  if (parcel) {
    const isExpress = parcel.service === "express";
    const minutes = isExpress
      ? shippingMinutes("express", order.distanceMeters).max
      : promisedMinutes.parcel;
    return after(order.scheduleAt, minutes);
  }
  if (order.scheduled) return order.scheduleAt;
  return after(order.scheduleAt, cart?.maxDeliveryMinutes ?? promisedMinutes.cart);
}

function after(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * minute);
}
