import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { migrateDatabase } from "./migrate.ts";
import { createDatabase, createTestDatabase } from "./testing.ts";

const { pool } = await createTestDatabase();
const folder = join(import.meta.dirname, "..", "..", "migrations");
const { entries }: { entries: { when: number; tag: string }[] } = JSON.parse(
  await readFile(join(folder, "meta", "_journal.json"), "utf8"),
);
const tags = entries.map(({ tag }) => tag);

/** A database in which an earlier version ran the migrations up to this one. */
async function migratedUntil(last: string) {
  const url = await createDatabase(inject("postgres"), "migrated_before");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  for (const { tag, when } of entries.slice(0, tags.indexOf(last) + 1)) {
    const text = await readFile(join(folder, `${tag}.sql`), "utf8");
    await client.query("begin");
    for (const statement of text.split("--> statement-breakpoint")) await client.query(statement);
    await client.query("commit");
    await client.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)",
      [...[tag, when]],
    );
  }
  return { url, client };
}

test("migrates once when several processes start together", async () => {
  const url = await createDatabase(inject("postgres"), "migrated_together");
  await Promise.all([migrateDatabase(url), migrateDatabase(url), migrateDatabase(url)]);
  await migrateDatabase(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    "select count(*)::int - count(distinct hash)::int as duplicates from drizzle.__drizzle_migrations",
  );
  await client.end();
  expect(rows).toEqual([{ duplicates: 0 }]);
});

test("does not repeat migrations whose text has been corrected since, and runs those after them", async () => {
  const { url, client } = await migratedUntil("0032_accept_by");
  const list = "drizzle.__drizzle_migrations";
  await client.query(`update ${list} set hash = 'of the text as it was released'`);
  const { rows: before } = await client.query(
    `select id, hash, created_at from ${list} order by id`,
  );
  await migrateDatabase(url);
  await migrateDatabase(url);
  const { rows: after } = await client.query(
    `select id, hash, created_at from ${list} order by id`,
  );
  expect(after.slice(0, before.length)).toEqual(before);
  expect(after.length - before.length).toBe(tags.length - tags.indexOf("0032_accept_by") - 1);
});

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
