import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import type { TripRequest, VehicleRequest } from "../rental/rental-cart-context.ts";
import { rentalCartChange, useRentalCartChange } from "./rental-cart-change.ts";
import { withoutLines, withQuantity } from "./rental-cart-lines.ts";

export interface VehicleAddition extends VehicleRequest {
  /** Empties the cart first, if the vehicle can be booked then. */
  replacesCart?: boolean;
}

/**
 * Adds vehicles. Throws the API error; `different_stores` and a mixed `rental_type` need a
 * confirmation.
 */
export function useAddVehicle() {
  return useMutation(
    useRentalCartChange(async ({ vehicle, quantity, trip, replacesCart }: VehicleAddition) => {
      const { pickup_time, rental_type } = trip;
      const booked = { vehicle_id: vehicle.id, quantity };
      if (replacesCart) {
        await call("DELETE /rental/user/cart/remove-cart", { ...booked, pickup_time, rental_type });
      }
      return call("POST /rental/user/cart/add-to-cart", { ...booked, ...trip });
    }),
  );
}

interface QuantityChange {
  cart_id: number;
  quantity: number;
}

/**
 * Changes the number of a vehicle, which shows immediately. Of quick presses only the last one is
 * sent.
 */
export function useSetVehicleQuantity() {
  const client = useQueryClient();
  return useMutation(
    useRentalCartChange(
      async (change: QuantityChange) =>
        lastChangeOf(client, change.cart_id) === change
          ? call("PUT /rental/user/cart/update-cart", change)
          : null,
      (cart, { cart_id, quantity }) => withQuantity(cart, cart_id, quantity),
    ),
  );
}

function lastChangeOf(client: QueryClient, cartId: number): unknown {
  return client
    .getMutationCache()
    .findAll({ mutationKey: rentalCartChange, status: "pending" })
    .map(({ state }): unknown => state.variables)
    .findLast((change) => isOfLine(change, cartId));
}

function isOfLine(change: unknown, cartId: number): boolean {
  return (
    typeof change === "object" &&
    change !== null &&
    "cart_id" in change &&
    change.cart_id === cartId
  );
}

/** Removes lines optimistically; they reappear if the request fails. */
export function useRemoveVehicles() {
  return useMutation(
    useRentalCartChange(
      (ids: number[]) => {
        const [cart_id = 0] = ids;
        return ids.length === 1
          ? call("DELETE /rental/user/cart/remove-vehicle/{cart_id}", { cart_id })
          : call("DELETE /rental/user/cart/remove-multiple-cart", { cart_ids: ids });
      },
      (cart, ids) => withoutLines(cart, ids),
    ),
  );
}

export function useClearRentalCart() {
  return useMutation(
    useRentalCartChange<void>(() => call("DELETE /rental/user/cart/remove-cart", {})),
  );
}

export interface TripChange {
  /** Of the trip of the cart. */
  id: number;
  trip: TripRequest;
  /** The lines that cannot follow, which are removed first. */
  without?: number[];
}

/**
 * Changes the trip of all lines, or of none: `vehicle_unavailable` names those that cannot follow.
 */
export function useChangeTrip() {
  return useMutation(
    useRentalCartChange(async ({ id, trip, without = [] }: TripChange) => {
      if (without.length > 0) {
        await call("DELETE /rental/user/cart/remove-multiple-cart", { cart_ids: without });
      }
      return call("PUT /rental/user/cart/update-user-data/{id}", { id, ...trip });
    }),
  );
}
