import type { Trip, TripStatus } from "@errand/core/trips/trips.types";

const usual = ["pending", "confirmed", "ongoing", "completed"] as const;

/** The rental company has agreed, and the vehicles are not back. */
export function isBeforeReturn({ trip_status: status }: Pick<Trip, "trip_status">): boolean {
  return status === "confirmed" || status === "ongoing";
}

export interface TripStep {
  status: TripStatus;
  /** When the trip reached this step; null before. */
  at: string | null;
  isCurrent: boolean;
}

/** Whether the trip is neither completed nor canceled. */
export function isActiveTrip({ trip_status: status }: Pick<Trip, "trip_status">): boolean {
  return status !== "completed" && status !== "canceled";
}

/** The steps of a trip: the reached ones and, unless it is canceled, the coming ones. */
export function stepsOfTrip(trip: Trip): TripStep[] {
  const { trip_status: current } = trip;
  const statuses: TripStatus[] =
    current === "canceled"
      ? [...usual.filter((status) => trip[status] !== null), current]
      : [...usual];
  return statuses.map((status) => ({ status, at: trip[status], isCurrent: status === current }));
}
