import type { Vehicle } from "@errand/core/rental/rental.types";
import type { EntityCache } from "../catalog/entity-cache.ts";
import type { CheckoutApi } from "../checkout/checkout-api.ts";

/** The services that the rental feature uses. */
export interface RentalApi extends CheckoutApi {
  /** Vehicles of lists; how many are free is up to a minute old. */
  vehiclesById: EntityCache<Vehicle>;
}
