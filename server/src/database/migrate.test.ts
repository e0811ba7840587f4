import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { migrateDatabase } from "./migrate.ts";
import { createDatabase, createTestDatabase } from "./testing.ts";

const { pool } = await createTestDatabase();

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

test("each migration is newer than those before it, because a database skips older ones", async () => {
  const journal = join(import.meta.dirname, "..", "..", "migrations", "meta", "_journal.json");
  const { entries }: { entries: { when: number }[] } = JSON.parse(await readFile(journal, "utf8"));
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
