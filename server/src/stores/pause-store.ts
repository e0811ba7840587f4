import { AppError } from "@errand/core/errors";
import type { PauseCause } from "@errand/core/stores/pauses";
import { and, eq, isNull, lt, ne, or } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";

/** A pause of a store. `reason` is what the desk states. */
export interface StorePause {
  until: Date;
  cause: PauseCause;
  reason?: string;
}

const day = 86_400_000;

/**
 * How the pause of a store is stated to its staff. A new store is paused until its orders screen
 * reports for the first time, which has no date: a pause for silence is far shorter than a day
 * otherwise.
 */
export function statedPause(
  { pausedUntil, pauseCause }: Pick<typeof stores.$inferSelect, "pausedUntil" | "pauseCause">,
  now: Date,
): { paused_until: string | null; pause_cause: PauseCause | null } {
  if (pausedUntil === null || pausedUntil <= now) return { paused_until: null, pause_cause: null };
  const hasDate = pauseCause !== "unreachable" || pausedUntil.getTime() - now.getTime() < day;
  return { paused_until: hasDate ? pausedUntil.toISOString() : null, pause_cause: pauseCause };
}

/** Pauses a store, or changes its pause; null ends the pause. */
export async function setPause(tx: Database, storeId: number, pause: StorePause | null) {
  await tx
    .update(stores)
    .set({
      pausedUntil: pause?.until ?? null,
      pauseCause: pause?.cause ?? null,
      pauseReason: pause?.reason ?? null,
    })
    .where(eq(stores.id, storeId));
}

/**
 * Pauses a store, which the caller has locked, until the time that it states; null, or a time that
 * is past, ends its pause. A pause by the desk stays until the desk ends it. Throws
 * `paused_by_desk`.
 */
export async function setOwnPause(
  tx: Database,
  store: Pick<typeof stores.$inferSelect, "id" | "pausedUntil" | "pauseCause">,
  stated: string | null,
  now: Date,
) {
  const requested = stated === null ? null : new Date(stated);
  const until = requested && requested > now ? requested : null;
  const running = store.pausedUntil !== null && store.pausedUntil > now ? store.pausedUntil : null;
  if (until?.getTime() === running?.getTime()) return;
  if (running && store.pauseCause === "desk") {
    throw new AppError("paused_by_desk", { field: "paused_until" });
  }
  await setPause(tx, store.id, until && { until, cause: "store" });
}

/**
 * Pauses a store until a time, unless it is paused for longer. A pause for being unreachable gives
 * way to others.
 */
export async function extendPause(tx: Database, storeId: number, { until, cause }: StorePause) {
  const isShorter = or(
    isNull(stores.pausedUntil),
    lt(stores.pausedUntil, until),
    and(eq(stores.pauseCause, "unreachable"), ne(stores.pauseCause, cause)),
  );
  await tx
    .update(stores)
    .set({ pausedUntil: until, pauseCause: cause, pauseReason: null })
    .where(and(eq(stores.id, storeId), isShorter));
}
