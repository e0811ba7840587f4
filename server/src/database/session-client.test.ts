import { expect, test } from "vitest";
import { sessionClient } from "./session-client.ts";
import { createTestDatabase } from "./testing.ts";

const { url, pool } = await createTestDatabase();

test("opens a connection of its own, under its name, whose locks end with it", async () => {
  const client = sessionClient(url, "errand-test");
  await client.connect();
  await client.query("select pg_advisory_lock(7)");
  const holders = `select application_name from pg_locks join pg_stat_activity using (pid)
    join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and pg_database.datname = current_database()`;
  expect((await pool.query(holders)).rows).toEqual([{ application_name: "errand-test" }]);
  await client.end();
  await expect.poll(async () => (await pool.query(holders)).rows).toEqual([]);
});
