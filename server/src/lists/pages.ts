import type { CatalogApi } from "../catalog/catalog-api.ts";
import { toCategoryResponses } from "../catalog/category.data.ts";
import { listItemResponses, type ReadContext } from "../items/items.data.ts";
import type { Coordinates } from "../requests/headers.ts";
import { listStoreResponses } from "../stores/stores.data.ts";
import { type ItemQuery, listItems } from "./item-list.data.ts";
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
  const { ids, total } = await listItems(api, ctx.db, { ...input, ...ctx, order });
  const { limit, offset } = input;
  return { total_size: total, limit, offset, products: await listItemResponses(api, ctx, ids) };
}

/** The same with the main categories of all matches. */
export async function pageOfItemsWithCategories(
  api: CatalogApi,
  ctx: ListContext,
  input: PagingInput & Partial<ItemQuery>,
  order: ItemQuery["order"],
) {
  const list = await listItems(api, ctx.db, { ...input, ...ctx, order });
  const [products, categories] = await Promise.all([
    listItemResponses(api, ctx, list.ids),
    api.catalogue.categories(),
  ]);
  const { limit, offset } = input;
  return {
    total_size: list.total,
    limit,
    offset,
    products,
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
  const { ids, total } = await listStores(api, ctx.db, { ...input, ...ctx, order });
  const { limit, offset } = input;
  return { total_size: total, limit, offset, stores: await listStoreResponses(api, ctx, ids) };
}
