import type { ItemFilter } from "@errand/core/catalog/listing";
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
import { listItemResponses, type ReadContext } from "../items/items.data.ts";
import { type ItemQuery, listItems } from "../lists/item-list.data.ts";
import { pageOfStores, toPageWithCategories } from "../lists/pages.ts";
import type { StoreQuery } from "../lists/store-list.data.ts";
import { byIndexIn } from "../lists/store-orders.ts";
import { withFields } from "../requests/reply-text.ts";
import { serve } from "../requests/serve.ts";
import {
  completeTerm,
  type MatchContext,
  matchOf,
  readSearchedText,
} from "../text-search/text-match.ts";
import { findItems } from "./found-items.data.ts";
import { readSuggestionEntries } from "./suggestion-entries.data.ts";
import { findStores, readItemNames, suggestItems, suggestStores } from "./suggestions.data.ts";

export function searchRoutes(api: CatalogApi) {
  serve(api, searchItems, async ({ name, as_typed, store_id, category_id, ...input }, ctx) => {
    const isAsTyped = as_typed === 1;
    const { match, corrected } = await readSearchedText(api, name, { ...ctx, isAsTyped });
    const query = {
      ...{ ...input, ...ctx, match },
      ...{ storeId: store_id, categoryId: category_id, order: "match" as const },
    };
    const found = await findItems(api, ctx.db, query);
    const page = await toPageWithCategories(api, ctx, query, found);
    const isWhole = !store_id && !category_id && input.offset === 1 && isUnfiltered(input);
    const hasNothing = isWhole && found.total === found.nearTotal;
    return {
      ...page,
      near_size: found.nearTotal,
      products: page.products.map((item) => withFields(item, { match: found.matchOf(item.id) })),
      ...(await toCorrection(api, ctx, { name, corrected, isEmpty: found.total === 0 })),
      elsewhere: hasNothing ? await findElsewhere(api, { ...ctx, isAsTyped }, name) : [],
    };
  });

  serve(api, suggestNames, async ({ name, store_id, category_id, ...input }, ctx) => {
    const find = async (text: string) =>
      listItems(api, ctx.db, {
        ...input,
        ...ctx,
        storeId: store_id,
        categoryId: category_id,
        match: await matchOf(api, text, { ...ctx, isIncomplete: true }),
        order: "match",
      });
    const asTyped = await find(name);
    const completed = asTyped.total === 0 ? await completeTerm(api, name, ctx) : null;
    const { ids, total } = completed === null ? asTyped : await find(completed);
    const { limit, offset } = input;
    const [products, entries] = await Promise.all([
      readItemNames(api, ctx, ids),
      offset === 1 ? readSuggestionEntries(api, ctx, name, ids, store_id ?? category_id) : [],
    ]);
    return { total_size: total, limit, offset, products, entries };
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

  serve(api, searchModules, async ({ name }, ctx) => ({
    modules: (await findByModule(api, ctx, name, 1)).map(({ module_id, total }) => ({
      module_id,
      items_count: total,
    })),
  }));

  serve(api, searchStores, async ({ name, as_typed, category_id, ...input }, ctx) => {
    const ids = await findStores(api, { ...ctx, isAsTyped: as_typed === 1 }, name);
    const found = new Set(ids);
    const only: StoreQuery["only"] = ({ id }) => found.has(id);
    const within = category_id ? [category_id] : [];
    return pageOfStores(api, ctx, { ...input, only, within }, byIndexIn(ids));
  });
}

type SearchContext = Pick<ItemQuery, "zoneIds" | "place" | "now"> &
  Pick<MatchContext, "isAsTyped" | "isElsewhere"> & {
    db: Database;
    language: Language;
  };

/** Whether a search has only its text. */
function isUnfiltered({ type, filter, limit: _, offset: __, ...ranges }: Filters): boolean {
  const isRange = (value: unknown) => value !== undefined;
  return type === "all" && filter.length === 0 && !Object.values(ranges).some(isRange);
}

type Filters = ItemFilter & { limit: number; offset: number };

/**
 * How the text was corrected. Where it has no matches, because a medicine is not found by a loose
 * correction, the corrected text is only offered if it has some.
 */
async function toCorrection(
  api: CatalogApi,
  ctx: SearchContext,
  { name, corrected, isEmpty }: { name: string; corrected: string | null; isEmpty: boolean },
) {
  if (corrected === null) return {};
  const isUseless = isEmpty && (await findByModule(api, ctx, corrected, 1)).length === 0;
  return isUseless ? {} : { correction: { from: name, to: corrected } };
}

const shownElsewhere = 4;

/** The first matches in the other modules. */
async function findElsewhere(
  api: CatalogApi,
  ctx: SearchContext & ReadContext & { module: { id: number } },
  name: string,
) {
  const elsewhere = { ...ctx, isElsewhere: true };
  const found = await findByModule(api, elsewhere, name, shownElsewhere);
  const others = found.filter(({ module_id }) => module_id !== ctx.module.id);
  return Promise.all(
    others.map(async ({ module_id, ids, total }) => ({
      ...{ module_id, count: total },
      products: await listItemResponses(api, ctx, ids),
    })),
  );
}

/** The modules with matches near the visitor, most matches first, and their first items. */
async function findByModule(api: CatalogApi, ctx: SearchContext, text: string, limit: number) {
  dependsOn(...ctx.zoneIds.map(listTag));
  const stores = await api.catalogue.stores();
  const moduleIds = new Set(
    stores.filter((store) => isWithin(store, ctx.zoneIds)).map(({ moduleId }) => moduleId),
  );
  const modules = await Promise.all(
    [...moduleIds].map(async (id) => {
      const module = { id };
      const whole = await matchOf(api, text, { ...ctx, module });
      const match = whole && !whole.isPartial ? { ...whole, broader: null } : null;
      const query = { match, order: "match", limit, offset: 1 } as const;
      const { ids, total } = await listItems(api, ctx.db, { ...query, ...ctx, module });
      return { module_id: id, ids, total };
    }),
  );
  return modules
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total || a.module_id - b.module_id);
}
