import { lt, sql } from "drizzle-orm";
import { deleteOldCodes } from "../account/codes.data.ts";
import { deleteOldSources } from "../account/known-sources.ts";
import { deleteExpiredChallenges } from "../account/passkeys.data.ts";
import { deleteExpiredPending } from "../account/pending-sign-ins.data.ts";
import type { Database } from "../database/database.ts";
import { runAsLeader } from "../database/leader.ts";
import { deleteOldKeys } from "../idempotency/idempotency.ts";
import { deleteOldMessages } from "../integrations/outbox/outbox.data.ts";
import { deleteOldEvents } from "../orders/order-events.ts";
import { updatePopularity } from "../orders/popularity.data.ts";
import type { FileStorage } from "../private-files/file-storage.ts";
import { deleteUnattachedFiles } from "../private-files/private-files.data.ts";
import type { Log } from "../process/log.ts";
import { pause } from "../process/pause.ts";
import { rateLimits } from "../requests/rate-limits.tables.ts";

const lock = 5;
const hour = 3_600_000;

/** Deletes expired rows and updates popularity, every hour in one process. */
export function startHousekeeping(parts: {
  db: Database;
  databaseUrl: string;
  storage: FileStorage;
  log: Log;
}): {
  stop(): Promise<void>;
} {
  return runAsLeader({
    url: parts.databaseUrl,
    lock,
    log: parts.log,
    work: async (until) => {
      while (!until.aborted) {
        await deleteExpired(parts.db);
        await deleteUnattachedFiles(parts.db, parts.storage);
        await updatePopularity(parts.db);
        await pause(hour, until);
      }
    },
  });
}

export async function deleteExpired(db: Database) {
  await deleteOldKeys(db);
  await deleteOldEvents(db);
  await deleteOldMessages(db);
  await deleteOldCodes(db);
  await deleteExpiredPending(db);
  await deleteExpiredChallenges(db);
  await deleteOldSources(db);
  await db.delete(rateLimits).where(lt(rateLimits.expire, sql`extract(epoch from now()) * 1000`));
}
