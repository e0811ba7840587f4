import type { Minor } from "../money.ts";
import { isRunningTrip } from "./trip-states.ts";
import type { TripStatus } from "./trips.types.ts";

export interface PaidTrip {
  status: TripStatus;
  /** The total. */
  amount: Minor;
  /** What the shop holds for it, without the new payment. */
  paid: Minor;
}

/**
 * What a payment does to its trip: `keep`, or `return` when nobody owes it any more, because the trip is over or
 * paid in another way meanwhile. Source: contract 5.4, 4.6.
 */
export function tripPaymentEffect({ status, amount, paid }: PaidTrip, payment: Minor) {
  return isRunningTrip(status) && paid + payment <= amount ? "keep" : "return";
}
