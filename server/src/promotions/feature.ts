import type { CatalogApi } from "../catalog/catalog-api.ts";
import type { Feature } from "../requests/feature.types.ts";
import { bannerRoutes } from "./banner.routes.ts";
import { campaignRoutes } from "./campaign.routes.ts";
import { promotionRoutes } from "./promotions.routes.ts";

export const promotionsFeature = (
  reads: Parameters<typeof promotionRoutes>[1],
): Feature<CatalogApi> => ({
  routes: [bannerRoutes, campaignRoutes, (api) => promotionRoutes(api, reads)],
});
