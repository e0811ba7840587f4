/** What the desk must act on (contract 7.4). */
export const exceptionKinds = [
  "not_accepted",
  "no_courier",
  "late",
  "courier_silent",
  "money",
  "cash_limit",
] as const;
export type ExceptionKind = (typeof exceptionKinds)[number];

const minute = 60_000;
/** A courier on a job who reports no position for this long is silent. */
const silentMinutes = 3;
/** A payment that a gateway has not decided for this long is looked at. */
const undecidedMinutes = 30;

/** An order that waits for its store, with the time that the store has. */
export interface AwaitedAcceptance {
  start: Date;
  expiry: Date;
}

/** Whether half of the time to accept an order is over. */
export function isAcceptanceOverdue({ start, expiry }: AwaitedAcceptance, now: Date): boolean {
  return now.getTime() >= (start.getTime() + expiry.getTime()) / 2;
}

/** By how many minutes an order is expected after it was promised; 0 while nothing is expected. */
export function minutesLate(dueAt: Date, expectedAt: Date | null): number {
  if (!expectedAt) return 0;
  return Math.max(0, Math.round((expectedAt.getTime() - dueAt.getTime()) / minute));
}

/** Whether a courier with a job has been silent since then for too long. */
export function isSilent(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() >= silentMinutes * minute;
}

/** Until when a payment has to be begun to be undecided for too long. */
export function undecidedBefore(now: Date): Date {
  return new Date(now.getTime() - undecidedMinutes * minute);
}
