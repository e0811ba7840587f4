import { AppError } from "@errand/core/errors";
import { getStore, listStorePopularItems } from "@errand/core/stores/stores.contract";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import type { Database } from "../database/database.ts";
import { readItemResponses } from "../items/items.data.ts";
import { serve } from "../requests/serve.ts";
import { findPopularItemIds } from "./popular-items.data.ts";
import { findStoreId, readStoreDetails } from "./stores.data.ts";

export function storeRoutes(api: CatalogApi) {
  serve(api, getStore, async ({ id }, ctx) => {
    const storeId = await idOf(ctx.db, id);
    const details = await readStoreDetails(api, ctx, storeId);
    if (!details) throw new AppError("store");
    return details;
  });

  serve(api, listStorePopularItems, async ({ id }, ctx) => {
    const storeId = await idOf(ctx.db, id);
    return readItemResponses(api, ctx, await findPopularItemIds(ctx.db, storeId, 10));
  });
}

async function idOf(db: Database, idOrSlug: string): Promise<number> {
  const id = await findStoreId(db, idOrSlug);
  if (id === null) throw new AppError("store");
  return id;
}
