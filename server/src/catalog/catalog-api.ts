import type { ShopApi } from "../config/shop.ts";
import type { CatalogCache } from "./catalog-cache.ts";

/** The services that catalogue features use. */
export interface CatalogApi extends ShopApi {
  catalogue: CatalogCache;
}

/** What reading items, stores and promotions needs of it: the shop's URL is for pictures. */
export type CatalogServices = Pick<CatalogApi, "catalogue" | "shop"> & {
  settings: Pick<CatalogApi["settings"], "url">;
};
