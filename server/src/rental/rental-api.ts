import type { CheckoutApi } from "../checkout/checkout-api.ts";
import type { Fleet } from "./fleet.ts";

/** The services that the rental feature uses. */
export interface RentalApi extends CheckoutApi {
  fleet: Fleet;
}
