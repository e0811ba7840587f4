import type { Vehicle } from "@errand/core/rental/rental.types";
import { tripPrice } from "../rental/trip-price.ts";
import { usePriceBreakdown } from "../rental/vehicle-price.tsx";
import type { TripData } from "./trip-of-cart.ts";

/**
 * How the price of one vehicle is made up: "2 days × €58.00"; null where it is not offered for the
 * trip.
 */
export function useVehiclePriceBreakdown(trip: TripData): (vehicle: Vehicle) => string | null {
  const madeUp = usePriceBreakdown();
  const { rental_type: type, estimated_hours: hours, distance } = trip;
  return (vehicle) => {
    const meters = Math.round(distance * 1000);
    const price = tripPrice(vehicle, { type, hours, meters });
    return price && madeUp(price, type);
  };
}
