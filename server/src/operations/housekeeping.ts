import { lt, sql } from "drizzle-orm";
import { forgetOldCodes } from "../account/codes.data.ts";
import { forgetOldSources } from "../account/known-sources.ts";
import { forgetOldPending } from "../account/pending-sign-ins.data.ts";
import type { Database } from "../database/database.ts";
import { doAlone } from "../database/leader.ts";
import { forgetOldKeys } from "../idempotency/idempotency.ts";
import { forgetOldMessages } from "../integrations/outbox/outbox.data.ts";
import { forgetOldEvents } from "../orders/order-events.ts";
import { countPopularity } from "../orders/popularity.data.ts";
import type { Log } from "../process/log.ts";
import { pause } from "../process/pause.ts";
import { rateLimits } from "../requests/rate-limits.tables.ts";

const lock = 5;
const hour = 3_600_000;

/**
 * Every hour, and in one process: clears away what is kept for a day or shorter, and counts what was
 * popular lately.
 */
export function startHousekeeping(parts: { db: Database; databaseUrl: string; log: Log }): {
  stop(): Promise<void>;
} {
  return doAlone({
    url: parts.databaseUrl,
    lock,
    log: parts.log,
    work: async (until) => {
      while (!until.aborted) {
        await clearAway(parts.db);
        await countPopularity(parts.db);
        await pause(hour, until);
      }
    },
  });
}

export async function clearAway(db: Database) {
  await forgetOldKeys(db);
  await forgetOldEvents(db);
  await forgetOldMessages(db);
  await forgetOldCodes(db);
  await forgetOldPending(db);
  await forgetOldSources(db);
  await db.delete(rateLimits).where(lt(rateLimits.expire, sql`extract(epoch from now()) * 1000`));
}
