import type { Installation } from "../config/available-login.ts";
import type { ShopApi } from "../config/shop.ts";
import type { Feature } from "../requests/feature.types.ts";
import { loyaltyRoutes } from "./loyalty.routes.ts";

export const loyaltyFeature: Feature<ShopApi & Installation> = {
  routes: [loyaltyRoutes],
};
