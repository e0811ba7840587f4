import type { Words } from "@errand/core/words";
import { and, inArray, lt } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { addOns, flashSaleItems, flashSales, itemVariations, tags } from "./catalog.tables.ts";

/** What hangs on items: tags, flash sales, variations and add-ons. */

export type Sale = Pick<typeof flashSales.$inferSelect, "id" | "moduleId" | "starts" | "ends">;
export type SaleItem = typeof flashSaleItems.$inferSelect;

export async function readTags(db: Database): Promise<Map<number, Words>> {
  const rows = await db.select().from(tags);
  return new Map(rows.map(({ id, tag }) => [id, tag]));
}

export function readSales(db: Database): Promise<Sale[]> {
  return db
    .select({
      id: flashSales.id,
      moduleId: flashSales.moduleId,
      starts: flashSales.starts,
      ends: flashSales.ends,
    })
    .from(flashSales);
}

export function runningSaleIds(sales: Sale[], now: Date): number[] {
  return sales.filter(({ starts, ends }) => starts <= now && now < ends).map(({ id }) => id);
}

/** Items of flash sales that have some left. */
export async function readSaleItems(
  db: Database,
  saleIds: number[],
  itemIds: number[],
): Promise<Map<number, SaleItem>> {
  if (saleIds.length === 0 || itemIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(flashSaleItems)
    .where(
      and(
        inArray(flashSaleItems.itemId, itemIds),
        inArray(flashSaleItems.flashSaleId, saleIds),
        lt(flashSaleItems.sold, flashSaleItems.stock),
      ),
    )
    .orderBy(flashSaleItems.flashSaleId);
  return new Map(rows.map((row) => [row.itemId, row]));
}

export type VariationRow = typeof itemVariations.$inferSelect;

export async function readVariations(
  db: Database,
  itemIds: number[],
): Promise<Map<number, VariationRow[]>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(itemVariations)
    .where(inArray(itemVariations.itemId, itemIds))
    .orderBy(itemVariations.position, itemVariations.id);
  return Map.groupBy(rows, ({ itemId }) => itemId);
}

export type AddOnRow = typeof addOns.$inferSelect;

/** The add-ons that are offered now. */
export async function readAddOns(db: Database, ids: number[]): Promise<Map<number, AddOnRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(addOns)
    .where(and(inArray(addOns.id, [...new Set(ids)]), addOns.active));
  return new Map(rows.map((row) => [row.id, row]));
}
