import { AppError } from "@errand/core/errors";
import { listRelatedItems, listRelatedStoreItems } from "@errand/core/items/items.contract";
import {
  listBasicItems,
  listDiscountedItems,
  listItemsForConditions,
  listLatestItems,
  listMostReviewedItems,
  listNewItems,
  listPopularItems,
  listRecommendedItems,
  listSuggestedItems,
} from "@errand/core/lists/lists.contract";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { findItemPlace, type ItemPlace, showItems } from "../items/items.data.ts";
import { serve } from "../requests/serve.ts";
import { findStoreId } from "../stores/stores.data.ts";
import { matchOf } from "../text-search/text-match.ts";
import { listItems } from "./item-list.data.ts";
import { pageOfItems, pageOfItemsWithCategories } from "./pages.ts";

export function itemListRoutes(api: CatalogApi) {
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
}
