import {
  listStores as listAllStores,
  listDiscountedStores,
  listLatestStores,
  listPopularStores,
  listRecommendedStores,
  listTopOffers,
  listTopRatedStores,
} from "@errand/core/lists/lists.contract";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { hasDiscount } from "../catalog/store-summary.data.ts";
import { serve } from "../requests/serve.ts";
import { findStoresByName } from "../stores/stores-by-name.data.ts";
import { pageOfStores } from "./pages.ts";
import { listStores, type StoreQuery } from "./store-list.data.ts";
import { byName } from "./store-orders.ts";

const orders = {
  newly_joined: "latest",
  popular: "popular",
  top_rated: "top-rated",
} as const;

/** Filters and sort orders apply within the latest stores. Source: spec §9. */
const latestStores = 12;

export function storeListRoutes(api: CatalogApi) {
  serve(api, listAllStores, ({ filter_data, store_type, featured, ...input }, ctx) => {
    const only: StoreQuery["only"] = (store) =>
      (filter_data === "all" || (filter_data === "delivery" ? store.delivery : store.takeAway)) &&
      (featured === 0 || store.featured);
    return pageOfStores(
      api,
      ctx,
      { ...input, only },
      store_type === "all" ? "nearby" : orders[store_type],
    );
  });

  serve(api, listLatestStores, async (input, ctx) => {
    const query = { ...ctx, order: "latest", limit: latestStores, offset: 1 } as const;
    const { ids } = await listStores(api, ctx.db, query);
    const latest = new Set(ids);
    const only: StoreQuery["only"] = ({ id }) => latest.has(id);
    return pageOfStores(api, ctx, { ...input, only }, "latest");
  });
  serve(api, listPopularStores, (input, ctx) => pageOfStores(api, ctx, input, "popular"));

  serve(api, listDiscountedStores, (input, ctx) =>
    pageOfStores(
      api,
      ctx,
      { ...input, only: (store) => hasDiscount(store, ctx.now) },
      "discounted",
    ),
  );
  serve(api, listRecommendedStores, (input, ctx) =>
    pageOfStores(api, ctx, { ...input, only: (store) => store.recommended }, "popular"),
  );
  serve(api, listTopRatedStores, (input, ctx) =>
    pageOfStores(api, ctx, { ...input, only: (store) => store.ratingCount > 0 }, "top-rated"),
  );

  serve(api, listTopOffers, async ({ name, halal, sort_by, ...input }, ctx) => {
    const named = name === undefined ? null : new Set(await findStoresByName(api, ctx, name));
    const only: StoreQuery["only"] = (store) =>
      hasDiscount(store, ctx.now) &&
      (named?.has(store.id) ?? true) &&
      (halal !== 1 || store.showsHalal);
    const order = ctx.place ? "nearby" : "discounted";
    return pageOfStores(
      api,
      ctx,
      { ...input, only },
      sort_by ? byName(ctx.language, sort_by) : order,
    );
  });
}
