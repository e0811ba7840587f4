import { AppError, AppErrors, type ErrorKey } from "@errand/core/errors";
import type { EvaluatedTrip, EvaluatedVehicle, TripProblem } from "./cart-evaluation.ts";

/** Why a rental cart refuses a change (contract 5.4). */

export const fieldOf: Record<TripProblem, string> = {
  pickup_time_past: "pickup_time",
  pickup_time_too_late: "pickup_time",
  pickup_zone_not_served: "pickup_location",
  store_closed: "pickup_time",
};

/** Throws everything about a trip itself that its customer can correct. */
export function throwTripProblems({ problems }: EvaluatedTrip): void {
  if (problems.length === 0) return;
  throw new AppErrors(problems.map((key) => new AppError(key, { field: fieldOf[key] })));
}

/** Throws why a vehicle cannot be taken for the trip, with how many of it could. */
export function throwVehicleProblems({ problems, free }: EvaluatedVehicle): void {
  if (problems.includes("vehicle_not_found"))
    throw new AppError("vehicle_not_found", { field: "vehicle_id" });
  if (problems.includes("rental_type_missing")) {
    throw new AppError("rental_type_missing", { field: "rental_type" });
  }
  if (problems.includes("vehicle_unavailable")) {
    throw new AppError("vehicle_unavailable", { data: { available: free }, field: "quantity" });
  }
}

/** Throws which lines of the cart cannot follow to another trip, by reason. */
export function throwWhatCannotFollow({ lines }: EvaluatedTrip): void {
  const cannot = (key: ErrorKey, isMeant: (line: EvaluatedVehicle) => boolean) => {
    const ids = lines.filter(isMeant).flatMap(({ cartId }) => cartId ?? []);
    return ids.length === 0 ? [] : [new AppError(key, { data: { cart_ids: ids } })];
  };
  const errors = [
    ...cannot("rental_type_not_offered", ({ problems }) =>
      problems.includes("rental_type_missing"),
    ),
    ...cannot("vehicle_unavailable", ({ quantity, free }) => quantity > free),
  ];
  if (errors.length > 0) throw new AppErrors(errors);
}
