import type { ShopApi } from "../config/shop.ts";
import type { Maps } from "../integrations/maps.ts";
import type { CatalogCache } from "./catalog-cache.ts";

/** The services that catalogue features use. */
export interface CatalogApi extends ShopApi {
  catalogue: CatalogCache;
  maps: Maps;
}

/** What reading items, stores and promotions needs of it: the shop's URL is for pictures. */
export type CatalogServices = Pick<CatalogApi, "catalogue" | "shop"> & {
  settings: Pick<CatalogApi["settings"], "url">;
};

/** What reading stores also needs: the delivery charge depends on the distance. */
export type StoreServices = CatalogServices & Pick<CatalogApi, "maps">;
