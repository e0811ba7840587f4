import { AppError } from "@errand/core/errors";
import { answerWish, listStoreWishes, maxOffers } from "@errand/core/wishes/store-wishes.contract";
import { eq } from "drizzle-orm";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";
import { notifyOfOffer } from "./notify-of-offer.ts";
import { findOfferedItem } from "./offered-item.data.ts";
import { findAskedStore, lockOpenWish, readStoreWishes } from "./wishes.data.ts";
import { wishOffers } from "./wishes.tables.ts";
import type { WishesApi } from "./wishes-api.ts";

/** What stores read of wishes, and offer for them. */
export function storeWishRoutes(api: WishesApi) {
  serve(api, listStoreWishes, async ({ limit, offset }, { db, staff, now }) => {
    const store = await findAskedStore(db, staff.storeId);
    const none = { total: 0, wishes: [] };
    const found = store ? await readStoreWishes(db, store, { limit, offset, now }) : none;
    return { total_size: found.total, limit, offset, wishes: found.wishes };
  });

  serve(api, answerWish, async ({ id, item_id }, { db, staff, now: at, language, audit }) => {
    const store = await findAskedStore(db, staff.storeId);
    const wish = store && (await lockOpenWish(db, id, store, at));
    if (!wish) throw new AppError("wish_not_found");
    const item = await findOfferedItem(db, item_id, store.id);
    if (!item) throw new AppError("item_not_found", { field: "item_id" });
    const offers = await db.select().from(wishOffers).where(eq(wishOffers.wishId, id));
    if (offers.some(({ storeId }) => storeId === store.id)) throw new AppError("wish_answered");
    if (offers.length >= maxOffers) throw new AppError("wish_has_offers");
    await db.insert(wishOffers).values({
      ...{ wishId: id, storeId: store.id, itemId: item.id, createdAt: at },
    });
    await notifyOfOffer(api, db, { wish, item, at });
    audit({ subject: `wish:${id}`, after: { item_id } });
    return { message: messageIn(language, "responses", "wish_answered") };
  });
}
