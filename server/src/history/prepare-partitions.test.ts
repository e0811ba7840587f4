import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { addItem, type SeededShop, seedShop } from "../catalog/testing.ts";
import { createTestDatabase } from "../database/testing.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orderLines, orders } from "../order-rows/orders.tables.ts";
import { addOrder } from "../orders/testing.ts";
import { historyTables, readLastOrderId, readRanges } from "./partitions.data.ts";
import { preparePartitions } from "./prepare-partitions.ts";

const { db, pool, url } = await createTestDatabase();
const now = new Date("2026-11-26T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3600 * 1000);
let shop: SeededShop;
let itemId = 0;

beforeAll(async () => {
  shop = await seedShop(db);
  itemId = await addItem(db, { storeId: shop.food.storeIds[0] });
  await placeOrder(daysAgo(60));
});

const placeOrder = (createdAt: Date) => addOrder(db, shop, shop.food, { itemId, createdAt });
const continueAfter = (id: number) => db.execute(sql`select setval('orders_id_seq', ${id})`);
const prepare = () => preparePartitions(db, now, { minOrders: 100 });
const lastRange = async () => (await readRanges(db)).at(-1)?.from ?? 0;
const partitionOfLine = async (orderId: number) => {
  const [line] = await db
    .select({ partition: sql<string>`${orderLines}.tableoid::regclass::text` })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  return line?.partition;
};

beforeEach(async () => {
  expect((await reconcile(db)).disagreements).toEqual([]);
});

test("prepares a partition once three quarters of the present one are used", async () => {
  const end = await lastRange();
  await continueAfter(end - 5000);
  expect(await prepare()).toBeNull();
  await continueAfter(end - 10);
  const placed = Number(await readLastOrderId(db)) - 100_000;
  const next = await prepare();
  // As many as thirty days have, when sixty days had as many as were placed.
  expect(next).toBe(end + Math.round((placed / 60) * 30));
  expect(await lastRange()).toBe(next);
  expect(await prepare()).toBeNull();
});

test("an order lies in the partition of its id, those before and after an end too", async () => {
  const ranges = await readRanges(db);
  const end = Number(ranges[0]?.to);
  await continueAfter(end - 2);
  const [before, after] = [await placeOrder(now), await placeOrder(now)];
  expect([before, after]).toEqual([end - 1, end]);
  expect(await partitionOfLine(before)).toBe("order_lines_from_0");
  expect(await partitionOfLine(after)).toBe(`order_lines_from_${end}`);
});

test("orders without a prepared partition are placed, verify says so, and a later run catches up", async () => {
  const end = await lastRange();
  await continueAfter(end + 20);
  const late = await placeOrder(now);
  expect(await partitionOfLine(late)).toBe(`order_lines_from_${end}`);
  expect((await reconcile(db)).disagreements).toEqual([
    `order_lines: no partition is prepared for the orders after ${late}`,
  ]);
  expect(await prepare()).toBeGreaterThan(late);
  expect(await partitionOfLine(late)).toBe(`order_lines_from_${end}`);
});

test("orders are placed while partitions are prepared, by two processes at once", async () => {
  const end = await lastRange();
  await continueAfter(end - 3);
  const [first, second, ...placed] = await Promise.all([
    prepare(),
    prepare(),
    ...Array.from({ length: 12 }, () => placeOrder(now)),
  ]);
  expect([first, second].filter((from) => from !== null)).toHaveLength(1);
  expect(await db.$count(orders, sql`${orders.id} >= ${end - 2}`)).toBe(placed.length);
  expect(new Set(await Promise.all(placed.map((id) => partitionOfLine(Number(id)))))).toEqual(
    new Set([await partitionOfLine(end - 2), `order_lines_from_${end}`]),
  );
});

test("gives way to a transaction that has read lines and then writes orders, and prepares after it", async () => {
  const end = await lastRange();
  await continueAfter(end - 3);
  const order = await placeOrder(now);
  const [reader, writer] = [await pool.connect(), await pool.connect()];
  onTestFinished(() => {
    for (const client of [reader, writer]) client.release(true);
  });
  for (const client of [reader, writer]) await client.query("begin");
  await reader.query("select from order_lines where order_id = $1", [order]);
  await writer.query("select from order_transitions where order_id = $1", [order]);
  const prepared = prepare();
  const waiting = () =>
    db.execute(sql`select from pg_locks where not granted and relation = 'order_lines'::regclass`);
  await expect.poll(async () => (await waiting()).rowCount).toBe(1);
  // Waits for the partition, which gets the lines and waits for the transitions: this one would be
  // ended as a deadlock.
  const written = writer.query("update orders set status = status where id = $1", [order]);
  await reader.query("commit");
  expect((await written).rowCount).toBe(1);
  await writer.query("commit");
  expect(await prepared).toBeGreaterThan(order);
});

test("creates the tables by the connection of another address, with the number that this one has", async () => {
  const end = await lastRange();
  await continueAfter(end - 1);
  const role = `admin_${process.pid}`;
  await db.execute(sql.raw(`create role ${role} superuser login password 'sesame'`));
  const adminUrl = Object.assign(new URL(url), { username: role, password: "sesame" }).href;
  // As on a node with a sequence of its own, by whose number nothing is due.
  await db.execute(sql.raw(`create schema ${role}`));
  await db.execute(sql.raw(`create sequence ${role}.orders_id_seq`));
  await db.execute(sql.raw(`alter role ${role} set search_path = public, ${role}`));
  const next = await preparePartitions(db, now, { minOrders: 100, adminUrl });
  expect(await lastRange()).toBe(next);
  const { rows } = await db.execute(
    sql`select tableowner from pg_tables where tablename = ${`order_lines_from_${next}`}`,
  );
  expect(rows).toEqual([{ tableowner: role }]);
  await db.execute(sql.raw(`reassign owned by ${role} to current_user`));
  await db.execute(sql.raw(`drop schema ${role} cascade`));
  await db.execute(sql.raw(`drop role ${role}`));
});

test("what is read of an order reads its partition alone", async () => {
  for (const table of historyTables) {
    const { rows } = await db.execute<Record<string, string>>(
      sql`explain select * from ${sql.identifier(table)} where order_id = 100000`,
    );
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain(`${table}_from_0`);
    expect(plan.match(/_from_\d+ /g)).toHaveLength(1);
  }
});
