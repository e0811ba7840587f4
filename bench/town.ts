import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@errand/server/database/database";
import { startEmbedded } from "@errand/server/database/embedded";
import { fillWhenEmpty } from "@errand/server/database/fill-when-empty";
import { migrateDatabase } from "@errand/server/database/migrate";
import { createLog } from "@errand/server/log";
import { fillTown } from "@errand/town/fill";

export interface Town {
  databaseUrl: string;
  /** A folder that goes with the town. */
  folder: string;
  close(): Promise<void>;
}

/** A town of so many items in a durable PostgreSQL of its own; stores grow with the items. */
export async function openTown(items: number): Promise<Town> {
  const folder = await mkdtemp(join(tmpdir(), "errand-bench-"));
  const { log } = createLog("silent");
  const embedded = await startEmbedded(join(folder, "town"), log);
  await migrateDatabase(embedded.url);
  const { db, pool, close } = openDatabase(embedded.url, { poolSize: 2 });
  const stores = Math.max(120, Math.round(items / 50));
  await fillWhenEmpty(db, (tx) => fillTown(tx, { stores, items }));
  // As after the first minutes of a database that has been there for a while.
  await pool.query("vacuum analyze");
  await close();
  return {
    databaseUrl: embedded.url,
    folder,
    async close() {
      await embedded.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
