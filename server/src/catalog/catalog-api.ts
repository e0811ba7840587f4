import type { ShopApi } from "../config/shop.ts";
import type { CatalogCache } from "./catalog-cache.ts";

/** The services that catalogue features use. */
export interface CatalogApi extends ShopApi {
  catalogue: CatalogCache;
}
