import type { ShopApi } from "../config/shop.ts";
import type { Feature } from "../requests/feature.types.ts";
import { courierPayoutRoutes } from "./courier-payouts.routes.ts";
import { storePayoutRoutes } from "./store-payouts.routes.ts";

export const ledgerFeature: Feature<ShopApi> = {
  routes: [storePayoutRoutes, courierPayoutRoutes],
};
