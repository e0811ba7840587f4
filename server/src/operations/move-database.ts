import pg from "pg";
import { openDatabase } from "../database/database.ts";
import { startEmbedded } from "../database/embedded.ts";
import { checkExternalDatabase, extensions } from "../database/external-database.ts";
import { migrateDatabase, newestMigrationOf } from "../database/migrate.ts";
import type { Log } from "../process/log.ts";
import type { Progress } from "../process/progress.ts";
import { StartError } from "../process/start-error.ts";
import { type CopiedTables, copyTables } from "./copy-tables.ts";
import { reconcile } from "./reconcile.ts";

export interface MoveOptions {
  /** The data directory of the embedded PostgreSQL. */
  dataDir: string;
  /** The URL of an empty database of another PostgreSQL, without a pooler. */
  to: string;
  log: Log;
  progress: Progress;
  shared?: string;
  walArchive?: string | null;
}

/**
 * Copies the database of a shop that is closed from the embedded PostgreSQL into an empty database,
 * and checks the copy. The embedded one stays as it was. Throws `StartError` while the shop is
 * open, and when the copy cannot be made or is not consistent.
 */
export async function moveDatabase(options: MoveOptions): Promise<CopiedTables> {
  const { dataDir, to, log, progress, shared, walArchive } = options;
  await checkExternalDatabase({ url: to, directUrl: null });
  return withClient(to, async (target) => {
    await checkTarget(target);
    const embedded = await startEmbedded(dataDir, log, { shared, walArchive });
    try {
      await progress("Creating the tables", () => migrateDatabase(to));
      const copied = await withClient(embedded.url, (source) => copy(source, target, progress));
      await checkCopy(to, progress);
      return copied;
    } finally {
      await embedded.stop();
    }
  });
}

async function copy(source: pg.Client, target: pg.Client, progress: Progress) {
  if ((await newestMigrationOf(source)) !== (await newestMigrationOf(target))) {
    throw new StartError(
      "the embedded database is of another version: start Errand once, so that it is migrated, and stop it again",
    );
  }
  const copied = await progress("Copying", (report) => copyTables(source, target, report));
  await progress("Collecting statistics", () => target.query("analyze"));
  return copied;
}

async function withClient<Result>(
  connectionString: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString, application_name: "errand: move" });
  // The query under way reports a lost connection.
  client.on("error", () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

async function checkTarget(target: pg.Client) {
  const { rows } = await target.query(
    `select current_setting('server_encoding') as encoding, current_schema() as schema,
       has_database_privilege(current_database(), 'create') as "mayCreate",
       has_schema_privilege('public', 'create') as "mayCreateTables",
       array(select name from unnest($1::text[]) as name
             where name not in (select name from pg_available_extensions)) as missing,
       exists (select from pg_tables where schemaname = 'public') as "hasTables",
       to_regclass('public.modules') is not null as "isMigrated"`,
    [extensions],
  );
  const state = rows[0] as {
    encoding: string;
    schema: string | null;
    mayCreate: boolean;
    mayCreateTables: boolean;
    missing: string[];
    hasTables: boolean;
    isMigrated: boolean;
  };
  const refuse = (reason: string) => {
    throw new StartError(`DATABASE_URL cannot be moved to: ${reason}`);
  };
  if (state.encoding !== "UTF8") refuse(`its encoding is ${state.encoding} instead of UTF8`);
  if (state.schema !== null && state.schema !== "public") {
    refuse(`its user has a schema of its own, ${state.schema}, and a shop is moved to public`);
  }
  if (!state.mayCreate || !state.mayCreateTables) {
    refuse("its user must be the owner of the database, to create schemas and tables");
  }
  if (state.missing.length > 0) {
    refuse(`PostgreSQL lacks ${state.missing.join(", ")} (Debian: postgresql-contrib)`);
  }
  if (!state.hasTables) return;
  // An attempt that failed leaves tables without a shop.
  const isEmpty =
    state.isMigrated &&
    (await target.query("select from public.modules limit 1")).rows.length === 0;
  if (!isEmpty) refuse("it is not empty");
}

async function checkCopy(url: string, progress: Progress) {
  const { db, close } = openDatabase(url, { poolSize: 2 });
  try {
    const { disagreements } = await progress("Checking consistency", (report) =>
      reconcile(db, report),
    );
    if (disagreements.length > 0) throw new StartError(disagreements.join("\n"));
  } finally {
    await close();
  }
}
