import type { Language } from "@errand/core/language";
import {
  searchItems,
  searchItemsAndStores,
  searchModules,
  searchStores,
  suggestItems as suggestNames,
} from "@errand/core/search/search.contract";
import { dependsOn } from "../caching/dependencies.ts";
import { listTag } from "../caching/tags.ts";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { isWithin } from "../catalog/store-summary.data.ts";
import type { Database } from "../database/database.ts";
import { type ItemQuery, listItems } from "../lists/item-list.data.ts";
import { pageOfItemsWithCategories, pageOfStores } from "../lists/pages.ts";
import type { StoreQuery } from "../lists/store-list.data.ts";
import { byIndexIn } from "../lists/store-orders.ts";
import { serve } from "../requests/serve.ts";
import { correctionOf, matchOf } from "../text-search/text-match.ts";
import { findStores, readItemNames, suggestItems, suggestStores } from "./suggestions.data.ts";

export function searchRoutes(api: CatalogApi) {
  serve(api, searchItems, async ({ name, store_id, category_id, ...input }, ctx) =>
    pageOfItemsWithCategories(
      api,
      ctx,
      {
        ...input,
        storeId: store_id,
        categoryId: category_id,
        match: await matchOf(api, name, ctx),
      },
      "match",
    ),
  );

  serve(api, suggestNames, async ({ name, store_id, category_id, ...input }, ctx) => {
    const { ids, total } = await listItems(api, ctx.db, {
      ...input,
      ...ctx,
      storeId: store_id,
      categoryId: category_id,
      match: await matchOf(api, name, { ...ctx, isIncomplete: true }),
      order: "match",
    });
    const { limit, offset } = input;
    return { total_size: total, limit, offset, products: await readItemNames(api, ctx, ids) };
  });

  serve(api, searchItemsAndStores, async ({ name }, ctx) => {
    const match = await matchOf(api, name, { ...ctx, isIncomplete: true });
    if (!match) return { items: [], stores: [] };
    const [items, stores] = await Promise.all([
      suggestItems(api, ctx.db, { ...ctx, match }),
      suggestStores(api, ctx.db, { ...ctx, match }),
    ]);
    return { items, stores };
  });

  serve(api, searchModules, async ({ name }, ctx) => {
    const corrected = await correctionOf(api, name);
    const modules = await countByModule(api, ctx, name);
    const isMissing = modules.length === 0 && corrected !== null;
    const found = isMissing ? await countByModule(api, ctx, corrected) : [];
    const suggested = found.length > 0 ? { text: corrected ?? "", modules: found } : null;
    return { corrected, modules, suggested };
  });

  serve(api, searchStores, async ({ name, category_id, ...input }, ctx) => {
    const ids = await findStores(api, ctx, name);
    const found = new Set(ids);
    const only: StoreQuery["only"] = ({ id }) => found.has(id);
    const within = category_id ? [category_id] : [];
    return pageOfStores(api, ctx, { ...input, only, within }, byIndexIn(ids));
  });
}

type SearchContext = Pick<ItemQuery, "zoneIds" | "place" | "now"> & {
  db: Database;
  language: Language;
};

/** The modules with matches near the visitor, most matches first. */
async function countByModule(api: CatalogApi, ctx: SearchContext, text: string) {
  dependsOn(...ctx.zoneIds.map(listTag));
  const stores = await api.catalogue.stores();
  const moduleIds = new Set(
    stores.filter((store) => isWithin(store, ctx.zoneIds)).map(({ moduleId }) => moduleId),
  );
  const modules = await Promise.all(
    [...moduleIds].map(async (id) => {
      const module = { id };
      const whole = await matchOf(api, text, { ...ctx, module });
      const match = whole && { ...whole, broader: null };
      const query = { match, order: "match", limit: 1, offset: 1 } as const;
      const { total } = await listItems(api, ctx.db, { ...query, ...ctx, module });
      return { module_id: id, items_count: total };
    }),
  );
  return modules
    .filter(({ items_count }) => items_count > 0)
    .toSorted((a, b) => b.items_count - a.items_count || a.module_id - b.module_id);
}
