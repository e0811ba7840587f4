import type { CatalogApi } from "../catalog/catalog-api.ts";
import { toWireCategories } from "../catalog/category.data.ts";
import { type Reading, showItems } from "../items/items.data.ts";
import type { Place } from "../requests/headers.ts";
import { showStores } from "../stores/stores.data.ts";
import { type ItemQuery, listItems } from "./item-list.data.ts";
import { listStores, type StoreQuery } from "./store-list.data.ts";

/** One page of a list, as it travels. */

export type ListVisit = Reading & {
  zoneIds: number[];
  module: { id: number };
  place: Place | null;
};
interface Paging {
  limit: number;
  offset: number;
}

export async function pageOfItems(
  api: CatalogApi,
  visit: ListVisit,
  input: Paging & Partial<ItemQuery>,
  order: ItemQuery["order"],
) {
  const { ids, total } = await listItems(api, visit.db, { ...input, ...visit, order });
  const { limit, offset } = input;
  return { total_size: total, limit, offset, products: await showItems(api, visit, ids) };
}

/** With the main categories of everything that matches. */
export async function pageOfItemsWithCategories(
  api: CatalogApi,
  visit: ListVisit,
  input: Paging & Partial<ItemQuery>,
  order: ItemQuery["order"],
) {
  const list = await listItems(api, visit.db, { ...input, ...visit, order });
  const [products, categories] = await Promise.all([
    showItems(api, visit, list.ids),
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
}

export async function pageOfStores(
  api: CatalogApi,
  visit: ListVisit,
  input: Paging & Partial<StoreQuery>,
  order: StoreQuery["order"],
) {
  const { ids, total } = await listStores(api, visit.db, { ...input, ...visit, order });
  const { limit, offset } = input;
  return { total_size: total, limit, offset, stores: await showStores(api, visit, ids) };
}
