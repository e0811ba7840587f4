import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { migrateJobSchema } from "./job-schema.ts";
import { ownName, processLocks, readShopSchema } from "./shop-schema.ts";

const migrations = join(import.meta.dirname, "..", "..", "migrations");

/**
 * Runs the missing migrations of the shop. Of its processes that start together, one migrates and the others wait.
 * `server/migrations/0000_schema.sql` says how to add a migration.
 */
export async function migrateDatabase(url: string) {
  // Not from the pool, whose statement timeout is too short for a migration.
  const client = new pg.Client({ connectionString: url, application_name: "errand: migrations" });
  await client.connect();
  try {
    const migrationsSchema = listIn(await readShopSchema(client));
    if ((await countPendingMigrations(client)) > 0) {
      await client.query(`select pg_advisory_lock(${processLocks}, 2)`);
      await migrate(drizzle(client), { migrationsFolder: migrations, migrationsSchema });
    }
    await migrateJobSchema(client);
  } finally {
    await client.end();
  }
}

const listIn = (schema: string) => ownName(schema, "drizzle", (own) => own);

type Connection = Pick<pg.ClientBase, "query">;

/** Returns how many migrations the next start runs. They are known by their time, so that the text of an earlier one may be corrected. */
export async function countPendingMigrations(client: Connection): Promise<number> {
  const { entries }: { entries: { when: number }[] } = JSON.parse(
    await readFile(join(migrations, "meta", "_journal.json"), "utf8"),
  );
  const newest = await newestMigrationOf(client);
  return entries.filter(({ when }) => when > newest).length;
}

/** Returns when the newest migration of a shop was written; 0 without any. */
export async function newestMigrationOf(client: Connection): Promise<number> {
  const list = `${listIn(await readShopSchema(client))}.__drizzle_migrations`;
  const table = await client.query("select to_regclass($1) as name", [list]);
  if (table.rows[0]?.name === null) return 0;
  const done = await client.query(
    `select coalesce(max(created_at), 0)::float8 as newest from ${list}`,
  );
  return Number(done.rows[0]?.newest);
}
