import { priceRangeOf } from "@errand/core/cart/price-range";
import type { Item } from "@errand/core/catalog/catalog.types";
import { type Language, localize } from "@errand/core/language";
import { maxEntries, type SuggestionEntry } from "@errand/core/search/search.contract";
import { dependsOn } from "../caching/dependencies.ts";
import { assortmentTag } from "../caching/tags.ts";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { listItemResponses, type ReadContext } from "../items/items.data.ts";
import { type ItemQuery, listItems } from "../lists/item-list.data.ts";
import type { ListContext } from "../lists/pages.ts";
import { listStoresForAnyone } from "../stores/stores.data.ts";
import { findStoresByName } from "../stores/stores-by-name.data.ts";
import { completionIn, continues } from "./completions.ts";

/** What a text that is being typed may lead to. */

type Entry<Kind> = Extract<SuggestionEntry, { kind: Kind }>;
type Context = ListContext & Pick<ItemQuery, "now">;

const max = { words: 3, items: 5, stores: 2, needs: 1, categories: 1 };
/** Names of what a store sells of it. */
const namesOfStore = 2;
/** Completions come from the names of this many items. */
const readItems = 20;
/** Needs and categories whose items are counted, to find one that has some. */
const candidates = 3;

/**
 * Longer texts, stores with the name, a need, items, a category, and stores that sell the items;
 * the items are the first that were found.
 */
export async function readSuggestionEntries(
  api: CatalogApi,
  ctx: Context,
  text: string,
  found: number[],
  /** A store or category that is searched in: then only longer texts and items. */
  within: number | undefined,
): Promise<SuggestionEntry[]> {
  dependsOn(assortmentTag);
  const [items, needs, categories, byName] = await Promise.all([
    listItemResponses(api, ctx, found.slice(0, readItems)),
    within ? [] : findNeeds(api, ctx, text),
    within ? [] : findCategories(api, ctx, text),
    within ? [] : findStoresByName(api, ctx, text),
  ]);
  const names = [...needs, ...categories, ...items].map(({ name }) => name);
  const words = findCompletions(names, text, ctx.language);
  const stores = within ? [] : await toStores(api, ctx, byName, items);
  const named = stores.filter(({ name }) => continues(name, text));
  const others = words.length + needs.length + categories.length + stores.length;
  const itemEntries = items.slice(0, Math.min(max.items, maxEntries - others)).map(toItemEntry);
  const sellers = stores.filter((store) => !named.includes(store));
  return [...words, ...named, ...needs, ...itemEntries, ...categories, ...sellers];
}

/** The most frequent ways in which names go on. */
function findCompletions(names: string[], typed: string, language: Language): Entry<"word">[] {
  const completions = names.flatMap((name) => completionIn(name, typed, language) ?? []);
  return [...Map.groupBy(completions, (text) => text)]
    .toSorted(([, some], [, others]) => others.length - some.length)
    .slice(0, max.words)
    .map(([text]) => ({ kind: "word", text }));
}

async function findNeeds(api: CatalogApi, ctx: Context, typed: string): Promise<Entry<"need">[]> {
  const conditions = (await api.catalogue.conditions())
    .map((condition) => ({ ...condition, name: localize(condition.name, ctx.language) }))
    .filter(({ moduleId, name }) => moduleId === ctx.module.id && continues(name, typed));
  const needs = conditions.slice(0, candidates).map(async ({ id, slug, name }) => {
    const cheapest = { ...ctx, conditionId: id, order: "low", limit: 1, offset: 1 } as const;
    const { ids, total } = await listItems(api, ctx.db, cheapest);
    const [item] = await listItemResponses(api, ctx, ids);
    if (!item) return [];
    const from = priceRangeOf(item).low;
    return [{ kind: "need" as const, id, slug, name, count: total, from }];
  });
  return (await Promise.all(needs)).flat().slice(0, max.needs);
}

async function findCategories(
  api: CatalogApi,
  ctx: Context,
  typed: string,
): Promise<Entry<"category">[]> {
  const { byId } = await api.catalogue.categories();
  const nameOf = (id: number) => localize(byId.get(id)?.name ?? { en: "", fr: "" }, ctx.language);
  const named = [...byId.values()].filter(
    ({ id, moduleId }) => moduleId === ctx.module.id && continues(nameOf(id), typed),
  );
  const withItems = named.slice(0, candidates).map(async ({ id, slug, parentId }) => {
    const some = { ...ctx, categoryId: id, order: "popular", limit: 1, offset: 1 } as const;
    if ((await listItems(api, ctx.db, some)).total === 0) return [];
    const parent_name = parentId === null ? null : nameOf(parentId);
    return [{ kind: "category" as const, id, slug, name: nameOf(id), parent_name }];
  });
  return (await Promise.all(withItems)).flat().slice(0, max.categories);
}

/** Stores with the name, then those that sell the first items. */
async function toStores(
  api: CatalogApi,
  ctx: ReadContext,
  byName: number[],
  items: Item[],
): Promise<Entry<"store">[]> {
  const ids = [...new Set([...byName, ...items.map(({ store_id }) => store_id)])];
  const stores = await listStoresForAnyone(api, ctx, ids.slice(0, max.stores));
  return stores.map(({ response }) => {
    const { id, slug, name, logo_full_url, latitude, longitude } = response;
    const sold = items.filter(({ store_id }) => store_id === id).map((item) => item.name);
    const has = [...new Set(sold)].slice(0, namesOfStore);
    return { kind: "store", id, slug, name, logo_full_url, latitude, longitude, has };
  });
}

function toItemEntry(item: Item): Entry<"item"> {
  const { id, slug, name, image_full_url, weight_step } = item;
  const { min_delivery_time, max_delivery_time } = item;
  const price = priceRangeOf(item).low;
  return {
    kind: "item",
    item: {
      ...{ id, slug, name, image_full_url, price, weight_step },
      ...{ min_delivery_time, max_delivery_time },
    },
    store_name: item.store_name,
  };
}
