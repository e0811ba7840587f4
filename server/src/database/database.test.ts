import { sql } from "drizzle-orm";
import { integer, pgTable } from "drizzle-orm/pg-core";
import { beforeEach, expect, test } from "vitest";
import { inTransaction, sqlState } from "./database.ts";
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
