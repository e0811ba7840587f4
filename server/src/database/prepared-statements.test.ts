import { eq, sql } from "drizzle-orm";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { type Database, inTransaction } from "./database.ts";
import { preparedQuery, preparedStatement, statementsByFields } from "./prepared-statements.ts";
import { createTestDatabase } from "./testing.ts";

const { db } = await createTestDatabase();
await db.execute(sql`create table ferns (id int primary key, name text)`);
const ferns = pgTable("ferns", { id: integer().primaryKey(), name: text() });
await db.insert(ferns).values({ id: 1, name: "oak" });

const preparedIn = async (on: Database, name: string) =>
  (await on.execute(sql`select 1 from pg_prepared_statements where name = ${name}`)).rows.length;

test("a query is built once for each session and prepared once for its connection", async () => {
  let built = 0;
  const fern = preparedQuery((on) => {
    built += 1;
    return on
      .select()
      .from(ferns)
      .where(eq(ferns.id, sql.placeholder("id")))
      .prepare("fern");
  });
  for (const _ of [1, 2]) {
    expect(await fern(db).execute({ id: 1 })).toEqual([{ id: 1, name: "oak" }]);
  }
  expect(built).toBe(1);
  for (const _ of [1, 2]) {
    await inTransaction(db, async (tx) => {
      await fern(tx).execute({ id: 1 });
      await fern(tx).execute({ id: 2 });
      expect(await preparedIn(tx, "fern")).toBe(1);
    });
  }
  // The transactions have had one connection.
  expect(built).toBe(2);
});

test("a statement in SQL returns its rows with the values of the driver", async () => {
  const named = preparedStatement<{ id: number; at: string }>(
    "named_fern",
    sql`select id, '2026-07-01 08:00Z'::timestamptz as at from ferns where name = ${sql.placeholder("name")}`,
  );
  expect(await named(db, { name: "oak" })).toEqual([{ id: 1, at: expect.any(String) }]);
  expect(await named(db, { name: "elm" })).toEqual([]);
});

test("statements of a table are prepared once for each set of fields, under a name of their own", () => {
  const statementOf = statementsByFields("plant", (table, fields, name) => ({
    ...{ table, fields, name },
  }));
  const first = statementOf(ferns, ["id"]);
  expect(statementOf(ferns, ["id"])).toBe(first);
  const second = statementOf(ferns, ["id", "name"]);
  expect([first.name, second.name]).toEqual(["plant_ferns_0", "plant_ferns_1"]);
});
