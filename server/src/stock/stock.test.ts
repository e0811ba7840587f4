import { fewLeft } from "@errand/core/items/stock";
import { minor } from "@errand/core/money";
import { asc, eq } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { itemVariations } from "../catalog/catalog.tables.ts";
import { addItem, seedShop } from "../catalog/testing.ts";
import { listenForChanges } from "../database/change-feed.ts";
import { inTransaction } from "../database/database.ts";
import { createTestDatabase } from "../database/testing.ts";
import { releaseStock } from "./release-stock.ts";
import {
  orderCause,
  reserveStock,
  reserveStockAgain,
  type StockReservation,
} from "./reserve-stock.ts";
import { newStockChange, setStock } from "./set-stock.ts";
import { stockMovements } from "./stock-movements.tables.ts";
import { putStock, stockByVariation, stockOf } from "./testing.ts";

const { db, url } = await createTestDatabase();
const changes = await listenForChanges(url, pino({ level: "silent" }));
afterAll(() => changes.close());
const { food, grocery } = await seedShop(db);
const [storeId] = grocery.storeIds;
let itemId = 0;
let orders = 0;

beforeEach(async () => {
  itemId = await addItem(db, { storeId, stock: 10 });
});

const nextOrder = () => {
  orders += 1;
  return orderCause(orders);
};
const line = (quantity: number, overrides: Partial<StockReservation> = {}): StockReservation => ({
  ...{ itemId, variationId: null, flashSaleId: null },
  quantity,
  ...overrides,
});
const movementsOf = (cause: string) =>
  db
    .select({ quantity: stockMovements.quantity, kind: stockMovements.kind })
    .from(stockMovements)
    .where(eq(stockMovements.cause, cause))
    .orderBy(asc(stockMovements.id));

describe("reserving", () => {
  test("adds up the lines of one unit", async () => {
    const cause = nextOrder();
    expect(await reserveStock(db, cause, [line(6), line(5)])).toEqual([
      { itemId, variationId: null, available: 10 },
    ]);
    expect(await stockOf(db, itemId)).toBe(10);
    expect(await reserveStock(db, cause, [line(6), line(4)])).toEqual([]);
    expect(await stockOf(db, itemId)).toBe(0);
    expect(await movementsOf(cause)).toEqual([{ quantity: -10, kind: "order_placed" }]);
  });

  test("takes nothing when one of several units is short", async () => {
    const other = await addItem(db, { storeId, stock: 1 });
    const cause = nextOrder();
    expect(await reserveStock(db, cause, [line(1), line(2, { itemId: other })])).toEqual([
      { itemId: other, variationId: null, available: 1 },
    ]);
    expect([await stockOf(db, itemId), await stockOf(db, other)]).toEqual([10, 1]);
    expect(await movementsOf(cause)).toEqual([]);
  });

  test("takes food without counting it", async () => {
    const soup = await addItem(db, { storeId: food.storeIds[0] });
    const cause = nextOrder();
    expect(await reserveStock(db, cause, [line(99, { itemId: soup })])).toEqual([]);
    expect(await reserveStockAgain(db, cause)).toEqual([]);
    expect(await stockOf(db, soup)).toBe(null);
  });

  test.each([
    ["variation", { variationId: 999_999 }],
    ["flash sale", { flashSaleId: 999_999 }],
  ])("refuses an unknown %s", async (_what, unit) => {
    const shortages = await reserveStock(db, nextOrder(), [line(1, unit)]);
    expect(shortages).toMatchObject([{ itemId, available: 0 }]);
    expect(await stockOf(db, itemId)).toBe(10);
  });

  test("fails when the order has stock reserved already", async () => {
    const cause = nextOrder();
    await reserveStock(db, cause, [line(1)]);
    await expect(reserveStock(db, cause, [line(1)])).rejects.toThrow();
    await expect(reserveStockAgain(db, cause)).rejects.toThrow();
    expect(await stockOf(db, itemId)).toBe(9);
  });

  test("sells ten pieces to ten of 200 concurrent orders", async () => {
    const results = await Promise.all(
      Array.from({ length: 200 }, () => reserveStock(db, nextOrder(), [line(1)])),
    );
    expect(results.filter(({ length }) => length === 0)).toHaveLength(10);
    expect(await stockOf(db, itemId)).toBe(0);
  });
});

describe("releasing", () => {
  test("returns the stock once each time an order fails, is retried and is canceled", async () => {
    const cause = nextOrder();
    const inTurn: number[] = [];
    const releaseOften = async () => {
      await Promise.all(Array.from({ length: 20 }, () => releaseStock(db, cause)));
      inTurn.push((await stockOf(db, itemId)) ?? 0);
    };
    await reserveStock(db, cause, [line(2), line(1)]);
    await releaseOften();
    expect(await reserveStockAgain(db, cause)).toEqual([]);
    inTurn.push((await stockOf(db, itemId)) ?? 0);
    await releaseOften();
    expect(inTurn).toEqual([10, 7, 10]);
    expect(await movementsOf(cause)).toEqual([
      { quantity: -3, kind: "order_placed" },
      { quantity: 3, kind: "order_released" },
      { quantity: -3, kind: "order_retried" },
      { quantity: 3, kind: "order_released" },
    ]);
  });

  test("leaves a retry without stock when another order was faster", async () => {
    const cause = nextOrder();
    await reserveStock(db, cause, [line(3)]);
    await releaseStock(db, cause);
    await reserveStock(db, nextOrder(), [line(8)]);
    expect(await reserveStockAgain(db, cause)).toEqual([
      { itemId, variationId: null, available: 2 },
    ]);
    await releaseStock(db, cause);
    expect(await stockOf(db, itemId)).toBe(2);
  });

  test("returns nothing for an order without stock", async () => {
    await releaseStock(db, nextOrder());
    expect(await stockOf(db, itemId)).toBe(10);
  });
});

describe("setting", () => {
  const size = (name: string, stock: number) => ({
    type: { en: name, fr: name },
    price: minor(1000),
    stock,
  });

  test("writes the difference, and nothing when nothing changes", async () => {
    const change = newStockChange("import");
    const level = { itemId, variationId: null, flashSaleId: null, quantity: 4 };
    await setStock(db, change, [level]);
    await setStock(db, newStockChange("import"), [level]);
    expect(await movementsOf(change.cause)).toEqual([{ quantity: -6, kind: "import" }]);
    expect(await stockOf(db, itemId)).toBe(4);
  });

  test("closes a removed variation: an order that waits for it is refused, one that had it returns nothing for sale", async () => {
    const shirt = await addItem(db, { storeId, variations: [size("S", 4), size("L", 5)] });
    const [small = 0, large = 0] = (
      await db
        .select({ id: itemVariations.id })
        .from(itemVariations)
        .where(eq(itemVariations.itemId, shirt))
        .orderBy(asc(itemVariations.id))
    ).map(({ id }) => id);
    const ofSmall = line(1, { itemId: shirt, variationId: small });
    const earlier = nextOrder();
    await reserveStock(db, earlier, [ofSmall]);

    let waiting: ReturnType<typeof reserveStock> | null = null;
    await inTransaction(db, async (tx) => {
      const level = { itemId: shirt, variationId: large, flashSaleId: null, quantity: 6 };
      await setStock(tx, newStockChange("import"), [level]);
      waiting = reserveStock(db, nextOrder(), [ofSmall]);
      await tx.delete(itemVariations).where(eq(itemVariations.id, small));
    });
    expect(await waiting).toEqual([{ itemId: shirt, variationId: small, available: 0 }]);
    await releaseStock(db, earlier);
    expect(await stockByVariation(db, shirt)).toEqual([6]);
    expect(await stockOf(db, shirt)).toBe(6);
  });

  test("notifies the store only of changes that customers see", async () => {
    await changes.flushed();
    const notified: string[] = [];
    const stop = changes.on("catalogue", (payload) => {
      notified.push(...payload.split(" ").filter((tag) => !tag.startsWith("item:")));
    });
    const steps = [fewLeft + 20, fewLeft + 1, fewLeft, fewLeft, 0, fewLeft + 1];
    const counts: number[] = [];
    for (const quantity of steps) {
      await putStock(db, itemId, quantity);
      await changes.flushed();
      counts.push(notified.length);
    }
    stop();
    expect(counts).toEqual([0, 0, 1, 1, 2, 3]);
    expect(new Set(notified)).toEqual(new Set([`stock:${storeId}`]));
  });
});
