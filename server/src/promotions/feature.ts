import type { CatalogApi } from "../catalog/catalog-api.ts";
import type { Feature } from "../requests/feature.types.ts";
import { bannerRoutes } from "./banner.routes.ts";
import { campaignRoutes } from "./campaign.routes.ts";
import { promotionRoutes } from "./promotions.routes.ts";
import { isCampaignOfModule, storeCampaignRoutes } from "./store-campaigns.routes.ts";
import { storeDiscountRoutes } from "./store-discount.routes.ts";

export const promotionsFeature = (
  reads: Parameters<typeof promotionRoutes>[1],
): Feature<CatalogApi> => ({
  routes: [
    bannerRoutes,
    campaignRoutes,
    (api) => promotionRoutes(api, reads),
    storeDiscountRoutes,
    storeCampaignRoutes,
  ],
  owns: { campaign: isCampaignOfModule },
});
