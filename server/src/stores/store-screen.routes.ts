import { pauseStore, reportHeartbeat, setBusy } from "@errand/core/stores/store-screen.contract";
import { eq } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { ShopApi } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";
import { setOwnPause, statedPause } from "./pause-store.ts";
import { readReachability, recordHeartbeat } from "./store-heartbeats.data.ts";

/** The orders screen of a store: whether it works, and how busy the store is. */
export function storeScreenRoutes(api: ShopApi) {
  serve(api, reportHeartbeat, async ({ orders_screen, audio_ok, battery, printer }, ctx) => {
    const { db, now, staff } = ctx;
    const heartbeat = {
      ordersScreen: orders_screen,
      audioOk: audio_ok,
      battery: battery ?? null,
      printer: printer ?? null,
      staffId: staff.staffId,
    };
    const hasChanged = await recordHeartbeat(db, staff.storeId, heartbeat, now);
    if (hasChanged) ctx.afterCommit(() => api.changes.flushed());
    const { timeZone } = await api.shop();
    const { open, pausedUntil } = await readReachability(db, staff.storeId, { now, timeZone });
    return { open, paused_until: pausedUntil?.toISOString() ?? null };
  });

  serve(api, setBusy, async ({ extra_minutes, until }, ctx) => {
    const { db, staff, audit, afterCommit, language } = ctx;
    const isStore = eq(stores.id, staff.storeId);
    const [before] = await db
      .select({ minutes: stores.busyMinutes, until: stores.busyUntil })
      .from(stores)
      .where(isStore)
      .for("no key update");
    await db
      .update(stores)
      .set({ busyMinutes: extra_minutes, busyUntil: new Date(until) })
      .where(isStore);
    audit({
      subject: `store:${staff.storeId}`,
      before: {
        busy_minutes: before?.minutes ?? null,
        busy_until: before?.until?.toISOString() ?? null,
      },
      after: { busy_minutes: extra_minutes, busy_until: until },
    });
    afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "responses", "updated") };
  });

  serve(api, pauseStore, async ({ paused_until }, ctx) => {
    const { db, staff, now, audit, afterCommit, language } = ctx;
    const { storeId } = staff;
    const before = await lockPause(db, storeId);
    await setOwnPause(db, before, paused_until, now);
    const after = statedPause(await lockPause(db, storeId), now);
    audit({ subject: `store:${storeId}`, before: statedPause(before, now), after });
    afterCommit(() => api.changes.flushed());
    return { message: messageIn(language, "responses", "updated"), ...after };
  });
}

async function lockPause(tx: Database, storeId: number) {
  const [store] = await tx
    .select({ id: stores.id, pausedUntil: stores.pausedUntil, pauseCause: stores.pauseCause })
    .from(stores)
    .where(eq(stores.id, storeId))
    .for("no key update");
  if (!store) throw new Error(`the store ${storeId} of a member of the staff does not exist`);
  return store;
}
