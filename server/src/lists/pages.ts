import type { Language } from "@errand/core/language";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { toCategoryResponses } from "../catalog/category.data.ts";
import { isWithin } from "../catalog/store-summary.data.ts";
import { listItemResponses, type ReadContext } from "../items/items.data.ts";
import type { Coordinates } from "../requests/headers.ts";
import { listStoreResponses, readDeliveryCharges } from "../stores/stores.data.ts";
import { type ItemList, type ItemQuery, listItems } from "./item-list.data.ts";
import { itemsLaterToday, storesLaterToday } from "./later-today.data.ts";
import { listStores, type StoreQuery } from "./store-list.data.ts";

/** The response of one page of items. */

export type ListContext = ReadContext & {
  zoneIds: number[];
  module: { id: number };
  place: Coordinates | null;
};
interface PagingInput {
  limit: number;
  offset: number;
}

export async function pageOfItems(
  api: CatalogApi,
  ctx: ListContext,
  input: PagingInput & Partial<ItemQuery>,
  order: ItemQuery["order"],
) {
  const query = { ...input, ...ctx, order };
  const { ids, total } = await listItems(api, ctx.db, query);
  const [products, later_today] = await Promise.all([
    listItemResponses(api, ctx, ids),
    itemsLaterToday(api, ctx.db, query, total),
  ]);
  const { limit, offset } = input;
  return { total_size: total, limit, offset, products, later_today };
}

/** The same with the main categories of all matches. */
export async function pageOfItemsWithCategories(
  api: CatalogApi,
  ctx: ListContext,
  input: PagingInput & Partial<ItemQuery>,
  order: ItemQuery["order"],
) {
  const query = { ...input, ...ctx, order };
  return toPageWithCategories(api, ctx, query, await listItems(api, ctx.db, query));
}

/** The page of a query whose items are listed already. */
export async function toPageWithCategories(
  api: CatalogApi,
  ctx: ListContext,
  query: ItemQuery & { language: Language },
  list: ItemList,
) {
  const [products, later_today, categories] = await Promise.all([
    listItemResponses(api, ctx, list.ids),
    itemsLaterToday(api, ctx.db, query, list.total),
    api.catalogue.categories(),
  ]);
  const { limit, offset } = query;
  return {
    total_size: list.total,
    limit,
    offset,
    products,
    later_today,
    categories: toCategoryResponses(
      categories,
      list.categoryIds.flatMap((id) => categories.byId.get(id) ?? []),
      { url: api.settings.url, language: ctx.language },
    ),
  };
}

export async function pageOfStores(
  api: CatalogApi,
  ctx: ListContext,
  input: PagingInput & Partial<StoreQuery>,
  order: StoreQuery["order"],
) {
  const deliveryCharges = dependsOnCharges(input)
    ? await readDeliveryCharges(api, ctx, await storeIdsIn(api, ctx))
    : undefined;
  const query = { ...input, ...ctx, order, deliveryCharges };
  const { ids, total } = await listStores(api, ctx.db, query);
  const [stores, later_today] = await Promise.all([
    listStoreResponses(api, ctx, ids),
    storesLaterToday(api, ctx.db, query, total),
  ]);
  const { limit, offset } = input;
  return { total_size: total, limit, offset, stores, later_today };
}

function dependsOnCharges({ max_delivery_charge, filter }: Partial<StoreQuery>): boolean {
  return max_delivery_charge !== undefined || filter?.includes("delivery_charge") === true;
}

async function storeIdsIn(api: CatalogApi, { zoneIds, module }: ListContext): Promise<number[]> {
  const stores = await api.catalogue.stores();
  return stores
    .filter((store) => store.moduleId === module.id && isWithin(store, zoneIds))
    .map(({ id }) => id);
}
