import { timeToPayMs } from "../payments/time-to-pay.ts";
import { daysLater } from "../time.ts";

/**
 * Minutes in which a store starts an order before it is canceled, unless it sets 3 to 15 (contract
 * 6.2).
 */
export const defaultAcceptMinutes = 8;

/**
 * Minutes in which a store answers a request to cancel before the desk is asked (contract 10.4).
 */
export const cancelAnswerMinutes = 3;

/** Hours in which a customer agrees to the price of a prescription before the order is canceled. */
const agreeHours = 24;

/** Hours in which a customer reports a transfer, unless the shop sets others. */
const defaultTransferHours = 48;

/**
 * Hours in which a customer may pay a failed order after all; later its prices and times are too
 * old.
 */
const retryHours = 24;

/** Days in which a refund can be requested after the delivery, unless the shop sets others. */
export const defaultRefundDays = 14;

const minute = 60_000;

/** When a pending digital order fails unless it is paid. */
export function paymentExpiry(pendingSince: Date): Date {
  return new Date(pendingSince.getTime() + timeToPayMs);
}

/**
 * When an order fails for which no transfer is reported. `since` is when it was placed, or when the
 * desk denied the last report; `hours` is the setting of the shop.
 */
export function transferExpiry(since: Date, hours = defaultTransferHours): Date {
  return new Date(since.getTime() + hours * 60 * minute);
}

/** Until when a failed order can be paid after all, or changed to cash. */
export function retryExpiry(failedAt: Date): Date {
  return new Date(failedAt.getTime() + retryHours * 60 * minute);
}

/** Until when a refund of an order can be requested: calendar days in its time zone. */
export function refundExpiry(deliveredAt: Date, timeZone: string, days = defaultRefundDays): Date {
  return daysLater(deliveredAt, days, timeZone);
}

/** A scheduled order's time, and the minutes before it at which its preparation starts. */
export interface ScheduledPreparation {
  at: Date;
  preparationMinutes: number;
}

/** When the preparation of a scheduled order starts. */
export function preparationStart({ at, preparationMinutes }: ScheduledPreparation): Date {
  return new Date(at.getTime() - preparationMinutes * minute);
}

/**
 * When a store is to start an order: `since`, when the order was placed in cash, paid, or moved to
 * another time; a scheduled order not before its preparation is to start.
 */
export function acceptanceStart(since: Date, scheduled: ScheduledPreparation | null): Date {
  if (!scheduled) return since;
  const preparation = preparationStart(scheduled);
  return preparation > since ? preparation : since;
}

/**
 * When an order is canceled that its store has not started: `acceptMinutes` after
 * `acceptanceStart`.
 */
export function acceptanceExpiry(
  since: Date,
  scheduled: ScheduledPreparation | null,
  acceptMinutes: number,
): Date {
  return new Date(acceptanceStart(since, scheduled).getTime() + acceptMinutes * minute);
}

/** When a priced prescription is canceled to whose price the customer has not agreed. */
export function agreementExpiry(pricedAt: Date): Date {
  return new Date(pricedAt.getTime() + agreeHours * 60 * minute);
}

/** Minutes for which a store is paused that has let an order expire. */
export const pauseAfterExpiryMinutes = 30;
