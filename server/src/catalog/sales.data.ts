import type { LocalizedText } from "@errand/core/language";
import { basisPoints, fromMinor, minor, toPercent } from "@errand/core/money";
import type { Discount } from "@errand/core/pricing/discount";
import { and, eq, getTableColumns, gt, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import {
  addOns,
  flashSaleItems,
  flashSales,
  items,
  itemVariations,
  tags,
} from "./catalog.tables.ts";
import { itemWishlistCounts } from "./counters.tables.ts";
import { stockUnits } from "./stock-units.tables.ts";

/** Data attached to items: tags, flash sales, variations and add-ons. */

export type Sale = typeof flashSales.$inferSelect;
/** With the pieces that are left of its `stock`. */
export type SaleItem = typeof flashSaleItems.$inferSelect & { left: number };

/** Joins the pieces left of an item in a flash sale. */
export const isUnitOfSaleItem = and(
  eq(stockUnits.itemId, flashSaleItems.itemId),
  eq(stockUnits.flashSaleId, flashSaleItems.flashSaleId),
  isNull(stockUnits.variationId),
);
export const saleItemColumns = { ...getTableColumns(flashSaleItems), left: stockUnits.quantity };
export const hasPiecesLeft: SQL = gt(stockUnits.quantity, 0);

export async function readTags(db: Database): Promise<Map<number, LocalizedText>> {
  const rows = await db.select().from(tags);
  return new Map(rows.map(({ id, tag }) => [id, tag]));
}

export function readSales(db: Database): Promise<Sale[]> {
  return db.select().from(flashSales).where(eq(flashSales.active, true));
}

export function runningSaleIds(sales: Sale[], now: Date): number[] {
  return sales.filter(({ starts, ends }) => starts <= now && now < ends).map(({ id }) => id);
}

/** The ids of the items that have stock left in one of these flash sales. */
export async function readItemIdsOnSale(db: Database, saleIds: number[]): Promise<number[]> {
  if (saleIds.length === 0) return [];
  const rows = await db
    .selectDistinct({ id: flashSaleItems.itemId })
    .from(flashSaleItems)
    .innerJoin(stockUnits, isUnitOfSaleItem)
    .where(and(inArray(flashSaleItems.flashSaleId, saleIds), hasPiecesLeft));
  return rows.map(({ id }) => id);
}

interface DiscountColumns {
  discount: number;
  discountKind: "percent" | "amount";
}

/** The discount of a row as the API's number: a percentage or a decimal amount. */
export function discountValue({ discount, discountKind }: DiscountColumns): number {
  return discountKind === "percent" ? toPercent(basisPoints(discount)) : fromMinor(minor(discount));
}

/** The discount of a row in the form of the pricing rules; null without one. */
export function toDiscount(row: DiscountColumns): Discount | null {
  if (row.discount === 0) return null;
  return row.discountKind === "percent"
    ? { kind: "percent", rate: basisPoints(row.discount) }
    : { kind: "amount", amount: minor(row.discount) };
}

const now = sql`${sql.placeholder("now")}::timestamptz`;

export type VariationRow = typeof itemVariations.$inferSelect & { stock: number };
/** As JSON, a time is a text. */
export interface AddOnRow extends Omit<typeof addOns.$inferSelect, "soldOutUntil"> {
  soldOutUntil: string | null;
}

/**
 * The current choices, stock, wishlist count and flash sale of an item as columns beside its row:
 * one query for a page of items instead of several. Select them with a join, because Drizzle
 * qualifies column names only then. The parameter `now` decides which sales run.
 */
export const offerColumns = {
  /** Null for food, which is cooked to order; the sum over variations if there are any. */
  stock: sql<number | null>`(
    select sum(${stockUnits.quantity}) from ${stockUnits}
    where ${stockUnits.itemId} = ${items.id} and ${stockUnits.flashSaleId} is null
      and not ${stockUnits.closed})`,
  wishlistCount: sql<number>`coalesce((
    select ${itemWishlistCounts.count} from ${itemWishlistCounts}
    where ${itemWishlistCounts.itemId} = ${items.id}), 0)`,
  variations: sql<VariationRow[]>`(
    select coalesce(json_agg(json_build_object(
      'id', ${itemVariations.id}, 'itemId', ${itemVariations.itemId}, 'type', ${itemVariations.type},
      'price', ${itemVariations.price}, 'stock', coalesce(${stockUnits.quantity}, 0), 'position', ${itemVariations.position}
    ) order by ${itemVariations.position}, ${itemVariations.id}), '[]')
    from ${itemVariations} left join ${stockUnits} on ${stockUnits.itemId} = ${itemVariations.itemId}
      and ${stockUnits.variationId} = ${itemVariations.id} and ${stockUnits.flashSaleId} is null
    where ${itemVariations.itemId} = ${items.id})`,
  addOns: sql<AddOnRow[]>`(
    select coalesce(json_agg(json_build_object(
      'id', ${addOns.id}, 'storeId', ${addOns.storeId}, 'name', ${addOns.name}, 'price', ${addOns.price},
      'active', ${addOns.active}, 'soldOutUntil', ${addOns.soldOutUntil}
    ) order by array_position(${items.addOnIds}, ${addOns.id})), '[]')
    from ${addOns} where ${addOns.id} = any(${items.addOnIds}) and ${addOns.active})`,
  /** Null without a running sale that has pieces left; of several, the latest. */
  saleItem: sql<SaleItem | null>`(
    select json_build_object(
      'flashSaleId', ${flashSaleItems.flashSaleId}, 'itemId', ${flashSaleItems.itemId},
      'discount', ${flashSaleItems.discount}, 'discountKind', ${flashSaleItems.discountKind},
      'stock', ${flashSaleItems.stock}, 'left', ${stockUnits.quantity}
    )
    from ${flashSaleItems} join ${flashSales} on ${flashSales.id} = ${flashSaleItems.flashSaleId}
      join ${stockUnits} on ${isUnitOfSaleItem}
    where ${flashSaleItems.itemId} = ${items.id} and ${flashSales.active}
      and ${flashSales.starts} <= ${now} and ${flashSales.ends} > ${now}
      and ${hasPiecesLeft}
    order by ${flashSaleItems.flashSaleId} desc limit 1)`,
};
