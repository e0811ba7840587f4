import { sql } from "drizzle-orm";
import { integer, pgTable } from "drizzle-orm/pg-core";
import { beforeEach, describe, expect, test } from "vitest";
import { inTransaction, openDatabase, sqlState, unavailableReason } from "./database.ts";
import { createTestDatabase, ensureTemplate } from "./testing.ts";

const { db, pool } = await createTestDatabase();

const jars = pgTable("jars", { id: integer().primaryKey(), coinCount: integer().notNull() });

beforeEach(async () => {
  await db.execute(sql`drop table if exists jars`);
  await db.execute(
    sql`create table jars (id int primary key, coin_count int check (coin_count >= 0))`,
  );
  await db.insert(jars).values([
    { id: 1, coinCount: 10 },
    { id: 2, coinCount: 10 },
  ]);
});

const coins = async () =>
  (await db.select().from(jars).orderBy(jars.id)).map((jar) => jar.coinCount);

test("counts are numbers, moments are dates, and what a number cannot hold stays text", async () => {
  const { rows } = await pool.query(
    "select count(*) as jars, 9007199254740993::bigint as many, now() as now from jars",
  );
  expect(rows).toEqual([{ jars: 2, many: "9007199254740993", now: expect.any(Date) }]);
});

test("a transaction that throws leaves everything as it was", async () => {
  const work = inTransaction(db, async (tx) => {
    await tx.update(jars).set({ coinCount: 0 });
    throw new Error("changed my mind");
  });
  await expect(work).rejects.toThrow("changed my mind");
  expect(await coins()).toEqual([10, 10]);
});

test("a broken rule is known by its state and is not tried again", async () => {
  let tries = 0;
  const work = inTransaction(db, async (tx) => {
    tries++;
    await tx.update(jars).set({ coinCount: sql`${jars.coinCount} - 11` });
  });
  const error = await work.catch((thrown: unknown) => thrown);
  expect(sqlState(error)).toBe("23514");
  expect(tries).toBe(1);
});

test("two that lock each other out are both done in the end", async () => {
  let started = 0;
  let bothStarted = () => {};
  const meeting = new Promise<void>((resolve) => {
    bothStarted = resolve;
  });
  let tries = 0;
  const move = (from: number, to: number) =>
    inTransaction(db, async (tx) => {
      tries++;
      await tx.execute(sql`set local deadlock_timeout = '50ms'`);
      await tx.execute(sql`update jars set coin_count = coin_count - 1 where id = ${from}`);
      if (++started === 2) bothStarted();
      await meeting;
      await tx.execute(sql`update jars set coin_count = coin_count + 1 where id = ${to}`);
    });
  await Promise.all([move(1, 2), move(2, 1)]);
  // At least one began anew, more often where it takes its jar again before the other one wakes up.
  expect(tries).toBeGreaterThan(2);
  expect(await coins()).toEqual([10, 10]);
});

test("inside a transaction a part may fail on its own", async () => {
  await inTransaction(db, async (tx) => {
    await tx.update(jars).set({ coinCount: 5 });
    const part = inTransaction(tx, (inner) => inner.update(jars).set({ coinCount: -1 }));
    await expect(part).rejects.toThrow();
  });
  expect(await coins()).toEqual([5, 5]);
});

test("a template is filled once, and every database made from it has what it had", async () => {
  let fills = 0;
  const fill = () =>
    ensureTemplate("errand_words", async (words) => {
      fills++;
      await words.execute(sql`create table word as select 'hello' as word`);
    });
  await Promise.all([fill(), fill()]);
  await fill();
  expect(fills).toBe(1);
});

describe("a connection that PostgreSQL ends", () => {
  const myPid = sql`select pg_backend_pid() as pid`;
  async function terminate(pid: unknown) {
    await db.execute(sql`select pg_terminate_backend(${pid}::int, 5000)`);
  }

  test("while a transaction is between two queries fails that one and nothing else", async () => {
    const work = inTransaction(db, async (tx) => {
      const { rows } = await tx.execute(myPid);
      await tx.update(jars).set({ coinCount: 0 });
      await terminate(rows[0]?.pid);
      await tx.update(jars).set({ coinCount: 1 });
    });
    const error = await work.catch((thrown: unknown) => thrown);
    expect(unavailableReason(error)).not.toBeNull();
    expect(await coins()).toEqual([10, 10]);
  });

  test("while a query runs fails that one with a reason", async () => {
    const query = inTransaction(db, async (tx) => {
      const { rows } = await tx.execute(myPid);
      const slow = tx.execute(sql`select pg_sleep(30)`);
      // It is asked for at once, on the same connection.
      slow.then(
        () => {},
        () => {},
      );
      await terminate(rows[0]?.pid);
      await slow;
    });
    expect(unavailableReason(await query.catch((thrown: unknown) => thrown))).not.toBeNull();
    expect(await coins()).toEqual([10, 10]);
  });
});

describe("unavailable", () => {
  test.each([
    ["port", "postgresql://errand@127.0.0.1:9/errand", "ECONNREFUSED"],
    ["socket", "postgresql://errand@localhost/errand?host=/nowhere", "ENOENT"],
  ])("is a database that cannot be reached by its %s", async (_kind, url, reason) => {
    const closed = openDatabase(url, { poolSize: 1 });
    const error = await closed.db.execute(sql`select 1`).catch((thrown: unknown) => thrown);
    expect(unavailableReason(error)).toContain(reason);
    await closed.close();
  });

  test.each([
    ["53100", "no space left", "no space left"],
    ["25006", "cannot execute UPDATE in a read-only transaction", "cannot execute UPDATE"],
    ["23505", "duplicate key", null],
    ["57014", "canceling statement due to user request", null],
  ])("by PostgreSQL's state %s", async (state, message, reason) => {
    const raising = sql.raw(`do $$ begin raise '${message}' using errcode = '${state}'; end $$`);
    const error = await db.execute(raising).catch((thrown: unknown) => thrown);
    expect(sqlState(error)).toBe(state);
    if (reason) expect(unavailableReason(error)).toContain(reason);
    else expect(unavailableReason(error)).toBeNull();
  });

  test("is no other error", () => {
    expect(unavailableReason(new Error("a mistake"))).toBeNull();
    expect(unavailableReason("thrown text")).toBeNull();
    const noFile = Object.assign(new Error("no file"), { code: "ENOENT", syscall: "open" });
    expect(unavailableReason(noFile)).toBeNull();
  });
});
