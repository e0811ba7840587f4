import { providerRoutes } from "./providers.routes.ts";
import type { RentalApi } from "./rental-api.ts";
import { rentalPromotionRoutes } from "./rental-promotions.routes.ts";
import { rentalWishlistRoutes } from "./rental-wishlist.routes.ts";
import { taxonomyRoutes } from "./taxonomy.routes.ts";
import { vehicleRoutes } from "./vehicles.routes.ts";

/** Everything about vehicles and providers but carts and trips. */
export function rentalRoutes(api: RentalApi) {
  rentalPromotionRoutes(api);
  vehicleRoutes(api);
  taxonomyRoutes(api);
  providerRoutes(api);
  rentalWishlistRoutes(api);
}
