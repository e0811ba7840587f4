import type { ShopApi } from "../config/shop.ts";
import type { Catalogue } from "./catalogue.ts";

/** What the features of the catalogue run on. */
export interface CatalogApi extends ShopApi {
  catalogue: Catalogue;
}
