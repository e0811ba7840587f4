import type { CatalogApi } from "../catalog/catalog-api.ts";
import type { Feature } from "../requests/feature.types.ts";
import { brandRoutes } from "./brand.routes.ts";
import { browseRoutes } from "./browse.routes.ts";
import { categoryRoutes } from "./category.routes.ts";
import { itemListRoutes } from "./item-lists.routes.ts";
import { storeListRoutes } from "./store-lists.routes.ts";
import { suggestedRoutes } from "./suggested-items.routes.ts";

export const listsFeature: Feature<CatalogApi> = {
  routes: [
    categoryRoutes,
    browseRoutes,
    itemListRoutes,
    storeListRoutes,
    suggestedRoutes,
    brandRoutes,
  ],
};
