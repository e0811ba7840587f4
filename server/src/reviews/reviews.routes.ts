import { AppError } from "@errand/core/errors";
import {
  listItemReviews,
  listStoreReviews,
  type ReviewPage,
} from "@errand/core/reviews/reviews.contract";
import { eq } from "drizzle-orm";
import { dependsOn } from "../caching/dependencies.ts";
import { itemsTag, reviewsTag, storeTag } from "../caching/tags.ts";
import { items, stores } from "../catalog/catalog.tables.ts";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { findItemId } from "../items/items.data.ts";
import { serve } from "../requests/serve.ts";
import { readReviews } from "./reviews.data.ts";

export function reviewRoutes(api: CatalogApi) {
  const { url } = api.settings;

  serve(api, listItemReviews, async ({ id, ...query }, { db, language }) => {
    if ((await findItemId(db, String(id))) === null) throw new AppError("item_not_found");
    const [store] = await db
      .select({ id: stores.id, showsReviews: stores.showsReviews })
      .from(items)
      .innerJoin(stores, eq(stores.id, items.storeId))
      .where(eq(items.id, id));
    if (!store) throw new AppError("item_not_found");
    dependOnStoreReviews(store.id);
    if (!store.showsReviews) return noReviews(query);
    return readReviews(db, { of: { itemId: id }, ...query, language, url });
  });

  serve(api, listStoreReviews, async ({ store_id, ...query }, { db, language }) => {
    const [store] = await db
      .select({ showsReviews: stores.showsReviews })
      .from(stores)
      .where(eq(stores.id, store_id));
    if (!store) throw new AppError("store_not_found");
    dependOnStoreReviews(store_id);
    if (!store.showsReviews) return noReviews(query);
    return readReviews(db, { of: { storeId: store_id }, ...query, language, url });
  });
}

/** A review shows the name and picture of its item. */
function dependOnStoreReviews(storeId: number): void {
  dependsOn(reviewsTag(storeId), itemsTag(storeId), storeTag(storeId));
}

/** The response for a store that hides its reviews. */
function noReviews({ limit, offset }: { limit: number; offset: number }): ReviewPage {
  return { total_size: 0, limit, offset, ratings: [0, 0, 0, 0, 0], reviews: [] };
}
