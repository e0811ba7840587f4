import type { Feature } from "../requests/feature.types.ts";
import { forgetVehicleReviewer } from "./forget-vehicle-reviewer.data.ts";
import { rentalRoutes } from "./rental.routes.ts";
import type { RentalApi } from "./rental-api.ts";
import { deleteRentalWishlistOf } from "./rental-wishlist.data.ts";

export const rentalFeature = (
  previews: Parameters<typeof rentalRoutes>[1],
): Feature<RentalApi> => ({
  routes: [(api) => rentalRoutes(api, previews)],
  onAccountDeletion: [{ anonymize: deleteRentalWishlistOf }, { anonymize: forgetVehicleReviewer }],
});
