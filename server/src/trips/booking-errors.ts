import { AppError } from "@errand/core/errors";
import type { TripQuoteInput } from "./booking-input.ts";
import type { StoredRentalCart } from "./cart.data.ts";
import { fieldOf } from "./cart-errors.ts";
import type { EvaluatedTrip } from "./cart-evaluation.ts";

/** Why a trip cannot be booked: each function returns the errors of one subject (contract 5.4). */

/** Errors of its vehicles name their lines of the cart. */
export function tripErrors({ problems, lines }: EvaluatedTrip<StoredRentalCart["lines"][number]>) {
  const ofLines = lines.flatMap(({ cartId, free, problems: own }) =>
    own.map((key) =>
      key === "rental_type_missing"
        ? new AppError(key, { data: { cart_id: cartId }, field: "rental_type" })
        : new AppError("vehicle_unavailable", { data: { cart_id: cartId, available: free } }),
    ),
  );
  return [...ofLines, ...problems.map((key) => new AppError(key, { field: fieldOf[key] }))];
}

/** A trip is scheduled for its pickup and for no other time. */
export function scheduleErrors(
  { scheduled, schedule_at }: TripQuoteInput,
  pickupTime: Date,
): AppError[] {
  const isMissing = scheduled === 1 && schedule_at === undefined;
  const isOther = schedule_at !== undefined && Date.parse(schedule_at) !== pickupTime.getTime();
  return isMissing || isOther
    ? [new AppError("schedule_time_invalid", { field: "schedule_at" })]
    : [];
}
