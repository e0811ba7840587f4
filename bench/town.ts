import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fillTown } from "@errand/demo/fill";
import { largerTown } from "@errand/demo/larger-town";
import { type Database, openDatabase } from "@errand/server/database/database";
import { startEmbedded } from "@errand/server/database/embedded";
import { migrateDatabase } from "@errand/server/database/migrate";
import { fillWhenEmpty } from "@errand/server/operations/fill-when-empty";
import { markBestsellingItems } from "@errand/server/orders/popularity.data";
import { createLog } from "@errand/server/process/log";
import { counted, type Progress } from "@errand/server/process/progress";

export interface Town {
  databaseUrl: string;
  /** A temporary folder that is deleted with the town. */
  folder: string;
  close(): Promise<void>;
}

/**
 * A town with `items` items in its own durable PostgreSQL; the number of stores grows with them.
 */
export function openTown(items: number, progress: Progress): Promise<Town> {
  return progress(`Filling a town of ${counted(items, "item")}`, (report) => fill(items, report));
}

async function fill(items: number, report: (state: string) => void): Promise<Town> {
  const folder = await mkdtemp(join(tmpdir(), "errand-bench-"));
  const { log } = createLog("silent");
  const embedded = await startEmbedded(join(folder, "town"), log);
  await migrateDatabase(embedded.url);
  const { db, pool, close } = openDatabase(embedded.url, { poolSize: 2 });
  const catalogue = largerTown(items);
  await fillWhenEmpty(db, (tx) => withoutIndexes(tx, () => fillTown(tx, { catalogue, report })));
  // What a job does within the hour, and autovacuum within minutes.
  await markBestsellingItems(db);
  const client = await pool.connect();
  await client.query("set statement_timeout = 0");
  await client.query("vacuum analyze");
  client.release(true);
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

/** Creates the indexes of `items` after the rows, which takes a fraction of the time. */
async function withoutIndexes(db: Database, fill: () => Promise<void>) {
  // The triggers that count the items of a store need the index that stays.
  const { rows } = await db.execute<{ name: string; definition: string }>(`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'items' and indexdef not like 'CREATE UNIQUE%' and indexdef not like '%(store_id, popularity)'`);
  for (const { name } of rows) await db.execute(`drop index ${name}`);
  await fill();
  await db.execute("set local maintenance_work_mem = '256MB'");
  for (const { definition } of rows) await db.execute(definition);
}
