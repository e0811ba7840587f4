import type { ProductToWrite } from "./product.ts";

export interface StoreTarget {
  storeId: number;
  zoneId: number;
}

/** A product and the store it belongs to. */
export interface StoreProduct {
  product: ProductToWrite;
  store: StoreTarget;
}
