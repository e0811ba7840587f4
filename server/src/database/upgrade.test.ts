import { createHash } from "node:crypto";
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { afterAll, expect, inject, test } from "vitest";
import { reconcile } from "../operations/reconcile.ts";
import { startTestApi } from "../testing.ts";
import { migrateDatabase, migrationsFolder } from "./migrate.ts";
import { createDatabase, openTestDatabase } from "./testing.ts";

/**
 * Releases as databases meet them: the hashes of their migrations, and for version 1.0.0 its
 * functions and the rows of a small shop, which were written by the API of that version. None of it
 * changes (docs/testing.md).
 */
const released = join(import.meta.dirname, "released");
const hashes: Record<string, string> = JSON.parse(
  await readFile(join(released, "migrations.json"), "utf8"),
);

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

const journalIn = (folder: string) => join(folder, "meta", "_journal.json");
const readJournal = async (folder: string): Promise<Journal> =>
  JSON.parse(await readFile(journalIn(folder), "utf8"));

async function copyMigrations() {
  const folder = await mkdtemp(join(tmpdir(), "errand-migrations-"));
  afterAll(() => rm(folder, { recursive: true }));
  await cp(migrationsFolder, folder, { recursive: true });
  return folder;
}

/** The migrations of version 1.0.0, which had the first one alone. */
async function firstRelease() {
  const folder = await copyMigrations();
  const { entries, ...journal } = await readJournal(folder);
  await writeFile(journalIn(folder), JSON.stringify({ ...journal, entries: entries.slice(0, 1) }));
  await cp(join(released, "v1.0.0", "functions.sql"), join(folder, "functions.sql"));
  return folder;
}

/** The present migrations with one more, which changes stored rows, and with another function. */
async function nextRelease() {
  const folder = await copyMigrations();
  const { entries, ...journal } = await readJournal(folder);
  const [last] = entries.slice(-1);
  if (!last) throw new Error("there is no migration");
  const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag: "next_release" };
  await writeFile(journalIn(folder), JSON.stringify({ ...journal, entries: [...entries, next] }));
  await writeFile(
    join(folder, "next_release.sql"),
    `alter table order_lines add column weight integer;--> statement-breakpoint
     update order_lines set weight = 100 * quantity;--> statement-breakpoint
     alter table order_lines alter column weight set not null, alter column weight set default 0`,
  );
  await appendFile(
    join(folder, "functions.sql"),
    `--> statement-breakpoint
     create or replace function weight_of(sought bigint) returns bigint language sql as $$
       select sum(weight) from order_lines where order_id = sought
     $$`,
  );
  return folder;
}

/** Fills a database of version 1.0.0. The triggers have had their effect on the rows already. */
async function fill(pool: pg.Pool) {
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

/** A shop of version 1.0.0, upgraded by the migrations in `folder`. */
async function upgrade(name: string, folder: string) {
  const url = await createDatabase(inject("postgres"), name);
  await migrateDatabase(url, await firstRelease());
  const { db, pool } = openTestDatabase(url);
  const counts = await fill(pool);
  await migrateDatabase(url, folder);
  return { url, db, pool, counts };
}

test("released migrations are the same as when they were released", async () => {
  const { entries } = await readJournal(migrationsFolder);
  const names = entries.map(({ tag }) => `${tag}.sql`);
  expect(names.slice(0, Object.keys(hashes).length)).toEqual(Object.keys(hashes));
  for (const [name, hash] of Object.entries(hashes)) {
    const text = await readFile(join(migrationsFolder, name));
    expect({ name, hash: createHash("sha256").update(text).digest("hex") }).toEqual({ name, hash });
  }
});

test("upgrades a shop of version 1.0.0, whose customers and orders stay what they were", async () => {
  const { url, db, pool, counts } = await upgrade("upgraded", migrationsFolder);
  expect(counts.size).toBeGreaterThan(60);
  for (const [table, count] of counts) {
    const { rows } = await pool.query(`select count(*)::int as count from ${table}`);
    expect({ table, ...rows[0] }).toEqual({ table, count });
  }
  expect((await reconcile(db)).disagreements).toEqual([]);

  const { ask } = await startTestApi(undefined, { databaseUrl: url });
  const signedIn = await ask("POST /auth/login", {
    login_type: "manual",
    email_or_phone: "ada@example.com",
    password: "difference engine",
  });
  expect(signedIn.status).toBe(200);
  const caller = { token: signedIn.body.token ?? "", zones: [1], module: 2 };
  expect((await ask("GET /customer/info", {}, caller)).body).toMatchObject({
    ...{ f_name: "Ada", order_count: 4, wallet_balance: 34.4, loyalty_point: 40 },
  });
  expect((await ask("GET /customer/order/list", {}, caller)).body.orders).toMatchObject([
    { id: 100_002, order_status: "refund_requested", receipt: { total: 12, paid: 12, due: 0 } },
    { id: 100_001, order_status: "refunded", receipt: { total: 12, refunded: 12, due: 0 } },
    { id: 100_000, order_status: "delivered", receipt: { total: 12, paid: 12, due: 0 } },
  ]);
  const details = await ask("GET /customer/order/details", { order_id: 100_001 }, caller);
  expect(details.body).toMatchObject([{ item_details: { name: "item-n9" }, price: 10 }]);
  expect((await ask("GET /customer/cart/list", {}, caller)).body).toMatchObject([{ quantity: 2 }]);
  const { sections } = (await ask("GET /customer/personal-data", {}, caller)).body;
  expect(Object.fromEntries(sections.map(({ key, rows }) => [key, rows.length]))).toMatchObject({
    ...{ addresses: 1, passkeys: 1, wishlist: 1, orders: 4, trips: 1, refund_requests: 2 },
    ...{ reviews: 1, vehicle_reviews: 1, wallet: 6, points: 1, cashback: 1, messages: 1 },
  });
});

test("a migration and functions of the next version meet the rows of version 1.0.0", async () => {
  const { db, pool } = await upgrade("upgraded_twice", await nextRelease());
  const { rows } = await pool.query(
    "select count(*)::int as lines, bool_and(weight_of(order_id) = 100 * quantity) as weighed from order_lines",
  );
  expect(rows).toEqual([{ lines: 7, weighed: true }]);
  expect((await reconcile(db)).disagreements).toEqual([]);
});
