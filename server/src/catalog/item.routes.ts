import {
  getItem,
  listDiscountedItems,
  listLatestItems,
  listMostReviewedItems,
  listNewItems,
  listPopularItems,
  listRecommendedItems,
  listSuggestedItems,
  searchItems,
  searchItemsAndStores,
} from "@errand/core/catalog/catalog.contract";
import { AppError } from "@errand/core/errors";
import type { Api } from "../api.ts";
import type { Place } from "../requests/headers.ts";
import { serve } from "../requests/serve.ts";
import { toWireCategories } from "./category.data.ts";
import { findItem, type Reading, readItems } from "./item.data.ts";
import { type ItemQuery, listItems } from "./item-list.data.ts";
import { matchOf } from "./search.ts";
import { readStores } from "./store.data.ts";
import { suggestItems, suggestStores } from "./suggestions.data.ts";

type Visit = Reading & { zoneIds: number[]; module: { id: number }; place: Place | null };
type Input = { limit: number; offset: number } & Partial<ItemQuery>;

export function itemRoutes(api: Api) {
  const page = async (visit: Visit, input: Input, order: ItemQuery["order"]) => {
    const query = { ...input, ...visit, order };
    const { ids, total } = await listItems(api, visit.db, query);
    const { limit, offset } = input;
    return { total_size: total, limit, offset, products: await readItems(api, visit, ids) };
  };

  const pageWithCategories = async (visit: Visit, input: Input, order: ItemQuery["order"]) => {
    const query = { ...input, ...visit, order };
    const list = await listItems(api, visit.db, query);
    const [products, categories] = await Promise.all([
      readItems(api, visit, list.ids),
      api.catalogue.categories(),
    ]);
    const { limit, offset } = input;
    return {
      total_size: list.total,
      limit,
      offset,
      products,
      categories: toWireCategories(
        categories,
        list.categoryIds.flatMap((id) => categories.byId.get(id) ?? []),
        { url: api.settings.url, language: visit.language },
      ),
    };
  };

  serve(api, listLatestItems, ({ store_id, category_id, ...input }, visit) =>
    pageWithCategories(visit, { ...input, storeId: store_id, categoryId: category_id }, "latest"),
  );
  serve(api, listNewItems, (input, visit) => pageWithCategories(visit, input, "latest"));

  for (const [endpoint, order] of [
    [listPopularItems, "popular"],
    [listMostReviewedItems, "reviewed"],
    [listDiscountedItems, "discounted"],
  ] as const) {
    serve(api, endpoint, async ({ search, ...input }, visit) => {
      const searched = search === undefined ? {} : { match: await matchOf(visit.db, search) };
      return pageWithCategories(visit, { ...input, ...searched }, order);
    });
  }

  serve(api, listRecommendedItems, ({ store_id, ...input }, visit) =>
    page(visit, { ...input, storeId: store_id, recommended: true }, "popular"),
  );
  serve(api, listSuggestedItems, ({ store_id, ...input }, visit) =>
    page(visit, { ...input, storeId: store_id }, "popular"),
  );

  serve(api, searchItems, async ({ name, store_id, category_id, ...input }, visit) =>
    pageWithCategories(
      visit,
      {
        ...input,
        storeId: store_id,
        categoryId: category_id,
        match: await matchOf(visit.db, name),
      },
      "match",
    ),
  );

  serve(api, searchItemsAndStores, async ({ name }, visit) => {
    const match = await matchOf(visit.db, name);
    if (!match) return { items: [], stores: [] };
    const [items, stores] = await Promise.all([
      suggestItems(api, visit.db, { ...visit, match }),
      suggestStores(api, visit.db, { ...visit, match }),
    ]);
    return { items, stores };
  });

  serve(api, getItem, async ({ id }, visit) => {
    const item = await findItem(api, visit, id);
    if (!item) throw new AppError("item");
    const [store] = await readStores(api, visit, [item.store_id]);
    if (!store) throw new AppError("item");
    return { ...item, store_details: store };
  });
}
