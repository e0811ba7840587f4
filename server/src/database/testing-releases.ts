import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { afterAll } from "vitest";
import { migrationsFolder } from "./migrate.ts";

/**
 * Releases as databases meet them: the hashes of their migrations, and for version 1.0.0 its
 * functions and the rows of a small shop, which were written by the API of that version. None of it
 * changes (docs/testing.md).
 */
export const released = join(import.meta.dirname, "released");

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

export const journalIn = (folder: string) => join(folder, "meta", "_journal.json");
export const readJournal = async (folder: string): Promise<Journal> =>
  JSON.parse(await readFile(journalIn(folder), "utf8"));

/** Returns a folder with the present migrations, which is removed after the tests of the file. */
export async function copyMigrations() {
  const folder = await mkdtemp(join(tmpdir(), "errand-migrations-"));
  afterAll(() => rm(folder, { recursive: true }));
  await cp(migrationsFolder, folder, { recursive: true });
  return folder;
}

/** Returns a folder with the migrations of version 1.0.0, which had the first one alone. */
export async function copyFirstRelease() {
  const folder = await copyMigrations();
  const { entries, ...journal } = await readJournal(folder);
  await writeFile(journalIn(folder), JSON.stringify({ ...journal, entries: entries.slice(0, 1) }));
  await cp(join(released, "v1.0.0", "functions.sql"), join(folder, "functions.sql"));
  return folder;
}

/**
 * Fills a database of version 1.0.0 and returns how many rows each table has. The triggers have had
 * their effect on the rows already.
 */
export async function fillFirstRelease(pool: pg.Pool) {
  const text = await readFile(join(released, "v1.0.0", "rows.jsonl"), "utf8");
  const rows = new Map<string, unknown[]>();
  for (const line of text.trimEnd().split("\n")) {
    const { table, row }: { table: string; row: unknown } = JSON.parse(line);
    rows.set(table, [...(rows.get(table) ?? []), row]);
  }
  const client = await pool.connect();
  try {
    await client.query("begin; set local session_replication_role = replica");
    for (const [table, values] of rows) {
      const columns = Object.keys(values[0] as object)
        .map((name) => `"${name}"`)
        .join();
      await client.query(`delete from ${table}`);
      await client.query(
        `insert into ${table} (${columns}) overriding system value
         select ${columns} from json_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(values)],
      );
    }
    await client.query(`
      do $$ declare found record; begin
        for found in
          select c.relname, a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid
          where c.relnamespace = 'public'::regnamespace and a.attidentity <> '' and not c.relispartition
        loop
          execute format('select setval(pg_get_serial_sequence(%L, %L), max(%I)) from %I having count(*) > 0',
            found.relname, found.attname, found.attname, found.relname);
        end loop;
      end $$;
      commit`);
  } finally {
    client.release();
  }
  return new Map([...rows].map(([table, values]) => [table, values.length]));
}
