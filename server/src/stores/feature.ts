import type { CatalogApi } from "../catalog/catalog-api.ts";
import type { Feature } from "../requests/feature.types.ts";
import { reachabilityHandler } from "./reachability.job.ts";
import { storeScreenRoutes } from "./store-screen.routes.ts";
import { storeSettingsRoutes } from "./store-settings.routes.ts";
import { storeRoutes } from "./stores.routes.ts";

export const storesFeature = (reads: Parameters<typeof storeRoutes>[1]): Feature<CatalogApi> => ({
  routes: [(api) => storeRoutes(api, reads), storeScreenRoutes, storeSettingsRoutes],
  jobs: [reachabilityHandler],
});
