import type { RentalCart } from "@errand/core/trips/trips.types";
import { useQuery } from "@tanstack/react-query";
import type { Scope } from "../api/api-request.ts";
import { scopedQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { useShownModule } from "../modules/use-shown-module.ts";
import { stored } from "../visitor/storage.ts";

export const rentalCartEndpoint = "GET /rental/user/cart/get-cart";

const emptyCart: RentalCart = { carts: [], user_data: null };

/** The rental cart of the module in `scope`. Visitors without an id have an empty one. */
export function rentalCartQuery(scope: Scope) {
  return scopedQuery(scope, [rentalCartEndpoint], (call): Promise<RentalCart> => {
    const hasNoId = stored("token") === null && stored("guest_id") === null;
    return hasNoId ? Promise.resolve(emptyCart) : call(rentalCartEndpoint);
  });
}

export function useIsRental(): boolean {
  return useShownModule()?.module_type === "rental";
}

/** The rental cart of the current module. Disabled in other modules. */
export function useCartOfVehicles() {
  return useQuery({ ...rentalCartQuery(useScope()), enabled: useIsRental() });
}
