import { isOpen, isPaused } from "@errand/core/catalog/availability";
import { maxSilenceMinutes, unreachablePauseMinutes } from "@errand/core/stores/reachability";
import { localTime } from "@errand/core/time";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { extendPause } from "./pause-store.ts";
import { storeHeartbeats } from "./store-heartbeats.tables.ts";

const minute = 60_000;

export interface Heartbeat {
  /** Whether the screen shows the orders; not once the shift has ended. */
  ordersScreen: boolean;
  audioOk: boolean;
  battery: number | null;
  printer: string | null;
  /** Whose screen it is. */
  staffId: number;
}

/**
 * Records the report of an orders screen. A reachable store that was paused as unreachable is open
 * again; one whose shift ends is paused at once, unless it needs no screen. Returns whether the
 * store may have opened or closed.
 */
export async function recordHeartbeat(
  tx: Database,
  storeId: number,
  device: Heartbeat,
  at: Date,
): Promise<boolean> {
  const isReachable = device.ordersScreen && device.audioOk;
  const values = { ...device, at, ...(isReachable && { reachableAt: at }) };
  const [beat] = await tx
    .insert(storeHeartbeats)
    .values({ storeId, ...values })
    .onConflictDoUpdate({ target: storeHeartbeats.storeId, set: values })
    .returning({ reachableAt: storeHeartbeats.reachableAt });
  if (isReachable) return endSilence(tx, storeId);
  if (device.ordersScreen || !beat?.reachableAt) return false;
  return endShift(tx, storeId, at);
}

async function endSilence(tx: Database, storeId: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(stores)
    .set({ pausedUntil: null, pauseCause: null, pauseReason: null })
    .where(and(eq(stores.id, storeId), eq(stores.pauseCause, "unreachable")));
  return rowCount === 1;
}

/** Without a screen, nobody would see the orders of the next five minutes. */
async function endShift(tx: Database, storeId: number, at: Date): Promise<boolean> {
  const [store] = await tx
    .select({ autoAccept: stores.autoAccept })
    .from(stores)
    .where(eq(stores.id, storeId));
  if (!store || store.autoAccept) return false;
  const until = new Date(at.getTime() + unreachablePauseMinutes * minute);
  await extendPause(tx, storeId, { until, cause: "unreachable" });
  return true;
}

/**
 * Pauses the open stores that have not been reachable for five minutes, and renews the pause while
 * they stay silent. Stores that accept automatically need no screen. A store that has never used an
 * orders screen is not affected: it works by other means, such as the desk.
 */
export async function pauseUnreachableStores(
  db: Database,
  { now, timeZone }: { now: Date; timeZone: string },
) {
  const silentSince = new Date(now.getTime() - maxSilenceMinutes * minute);
  const silent = await db
    .select({ store: stores, firstAt: storeHeartbeats.reachableAt })
    .from(storeHeartbeats)
    .innerJoin(stores, eq(stores.id, storeHeartbeats.storeId))
    .where(
      and(
        lt(storeHeartbeats.reachableAt, silentSince),
        eq(stores.autoAccept, false),
        // The pause is renewed before it ends, so that the store does not open in between.
        or(
          isNull(stores.pausedUntil),
          lt(stores.pausedUntil, sql`${now}::timestamptz + interval '2 minutes'`),
        ),
      ),
    );
  const until = new Date(now.getTime() + unreachablePauseMinutes * minute);
  for (const { store } of silent) {
    if (hasBeenOpen(store, now, timeZone)) {
      await extendPause(db, store.id, { until, cause: "unreachable" });
    }
  }
}

/**
 * Whether a store has been within its hours for five minutes: its screen may be off before it
 * opens.
 */
function hasBeenOpen(store: typeof stores.$inferSelect, now: Date, timeZone: string): boolean {
  const hours = { ...store, pausedUntil: null };
  const moments = [now, new Date(now.getTime() - maxSilenceMinutes * minute)];
  return moments.every((at) => isOpen(hours, localTime(at, timeZone)));
}

/**
 * Whether customers can order from a store now, and until when it is paused; null while it is not.
 */
export async function readReachability(
  db: Database,
  storeId: number,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<{ open: boolean; pausedUntil: Date | null }> {
  const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
  if (!store) throw new Error(`the store ${storeId} of a member of the staff does not exist`);
  const pausedUntil = isPaused(store, now) ? store.pausedUntil : null;
  return { open: isOpen(store, localTime(now, timeZone)), pausedUntil };
}
