import type { ShopApi } from "../config/shop.ts";
import type { Feature } from "../requests/feature.types.ts";
import { personalDataRoutes } from "./personal-data.routes.ts";

export const personalDataFeature: Feature<ShopApi> = {
  routes: [personalDataRoutes],
};
