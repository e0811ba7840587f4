import { isOpen } from "@errand/core/catalog/availability";
import type { ErrorKey } from "@errand/core/errors";
import { type Minor, nothing } from "@errand/core/money";
import type { Span } from "@errand/core/rental/free-vehicles";
import { rentalPrice } from "@errand/core/rental/rental-price";
import { localTime } from "@errand/core/time";
import { isPast, isTooFar, tripSpan } from "@errand/core/trips/trip-span";
import type { Database } from "../database/database.ts";
import type { ZoneRow } from "../location/zones.data.ts";
import { findZoneServing } from "../location/zones.data.ts";
import type { CartVehicle } from "./cart.data.ts";
import { readFreeVehicles } from "./hold-vehicles.ts";
import type { StoredTrip } from "./requested-trip.ts";

/** What speaks against a trip, whatever its vehicles. */
export type TripProblem = Extract<
  ErrorKey,
  "pickup_time_past" | "pickup_time_too_late" | "pickup_zone_not_served" | "store_closed"
>;

/** What speaks against one of its vehicles; `vehicle_not_found`: it is no longer offered. */
export type VehicleProblem = Extract<
  ErrorKey,
  "vehicle_not_found" | "rental_type_missing" | "vehicle_unavailable"
>;

export type EvaluatedVehicle<Line extends CartVehicle = CartVehicle> = Line & {
  /**
   * Of one vehicle for the trip, before discounts; 0 where it is not offered for this type of trip.
   */
  unitPrice: Minor;
  /** How many are free for the whole of the trip. */
  free: number;
  problems: VehicleProblem[];
};

export interface EvaluatedTrip<Line extends CartVehicle = CartVehicle> {
  span: Span;
  /** Where the vehicles are handed over; null where the provider does not. */
  pickupZone: ZoneRow | null;
  problems: TripProblem[];
  lines: EvaluatedVehicle<Line>[];
}

/** When and where a trip is evaluated. */
export interface TripConditions {
  moduleId: number;
  timeZone: string;
  now: Date;
  /** A booked trip that changes: what it holds is free for it. */
  tripId?: number;
}

/**
 * Prices the vehicles of a trip and finds what speaks against it now. `requestedPlace` is the place
 * that the customer named, which the provider must serve; without one it is the pickup. Source:
 * contract 5.4.
 */
export async function evaluateTrip<Line extends CartVehicle>(
  db: Database,
  trip: StoredTrip,
  { provider, lines }: { provider: CartVehicle["provider"]; lines: Line[] },
  conditions: TripConditions,
  requestedPlace: { lat: number; lng: number } = trip.pickup,
): Promise<EvaluatedTrip<Line>> {
  const { moduleId, timeZone, now } = conditions;
  const span = getTripSpan(trip, timeZone);
  const free = await readFreeVehicles(
    db,
    lines.map(({ vehicle }) => vehicle),
    span,
    { exceptOrder: conditions.tripId },
  );
  const { lat: latitude, lng: longitude } = requestedPlace;
  const point = { latitude, longitude };
  const zoneIds = [provider.zoneId, ...provider.pickupZoneIds];
  const served = await findZoneServing(db, moduleId, point, zoneIds);
  const problems: [TripProblem, boolean][] = [
    ["pickup_time_past", isPast(trip.pickupTime, now)],
    ["pickup_time_too_late", isTooFar(trip.pickupTime, now)],
    ["pickup_zone_not_served", served === null],
    ["store_closed", !isOpen(provider, localTime(trip.pickupTime, timeZone))],
  ];
  return {
    span,
    pickupZone: served?.zone ?? null,
    problems: problems.filter(([, applies]) => applies).map(([key]) => key),
    lines: lines.map((line) => evaluateVehicle(line, trip, free.get(line.vehicle.id) ?? 0)),
  };
}

export function getTripSpan(
  { rentalType: type, ...times }: Omit<StoredTrip, "pickup" | "destination">,
  timeZone: string,
): Span {
  return tripSpan({ type, ...times }, timeZone);
}

function evaluateVehicle<Line extends CartVehicle>(
  line: Line,
  { rentalType: type, hours, meters }: StoredTrip,
  free: number,
): EvaluatedVehicle<Line> {
  const { vehicle, quantity } = line;
  const unitPrice = rentalPrice(vehicle, { type, hours: hours ?? 0, meters });
  const problems: [VehicleProblem, boolean][] = [
    ["vehicle_not_found", !vehicle.active],
    ["rental_type_missing", vehicle.active && unitPrice === null],
    ["vehicle_unavailable", vehicle.active && quantity > free],
  ];
  return {
    ...line,
    unitPrice: unitPrice ?? nothing,
    free,
    problems: problems.filter(([, applies]) => applies).map(([key]) => key),
  };
}
