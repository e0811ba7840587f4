import { bicycle, type Travel } from "@errand/core/dispatch/travel";
import { getPreparationEnd } from "@errand/core/orders/preparation";
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
  const pickupAt = cart?.pickupAt?.getTime() ?? null;
  if (order.status === "processing" && processing && minutes) {
    const delayMinutes = cart?.delayMinutes ?? 0;
    const since = Date.parse(processing);
    const stated = getPreparationEnd({ since, minutes, delayMinutes, pickupAt });
    return stated > now.getTime() ? new Date(stated) : after(now, overdueMinutes);
  }
  const since = Math.max(now.getTime(), wantedAt(row).getTime());
  const usual = Math.max(1, cart?.minDeliveryMinutes ?? usualMinutes);
  return new Date(getPreparationEnd({ since, minutes: usual, delayMinutes: 0, pickupAt }));
}

/** From when a courier is looked for. */
export function wantedAt(row: TimedRow): Date {
  const { createdAt, rescheduledAt, statusTimestamps } = row.order;
  const since = statusTimestamps.confirmed ? new Date(statusTimestamps.confirmed) : createdAt;
  return courierWantedAt(row, rescheduledAt && rescheduledAt > since ? rescheduledAt : since);
}

/**
 * By when an order is promised; a parcel within an hour of its time, an express one as its quote
 * says, and an order of a run as exactly as alone after the time at which the run is planned.
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
  const max = cart?.maxDeliveryMinutes ?? promisedMinutes.cart;
  const alone = after(order.scheduleAt, max);
  if (!cart?.doorAt) return alone;
  const inRun = after(cart.doorAt, max - (cart.minDeliveryMinutes ?? max));
  return new Date(Math.max(alone.getTime(), inRun.getTime()));
}

function after(moment: Date, minutes: number): Date {
  return new Date(moment.getTime() + minutes * minute);
}
