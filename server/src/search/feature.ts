import type { CatalogApi } from "../catalog/catalog-api.ts";
import type { Feature } from "../requests/feature.types.ts";
import { searchRoutes } from "./search.routes.ts";

export const searchFeature: Feature<CatalogApi> = {
  routes: [searchRoutes],
};
