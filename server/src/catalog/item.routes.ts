import {
  getItem,
  listBasicItems,
  listDiscountedItems,
  listItemsForConditions,
  listLatestItems,
  listMostReviewedItems,
  listNewItems,
  listPopularItems,
  listRecommendedItems,
  listRelatedItems,
  listRelatedStoreItems,
  listSuggestedItems,
  searchItems,
  searchItemsAndStores,
  suggestItems as suggestNames,
} from "@errand/core/catalog/catalog.contract";
import { AppError } from "@errand/core/errors";
import type { Api } from "../api.ts";
import { serve } from "../requests/serve.ts";
import { findItemPlace, type ItemPlace, showItem, showItems } from "./item.data.ts";
import { listItems } from "./item-list.data.ts";
import { pageOfItems, pageOfItemsWithCategories } from "./pages.ts";
import { matchOf } from "./search.ts";
import { findStoreId, showStores } from "./store.data.ts";
import { readItemNames, suggestItems, suggestStores } from "./suggestions.data.ts";

export function itemRoutes(api: Api) {
  serve(api, listLatestItems, ({ store_id, category_id, ...input }, visit) =>
    pageOfItemsWithCategories(
      api,
      visit,
      { ...input, storeId: store_id, categoryId: category_id },
      "latest",
    ),
  );
  serve(api, listNewItems, (input, visit) =>
    pageOfItemsWithCategories(api, visit, input, "latest"),
  );

  for (const [endpoint, order] of [
    [listPopularItems, "popular"],
    [listMostReviewedItems, "reviewed"],
    [listDiscountedItems, "discounted"],
  ] as const) {
    serve(api, endpoint, async ({ search, ...input }, visit) => {
      const searched = search === undefined ? {} : { match: await matchOf(api, search) };
      return pageOfItemsWithCategories(api, visit, { ...input, ...searched }, order);
    });
  }

  serve(api, listRecommendedItems, ({ store_id, ...input }, visit) =>
    pageOfItems(api, visit, { ...input, storeId: store_id, recommended: true }, "popular"),
  );
  serve(api, listSuggestedItems, ({ store_id, ...input }, visit) =>
    pageOfItems(api, visit, { ...input, storeId: store_id }, "popular"),
  );

  for (const [endpoint, wanted] of [
    [listBasicItems, { basic: true }],
    [listItemsForConditions, { conditionId: "any" }],
  ] as const) {
    serve(api, endpoint, async ({ store_id, ...input }, visit) => {
      if (store_id === undefined) {
        return pageOfItems(api, visit, { ...input, ...wanted }, "popular");
      }
      const storeId = await findStoreId(visit.db, store_id);
      const { limit, offset } = input;
      if (storeId === null) return { total_size: 0, limit, offset, products: [] };
      return pageOfItems(api, visit, { ...input, ...wanted, storeId }, "popular");
    });
  }

  for (const [endpoint, narrow] of [
    [
      listRelatedItems,
      ({ categoryId, storeId }: ItemPlace) => ({ categoryId, except: { storeId } }),
    ],
    [listRelatedStoreItems, ({ id, storeId }: ItemPlace) => ({ storeId, except: { itemId: id } })],
  ] as const) {
    serve(api, endpoint, async ({ id }, visit) => {
      const item = await findItemPlace(visit.db, id);
      if (!item) throw new AppError("item");
      const query = { ...visit, ...narrow(item), order: "popular", limit: 10, offset: 1 } as const;
      return showItems(api, visit, (await listItems(api, visit.db, query)).ids);
    });
  }

  serve(api, searchItems, async ({ name, store_id, category_id, ...input }, visit) =>
    pageOfItemsWithCategories(
      api,
      visit,
      {
        ...input,
        storeId: store_id,
        categoryId: category_id,
        match: await matchOf(api, name),
      },
      "match",
    ),
  );

  serve(api, suggestNames, async ({ name, store_id, category_id, ...input }, visit) => {
    const { ids, total } = await listItems(api, visit.db, {
      ...input,
      ...visit,
      storeId: store_id,
      categoryId: category_id,
      match: await matchOf(api, name),
      order: "match",
    });
    const { limit, offset } = input;
    return { total_size: total, limit, offset, products: await readItemNames(api, visit, ids) };
  });

  serve(api, searchItemsAndStores, async ({ name }, visit) => {
    const match = await matchOf(api, name);
    if (!match) return { items: [], stores: [] };
    const [items, stores] = await Promise.all([
      suggestItems(api, visit.db, { ...visit, match }),
      suggestStores(api, visit.db, { ...visit, match }),
    ]);
    return { items, stores };
  });

  serve(api, getItem, async ({ id }, visit) => {
    const item = await showItem(api, visit, id);
    if (!item) throw new AppError("item");
    const [store] = await showStores(api, visit, [item.store_id]);
    if (!store) throw new AppError("item");
    return { ...item, store_details: store };
  });
}
