import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { Database } from "./database.ts";
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
  return (await countPendingMigrations(drizzle(client))) === 0;
}

/** Returns how many migrations the next start runs. */
export async function countPendingMigrations(db: Pick<Database, "execute">): Promise<number> {
  const { entries }: { entries: { when: number }[] } = JSON.parse(
    await readFile(join(migrations, "meta", "_journal.json"), "utf8"),
  );
  const table = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (table.rows[0]?.name === null) return entries.length;
  const done = await db.execute(
    sql`select coalesce(max(created_at), 0)::float8 as newest from drizzle.__drizzle_migrations`,
  );
  const newest = Number(done.rows[0]?.newest);
  return entries.filter(({ when }) => when > newest).length;
}
