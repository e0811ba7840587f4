import type { CatalogApi } from "../catalog/catalog-api.ts";
import type { Feature } from "../requests/feature.types.ts";
import { deleteCartsOf } from "./cart.data.ts";
import { cartRoutes } from "./cart.routes.ts";
import { cartsRoutes } from "./carts.routes.ts";
import { mergeGuestCarts } from "./merge-guest-carts.ts";
import { deleteReplacedCartsOf } from "./replaced-carts.data.ts";

export const cartFeature: Feature<CatalogApi> = {
  routes: [cartRoutes, cartsRoutes],
  onSignIn: [mergeGuestCarts],
  onAccountDeletion: [{ anonymize: deleteCartsOf }, { anonymize: deleteReplacedCartsOf }],
};
