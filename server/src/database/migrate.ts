import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { migrateJobSchema } from "./job-schema.ts";

const migrations = join(import.meta.dirname, "..", "..", "migrations");

/**
 * Runs the missing migrations. Of processes that start together, one migrates and the others wait.
 * `server/migrations/0000_schema.sql` says how to add a migration.
 */
export async function migrateDatabase(url: string) {
  // Not from the pool, whose statement timeout is too short for a migration.
  const client = new pg.Client({ connectionString: url, application_name: "errand: migrations" });
  await client.connect();
  try {
    if (!(await isUpToDate(client))) {
      await client.query("select pg_advisory_lock(1163022930, 2)");
      await migrate(drizzle(client), { migrationsFolder: migrations });
    }
    await migrateJobSchema(client);
  } finally {
    await client.end();
  }
}

async function isUpToDate(client: pg.Client): Promise<boolean> {
  const journal: { entries: { when: number }[] } = JSON.parse(
    await readFile(join(migrations, "meta", "_journal.json"), "utf8"),
  );
  const newest = journal.entries.at(-1)?.when ?? 0;
  return (await newestMigrationOf(client)) >= newest;
}

/** Returns when the newest migration of a database was written; 0 without any. */
export async function newestMigrationOf(client: pg.Client): Promise<number> {
  const table = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (table.rows[0]?.name === null) return 0;
  const done = await client.query(
    "select coalesce(max(created_at), 0)::float8 as newest from drizzle.__drizzle_migrations",
  );
  return Number(done.rows[0]?.newest);
}
