import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createTestDatabase } from "./testing.ts";

/**
 * Migrations run in the schema of any shop, also where the database has several nodes (Citus). What
 * would fail there, or silently do something else, is refused here.
 */
const folder = join(import.meta.dirname, "..", "..", "migrations");
const files = (await readdir(folder)).filter((name) => name.endsWith(".sql")).toSorted();
const { pool } = await createTestDatabase();

const rules: [RegExp, string][] = [
  [/\bpublic"?\./i, 'names the schema public: take `"public".` out of what drizzle-kit generates'],
  [
    /create extension if not exists/i,
    "the role of a shop may not create one: ask pg_extension first",
  ],
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

const functions = await readText("functions.sql");
const inMigrations: [RegExp, string][] = [
  // Except what a generated column or an index needs.
  [
    /\bcreate (or replace )?((constraint )?trigger|function (?!plain_text\b|listed_words\b))/i,
    "belongs into functions.sql, which runs after all migrations",
  ],
  // A new database has no functions before its migrations have run.
  ...[...functions.matchAll(/create or replace function (\w+)/g)].map(
    ([, name]): [RegExp, string] => [
      new RegExp(`(?<!\\bdrop function if exists )\\b${name}\\s*\\(`, "i"),
      `${name} is in functions.sql: a migration may only drop it, with \`if exists\``,
    ],
  ),
];

/** Without comments. */
async function readText(name: string) {
  return (await readFile(join(folder, name), "utf8")).replaceAll(/--(?!>).*$/gm, "");
}

async function breaches(broken: [RegExp, string][], names: string[]) {
  const found = await Promise.all(
    names.map(async (name) => {
      const text = await readText(name);
      return broken.flatMap(([pattern, why]) => (pattern.test(text) ? [`${name}: ${why}`] : []));
    }),
  );
  return found.flat();
}

test("nothing names a schema, needs the owner of the database, or does what a schema of several nodes refuses", async () => {
  expect(await breaches(rules, files)).toEqual([]);
});

test("migrations neither define nor call what functions.sql has", async () => {
  expect(inMigrations.length).toBeGreaterThan(50);
  const migrations = files.filter((name) => name !== "functions.sql");
  expect(await breaches(inMigrations, migrations)).toEqual([]);
});

test("only the newest migration has a snapshot of the schema", async () => {
  const migrations = files.filter((name) => name !== "functions.sql");
  const number = migrations.at(-1)?.slice(0, 4);
  const meta = await readdir(join(folder, "meta"));
  expect(meta.toSorted()).toEqual([`${number}_snapshot.json`, "_journal.json"]);
});

test("little waits to be sorted into an index of words, because each search reads it", async () => {
  const { rows } = await pool.query<{ relname: string; reloptions: string[] | null }>(`
    select relname, reloptions from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'i'
      and relam = (select oid from pg_am where amname = 'gin')`);
  expect(rows.length).toBeGreaterThan(3);
  for (const { relname, reloptions } of rows) {
    expect({ relname, reloptions }).toEqual({
      relname,
      reloptions: ["gin_pending_list_limit=128"],
    });
  }
});

test("functions join the rows before and after a change without nested loops, whose plan would stay for many rows", async () => {
  const { rows } = await pool.query(`
    select proname, proconfig from pg_proc
    where pronamespace = 'public'::regnamespace and prosrc ~ '\\mbefore\\M' and prosrc ~ '\\mjoin\\M[^;]*\\mafter\\M'`);
  expect(rows.length).toBeGreaterThan(3);
  for (const { proname, proconfig } of rows) {
    expect({ proname, proconfig }).toEqual({ proname, proconfig: ["enable_nestloop=off"] });
  }
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

test("no function in SQL reads or writes a table", async () => {
  const { rows: tables } = await pool.query<{ names: string }>(
    "select string_agg(tablename, '|') as names from pg_tables where schemaname = 'public'",
  );
  const { rows } = await pool.query<{ name: string; definition: string }>(`
    select proname as name, coalesce(pg_get_function_sqlbody(p.oid), prosrc) as definition
    from pg_proc p join pg_language l on l.oid = prolang
    where pronamespace = 'public'::regnamespace and lanname = 'sql'
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`);
  const ofTable = new RegExp(`\\b(from|join|into|update)\\s+(${tables[0]?.names})\\b`, "i");
  expect(rows.length).toBeGreaterThan(8);
  // A distributed statement that calls one cannot be planned.
  expect(rows.filter(({ definition }) => ofTable.test(definition)).map(({ name }) => name)).toEqual(
    [],
  );
});

test("no migration writes to a table whose triggers notify, beside what it changes of the tables", async () => {
  const { rows } = await pool.query<{ names: string }>(`
    select string_agg(distinct c.relname, '|') as names
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
    where not t.tgisinternal and p.prosrc ~* 'send_notification|notify_'`);
  const write = `(insert into|update|delete from)\\s+"?(${rows[0]?.names})"?\\b`;
  expect(rows[0]?.names.split("|").length).toBeGreaterThan(20);
  // Such a transaction has two phases, in which PostgreSQL refuses NOTIFY. The first one has no
  // triggers; 0014 is older than the rule, and a new shop runs it before it has rows.
  const later = files.filter((name) => name > "0015" && name !== "functions.sql");
  const rule: [RegExp, string] = [new RegExp(write, "i"), "a write notifies: let a job make it"];
  expect(await breaches([rule], later)).toEqual([]);
});

test("functions that differ from those of version 1.0.0 come with a migration, which older processes do not know", async () => {
  const released = join(import.meta.dirname, "released", "v1.0.0", "functions.sql");
  const isReleased =
    (await readFile(released, "utf8")) === (await readFile(join(folder, "functions.sql"), "utf8"));
  const migrations = files.filter((name) => name !== "functions.sql");
  expect(isReleased || migrations.length > 1).toBe(true);
});
