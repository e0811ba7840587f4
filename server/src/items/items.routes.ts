import type { Item, Store } from "@errand/core/catalog/catalog.types";
import { AppError } from "@errand/core/errors";
import { getItem, listNamedItems } from "@errand/core/items/items.contract";
import { and, eq, inArray } from "drizzle-orm";
import { dependsOn } from "../caching/dependencies.ts";
import { listTag } from "../caching/tags.ts";
import { items } from "../catalog/catalog.tables.ts";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { listed } from "../catalog/item-conditions.data.ts";
import { isWithin } from "../catalog/store-summary.data.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { serve } from "../requests/serve.ts";
import { getItemResponse, listItemResponses, type ReadContext } from "./items.data.ts";

/** Reads the responses of stores by id; implemented by a later feature. */
type ShowStores = (api: CatalogApi, ctx: AnyRequestContext, ids: number[]) => Promise<Store[]>;

/** The URL of the picture of shared links to an item; implemented by a later feature. */
type ItemPreviewUrl = (api: CatalogApi, ctx: ReadContext, item: Item) => Promise<string>;

interface ItemParts {
  showStores: ShowStores;
  previewUrl: ItemPreviewUrl;
}

export function itemRoutes(api: CatalogApi, { showStores, previewUrl }: ItemParts) {
  serve(api, getItem, async ({ id }, ctx) => {
    const item = await getItemResponse(api, ctx, id);
    if (!item) throw new AppError("item_not_found");
    const [store] = await showStores(api, ctx, [item.store_id]);
    if (!store) throw new AppError("item_not_found");
    return {
      ...item,
      store_details: store,
      link_preview_full_url: await previewUrl(api, ctx, item),
    };
  });

  serve(api, listNamedItems, async ({ ids }, ctx) => {
    dependsOn(...ctx.zoneIds.map(listTag));
    const [rows, stores] = await Promise.all([
      ctx.db
        .select({ id: items.id, storeId: items.storeId })
        .from(items)
        .where(and(listed, eq(items.moduleId, ctx.module.id), inArray(items.id, ids))),
      api.catalogue.stores(),
    ]);
    const near = new Set(
      stores.filter((store) => store.active && isWithin(store, ctx.zoneIds)).map(({ id }) => id),
    );
    const sold = new Set(rows.filter((row) => near.has(row.storeId)).map(({ id }) => id));
    return listItemResponses(
      api,
      ctx,
      ids.filter((id) => sold.has(id)),
    );
  });
}
