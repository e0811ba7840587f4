import { chmod, mkdtemp, rm } from "node:fs/promises";
import { count } from "drizzle-orm";
import { openDatabase } from "../database/database.ts";
import { findClusterLocation } from "../database/embedded/cluster-location.ts";
import { startEmbedded } from "../database/embedded.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orders } from "../order-rows/orders.tables.ts";
import type { Log } from "../process/log.ts";
import { StartError } from "../process/start-error.ts";
import { restore } from "./restore.ts";

/**
 * Restores a backup into a temporary folder beside it and checks the consistency of what is there.
 * Returns the number of orders. Throws `StartError` when the backup cannot be used.
 */
export async function checkBackup(
  folder: string,
  log: Log,
  shared = "/var/lib/errand",
): Promise<{ orders: number }> {
  const dataDir = await mkdtemp(`${folder}.check-`);
  // When this process runs as root, another user runs PostgreSQL.
  await chmod(dataDir, 0o755);
  try {
    await restore({ from: folder, dataDir, log, shared, durable: false });
    const embedded = await startEmbedded(dataDir, log, { shared, durable: false });
    const database = openDatabase(embedded.url, { poolSize: 2 });
    try {
      const { disagreements } = await reconcile(database.db);
      if (disagreements.length > 0) throw new StartError(disagreements.join("\n"));
      const [row] = await database.db.select({ count: count() }).from(orders);
      return { orders: row?.count ?? 0 };
    } finally {
      await database.close();
      await embedded.stop();
    }
  } finally {
    const { folder: cluster } = await findClusterLocation(dataDir, shared);
    await rm(cluster, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  }
}
