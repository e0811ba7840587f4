import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { createDatabase } from "./testing.ts";

const folder = join(import.meta.dirname, "..", "..", "migrations");

/**
 * An empty database for a test of the migration whose name ends in `name`: `before` are the tags of the
 * migrations before it, `own` is its own.
 */
export async function startMigrationTest(name: string, database: string) {
  const journal: { entries: { tag: string }[] } = JSON.parse(
    await readFile(join(folder, "meta", "_journal.json"), "utf8"),
  );
  const tags = journal.entries.map(({ tag }) => tag);
  const position = tags.findIndex((tag) => tag.endsWith(name));
  const client = new pg.Client({
    connectionString: await createDatabase(inject("postgres"), database),
  });
  await client.connect();
  afterAll(() => client.end());

  async function migrate(tag: string) {
    const sql = await readFile(join(folder, `${tag}.sql`), "utf8");
    for (const statement of sql.split("--> statement-breakpoint")) await client.query(statement);
  }

  return { client, migrate, before: tags.slice(0, position), own: tags[position] ?? "" };
}
