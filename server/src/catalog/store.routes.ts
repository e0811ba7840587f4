import {
  getStore,
  listStores as listAllStores,
  listDiscountedStores,
  listLatestStores,
  listPopularStores,
  listRecommendedStores,
  listStorePopularItems,
  listTopOffers,
  listTopRatedStores,
  searchStores,
} from "@errand/core/catalog/catalog.contract";
import { AppError } from "@errand/core/errors";
import type { Api } from "../api.ts";
import type { Database } from "../database/database.ts";
import { serve } from "../requests/serve.ts";
import { readItems } from "./item.data.ts";
import { findItemIdsOfStore } from "./item-list.data.ts";
import { pageOfStores } from "./pages.ts";
import { findStoreId, readStoreDetails } from "./store.data.ts";
import { listStores, type StoreQuery } from "./store-list.data.ts";
import { byName, inOrderOf } from "./store-orders.ts";
import { hasDiscount } from "./store-sketch.data.ts";
import { findStores, findStoresNamed } from "./suggestions.data.ts";

const orders = {
  newly_joined: "latest",
  popular: "popular",
  top_rated: "top-rated",
} as const;

/** What is narrowed or sorted among the latest stores stays among them. Source: spec §9. */
const latestStores = 12;

export function storeRoutes(api: Api) {
  serve(api, listAllStores, ({ filter_data, store_type, featured, ...input }, visit) => {
    const only: StoreQuery["only"] = (store) =>
      (filter_data === "all" || (filter_data === "delivery" ? store.delivery : store.takeAway)) &&
      (featured === 0 || store.featured);
    return pageOfStores(
      api,
      visit,
      { ...input, only },
      store_type === "all" ? "nearby" : orders[store_type],
    );
  });

  serve(api, listLatestStores, async (input, visit) => {
    const query = { ...visit, order: "latest", limit: latestStores, offset: 1 } as const;
    const { ids } = await listStores(api, visit.db, query);
    const latest = new Set(ids);
    const only: StoreQuery["only"] = ({ id }) => latest.has(id);
    return pageOfStores(api, visit, { ...input, only }, "latest");
  });
  serve(api, listPopularStores, (input, visit) => pageOfStores(api, visit, input, "popular"));

  serve(api, listDiscountedStores, (input, visit) =>
    pageOfStores(
      api,
      visit,
      { ...input, only: (store) => hasDiscount(store, visit.now) },
      "discounted",
    ),
  );
  serve(api, listRecommendedStores, (input, visit) =>
    pageOfStores(api, visit, { ...input, only: (store) => store.recommended }, "popular"),
  );
  serve(api, listTopRatedStores, (input, visit) =>
    pageOfStores(api, visit, { ...input, only: (store) => store.ratingCount > 0 }, "top-rated"),
  );

  serve(api, listTopOffers, async ({ name, halal, sort_by, ...input }, visit) => {
    const named = name === undefined ? null : new Set(await findStoresNamed(api, visit, name));
    const only: StoreQuery["only"] = (store) =>
      hasDiscount(store, visit.now) &&
      (named?.has(store.id) ?? true) &&
      (halal !== 1 || store.showsHalal);
    const order = visit.place ? "nearby" : "discounted";
    return pageOfStores(
      api,
      visit,
      { ...input, only },
      sort_by ? byName(visit.language, sort_by) : order,
    );
  });

  serve(api, searchStores, async ({ name, category_id, ...input }, visit) => {
    const ids = await findStores(api, visit, name);
    const found = new Set(ids);
    const only: StoreQuery["only"] = ({ id }) => found.has(id);
    const within = category_id ? [category_id] : [];
    return pageOfStores(api, visit, { ...input, only, within }, inOrderOf(ids));
  });

  serve(api, getStore, async ({ id }, visit) => {
    const storeId = await idOf(visit.db, id);
    const details = await readStoreDetails(api, visit, storeId);
    if (!details) throw new AppError("store");
    return details;
  });

  serve(api, listStorePopularItems, async ({ id }, visit) => {
    const storeId = await idOf(visit.db, id);
    return readItems(api, visit, await findItemIdsOfStore(visit.db, storeId, 10));
  });
}

async function idOf(db: Database, idOrSlug: string): Promise<number> {
  const id = await findStoreId(db, idOrSlug);
  if (id === null) throw new AppError("store");
  return id;
}
