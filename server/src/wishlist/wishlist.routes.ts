import { AppError } from "@errand/core/errors";
import {
  addToWishlist,
  listWishlist,
  removeFromWishlist,
} from "@errand/core/wishlist/wishlist.contract";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { findItemId, readItemResponses } from "../items/items.data.ts";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";
import { findStoreId, readStoreResponses } from "../stores/stores.data.ts";
import {
  deleteWishlistEntry,
  insertWishlistEntry,
  type WishlistTarget,
  wishlistItemIds,
  wishlistStoreIds,
} from "./wishlist.data.ts";

export function wishlistRoutes(api: CatalogApi) {
  serve(api, listWishlist, async (_input, ctx) => {
    const { db, shopper, zoneIds, module } = ctx;
    const query = { customerId: shopper.customerId, zoneIds, moduleId: module?.id ?? null };
    const [itemIds, storeIds] = await Promise.all([
      wishlistItemIds(db, query),
      wishlistStoreIds(db, query),
    ]);
    const [item, store] = await Promise.all([
      readItemResponses(api, ctx, itemIds),
      readStoreResponses(api, ctx, storeIds),
    ]);
    return { item, store };
  });

  serve(api, addToWishlist, async (input, { db, shopper, language, afterCommit }) => {
    const target = toWishlistTarget(input);
    if ("itemId" in target) {
      if ((await findItemId(db, String(target.itemId))) === null)
        throw new AppError("item_not_found");
    } else if ((await findStoreId(db, String(target.storeId))) === null) {
      throw new AppError("store_not_found");
    }
    if (!(await insertWishlistEntry(db, shopper.customerId, target)))
      throw new AppError("in_wishlist");
    // The next response that contains the item has the new wishlist count.
    afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "responses", "wishlist_added") };
  });

  serve(api, removeFromWishlist, async (input, { db, shopper, language, afterCommit }) => {
    if (!(await deleteWishlistEntry(db, shopper.customerId, toWishlistTarget(input))))
      throw new AppError("wishlist_entry_not_found");
    afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "responses", "wishlist_removed") };
  });
}

function toWishlistTarget({
  item_id,
  store_id,
}: {
  item_id?: number;
  store_id?: number;
}): WishlistTarget {
  if (item_id !== undefined && store_id === undefined) return { itemId: item_id };
  if (store_id !== undefined && item_id === undefined) return { storeId: store_id };
  throw new AppError("item_or_store_needed", { field: "item_id" });
}
