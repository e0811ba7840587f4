import type { StoreDetails } from "@errand/core/catalog/catalog.types";
import type { StoredValues } from "../visitor/stored-values.ts";

export type OrderType = "delivery" | "take_away";

/** How a store hands orders over, delivery first. */
export function orderTypesOf(
  store: StoreDetails,
  config: { home_delivery_status: 0 | 1; takeaway_status: 0 | 1 },
): OrderType[] {
  return [
    ...(config.home_delivery_status === 1 && store.delivery ? (["delivery"] as const) : []),
    ...(config.takeaway_status === 1 && store.take_away ? (["take_away"] as const) : []),
  ];
}

/**
 * How an order at a store starts: like the last one there. A pickup elsewhere says nothing about
 * this store.
 */
export function usualTypeAt(
  storeId: number | undefined,
  last: StoredValues["orderType"] | null,
): OrderType {
  return last !== null && last.storeId === storeId ? last.type : "delivery";
}
