import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestDatabase } from "./testing.ts";

/**
 * Migrations run in the schema of any shop, also where the database has several nodes (Citus). What would fail
 * there, or silently do something else, is refused here.
 */
const folder = join(import.meta.dirname, "..", "..", "migrations");
const files = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
const { pool } = await createTestDatabase();

/** Released before cities were schemas; a schema of several nodes is distributed after these have run. */
const lastOld = "0032_accept_by.sql";

const everywhere: [RegExp, string][] = [
  [/\bpublic"?\./i, 'names the schema public: take `"public".` out of what drizzle-kit generates'],
  [
    /create extension if not exists/i,
    "the role of a shop may not create one: ask pg_extension first",
  ],
];
const inNewOnes: [RegExp, string][] = [
  [
    /\btg_(table|rel)_?name\b/i,
    "is the name of a partition or a shard: give the trigger an argument",
  ],
  [
    /\bpg_notify\s*\((?!case current_schema)/i,
    "use send_notification, whose channel is the shop's own",
  ],
  [
    /\bcreate (local )?temp(orary)? table\b/i,
    "cannot be joined with distributed tables: use `with`",
  ],
  [/\badd column\b[^;]*\bgenerated\b[^;]*\bas identity\b/i, "not possible in a distributed table"],
  [/\bset_?(config)?\s*\(?\s*'?search_path\b/i, "a pooler in transaction mode loses it"],
  [
    /\bsetval\s*\([^;]*\bselect\b|\bselect setval\([^;]*\bfrom\b/i,
    "read the value in a statement before",
  ],
  [/\badvisory/i, "take locks in the server, with lockKey"],
];

async function breaches(rules: [RegExp, string][], names: string[]) {
  const found = await Promise.all(
    names.map(async (name) => {
      const text = (await readFile(join(folder, name), "utf8")).replaceAll(/--(?!>).*$/gm, "");
      return rules.flatMap(([pattern, why]) => (pattern.test(text) ? [`${name}: ${why}`] : []));
    }),
  );
  return found.flat();
}

test("no migration names a schema or needs the owner of the database", async () => {
  expect(await breaches(everywhere, files)).toEqual([]);
});

test("new migrations do nothing that a schema of several nodes refuses", async () => {
  expect(
    await breaches(
      inNewOnes,
      files.filter((name) => name > lastOld),
    ),
  ).toEqual([]);
});

test("triggers name their table as their argument", async () => {
  const { rows } = await pool.query(`
    select c.relname || '.' || t.tgname as trigger
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and t.tgparentid = 0
      and (p.prosrc ~* 'tg_(table|rel)_?name'
        or p.prosrc ~* 'tg_argv' and encode(t.tgargs, 'escape') <> c.relname || '\\000')`);
  expect(rows).toEqual([]);
});

test("notifications of functions carry the name of the schema", async () => {
  const { rows } = await pool.query(`
    select proname from pg_proc
    where pronamespace = 'public'::regnamespace and prosrc ~* '\\mpg_notify\\M' and proname <> 'send_notification'`);
  expect(rows).toEqual([]);
});

test("no trigger joins the rows of its statement with a table", async () => {
  const { rows: tables } = await pool.query<{ names: string }>(
    "select string_agg(tablename, '|') as names from pg_tables where schemaname = 'public'",
  );
  const { rows } = await pool.query<{ name: string; rows: string[]; source: string }>(`
    select distinct p.proname as name, p.prosrc as source,
      array_remove(array[t.tgoldtable::text, t.tgnewtable::text], null) as rows
    from pg_trigger t join pg_proc p on p.oid = t.tgfoid
    where t.tgoldtable is not null or t.tgnewtable is not null`);
  const ofTable = new RegExp(`\\b(from|join|into|update)\\s+(${tables[0]?.names})\\b`, "i");
  const joining = rows.filter(({ rows: ownRows, source }) =>
    source
      .replaceAll(/--.*$|'[^']*'/gm, "")
      .split(";")
      .some(
        (statement) =>
          ofTable.test(statement) &&
          new RegExp(`\\b(from|join)\\s+(${ownRows.join("|")})\\b`, "i").test(statement),
      ),
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(joining.map(({ name }) => name)).toEqual([]);
});
