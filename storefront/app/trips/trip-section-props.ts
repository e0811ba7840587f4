import type { Trip } from "@errand/core/trips/trips.types";
import type { TripName } from "./use-trip-live.ts";

/** What a section of a trip's page needs. */
export interface TripSectionProps {
  trip: Trip;
  name: TripName;
  /** Called with the trip as the server has it after a change. */
  onChange(trip: Trip): void;
}
