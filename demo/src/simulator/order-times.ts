import type { Order } from "@errand/core/orders/orders.types";

/**
 * The length of each step in seconds, shortened so that an order is delivered about two minutes
 * after it is placed.
 */
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

/** What decides when the store works on an order. */
export interface OrderTimes {
  scheduled: boolean;
  scheduleAt: Date;
  /** Of a store; null for a parcel, and for a store that states none. */
  preparationMinutes: number | null;
}

export function timesOf(order: Order): OrderTimes {
  return {
    scheduled: order.scheduled === 1,
    scheduleAt: new Date(order.schedule_at),
    preparationMinutes: order.min_delivery_time,
  };
}

/**
 * Returns when the store starts an order: immediately, or when the preparation of a scheduled one
 * starts, because the shop cancels what is not started soon after.
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

/** Seconds by which recording a step may be later than the tick that caused it. */
const tolerance = 0.5;

/** Whether a step of `duration` seconds is over. */
export function isPast(passed: number, duration: number): boolean {
  return passed >= duration - tolerance;
}
