import type { CatalogApi } from "../catalog/catalog-api.ts";
import type { Maps } from "../integrations/maps.ts";

/** The parts of the API that the checkout uses. */
export interface CheckoutApi extends CatalogApi {
  maps: Maps;
}
