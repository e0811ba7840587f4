import type { StorefrontContract } from "@errand/core/contract.storefront";
import type { Vehicle } from "@errand/core/rental/rental.types";
import { createContext, useContext } from "react";

/** Where, when and how long a vehicle is booked for, as the API takes it. */
export type TripRequest = Omit<
  StorefrontContract["POST /rental/user/cart/add-to-cart"]["input"],
  "vehicle_id" | "quantity"
>;

/** Vehicles that a visitor adds to the rental cart. */
export interface VehicleRequest {
  vehicle: Vehicle;
  quantity: number;
  trip: TripRequest;
  /** Goes on to the booking instead of showing the cart. */
  goesOn?: boolean;
}

/**
 * What the pages of rental need of the rental cart. It is a later feature, so it comes through a
 * context: `trips` provides the real one, tests provide fakes.
 */
export interface RentalCartActions {
  /** The number of vehicles in the cart; 0 until it is loaded. */
  count: number;
  /** The trip of the cart; null while the cart is empty or not loaded. */
  trip: TripRequest | null;
  /**
   * Resolves to whether the vehicle is in the cart then. An error or a question has been shown by
   * then.
   */
  add(request: VehicleRequest): Promise<boolean>;
}

export const RentalCartContext = createContext<RentalCartActions>({
  count: 0,
  trip: null,
  add: () => Promise.resolve(false),
});

export function useRentalCart(): RentalCartActions {
  return useContext(RentalCartContext);
}
