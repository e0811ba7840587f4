import type pg from "pg";
import { pino } from "pino";
import { readSettings } from "../process/settings.ts";
import { type Database, openDatabase } from "./database.ts";
import { startEmbedded } from "./embedded.ts";
import { checkExternalDatabase } from "./external-database.ts";
import { migrateDatabase } from "./migrate.ts";
import { findShop } from "./shop-address.ts";

/** Opens the database for a command while `use` runs, whether or not Errand is running. */
export async function withCommandDatabase<Result>(
  use: (db: Database, pool: pg.Pool) => Promise<Result>,
): Promise<Result> {
  const settings = readSettings(process.env);
  const embedded = settings.databaseUrl
    ? null
    : await startEmbedded(settings.dataDir, pino({ level: "silent" }), {
        mayShare: true,
        walArchive: settings.walArchive,
      });
  try {
    const url = settings.databaseUrl ?? embedded?.url ?? "";
    const { databaseDirectUrl: directUrl } = settings;
    if (settings.databaseUrl) await checkExternalDatabase({ url, directUrl });
    for (const address of [url, directUrl]) if (address) await findShop(address);
    await migrateDatabase(directUrl ?? url);
    const database = openDatabase(url, { poolSize: 2, directUrl });
    try {
      return await use(database.db, database.pool);
    } finally {
      await database.close();
    }
  } finally {
    await embedded?.stop();
  }
}
