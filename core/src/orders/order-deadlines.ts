import { timeToPayMs } from "../payments/time-to-pay.ts";

/** Minutes in which a store starts an order before it is canceled (contract 6.2). */
const acceptMinutes = 8;

const minute = 60_000;

/** When a pending digital order fails unless it is paid. */
export function paymentExpiry(pendingSince: Date): Date {
  return new Date(pendingSince.getTime() + timeToPayMs);
}

/**
 * When an order is canceled that no store has started. The time runs from `since`, when the order was
 * placed in cash or paid; for a scheduled order not before its preparation is to start.
 */
export function acceptanceExpiry(
  since: Date,
  scheduled: { at: Date; preparationMinutes: number } | null,
): Date {
  const start = scheduled
    ? Math.max(since.getTime(), scheduled.at.getTime() - scheduled.preparationMinutes * minute)
    : since.getTime();
  return new Date(start + acceptMinutes * minute);
}
