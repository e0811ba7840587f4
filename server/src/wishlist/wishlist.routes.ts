import { AppError } from "@errand/core/errors";
import { addWish, listWishes, removeWish } from "@errand/core/wishlist/wishlist.contract";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { findItemId, readItems } from "../items/items.data.ts";
import { serve } from "../requests/serve.ts";
import { say } from "../requests/translate.ts";
import { findStoreId, readStores } from "../stores/stores.data.ts";
import { dropWish, type Liked, putWish, wishedItemIds, wishedStoreIds } from "./wishlist.data.ts";

export function wishlistRoutes(api: CatalogApi) {
  serve(api, listWishes, async (_input, ctx) => {
    const { db, shopper, zoneIds, module } = ctx;
    const query = { customerId: shopper.customerId, zoneIds, moduleId: module?.id ?? null };
    const [itemIds, storeIds] = await Promise.all([
      wishedItemIds(db, query),
      wishedStoreIds(db, query),
    ]);
    const [item, store] = await Promise.all([
      readItems(api, ctx, itemIds),
      readStores(api, ctx, storeIds),
    ]);
    return { item, store };
  });

  serve(api, addWish, async (input, { db, shopper, language, afterCommit }) => {
    const liked = likedOf(input);
    if ("itemId" in liked) {
      if ((await findItemId(db, String(liked.itemId))) === null) throw new AppError("item");
    } else if ((await findStoreId(db, String(liked.storeId))) === null) {
      throw new AppError("store");
    }
    if (!(await putWish(db, shopper.customerId, liked))) throw new AppError("in_wishlist");
    // How many like it is seen by whoever reads it next.
    afterCommit(() => api.changes.flushed());
    return { message: say("wish_added", language) };
  });

  serve(api, removeWish, async (input, { db, shopper, language, afterCommit }) => {
    if (!(await dropWish(db, shopper.customerId, likedOf(input)))) throw new AppError("wishlist");
    afterCommit(() => api.changes.flushed());
    return { message: say("wish_removed", language) };
  });
}

function likedOf({ item_id, store_id }: { item_id?: number; store_id?: number }): Liked {
  if (item_id !== undefined && store_id === undefined) return { itemId: item_id };
  if (store_id !== undefined && item_id === undefined) return { storeId: store_id };
  throw new AppError("item_or_store", { field: "item_id" });
}
