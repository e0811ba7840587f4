import { browse } from "@errand/core/lists/lists.contract";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { serve } from "../requests/serve.ts";
import { matchOf } from "../text-search/text-match.ts";
import { findStoreIdsWith, type ItemQuery } from "./item-list.data.ts";
import { type ListContext, pageOfItemsWithCategories, pageOfStores } from "./pages.ts";
import type { StoreQuery } from "./store-list.data.ts";
import { byIndexIn } from "./store-orders.ts";

const itemOrders = {
  searched: "match",
  discounted: "discounted",
  new: "latest",
  brand: "popular",
  category: "popular",
  all: "popular",
} as const;

/** Lists the items of a module by any filter, or the stores that sell such items. */
export function browseRoutes(api: CatalogApi) {
  serve(api, browse, async ({ list_type, data_type, name, ...input }, ctx) => {
    const order = itemOrders[data_type];
    const searched = data_type === "searched" && name !== undefined;
    const query = { ...input, ...(searched && { match: await matchOf(api, name, ctx) }) };
    return list_type === "item"
      ? pageOfItemsWithCategories(api, ctx, query, order)
      : storesWith(ctx, { ...query, ...ctx, order });
  });

  async function storesWith(ctx: ListContext, query: ItemQuery) {
    const ids = await findStoreIdsWith(api, ctx.db, query);
    const matching = new Set(ids);
    const { limit, offset } = query;
    const only: StoreQuery["only"] = ({ id }) => matching.has(id);
    return pageOfStores(api, ctx, { limit, offset, only }, getBrowsedOrder(query, ids));
  }
}

function getBrowsedOrder({ filter = [], order }: ItemQuery, ids: number[]): StoreQuery["order"] {
  if (filter.includes("nearby")) return "nearby";
  if (filter.includes("popular")) return "popular";
  if (order === "match") return byIndexIn(ids);
  return order === "latest" || order === "discounted" ? order : "popular";
}
