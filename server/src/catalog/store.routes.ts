import {
  getStore,
  listStores as listAllStores,
  listDiscountedStores,
  listLatestStores,
  listPopularStores,
  listRecommendedStores,
  listStorePopularItems,
  listTopRatedStores,
} from "@errand/core/catalog/catalog.contract";
import { AppError } from "@errand/core/errors";
import type { Api } from "../api.ts";
import type { Database } from "../database/database.ts";
import type { Place } from "../requests/headers.ts";
import { serve } from "../requests/serve.ts";
import { type Reading, readItems } from "./item.data.ts";
import { findItemIdsOfStore } from "./item-list.data.ts";
import { findStoreId, readStoreDetails, readStores } from "./store.data.ts";
import { listStores, type StoreQuery } from "./store-list.data.ts";
import { hasDiscount } from "./store-sketch.data.ts";

type Visit = Reading & { zoneIds: number[]; module: { id: number }; place: Place | null };

const orders = {
  newly_joined: "latest",
  popular: "popular",
  top_rated: "top-rated",
} as const;

export function storeRoutes(api: Api) {
  const answer = async (
    visit: Visit,
    input: { limit: number; offset: number } & Partial<StoreQuery>,
    order: StoreQuery["order"],
  ) => {
    const { ids, total } = await listStores(api, visit.db, { ...input, ...visit, order });
    const { limit, offset } = input;
    return { total_size: total, limit, offset, stores: await readStores(api, visit, ids) };
  };

  serve(api, listAllStores, ({ filter_data, store_type, featured, ...input }, visit) => {
    const only: StoreQuery["only"] = (store) =>
      (filter_data === "all" || (filter_data === "delivery" ? store.delivery : store.takeAway)) &&
      (featured === 0 || store.featured);
    return answer(visit, { ...input, only }, store_type === "all" ? "nearby" : orders[store_type]);
  });

  serve(api, listLatestStores, (input, visit) => answer(visit, input, "latest"));
  serve(api, listPopularStores, (input, visit) => answer(visit, input, "popular"));

  serve(api, listDiscountedStores, (input, visit) =>
    answer(visit, { ...input, only: (store) => hasDiscount(store, visit.now) }, "discounted"),
  );
  serve(api, listRecommendedStores, (input, visit) =>
    answer(visit, { ...input, only: (store) => store.recommended }, "popular"),
  );
  serve(api, listTopRatedStores, (input, visit) =>
    answer(visit, { ...input, only: (store) => store.ratingCount > 0 }, "top-rated"),
  );

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
