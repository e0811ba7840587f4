import { AppError } from "@errand/core/errors";
import { listItemReviews, listStoreReviews } from "@errand/core/reviews/reviews.contract";
import { eq } from "drizzle-orm";
import type { Api } from "../api.ts";
import { stores } from "../catalog/catalog.tables.ts";
import { findItemId } from "../catalog/item.data.ts";
import { serve } from "../requests/serve.ts";
import { readReviews } from "./reviews.data.ts";

export function reviewRoutes(api: Api) {
  const { url } = api.settings;

  serve(api, listItemReviews, async ({ id, limit, offset }, { db, language }) => {
    if ((await findItemId(db, String(id))) === null) throw new AppError("item");
    const page = await readReviews(db, { of: { itemId: id }, limit, offset, language, url });
    return { total_size: page.total, limit, offset, reviews: page.reviews };
  });

  serve(api, listStoreReviews, async ({ store_id, limit, offset }, { db, language }) => {
    const [store] = await db
      .select({ showsReviews: stores.showsReviews })
      .from(stores)
      .where(eq(stores.id, store_id));
    if (!store) throw new AppError("store");
    if (!store.showsReviews) return { total_size: 0, limit, offset, reviews: [] };
    const page = await readReviews(db, {
      of: { storeId: store_id },
      limit,
      offset,
      language,
      url,
    });
    return { total_size: page.total, limit, offset, reviews: page.reviews };
  });
}
