import { Writable } from "node:stream";
import { sql } from "drizzle-orm";
import { integer, pgTable } from "drizzle-orm/pg-core";
import { pino } from "pino";
import { beforeEach, expect, test } from "vitest";
import { dialect } from "../database.ts";
import { preparedStatement } from "../prepared-statements.ts";
import { sendTogether } from "../send-together.ts";
import { createTestDatabase } from "../testing.ts";
import { openDriver } from "./driver.ts";

const { db, pool } = await createTestDatabase();
await db.execute(sql`create table seeds (id int primary key)`);
const seeds = pgTable("seeds", { id: integer().primaryKey() });

const lines: string[] = [];
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(JSON.parse(String(chunk)).query);
    done();
  },
});
const driver = openDriver(pool, { dialect, slow: { log: pino({ base: null }, sink), ms: 0 } });

const plant = preparedStatement("plant", sql`insert into seeds values (${sql.placeholder("id")})`);
const planted = async () => (await db.select().from(seeds).orderBy(seeds.id)).map(({ id }) => id);

beforeEach(async () => {
  await db.execute(sql`truncate seeds`);
  lines.length = 0;
});

test("sends queries outside of transactions, named and not", async () => {
  await plant(driver.db, { id: 1 });
  expect(await driver.db.select().from(seeds)).toEqual([{ id: 1 }]);
  expect(lines).toEqual(["plant", 'select "id" from "seeds"']);
});

test("returns what the work returns, with its last statement in the journey of the commit", async () => {
  const result = await driver.transaction(
    async (tx) => {
      await plant(tx, { id: 1 });
      return 7;
    },
    (tx, seven) => plant(tx, { id: seven }),
  );
  expect(result).toBe(7);
  expect(lines).toEqual(["begin; plant", "plant; commit"]);
  expect(await planted()).toEqual([1, 7]);
});

test("sends nothing for a transaction without queries", async () => {
  expect(await driver.transaction(async () => "nothing")).toBe("nothing");
  expect(lines).toEqual([]);
});

test("gives the transactions of a connection one session, and its own to each connection", async () => {
  const sessions: unknown[] = [];
  const remember = async (tx: typeof db) => void sessions.push(tx._.session);
  await driver.transaction(remember);
  await driver.transaction(async (tx) => {
    await remember(tx);
    await driver.transaction(remember);
  });
  const [first, again, other] = sessions;
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test("commits what the work did not wait for, in the same journey", async () => {
  await driver.transaction(async (tx, unfinished) => {
    unfinished.push(plant(tx, { id: 1 }), plant(tx, { id: 2 }));
  });
  expect(lines).toEqual(["begin; plant; plant; commit"]);
  expect(await planted()).toEqual([1, 2]);
});

test("throws why a statement failed that the work did not wait for, and keeps nothing", async () => {
  const work = driver.transaction(async (tx, unfinished) => {
    const sent = plant(tx, { id: 1 }).then(() => plant(tx, { id: 1 }));
    unfinished.push(sent);
    await sent.catch(() => {});
    await tx.select().from(seeds);
  });
  await expect(work).rejects.toMatchObject({ cause: { code: "23505" } });
  // The next transaction of the connection knows nothing of it.
  await driver.transaction((tx) => plant(tx, { id: 2 }));
  expect(await planted()).toEqual([2]);
});

test("rolls back what is not sent yet when the work fails", async () => {
  const work = driver.transaction(async (tx) => {
    plant(tx, { id: 1 }).catch(() => {});
    throw new Error("changed my mind");
  });
  await expect(work).rejects.toThrow("changed my mind");
  expect(await planted()).toEqual([]);
});

test("keeps the order of a named statement and one that is not", async () => {
  const [, rows] = await driver.transaction((tx) =>
    sendTogether(
      plant(tx, { id: 5 }),
      tx
        .select()
        .from(seeds)
        .then((found) => found),
    ),
  );
  expect(rows).toEqual([{ id: 5 }]);
});

test("opens another connection after one that was lost", async () => {
  const pidOf = async (on: typeof db) =>
    (await on.execute(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;
  let lost: unknown;
  const work = driver.transaction(async (tx) => {
    lost = await pidOf(tx);
    await db.execute(sql`select pg_terminate_backend(${lost}::int, 5000)`);
    await plant(tx, { id: 1 });
  });
  await expect(work).rejects.toThrow();
  const pids = await Promise.all(
    [1, 2, 3].map((id) =>
      driver.transaction(async (tx) => {
        await plant(tx, { id });
        return pidOf(tx);
      }),
    ),
  );
  expect(pids).not.toContain(lost);
  expect(await planted()).toEqual([1, 2, 3]);
});
