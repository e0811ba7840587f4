import {
  changeStoreSettings,
  readStoreSettings,
} from "@errand/core/stores/store-settings.contract";
import { eq } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { ShopApi } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";

/** How a store takes orders. */
export function storeSettingsRoutes(api: ShopApi) {
  serve(api, readStoreSettings, (_input, { db, staff }) => readSettings(db, staff.storeId));

  serve(api, changeStoreSettings, async (changed, ctx) => {
    const { db, staff, audit, afterCommit, language } = ctx;
    const isStore = eq(stores.id, staff.storeId);
    await db.select({ id: stores.id }).from(stores).where(isStore).for("no key update");
    const before = await readSettings(db, staff.storeId);
    const after = { ...before, ...changed };
    await db
      .update(stores)
      .set({
        slotCapacity: after.slot_capacity,
        acceptMinutes: after.accept_within,
        autoAccept: after.auto_accept,
      })
      .where(isStore);
    audit({ subject: `store:${staff.storeId}`, before, after });
    afterCommit(() => api.changes.flushed());
    return { ...after, message: messageIn(language, "responses", "updated") };
  });
}

async function readSettings(db: Database, storeId: number) {
  const [store] = await db
    .select({
      slot_capacity: stores.slotCapacity,
      accept_within: stores.acceptMinutes,
      auto_accept: stores.autoAccept,
    })
    .from(stores)
    .where(eq(stores.id, storeId));
  if (!store) throw new Error(`the store ${storeId} of a member of the staff does not exist`);
  return store;
}
