import { randomBytes } from "node:crypto";
import { minor } from "@errand/core/money";
import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { itemVariations } from "../catalog/catalog.tables.ts";
import { addItem } from "../catalog/testing.ts";
import { archiveCommand } from "../operations/archive-command.ts";
import { reconcile } from "../operations/reconcile.ts";
import { orderTransitions } from "../order-rows/order-transitions.tables.ts";
import { orderLines, orders } from "../order-rows/orders.tables.ts";
import { refundRequests } from "../order-rows/refund-requests.tables.ts";
import { onAccountDeletion } from "../orders/account-deletion.data.ts";
import { transitionOrder } from "../orders/order-transitions.ts";
import { addOrder } from "../orders/testing.ts";
import { startRefundTest } from "../refunds/refund-testing.ts";
import { addStaff } from "../staff/testing.ts";
import { archiveHistory } from "./archive-history.ts";
import { readRanges } from "./partitions.data.ts";
import { preparePartitions } from "./prepare-partitions.ts";

const refundTest = await startRefundTest();
const { ask, db, pool, shop, itemId, deliveredOrder, requestRefund } = refundTest;

const now = new Date("2026-11-26T12:00:00Z");
const longAgo = new Date("2024-01-10T12:00:00Z");
const terms = { now, months: 12, tablespace: null };
let ada: { token: string; customerId: number };
let desk = "";
/** Delivered, canceled, and delivered with a request for a refund, all long ago. */
let old: { delivered: number; canceled: number; requested: number };
let recent = 0;

beforeAll(async () => {
  await refundTest.configure();
  ada = await refundTest.addCustomer();
  desk = (await addStaff(db, { kind: "operator", role: "owner" })).token;
  const { customerId } = ada;
  const delivered = (await deliveredOrder(customerId)).orderId;
  const canceled = await addOrder(db, shop, shop.grocery, { itemId, customerId });
  await transitionOrder(
    db,
    canceled,
    "canceled",
    { kind: "customer", customerId },
    { at: longAgo, reason: "Too late" },
  );
  const requested = (await deliveredOrder(customerId)).orderId;
  await requestRefund(ada.token, requested);
  old = { delivered, canceled, requested };
  const variation = { type: { en: "L", fr: "L" }, price: minor(1000), stock: 5 };
  await addItem(db, { storeId: shop.grocery.storeIds[0], variations: [variation] });
  const [{ id: variationId } = {}] = await db.select().from(itemVariations);
  await db.update(orderLines).set({ variationId }).where(eq(orderLines.orderId, canceled));
  await db.update(orders).set({ createdAt: longAgo });
  const [range] = await readRanges(db);
  const last = Number(range?.to) - 1;
  await db.execute(sql`select setval('orders_id_seq', ${last})`);
  await preparePartitions(db, now);
  recent = (await deliveredOrder(customerId)).orderId;
});

/** What customer and desk read of the orders, as it is sent. */
async function readAll() {
  const byCustomer = { token: ada.token, language: "fr" };
  const paging = { limit: 10, offset: 1 };
  const responses: { status: number; body: unknown }[] = [
    await ask("GET /customer/order/list", paging, byCustomer),
    await ask("GET /desk/orders", paging, { token: desk }),
  ];
  for (const id of Object.values(old)) {
    const ofOrder = { order_id: id };
    responses.push(
      await ask("GET /customer/order/track", ofOrder, byCustomer),
      await ask("GET /customer/order/details", ofOrder, byCustomer),
      await ask("GET /customer/order/invoice", ofOrder, byCustomer),
      await ask("GET /desk/orders/{id}", { id }, { token: desk }),
    );
  }
  expect(responses.map(({ status }) => status)).not.toContain(404);
  return responses.map(({ status, body }) => `${status} ${JSON.stringify(body)}`);
}

/** The partition of the recent orders. */
const secondRange = () => `order_lines_from_${recent}`;

async function constraintsOf(partition: string): Promise<string[]> {
  const { rows } = await db.execute<{ text: string }>(sql`
    select pg_get_constraintdef(oid) || ' ' || convalidated || ' ' || coninhcount as text
    from pg_constraint where conrelid = ${partition}::regclass and contype <> 'n' order by 1`);
  return rows.map(({ text }) => text);
}

const archived = async () =>
  (await readRanges(db)).filter(({ isArchived }) => isArchived).map(({ from }) => from);
const disagreements = async () => (await reconcile(db)).disagreements;
const decide = (id: number, input: Record<string, unknown>) =>
  ask("POST /desk/orders/{id}/refund", { id, ...input }, { token: desk, key: crypto.randomUUID() });

test("archives no order that is not over, nor those of its range", async () => {
  const results = await archiveHistory(db, terms);
  expect(results.map(({ unfinished }) => unfinished)).toEqual([[old.requested]]);
  expect(await archived()).toEqual([]);
  expect((await decide(old.requested, { decision: "reject", note: "All was there" })).status).toBe(
    200,
  );
});

test("archives old orders, which read as before, and no recent ones", async () => {
  expect(await archiveHistory(db, { ...terms, months: 48 })).toEqual([]);
  const before = await readAll();
  const results = await archiveHistory(db, terms);
  expect(results.map(({ range, unfinished }) => [range.from, unfinished])).toEqual([[0, []]]);
  expect(await archived()).toEqual([0]);
  expect(await archiveHistory(db, terms)).toEqual([]);
  expect(await readAll()).toEqual(before);
  expect(await disagreements()).toEqual([]);
});

test("refuses every change of an archived order, and none of another", async () => {
  const refused = await requestRefund(ada.token, old.delivered);
  expect(refused).toMatchObject({ status: 409, body: { errors: [{ code: "order_archived" }] } });
  expect(await db.$count(refundRequests, eq(refundRequests.orderId, old.delivered))).toBe(0);
  const line = eq(orderLines.orderId, old.delivered);
  for (const change of [
    db.update(orderLines).set({ quantity: 5 }).where(line),
    db.delete(orderLines).where(line),
  ]) {
    await expect(change).rejects.toMatchObject({ cause: { code: "EA001" } });
  }
  expect((await requestRefund(ada.token, recent)).status).toBe(201);
  expect(await disagreements()).toEqual([]);
});

test("the archive moves to its tablespace, and reads as before", async () => {
  const tablespace = `archive_${randomBytes(4).toString("hex")}`;
  const client = await pool.connect();
  await client.query("set allow_in_place_tablespaces = on");
  await client.query(`create tablespace ${tablespace} location ''`);
  client.release(true);
  const before = await readAll();
  const lieThere = async () => {
    const { rows } = await db.execute<{ name: string }>(sql`
      select relname as name from pg_class c join pg_tablespace t on t.oid = c.reltablespace
      where spcname = ${tablespace} and relkind in ('r', 'i') and relname not like 'pg_toast%' order by 1`);
    return rows.map(({ name }) => name);
  };
  // What an interrupted move left.
  await db.execute(sql`create table order_lines_from_0_moved (id int)`);
  await archiveHistory(db, { ...terms, tablespace });
  const moved = await lieThere();
  expect(moved).toContain("order_lines_from_0");
  expect(moved).toContain("order_transitions_from_0");
  // Each with its indexes.
  expect(moved).toHaveLength(5);
  await archiveHistory(db, { ...terms, tablespace });
  expect(await lieThere()).toEqual(moved);
  expect(await archived()).toEqual([0]);
  expect(await readAll()).toEqual(before);
  expect(await constraintsOf("order_lines_from_0")).toEqual(await constraintsOf(secondRange()));
  expect((await requestRefund(ada.token, old.delivered)).status).toBe(409);
  expect(await disagreements()).toEqual([]);
});

test("what a person wrote is erased from the archive, and a variation that is deleted", async () => {
  await db.delete(itemVariations);
  await onAccountDeletion.anonymize(db, ada.customerId);
  const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, old.canceled));
  expect(line?.variationId).toBeNull();
  const rows = await db
    .select({ to: orderTransitions.to, reason: orderTransitions.reason })
    .from(orderTransitions)
    .where(eq(orderTransitions.orderId, old.canceled));
  expect(rows).toContainEqual({ to: "canceled", reason: null });
});

test("verify finds an archived order that is not over", async () => {
  await db.update(orders).set({ status: "refund_requested" }).where(eq(orders.id, old.delivered));
  expect(await disagreements()).toContain(`order ${old.delivered}: it is archived, and not over`);
});

test("the command lists the ranges, and needs to know how old they are", async () => {
  const run = async (archive: { months: number | null }, ...args: string[]) => {
    const lines: string[] = [];
    const context = { db, archive: { tablespace: null, ...archive }, now };
    await archiveCommand(context, args, (line) => lines.push(line));
    return lines;
  };
  for (const args of [[], ["--months", "2"], ["--years", "2"], ["--months", "x"]]) {
    await expect(run({ months: null }, ...args)).rejects.toThrow("usage: npm run archive");
  }
  const lines = await run({ months: 24 });
  expect(lines[1]).toMatch(/^0 +\d+ +archived$/);
  expect(await run({ months: null }, "--months", "24")).toEqual(lines);
});
