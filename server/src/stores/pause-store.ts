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

/** Pauses a store until a time, unless it is paused for longer. A pause for being unreachable gives way to others. */
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
