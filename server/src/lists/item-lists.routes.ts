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
import { dependsOn } from "../caching/dependencies.ts";
import { itemsTag } from "../caching/tags.ts";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { findItemReference, type ItemReference, listItemResponses } from "../items/items.data.ts";
import { serve } from "../requests/serve.ts";
import { findStoreId } from "../stores/stores.data.ts";
import { matchOf } from "../text-search/text-match.ts";
import { listItems } from "./item-list.data.ts";
import { pageOfItems, pageOfItemsWithCategories } from "./pages.ts";

export function itemListRoutes(api: CatalogApi) {
  serve(api, listLatestItems, ({ store_id, category_id, ...input }, ctx) =>
    pageOfItemsWithCategories(
      api,
      ctx,
      { ...input, storeId: store_id, categoryId: category_id },
      store_id === undefined ? "latest" : "menu",
    ),
  );
  serve(api, listNewItems, (input, ctx) => pageOfItemsWithCategories(api, ctx, input, "latest"));

  for (const [endpoint, order] of [
    [listPopularItems, "popular"],
    [listMostReviewedItems, "reviewed"],
    [listDiscountedItems, "discounted"],
  ] as const) {
    serve(api, endpoint, async ({ search, ...input }, ctx) => {
      const searched = search === undefined ? {} : { match: await matchOf(api, search, ctx) };
      return pageOfItemsWithCategories(api, ctx, { ...input, ...searched }, order);
    });
  }

  serve(api, listRecommendedItems, ({ store_id, ...input }, ctx) =>
    pageOfItems(api, ctx, { ...input, storeId: store_id, recommended: true }, "popular"),
  );
  serve(api, listSuggestedItems, ({ store_id, ...input }, ctx) =>
    pageOfItems(api, ctx, { ...input, storeId: store_id }, "popular"),
  );

  for (const [endpoint, filters] of [
    [listBasicItems, { basic: true }],
    [listItemsForConditions, { conditionId: "any" }],
  ] as const) {
    serve(api, endpoint, async ({ store_id, ...input }, ctx) => {
      if (store_id === undefined) {
        return pageOfItems(api, ctx, { ...input, ...filters }, "popular");
      }
      const storeId = await findStoreId(ctx.db, store_id);
      const { limit, offset } = input;
      if (storeId === null) return { total_size: 0, limit, offset, products: [] };
      return pageOfItems(api, ctx, { ...input, ...filters, storeId }, "popular");
    });
  }

  for (const [endpoint, narrow] of [
    [
      listRelatedItems,
      ({ categoryId, storeId }: ItemReference) => ({ categoryId, except: { storeId } }),
    ],
    [
      listRelatedStoreItems,
      ({ id, storeId }: ItemReference) => ({ storeId, except: { itemId: id } }),
    ],
  ] as const) {
    serve(api, endpoint, async ({ id }, ctx) => {
      const item = await findItemReference(ctx.db, id);
      if (!item) throw new AppError("item_not_found");
      dependsOn(itemsTag(item.storeId));
      const query = { ...ctx, ...narrow(item), order: "popular", limit: 10, offset: 1 } as const;
      return listItemResponses(api, ctx, (await listItems(api, ctx.db, query)).ids);
    });
  }
}
