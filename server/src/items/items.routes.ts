import type { Store } from "@errand/core/catalog/catalog.types";
import { AppError } from "@errand/core/errors";
import { getItem } from "@errand/core/items/items.contract";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import type { AnyRequestContext } from "../requests/request-context.ts";
import { serve } from "../requests/serve.ts";
import { getItemResponse } from "./items.data.ts";

/** Reads the responses of stores by id; implemented by a later feature. */
type ShowStores = (api: CatalogApi, ctx: AnyRequestContext, ids: number[]) => Promise<Store[]>;

export function itemRoutes(api: CatalogApi, { showStores }: { showStores: ShowStores }) {
  serve(api, getItem, async ({ id }, ctx) => {
    const item = await getItemResponse(api, ctx, id);
    if (!item) throw new AppError("item");
    const [store] = await showStores(api, ctx, [item.store_id]);
    if (!store) throw new AppError("item");
    return { ...item, store_details: store };
  });
}
