import { sql } from "drizzle-orm";
import { stockUnits } from "../catalog/stock-units.tables.ts";
import type { Database } from "../database/database.ts";
import { newStockChange } from "./set-stock.ts";
import { stockMovements } from "./stock-movements.tables.ts";

/** A new level, or a difference to the present one. */
export type StockAdjustment = { set: number } | { add: number };

/** The stock before and after, or what there is when the change would take out more. */
export type AdjustedStock = { before: number; after: number } | { available: number };

/**
 * Changes the stock of one item or variation while orders continue: it waits for an order that
 * takes from it, so that a difference counts from what is left then. Null when there is no such
 * stock, as for food.
 */
export async function adjustStock(
  tx: Database,
  { itemId, variationId }: { itemId: number; variationId: number | null },
  adjustment: StockAdjustment,
): Promise<AdjustedStock | null> {
  const { rows } = await tx.execute<{ id: number; quantity: number }>(sql`
    select id, quantity from ${stockUnits}
    where item_id = ${itemId} and variation_id is not distinct from ${variationId}
      and flash_sale_id is null and not closed
    for no key update`);
  const [unit] = rows;
  if (!unit) return null;
  const before = unit.quantity;
  const after = "set" in adjustment ? adjustment.set : before + adjustment.add;
  if (after < 0 || after > maxStock) return { available: before };
  if (after === before) return { before, after };
  const { kind, cause } = newStockChange("setting");
  await tx.execute(sql`update ${stockUnits} set quantity = ${after} where id = ${unit.id}`);
  await tx.insert(stockMovements).values({
    unitId: unit.id,
    quantity: after - before,
    kind,
    cause,
  });
  return { before, after };
}

/**
 * The stock that each unit of an item has now, locked until the transaction ends, by variation;
 * null: its own.
 */
export async function lockStock(tx: Database, itemId: number): Promise<Map<number | null, number>> {
  const { rows } = await tx.execute<{ variationId: number | null; quantity: number }>(sql`
    select variation_id as "variationId", quantity from ${stockUnits}
    where item_id = ${itemId} and flash_sale_id is null and not closed
    order by id
    for no key update`);
  return new Map(rows.map(({ variationId, quantity }) => [variationId, quantity]));
}

const maxStock = 1_000_000_000;
