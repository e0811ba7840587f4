import { minor } from "@errand/core/money";
import type { OrderStatus } from "@errand/core/orders/orders.types";
import { and, eq, isNull, sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { flashSaleItems, flashSales, itemVariations } from "../catalog/catalog.tables.ts";
import { stockUnits } from "../catalog/stock-units.tables.ts";
import { addItem, addSaleItem, seedShop } from "../catalog/testing.ts";
import { createTestDatabase } from "../database/testing.ts";
import { orderTransitions } from "../order-rows/order-transitions.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { addOrder, type OrderOverrides } from "../orders/testing.ts";
import { releaseStock } from "../stock/release-stock.ts";
import { orderCause, reserveStock } from "../stock/reserve-stock.ts";
import { stockMovements } from "../stock/stock-movements.tables.ts";
import { putStock } from "../stock/testing.ts";
import { reconcile } from "./reconcile.ts";

const { db } = await createTestDatabase();
const shop = await seedShop(db);
const [storeId] = shop.grocery.storeIds;
let itemId = 0;

const disagreements = async () => (await reconcile(db)).disagreements;
const anOrder = (overrides: Partial<OrderOverrides> = {}) =>
  addOrder(db, shop, shop.grocery, { itemId, quantity: 2, ...overrides });

/** Changes the status of an order with its record, but without its stock. */
async function setStatus(orderId: number, to: OrderStatus) {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error("no such order");
  const at = new Date();
  const statusTimestamps = { ...order.statusTimestamps, [to]: at.toISOString() };
  await db.update(orders).set({ status: to, statusTimestamps }).where(eq(orders.id, orderId));
  await db
    .insert(orderTransitions)
    .values({ orderId, from: order.status, to, actorKind: "desk", at });
}

async function unitOf(id: number, flashSaleId: number | null = null): Promise<number> {
  const sale =
    flashSaleId === null ? isNull(stockUnits.flashSaleId) : eq(stockUnits.flashSaleId, flashSaleId);
  const [unit] = await db
    .select({ id: stockUnits.id })
    .from(stockUnits)
    .where(and(eq(stockUnits.itemId, id), sale));
  return unit?.id ?? 0;
}

const setUnit = (id: number, quantity: number) =>
  db.update(stockUnits).set({ quantity }).where(eq(stockUnits.id, id));

beforeEach(async () => {
  itemId = await addItem(db, { storeId, stock: 9 });
  expect(await disagreements()).toEqual([]);
});

test("reports a stock that is not the sum of its movements", async () => {
  const unit = await unitOf(itemId);
  await anOrder();
  await setUnit(unit, 8);
  expect(await disagreements()).toEqual([
    `stock unit ${unit} of item ${itemId}: its stock is 8, its movements add up to 7`,
  ]);
  await setUnit(unit, 7);
});

test("reports a movement without its change of the stock", async () => {
  const unit = await unitOf(itemId);
  await db
    .insert(stockMovements)
    .values({ unitId: unit, quantity: 1, kind: "setting", cause: "setting:planted" });
  expect(await disagreements()).toEqual([
    `stock unit ${unit} of item ${itemId}: its stock is 9, its movements add up to 10`,
  ]);
  await setUnit(unit, 10);
});

test("refuses to change or delete movements", async () => {
  for (const statement of [
    sql`update stock_movements set quantity = 1`,
    sql`delete from stock_movements`,
    sql`truncate stock_movements`,
  ]) {
    await expect(db.execute(statement)).rejects.toMatchObject({
      cause: { message: "stock_movements is append-only" },
    });
  }
});

test("reports variations and flash sales without a unit, and units without a variation", async () => {
  const [small, large] = ["S", "L"].map((name) => ({
    type: { en: name, fr: name },
    price: minor(1000),
  }));
  await db
    .insert(itemVariations)
    .values({ itemId, type: small?.type ?? { en: "", fr: "" }, price: minor(1) });
  const unit = await unitOf(itemId);
  const [variation] = await db
    .select({ id: itemVariations.id })
    .from(itemVariations)
    .where(eq(itemVariations.itemId, itemId));
  expect(await disagreements()).toEqual([
    `stock unit ${unit} of item ${itemId}: it is open, but not for sale`,
    `variation ${variation?.id} of item ${itemId}: it has no stock unit`,
  ]);
  await db.delete(itemVariations).where(eq(itemVariations.itemId, itemId));

  const sized = await addItem(db, {
    storeId,
    variations: [{ ...(large ?? { type: { en: "", fr: "" }, price: minor(1) }), stock: 2 }],
  });
  await db.delete(itemVariations).where(eq(itemVariations.itemId, sized));
  expect(await disagreements()).toEqual([
    `stock unit ${await unitOf(sized)} of item ${sized}: it is open, but not for sale`,
  ]);
  await db.update(stockUnits).set({ closed: true }).where(eq(stockUnits.itemId, sized));
});

test("reports a flash sale without a unit, or with more pieces left than it had", async () => {
  const [sale] = await db
    .insert(flashSales)
    .values({
      moduleId: shop.grocery.moduleId,
      title: { en: "Sale", fr: "Vente" },
      starts: new Date(),
      ends: new Date(),
    })
    .returning({ id: flashSales.id });
  const flashSaleId = sale?.id ?? 0;
  await addSaleItem(db, { flashSaleId, itemId, discount: 1000, discountKind: "percent", stock: 3 });
  expect(await disagreements()).toEqual([]);
  await db.update(flashSaleItems).set({ stock: 2 });
  expect(await disagreements()).toEqual([
    `flash sale ${flashSaleId}: of item ${itemId} 3 are left, 2 were for sale`,
  ]);
  await db.update(flashSaleItems).set({ stock: 3 });

  const other = await addItem(db, { storeId });
  const offer = { discount: 1000, discountKind: "percent" as const, stock: 3 };
  await db.insert(flashSaleItems).values({ ...offer, flashSaleId, itemId: other });
  expect(await disagreements()).toEqual([
    `flash sale ${flashSaleId}: item ${other} has no stock unit`,
  ]);
  await db.delete(flashSaleItems).where(eq(flashSaleItems.itemId, other));
});

test.each([
  ["canceled", "canceled", 2, 0],
  ["failed", "failed", 2, 0],
] as const)(
  "reports an order that is %s and did not return its stock",
  async (_what, status, held, due) => {
    const id = await anOrder();
    await setStatus(id, status);
    const unit = await unitOf(itemId);
    expect(await disagreements()).toEqual([
      `order ${id}: it is ${status}, and holds ${held} of stock unit ${unit} instead of ${due}`,
    ]);
    await releaseStock(db, orderCause(id));
  },
);

test.each(["processing", "delivered"] as const)(
  "reports an order that is %s and returned its stock",
  async (status) => {
    const id = await anOrder({ status, paid: minor(1200) });
    await releaseStock(db, orderCause(id));
    const unit = await unitOf(itemId);
    expect(await disagreements()).toEqual([
      `order ${id}: it is ${status}, and holds 0 of stock unit ${unit} instead of 2`,
    ]);
    await setStatus(id, "canceled");
  },
);

test("reports stock held for an order that does not exist", async () => {
  const lines = [{ itemId, variationId: null, flashSaleId: null, quantity: 4 }];
  await reserveStock(db, "order:7", lines);
  expect(await disagreements()).toEqual([
    `order 7: it does not exist, and holds 4 of stock unit ${await unitOf(itemId)} instead of 0`,
  ]);
  await releaseStock(db, "order:7");
  await putStock(db, itemId, 0);
});
