import type { ShopApi } from "../config/shop.ts";
import type { Feature } from "../requests/feature.types.ts";
import { deleteAddressesOf } from "./addresses.data.ts";
import { addressRoutes } from "./addresses.routes.ts";

export const addressesFeature: Feature<ShopApi> = {
  routes: [addressRoutes],
  onAccountDeletion: [{ anonymize: deleteAddressesOf }],
};
