import { listVisited } from "@errand/core/orders/visit-again.contract";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { readItemResponses } from "../items/items.data.ts";
import { serve } from "../requests/serve.ts";
import { readStoreResponses } from "../stores/stores.data.ts";
import { orderedItemIds, visitedStoreIds } from "./visited.data.ts";

export function visitAgainRoutes(api: CatalogApi) {
  serve(api, listVisited, async (_input, ctx) => {
    const { db, shopper, zoneIds, module } = ctx;
    const { customerId } = shopper;
    const storeIds = await visitedStoreIds(db, { customerId, moduleId: module.id, zoneIds });
    const itemIds = await orderedItemIds(db, customerId, storeIds);
    const [stores, items] = await Promise.all([
      readStoreResponses(api, ctx, storeIds),
      readItemResponses(api, ctx, itemIds),
    ]);
    return stores.map((store) => ({
      ...store,
      items: items.filter((item) => item.store_id === store.id),
    }));
  });
}
