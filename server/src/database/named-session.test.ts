import { eq, sql } from "drizzle-orm";
import { customType, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type pg from "pg";
import { describe, expect, test } from "vitest";
import { inTransaction, sendTogether } from "./database.ts";
import { NamedGroup, type NamedText } from "./named-query.ts";
import { preparedQuery, preparedStatement } from "./prepared-statements.ts";
import { createTestDatabase } from "./testing.ts";

const { db, pool } = await createTestDatabase();

const ripe = customType<{ data: string; driverData: string }>({
  dataType: () => "text",
  fromDriver(value) {
    if (value === "rotten") throw new Error("rotten");
    return value.toUpperCase();
  },
});
const trees = pgTable("trees", { id: integer().primaryKey(), name: text() });
const fruits = pgTable("fruits", {
  id: integer().primaryKey(),
  treeId: integer(),
  state: ripe().notNull(),
  pickedAt: timestamp({ withTimezone: true }),
});
await db.execute(sql`create table trees (id int primary key, name text)`);
await db.execute(
  sql`create table fruits (id int primary key, tree_id int, state text not null, picked_at timestamptz)`,
);
await db.insert(trees).values({ id: 1, name: null });
await db.insert(fruits).values([
  { id: 1, treeId: 1, state: "ripe", pickedAt: new Date("2026-07-01T08:00:00Z") },
  { id: 2, treeId: null, state: "unripe" },
  { id: 3, treeId: null, state: "rotten" },
]);

const fruit = preparedQuery((on) =>
  on
    .select({ fruit: fruits, tree: trees, twice: sql<number>`${fruits.id} * 2` })
    .from(fruits)
    .leftJoin(trees, eq(trees.id, fruits.treeId))
    .where(eq(fruits.id, sql.placeholder("id")))
    .prepare("fruit"),
);

test("reads rows as Drizzle does, the first time and when the columns are known", async () => {
  for (const _ of [1, 2]) {
    expect(await fruit(db).execute({ id: 1 })).toEqual([
      {
        fruit: { id: 1, treeId: 1, state: "RIPE", pickedAt: new Date("2026-07-01T08:00:00Z") },
        tree: { id: 1, name: null },
        twice: 2,
      },
    ]);
    expect(await fruit(db).execute({ id: 2 })).toEqual([
      { fruit: { id: 2, treeId: null, state: "UNRIPE", pickedAt: null }, tree: null, twice: 4 },
    ]);
    expect(await fruit(db).execute({ id: 4 })).toEqual([]);
  }
});

test("returns the rows of a statement in SQL by their names", async () => {
  const statement = preparedStatement<{ one: number; nothing: null }>(
    "one",
    sql`select 1 as one, null as nothing`,
  );
  expect(await statement(db)).toEqual([{ one: 1, nothing: null }]);
  expect(await statement(db)).toEqual([{ one: 1, nothing: null }]);
});

test("uses a connection further after a row that cannot be read and after an error of PostgreSQL", async () => {
  const division = preparedStatement<{ result: number }>(
    "division",
    sql`select 1 / ${sql.placeholder("by")}::int as result`,
  );
  await inTransaction(db, async (tx) => {
    await expect(fruit(tx).execute({ id: 3 })).rejects.toMatchObject({ cause: Error("rotten") });
    expect(await fruit(tx).execute({ id: 2 })).toHaveLength(1);
  });
  await expect(division(db, { by: 0 })).rejects.toMatchObject({ cause: { code: "22012" } });
  expect(await division(db, { by: 1 })).toEqual([{ result: 1 }]);
});

test("refuses parameters without a value", async () => {
  await expect(fruit(db).execute({})).rejects.toThrow('No value for placeholder "id" was provided');
});

describe("named statements that are sent together", () => {
  const failing = { name: "failing", text: "select 1 / 0" };
  const adding = { name: "adding", text: "insert into trees values ($1, 'oak')" };
  const unread = () => null;
  const isPlanted = async (id: number) => (await db.$count(trees, eq(trees.id, id))) > 0;
  async function together(client: pg.PoolClient, ...statements: [NamedText, unknown[]][]) {
    const group = new NamedGroup(null);
    const results = statements.map(([statement, values]) => group.add(statement, values, unread));
    group.send(client);
    return (await Promise.allSettled(results)).map((result) =>
      result.status === "fulfilled" ? result.value.command : String(result.reason),
    );
  }

  test("are skipped after one that fails, also when it is known, and are prepared later", async () => {
    const client = await pool.connect();
    const failed = "error: division by zero";
    for (const _ of [1, 2]) {
      expect(await together(client, [failing, []], [adding, [2]])).toEqual([failed, failed]);
      // Without a transaction they are one, which the failure ends.
      expect(await together(client, [adding, [2]], [failing, []])).toEqual(["INSERT", failed]);
    }
    expect(await isPlanted(2)).toBe(false);
    expect(await together(client, [adding, [2]], [adding, [3]])).toEqual(["INSERT", "INSERT"]);
    expect([await isPlanted(2), await isPlanted(3)]).toEqual([true, true]);
    client.release();
  });

  test("are rolled back when the transaction fails before they are sent", async () => {
    const add = preparedStatement(
      "add",
      sql`insert into trees values (${sql.placeholder("id")}, 'elm')`,
    );
    const work = inTransaction(db, (tx) => {
      add(tx, { id: 4 }).catch(() => {});
      throw new Error("changed my mind");
    });
    await expect(work).rejects.toThrow("changed my mind");
    expect(await isPlanted(4)).toBe(false);
  });

  test("stay in their order with one that is not named", async () => {
    const add = preparedStatement(
      "plant",
      sql`insert into trees values (${sql.placeholder("id")}, 'fir')`,
    );
    const names = await inTransaction(db, async (tx) => {
      const [, rows] = await sendTogether(
        add(tx, { id: 5 }),
        tx
          .select()
          .from(trees)
          .where(eq(trees.id, 5))
          .then((found) => found),
      );
      return rows.map(({ name }) => name);
    });
    expect(names).toEqual(["fir"]);
  });

  test("fail alone when a value cannot be written", async () => {
    const endless: Record<string, unknown> = {};
    endless.self = endless;
    const group = new NamedGroup(null);
    expect(() => group.add(adding, [endless], unread)).toThrow(/circular/);
  });
});
