import { localTime } from "@errand/core/time";
import { dependsOn } from "../caching/dependencies.ts";
import { listTag, pricesTag } from "../caching/tags.ts";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { getItemOrder, type ItemQuery, type QueryScope } from "../catalog/item-query.ts";
import { readItemIdsOnSale, runningSaleIds } from "../catalog/sales.data.ts";
import type { Database } from "../database/database.ts";

/** Reads the stores, sales and local time that a query depends on. */
export async function queryScopeOf(
  shop: Pick<CatalogApi, "catalogue" | "shop">,
  db: Database,
  query: ItemQuery,
): Promise<QueryScope> {
  const { zoneIds, module, now } = query;
  dependsOn(...zoneIds.map(listTag));
  if (dependsOnPrices(query)) dependsOn(...zoneIds.map(pricesTag));
  const [stores, sales, { timeZone }] = await Promise.all([
    shop.catalogue.stores(),
    shop.catalogue.sales(),
    shop.shop(),
  ]);
  const saleIds = dependsOnPrices(query) ? runningSaleIds(sales, now) : [];
  return {
    stores: stores.filter(
      (store) => store.moduleId === module.id && zoneIds.includes(store.zoneId),
    ),
    sales: { saleIds, itemIds: await readItemIdsOnSale(db, saleIds) },
    at: localTime(now, timeZone),
  };
}

function dependsOnPrices(query: ItemQuery): boolean {
  return (
    query.min_price !== undefined ||
    query.max_price !== undefined ||
    query.filter?.includes("discounted") === true ||
    ["low", "high", "discounted"].includes(getItemOrder(query))
  );
}
