import { sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, test } from "vitest";
import { runAsLeader } from "./leader.ts";
import { createTestDatabase } from "./testing.ts";

const { db, url } = await createTestDatabase();
const log = pino({ level: "silent" });

function start(name: string, working: Set<string>) {
  return runAsLeader({
    url,
    lock: 99,
    log,
    work: async (until) => {
      working.add(name);
      await new Promise<void>((resolve) => until.addEventListener("abort", () => resolve()));
      working.delete(name);
    },
  });
}

test("runs the work of one of two processes until it stops", async () => {
  const working = new Set<string>();
  const first = start("first", working);
  await expect.poll(() => [...working]).toEqual(["first"]);
  const second = start("second", working);
  await second.stop();
  expect([...working]).toEqual(["first"]);
  await first.stop();
  expect([...working]).toEqual([]);
});

test("ends the work when the connection with the lock breaks", async () => {
  const working = new Set<string>();
  const first = start("first", working);
  await expect.poll(() => [...working]).toEqual(["first"]);
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name like 'errand: leader%'`,
  );
  await expect.poll(() => [...working]).toEqual([]);
  await first.stop();
});
