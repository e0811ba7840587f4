import { isOpen } from "@errand/core/catalog/availability";
import { AppError } from "@errand/core/errors";
import type { RentalType } from "@errand/core/rental/rental.types";
import { rentalPrice } from "@errand/core/rental/rental-price";
import { localTime } from "@errand/core/time";
import { isPast, isTooFar, tripSpan } from "@errand/core/trips/trip-span";
import type { Database } from "../database/database.ts";
import { findOfferedVehicle } from "./cart.data.ts";
import type { TripConditions } from "./cart-evaluation.ts";
import { readFreeVehicles } from "./hold-vehicles.ts";

/** For what a customer gives a cart up. */
export interface WantedVehicle {
  vehicle_id: number;
  quantity: number;
  pickup_time: string;
  rental_type: RentalType;
}

/**
 * The wanted vehicle of a request; null without one. Throws `booking_incomplete` for a part of it.
 */
export function wantedVehicle(input: Partial<WantedVehicle>): WantedVehicle | null {
  const { vehicle_id, quantity, pickup_time, rental_type } = input;
  const stated = [vehicle_id, quantity, pickup_time, rental_type].filter(
    (each) => each !== undefined,
  );
  if (stated.length === 0) return null;
  if (
    vehicle_id === undefined ||
    quantity === undefined ||
    pickup_time === undefined ||
    rental_type === undefined
  ) {
    throw new AppError("booking_incomplete", { field: "vehicle_id" });
  }
  return { vehicle_id, quantity, pickup_time, rental_type };
}

/**
 * Throws why a vehicle could not be booked then. It is not known for how long: the first hour
 * counts.
 */
export async function requireBookable(
  db: Database,
  { vehicle_id, quantity, pickup_time, rental_type: type }: WantedVehicle,
  { moduleId, timeZone, now }: TripConditions,
): Promise<void> {
  const found = await findOfferedVehicle(db, moduleId, vehicle_id);
  if (!found) throw new AppError("vehicle_not_found", { field: "vehicle_id" });
  const { vehicle, provider } = found;
  const pickupTime = new Date(pickup_time);
  if (rentalPrice(vehicle, { type, hours: 1, meters: 0 }) === null) {
    throw new AppError("rental_type_missing", { field: "rental_type" });
  }
  if (isPast(pickupTime, now)) throw new AppError("pickup_time_past", { field: "pickup_time" });
  if (isTooFar(pickupTime, now))
    throw new AppError("pickup_time_too_late", { field: "pickup_time" });
  if (!isOpen(provider, localTime(pickupTime, timeZone))) {
    throw new AppError("store_closed", { field: "pickup_time" });
  }
  const firstHour = tripSpan({ type: "hourly", pickupTime, hours: 1, minutes: 0 }, timeZone);
  const free = await readFreeVehicles(db, [vehicle], firstHour);
  const available = free.get(vehicle.id) ?? 0;
  if (quantity > available) {
    throw new AppError("vehicle_unavailable", { data: { available }, field: "quantity" });
  }
}
