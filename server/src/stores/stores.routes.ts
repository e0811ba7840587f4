import { AppError } from "@errand/core/errors";
import { getStore, listStorePopularItems } from "@errand/core/stores/stores.contract";
import { dependsOn } from "../caching/dependencies.ts";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { tagsOfStore } from "../catalog/catalog-cache.ts";
import type { Database } from "../database/database.ts";
import { type ReadContext, readItemResponses } from "../items/items.data.ts";
import { serve } from "../requests/serve.ts";
import { findPopularItemIds } from "./popular-items.data.ts";
import { findStoreId, readStoreDetails } from "./stores.data.ts";

/** The URL of the picture of shared links to a store; implemented by a later feature. */
type StorePreviewUrl = (api: CatalogApi, ctx: ReadContext, id: number) => Promise<string>;

export function storeRoutes(api: CatalogApi, { previewUrl }: { previewUrl: StorePreviewUrl }) {
  serve(api, getStore, async ({ id }, ctx) => {
    const storeId = await getStoreId(ctx.db, id);
    const details = await readStoreDetails(api, ctx, storeId);
    if (!details) throw new AppError("store_not_found");
    return { ...details, link_preview_full_url: await previewUrl(api, ctx, storeId) };
  });

  serve(api, listStorePopularItems, async ({ id }, ctx) => {
    const storeId = await getStoreId(ctx.db, id);
    dependsOn(...tagsOfStore(storeId));
    return readItemResponses(api, ctx, await findPopularItemIds(ctx.db, storeId, 10));
  });
}

async function getStoreId(db: Database, idOrSlug: string): Promise<number> {
  const id = await findStoreId(db, idOrSlug);
  if (id === null) throw new AppError("store_not_found");
  return id;
}
