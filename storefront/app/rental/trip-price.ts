import { fromMinor } from "@errand/core/money";
import type { RentalType, Vehicle } from "@errand/core/rental/rental.types";
import { rentalDays } from "@errand/core/rental/rental-price";
import { offeredVehicle, type VehicleOffer, vehicleOffer } from "@errand/core/rental/vehicle-offer";

/** How long a trip is, as far as its price depends on it. */
export interface TripLength {
  type: RentalType;
  /** Of trips by time. */
  hours: number | null;
  /** By road, of trips by distance; null until it is known. */
  meters: number | null;
}

/** The price of vehicles for a trip, in the amounts of the API. */
export interface TripPrice {
  amount: number;
  /** Before the discount. */
  before: number;
  /** Whose discount applies; null for none. */
  reason: VehicleOffer["reason"];
  /** How many hours, days or kilometres are paid. */
  count: number;
  /** The price of one of them. */
  unit: number;
}

/**
 * Null where the vehicle is not offered for this type, and while the length of the trip is unknown.
 */
export function tripPrice(
  vehicle: Vehicle,
  { type, hours, meters }: TripLength,
  quantity = 1,
): TripPrice | null {
  const isByDistance = type === "distance_wise";
  const unit = unitPrice(vehicle, type);
  if (unit === null || (isByDistance ? meters === null : hours === null)) return null;
  const span = { type, hours: hours ?? 0, meters: meters ?? 0 };
  const offer = vehicleOffer(offeredVehicle(vehicle), span, quantity);
  if (offer === null) return null;
  return {
    amount: fromMinor(offer.discountedPrice),
    before: fromMinor(offer.price),
    reason: offer.reason,
    count: countOf(span),
    unit,
  };
}

function countOf({ type, hours, meters }: { type: RentalType; hours: number; meters: number }) {
  if (type === "distance_wise") return meters / 1000;
  return type === "hourly" ? hours : rentalDays(hours);
}

/** The order in which a vehicle's price is shown without a time. */
export const typesByPrice: RentalType[] = ["day_wise", "hourly", "distance_wise"];

/** The lowest price by the asked type, or by the first that any of the vehicles is offered for. */
export function lowestUnitPrice(
  vehicles: Vehicle[],
  asked: RentalType | null,
): { type: RentalType; amount: number } | null {
  for (const type of [...(asked ? [asked] : []), ...typesByPrice]) {
    const amounts = vehicles
      .map((vehicle) => unitPrice(vehicle, type))
      .filter((amount) => amount !== null);
    if (amounts.length > 0) return { type, amount: Math.min(...amounts) };
  }
  return null;
}

/**
 * What an hour, a day or a kilometre costs; null where the vehicle is not offered for this type.
 */
export function unitPrice(vehicle: Vehicle, type: RentalType): number | null {
  const { hourlyPrice, dailyPrice, perKmPrice } = offeredVehicle(vehicle).rates;
  const price = { hourly: hourlyPrice, day_wise: dailyPrice, distance_wise: perKmPrice }[type];
  return price === null ? null : fromMinor(price);
}
