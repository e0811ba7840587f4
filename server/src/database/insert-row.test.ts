import { eq, sql } from "drizzle-orm";
import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, test } from "vitest";
import { identity } from "./columns.ts";
import { inTransaction } from "./database.ts";
import { insertRow, insertUnread } from "./insert-row.ts";
import { createTestDatabase } from "./testing.ts";

const { db } = await createTestDatabase();

// Test files of one worker share the dialect, which caches columns by the name of their table.
const boxes = pgTable("boxes", {
  id: identity(),
  label: text().notNull().default("empty"),
  prices: jsonb().$type<number[]>(),
});

beforeAll(async () => {
  await db.execute(sql`create table boxes (
    id bigint primary key generated always as identity, label text not null default 'empty', prices jsonb)`);
});

test("returns the row with its id and its defaults", async () => {
  expect(await insertRow(db, boxes, { prices: [1, 2] })).toEqual({
    id: 1,
    label: "empty",
    prices: [1, 2],
  });
  expect(await insertRow(db, boxes, { label: undefined, prices: null })).toEqual({
    id: 2,
    label: "empty",
    prices: null,
  });
});

test("returns a row of which PostgreSQL computes nothing", async () => {
  const bags = pgTable("bags", {
    label: text().notNull(),
    size: text().notNull().default("small"),
  });
  await db.execute(
    sql`create table bags (label text not null, size text not null default 'small')`,
  );
  const bag = await insertRow(db, bags, { label: "blue" });
  expect(bag).toEqual({ label: "blue", size: "small" });
  expect(await db.select().from(bags)).toEqual([bag]);
});

test("prepares one statement for each set of fields", async () => {
  await inTransaction(db, async (tx) => {
    const prepared = async () => {
      const { rows } = await tx.execute(
        sql`select 1 from pg_prepared_statements where name like 'insert_row_boxes%'`,
      );
      return rows.length;
    };
    const before = await prepared();
    for (const label of ["a", "b"]) await insertRow(tx, boxes, { label });
    expect(await prepared()).toBe(before + 1);
    await insertRow(tx, boxes, { label: "c", prices: [] });
    expect(await prepared()).toBe(before + 2);
  });
});

describe("a row that its transaction does not wait for", () => {
  const labels = async () => (await db.select().from(boxes)).map(({ label }) => label);
  const again = { id: 1, label: "again" };

  test("is there when the transaction has ended, and for what follows in it", async () => {
    await inTransaction(db, async (tx) => {
      await insertUnread(tx, boxes, { label: "unread" });
      expect(await tx.$count(boxes, eq(boxes.label, "unread"))).toBe(1);
    });
    expect(await labels()).toContain("unread");
  });

  test("prevents the commit when it fails", async () => {
    const work = inTransaction(db, async (tx) => {
      await insertUnread(tx, boxes, { label: "before" });
      await insertRow(tx, boxes, again);
    });
    await expect(work).rejects.toMatchObject({ cause: { code: "23505" } });
    expect(await labels()).not.toContain("before");
  });

  test("is why a later statement fails, and can be ignored no more", async () => {
    const work = inTransaction(db, async (tx) => {
      await insertRow(tx, boxes, again);
      await tx.$count(boxes);
    });
    await expect(work).rejects.toMatchObject({ cause: { code: "23505" } });
    const ignoring = inTransaction(db, async (tx) => {
      await insertRow(tx, boxes, again);
      await tx.$count(boxes).catch(() => {});
    });
    await expect(ignoring).rejects.toMatchObject({ cause: { code: "23505" } });
  });

  test("is waited for in a savepoint", async () => {
    await inTransaction(db, async (tx) => {
      const attempt = inTransaction(tx, (savepoint) => insertRow(savepoint, boxes, again));
      await expect(attempt).rejects.toMatchObject({ cause: { code: "23505" } });
      await insertUnread(tx, boxes, { label: "after a savepoint" });
    });
    expect(await labels()).toContain("after a savepoint");
  });
});
