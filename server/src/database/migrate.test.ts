import { appendFile, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { addItem, seedShop } from "../catalog/testing.ts";
import { orderLines } from "../order-rows/orders.tables.ts";
import { countPendingMigrations, migrateDatabase, migrationsFolder } from "./migrate.ts";
import { createDatabase, createTestDatabase, openTestDatabase, tables } from "./testing.ts";
import { copyFirstRelease, copyMigrations, fillFirstRelease } from "./testing-releases.ts";

const { pool } = await createTestDatabase();
const { entries }: { entries: { when: number }[] } = JSON.parse(
  await readFile(join(migrationsFolder, "meta", "_journal.json"), "utf8"),
);
const list = "drizzle.__drizzle_migrations";

/**
 * When some of the fifty migrations before version 1.0.0 were written: the first and the last two.
 */
const timesBefore = [1_795_300_000_000, 1_795_876_257_268, 1_795_878_151_077];

/**
 * A database as the migrations before version 1.0.0 made it, up to that of the last of these times.
 */
async function databaseOfBefore(name: string, times: number[]) {
  const url = await createDatabase(inject("postgres"), name);
  await migrateDatabase(url, await copyFirstRelease());
  const database = openTestDatabase(url);
  await fillFirstRelease(database.pool);
  await database.pool.query(`truncate ${list}; drop table drizzle.__applied_functions`);
  for (const time of times) {
    await database.pool.query(`insert into ${list} (hash, created_at) values ('of before', $1)`, [
      time,
    ]);
  }
  await database.pool.query(`
    create or replace function notify_everything() returns trigger language plpgsql
      as $$ begin raise exception 'of before'; end $$;
    drop trigger notify_map on zones`);
  return database;
}

test("migrates once when several processes start together", async () => {
  const url = await createDatabase(inject("postgres"), "migrated_together");
  await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)]);
  await migrateDatabase(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  const { rows } = await client.query(
    `select count(*)::int as count, count(distinct hash)::int as hashes from ${list}`,
  );
  expect(rows).toEqual([{ count: entries.length, hashes: entries.length }]);
});

test("takes a database with all migrations before version 1.0.0 as one with the first of it, and brings its functions up to date", async () => {
  const { url, db, pool: old } = await databaseOfBefore("migrated_before", timesBefore);
  const lines = await db.$count(orderLines);
  expect(lines).toBeGreaterThan(0);
  const { rows: before } = await old.query(`select * from ${list} order by id`);
  expect(await countPendingMigrations(old)).toBe(entries.length);

  await migrateDatabase(url);
  const { rows: after } = await old.query(`select * from ${list} order by id`);
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after).toHaveLength(before.length + entries.length - 1);
  expect(await db.$count(orderLines)).toBe(lines);
  await old.query("truncate reviews");
  const { rowCount } = await old.query(
    "select from pg_trigger where tgname = 'notify_map' and tgrelid = 'zones'::regclass",
  );
  expect(rowCount).toBe(1);
  expect(await countPendingMigrations(old)).toBe(0);
});

test("refuses a database with some of the migrations before version 1.0.0, and leaves it as it is", async () => {
  const { url, pool: old } = await databaseOfBefore("migrated_partly", timesBefore.slice(0, 2));
  await expect(migrateDatabase(url)).rejects.toThrow(
    "the database is of an unfinished version before 1.0.0: start the last of them once",
  );
  expect((await old.query(`select from ${list}`)).rowCount).toBe(2);
  await expect(old.query("truncate reviews")).rejects.toThrow("of before");
});

test("refuses a database with lines of orders that are no longer read", async () => {
  const { url, pool: old } = await databaseOfBefore("migrated_with_first_lines", timesBefore);
  await old.query("update order_lines set snapshot = jsonb_set(snapshot, '{version}', '0')");
  await expect(migrateDatabase(url)).rejects.toThrow(
    "the database has orders of a version before 1.0.0 that can no longer be read",
  );
});

test("runs functions.sql again when its text has changed, unless a newer version has its own", async () => {
  const url = await createDatabase(inject("postgres"), "migrated_functions", tables);
  const folder = await copyMigrations();
  const { pool: shop } = openTestDatabase(url);
  const runs = async () => {
    const { rows } = await shop.query("select last_value::int as runs from functions_run");
    return rows[0].runs;
  };
  await shop.query(
    "create sequence functions_run minvalue 0 start 0; select nextval('functions_run')",
  );
  await appendFile(
    join(folder, "functions.sql"),
    "--> statement-breakpoint\nselect nextval('functions_run')",
  );
  expect(await countPendingMigrations(shop, folder)).toBe(1);
  await Promise.all([migrateDatabase(url, folder), migrateDatabase(url, folder)]);
  await migrateDatabase(url, folder);
  expect(await runs()).toBe(1);
  expect(await countPendingMigrations(shop, folder)).toBe(0);
  await migrateDatabase(url);
  expect(await runs()).toBe(1);
  expect(await countPendingMigrations(shop, folder)).toBe(1);

  // The database of a newer version, in which a process of this one starts again.
  await shop.query(`insert into ${list} (hash, created_at) values ('newer', $1)`, [
    Math.max(...entries.map(({ when }) => when)) + 1,
  ]);
  expect(await countPendingMigrations(shop, folder)).toBe(0);
  await migrateDatabase(url, folder);
  expect(await runs()).toBe(1);
});

test("writes the words of all items again only when the functions that find them have changed", async () => {
  const url = await createDatabase(inject("postgres"), "migrated_words", tables);
  const folder = await copyMigrations();
  const { db, pool: shop } = openTestDatabase(url);
  const { food } = await seedShop(db);
  const itemId = await addItem(db, {
    storeId: food.storeIds[0],
    name: { en: "Soup", fr: "Soupe" },
  });
  const write = (change: (text: string) => string) => rewriteFunctions(folder, change);
  const words = async () => {
    const { rows } = await shop.query("select search::text as words from items where id = $1", [
      itemId,
    ]);
    return rows[0].words;
  };
  await shop.query("update items set search = 'outdated'");
  await write((text) => `${text}\n-- Another comment.`);
  await migrateDatabase(url, folder);
  expect(await words()).toBe("'outdated'");
  await write((text) => text.replace("'#medicine'", "'#remedy'"));
  await migrateDatabase(url, folder);
  expect(await words()).toContain("'soup':1A");
});

async function rewriteFunctions(folder: string, change: (text: string) => string) {
  const path = join(folder, "functions.sql");
  await writeFile(path, change(await readFile(path, "utf8")));
}

test("each migration is newer than those before it, because a database skips older ones", () => {
  const times = entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
});

test("removes accents and capitals, and stems both languages", async () => {
  const { rows } = await pool.query(
    `select plain_text('Crème BRÛLÉE & Œufs') as plain,
       to_tsvector('plain_french', 'crèmes brûlées') @@ plainto_tsquery('plain_french', 'creme brulee') as french,
       to_tsvector('plain_english', 'Fresh bagels') @@ plainto_tsquery('plain_english', 'bagel') as english`,
  );
  expect(rows).toEqual([{ plain: "creme brulee & oeufs", french: true, english: true }]);
});
