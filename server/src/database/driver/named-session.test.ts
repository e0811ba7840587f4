import { eq, sql } from "drizzle-orm";
import { customType, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { inTransaction } from "../database.ts";
import { preparedQuery, preparedStatement } from "../prepared-statements.ts";
import { createTestDatabase } from "../testing.ts";

const { db } = await createTestDatabase();

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
