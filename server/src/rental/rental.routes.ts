import { type ProviderPreviewUrl, providerRoutes } from "./providers.routes.ts";
import type { RentalApi } from "./rental-api.ts";
import { rentalPromotionRoutes } from "./rental-promotions.routes.ts";
import { rentalWishlistRoutes } from "./rental-wishlist.routes.ts";
import { taxonomyRoutes } from "./taxonomy.routes.ts";
import { type VehiclePreviewUrl, vehicleRoutes } from "./vehicles.routes.ts";

/** Everything about vehicles and providers but carts and trips. */
export function rentalRoutes(
  api: RentalApi,
  previews: { vehicle: VehiclePreviewUrl; provider: ProviderPreviewUrl },
) {
  rentalPromotionRoutes(api);
  vehicleRoutes(api, previews.vehicle);
  taxonomyRoutes(api);
  providerRoutes(api, previews.provider);
  rentalWishlistRoutes(api);
}
