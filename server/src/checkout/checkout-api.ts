import type { CatalogApi } from "../catalog/catalog-api.ts";
import type { Maps } from "../integrations/maps.ts";

/** What pricing and placing an order run on. */
export interface CheckoutApi extends CatalogApi {
  maps: Maps;
}
