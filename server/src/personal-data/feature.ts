import type { ShopApi } from "../config/shop.ts";
import type { Feature } from "../requests/feature.ts";
import { personalDataRoutes } from "./personal-data.routes.ts";

export const personalDataFeature: Feature<ShopApi> = {
  routes: [personalDataRoutes],
};
