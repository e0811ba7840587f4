import type { Minor } from "../money.ts";
import { isRunningTrip } from "./trip-states.ts";
import type { TripStatus } from "./trips.types.ts";

export interface PaidTrip {
  status: TripStatus;
  /** What the trip costs. */
  amount: Minor;
  /** What has been received for it so far, without the new payment. */
  paid: Minor;
}

/**
 * Whether an incoming payment is kept for its trip or refunded. It is refunded when the trip is
 * over, and when the trip would then be overpaid, such as after a second payment. Source: contract
 * 5.4, 4.6.
 */
export function tripPaymentEffect({ status, amount, paid }: PaidTrip, payment: Minor) {
  return isRunningTrip(status) && paid + payment <= amount ? "keep" : "return";
}
