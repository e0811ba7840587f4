import type { CatalogApi } from "../catalog/catalog-api.ts";
import type { Maps } from "../integrations/maps.ts";

/** What the checkout needs of the API. */
export interface CheckoutApi extends CatalogApi {
  maps: Maps;
}
