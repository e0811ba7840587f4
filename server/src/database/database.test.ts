import { Writable } from "node:stream";
import { eq, sql } from "drizzle-orm";
import { integer, pgTable } from "drizzle-orm/pg-core";
import pg from "pg";
import { pino } from "pino";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { runForRequest, startRequest } from "../process/current-request.ts";
import {
  inTransaction,
  openDatabase,
  sendTogether,
  sqlState,
  unavailableReason,
} from "./database.ts";
import { preparedStatement } from "./prepared-statements.ts";
import { createTestDatabase, ensureTemplate } from "./testing.ts";

const { db, pool, url } = await createTestDatabase();

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

test("returns counts as numbers, timestamps as dates, and unsafe integers as text", async () => {
  const { rows } = await pool.query(
    "select count(*) as jars, 9007199254740993::bigint as many, now() as now from jars",
  );
  expect(rows).toEqual([{ jars: 2, many: "9007199254740993", now: expect.any(Date) }]);
});

test("rolls back a transaction that throws", async () => {
  const work = inTransaction(db, async (tx) => {
    await tx.update(jars).set({ coinCount: 0 });
    throw new Error("changed my mind");
  });
  await expect(work).rejects.toThrow("changed my mind");
  expect(await coins()).toEqual([10, 10]);
});

test("does not report success when a failed statement was ignored", async () => {
  const work = inTransaction(db, async (tx) => {
    await tx.update(jars).set({ coinCount: 0 });
    await tx
      .update(jars)
      .set({ coinCount: -1 })
      .catch(() => {});
  });
  await expect(work).rejects.toThrow("the transaction was rolled back");
  expect(await coins()).toEqual([10, 10]);
});

test("commits with the last statement, or not at all when it fails", async () => {
  const setFirst = (coinCount: number) => (tx: typeof db) =>
    tx
      .update(jars)
      .set({ coinCount })
      .where(eq(jars.id, 1))
      .then(() => coinCount);
  const setSecond = (coinCount: number) => async (tx: typeof db) => {
    await tx.update(jars).set({ coinCount }).where(eq(jars.id, 2));
  };
  expect(await inTransaction(db, setFirst(7), setSecond(8))).toBe(7);
  expect(await coins()).toEqual([7, 8]);
  await expect(inTransaction(db, setFirst(5), setSecond(-1))).rejects.toMatchObject({
    cause: { constraint: "jars_coin_count_check" },
  });
  expect(await coins()).toEqual([7, 8]);
});

test("does not commit without a last statement that cannot be written", async () => {
  const unwritable = preparedStatement(
    "unwritable",
    sql`select ${sql.placeholder("value")}::jsonb`,
  );
  const work = inTransaction(
    db,
    (tx) =>
      tx
        .update(jars)
        .set({ coinCount: 3 })
        .then(() => 3),
    (tx) => unwritable(tx, { value: { many: 1n } }),
  );
  await expect(work).rejects.toMatchObject({
    cause: { message: expect.stringContaining("BigInt") },
  });
  expect(await coins()).toEqual([10, 10]);
});

test("throws the first error of statements that were sent together, after all have ended", async () => {
  const ended: string[] = [];
  const work = inTransaction(db, async (tx) => {
    const set = async (coinCount: number, name: string) => {
      try {
        await tx.update(jars).set({ coinCount });
      } finally {
        ended.push(name);
      }
    };
    await sendTogether(set(1, "first"), set(-1, "second"), set(2, "third"));
  });
  await expect(work).rejects.toMatchObject({ cause: { constraint: "jars_coin_count_check" } });
  expect(ended).toEqual(["first", "second", "third"]);
  expect(await coins()).toEqual([10, 10]);
});

test("executes named statements that are sent together in the order of their calls", async () => {
  const added = preparedStatement<{ sum: number }>(
    "added_coins",
    sql`update jars set coin_count = coin_count * 2 + ${sql.placeholder("add")}::int where id = 1 returning coin_count as sum`,
  );
  const doubled = preparedStatement(
    "doubled_coins",
    sql`update jars set coin_count = coin_count * 2 where id = 1`,
  );
  for (const coinCount of [10, 10]) {
    await db.update(jars).set({ coinCount }).where(eq(jars.id, 1));
    const [, [after]] = await inTransaction(db, (tx) =>
      sendTogether(doubled(tx), added(tx, { add: 1 }), doubled(tx)),
    );
    expect(after).toEqual({ sum: 41 });
    expect(await coins()).toEqual([82, 10]);
  }
});

test("reports a violated constraint by its SQLSTATE and does not retry", async () => {
  let tries = 0;
  const work = inTransaction(db, async (tx) => {
    tries++;
    await tx.update(jars).set({ coinCount: sql`${jars.coinCount} - 11` });
  });
  const error = await work.catch((thrown: unknown) => thrown);
  expect(sqlState(error)).toBe("23514");
  expect(tries).toBe(1);
});

test("completes both transactions of a deadlock", async () => {
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
  // At least one retries, more often when it locks its jar again before the other one continues.
  expect(tries).toBeGreaterThan(2);
  expect(await coins()).toEqual([10, 10]);
});

// The moment is too short to bring about: of 160,000 parallel journals of one wallet, seven met it.
test("runs a transaction again that PostgreSQL refuses because of an update that is being rolled back", async () => {
  const message = "new multixact has more than one updating member";
  const refusal = Object.assign(new pg.DatabaseError(message, message.length, "error"), {
    code: "XX000",
    routine: "MultiXactIdCreateFromMembers",
  });
  let tries = 0;
  await inTransaction(db, async (tx) => {
    await tx.update(jars).set({ coinCount: sql`${jars.coinCount} + 1` });
    if (++tries < 6) throw refusal;
  });
  expect(await coins()).toEqual([11, 11]);
  expect(tries).toBe(6);
});

test("rolls back only the nested transaction that fails", async () => {
  await inTransaction(db, async (tx) => {
    await tx.update(jars).set({ coinCount: 5 });
    const part = inTransaction(tx, (inner) => inner.update(jars).set({ coinCount: -1 }));
    await expect(part).rejects.toThrow();
  });
  expect(await coins()).toEqual([5, 5]);
});

test("fills a template once for concurrent callers", async () => {
  let fills = 0;
  const fill = () =>
    ensureTemplate("errand_words", async (tx) => {
      fills++;
      await tx.execute(sql`create table word as select 'hello' as word`);
    });
  await Promise.all([fill(), fill()]);
  await fill();
  expect(fills).toBe(1);
});

describe("a terminated connection", () => {
  const myPid = sql`select pg_backend_pid() as pid`;
  async function terminate(pid: unknown) {
    await db.execute(sql`select pg_terminate_backend(${pid}::int, 5000)`);
  }

  test("fails its transaction between two queries and nothing else", async () => {
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

  test("fails its running query with a reason", async () => {
    const query = inTransaction(db, async (tx) => {
      const { rows } = await tx.execute(myPid);
      const slow = tx.execute(sql`select pg_sleep(30)`);
      // Starts the query immediately, on the same connection.
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

describe("a slow query", () => {
  const lines: Record<string, unknown>[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  // Every statement takes longer than 0 ms.
  const slowQueries = { log: pino({ base: null }, sink), ms: 0 };
  const watched = openDatabase(url, { poolSize: 2, slowQueries });
  const add = preparedStatement(
    "add_jar",
    sql`insert into jars values (${sql.placeholder("id")}, 7)`,
  );
  const queries = () => lines.map(({ query }) => query);
  afterAll(watched.close);

  beforeEach(async () => {
    await watched.db.execute(sql`select 1`);
    // Known from now on.
    await inTransaction(watched.db, async (tx) => tx.execute(sql`select 1`));
    lines.length = 0;
  });

  test("is logged by its text with its request, and without its parameters", async () => {
    const request = startRequest("request-1");
    await runForRequest(request, async () => {
      await watched.db.execute(sql`select ${"secret"}::text,\n  1`);
    });
    expect(lines).toEqual([
      {
        ...{ level: 40, time: expect.any(Number), msg: "slow query" },
        ...{ request: "request-1", query: "select $1::text, 1", ms: expect.any(Number) },
      },
    ]);
    expect(request.statements).toBe(1);
    expect(request.databaseMs).toBeGreaterThan(0);
  });

  test("is logged by its name, together with those that traveled with it", async () => {
    const request = startRequest("request-2");
    await runForRequest(request, () =>
      inTransaction(
        watched.db,
        async (tx) => tx.select().from(jars),
        (tx) => add(tx, { id: 3 }),
      ),
    );
    expect(queries()).toEqual([
      "begin",
      'select "id", "coin_count" from "jars"',
      "add_jar; commit",
    ]);
    expect(lines.every((line) => line.request === "request-2")).toBe(true);
    expect(request.statements).toBe(4);
  });

  test("is logged also when it fails, once", async () => {
    await expect(watched.db.execute(sql`select 1 / 0`)).rejects.toThrow();
    await expect(add(watched.db, { id: 1 })).rejects.toThrow();
    expect(queries()).toEqual(["select 1 / 0", "add_jar"]);
    expect(lines[0]).not.toHaveProperty("request");
  });

  test("belongs to the request that waited for a connection, not to the one that released it", async () => {
    const requests = ["a", "b", "c", "d", "e"].map((id) => startRequest(id));
    await Promise.all(
      requests.map((request) =>
        runForRequest(request, async () => {
          await inTransaction(watched.db, async (tx) => tx.execute(sql`select 1`));
          await add(watched.db, { id: 10 + requests.indexOf(request) });
          await watched.db.execute(sql`select 1`);
        }),
      ),
    );
    expect(requests.map(({ statements }) => statements)).toEqual(Array(5).fill(5));
  });
});

describe("unavailableReason", () => {
  test.each([
    ["port", "postgresql://errand@127.0.0.1:9/errand", "ECONNREFUSED"],
    ["socket", "postgresql://errand@localhost/errand?host=/nowhere", "ENOENT"],
  ])("names an unreachable %s", async (_kind, url, reason) => {
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
  ])("is the message of outages only: SQLSTATE %s", async (state, message, reason) => {
    const raising = sql.raw(`do $$ begin raise '${message}' using errcode = '${state}'; end $$`);
    const error = await db.execute(raising).catch((thrown: unknown) => thrown);
    expect(sqlState(error)).toBe(state);
    if (reason) expect(unavailableReason(error)).toContain(reason);
    else expect(unavailableReason(error)).toBeNull();
  });

  test("is null for other errors", () => {
    expect(unavailableReason(new Error("a mistake"))).toBeNull();
    expect(unavailableReason("thrown text")).toBeNull();
    const noFile = Object.assign(new Error("no file"), { code: "ENOENT", syscall: "open" });
    expect(unavailableReason(noFile)).toBeNull();
  });
});
