import type { CatalogApi } from "../catalog/catalog-api.ts";
import type { Feature } from "../requests/feature.types.ts";
import { deleteWishlistOf } from "./wishlist.data.ts";
import { wishlistRoutes } from "./wishlist.routes.ts";

export const wishlistFeature: Feature<CatalogApi> = {
  routes: [wishlistRoutes],
  onAccountDeletion: [{ anonymize: deleteWishlistOf }],
};
