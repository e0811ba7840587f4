import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { stockUnits } from "../catalog/stock-units.tables.ts";
import type { Database } from "../database/database.ts";
import { newStockChange, setStock } from "./set-stock.ts";

/** The stock of an item: the sum over its variations if there are any; null for food. */
export async function stockOf(db: Database, itemId: number): Promise<number | null> {
  const [row] = await db
    .select({ stock: sql<number | null>`sum(${stockUnits.quantity})` })
    .from(stockUnits)
    .where(and(isOpenUnitOf(itemId), isNull(stockUnits.flashSaleId)));
  return row?.stock ?? null;
}

/** The stock of each variation of an item that is for sale, in the order of their ids. */
export async function stockByVariation(db: Database, itemId: number): Promise<number[]> {
  const rows = await db
    .select({ quantity: stockUnits.quantity })
    .from(stockUnits)
    .where(and(isOpenUnitOf(itemId), isNotNull(stockUnits.variationId)))
    .orderBy(asc(stockUnits.variationId));
  return rows.map(({ quantity }) => quantity);
}

/** Sets the stock of an item without variations. */
export function putStock(db: Database, itemId: number, quantity: number): Promise<void> {
  return setStock(db, newStockChange("setting"), [
    { itemId, variationId: null, flashSaleId: null, quantity },
  ]);
}

/** Sets the pieces that are left of an item in a flash sale. */
export function putSaleStock(
  db: Database,
  { itemId, flashSaleId }: { itemId: number; flashSaleId: number },
  quantity: number,
): Promise<void> {
  return setStock(db, newStockChange("setting"), [
    { itemId, variationId: null, flashSaleId, quantity },
  ]);
}

function isOpenUnitOf(itemId: number) {
  return and(eq(stockUnits.itemId, itemId), eq(stockUnits.closed, false));
}
