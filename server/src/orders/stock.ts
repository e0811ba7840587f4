import { and, eq, gte, isNotNull, sql } from "drizzle-orm";
import { flashSaleItems, items, itemVariations } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";

/** The stock that an order line reserves. */
export interface StockReservation {
  itemId: number;
  /** The variation that is bought; null when the item has none. */
  variationId: number | null;
  /** The flash sale that sets its price; null when none. */
  flashSaleId: number | null;
  quantity: number;
}

/** A stock that is too low for an order. */
export interface Shortage {
  itemId: number;
  variationId: number | null;
  available: number;
}

interface StockTotal {
  itemId: number;
  id: number;
  quantity: number;
}

/**
 * Reserves the stock of all lines, or returns the shortages; the caller then rolls back. Each stock
 * changes by one conditional update, in the order of ids: items, then variations, then flash sales,
 * so that concurrent orders cannot deadlock (safety 2). Food has no stock.
 */
export async function reserveStock(
  tx: Database,
  reservations: StockReservation[],
): Promise<Shortage[]> {
  const shortages: Shortage[] = [];
  for (const { id, quantity } of totalsById(reservations, (reservation) => reservation.itemId)) {
    const updated = await tx
      .update(items)
      .set({ stock: sql`${items.stock} - ${quantity}` })
      .where(and(eq(items.id, id), gte(items.stock, quantity)))
      .returning({ id: items.id });
    if (updated.length > 0) continue;
    const [item] = await tx.select({ stock: items.stock }).from(items).where(eq(items.id, id));
    if (item?.stock !== null) {
      shortages.push({ itemId: id, variationId: null, available: item?.stock ?? 0 });
    }
  }
  for (const { id, itemId, quantity } of totalsById(
    reservations,
    (reservation) => reservation.variationId,
  )) {
    const updated = await tx
      .update(itemVariations)
      .set({ stock: sql`${itemVariations.stock} - ${quantity}` })
      .where(and(eq(itemVariations.id, id), gte(itemVariations.stock, quantity)))
      .returning({ id: itemVariations.id });
    if (updated.length > 0) continue;
    const [variation] = await tx
      .select({ stock: itemVariations.stock })
      .from(itemVariations)
      .where(eq(itemVariations.id, id));
    shortages.push({ itemId, variationId: id, available: variation?.stock ?? 0 });
  }
  for (const sale of totalsById(reservations, flashSaleIdOf)) {
    const updated = await tx
      .update(flashSaleItems)
      .set({ sold: sql`${flashSaleItems.sold} + ${sale.quantity}` })
      .where(
        and(
          inSale(sale),
          gte(sql`${flashSaleItems.stock} - ${flashSaleItems.sold}`, sale.quantity),
        ),
      )
      .returning({ itemId: flashSaleItems.itemId });
    if (updated.length > 0) continue;
    const [left] = await tx
      .select({ count: sql<number>`${flashSaleItems.stock} - ${flashSaleItems.sold}` })
      .from(flashSaleItems)
      .where(inSale(sale));
    shortages.push({ itemId: sale.itemId, variationId: null, available: left?.count ?? 0 });
  }
  return shortages;
}

/** Returns what `reserveStock` reserved. */
export async function restock(tx: Database, reservations: StockReservation[]) {
  for (const { id, quantity } of totalsById(reservations, (reservation) => reservation.itemId)) {
    await tx
      .update(items)
      .set({ stock: sql`${items.stock} + ${quantity}` })
      .where(and(eq(items.id, id), isNotNull(items.stock)));
  }
  for (const { id, quantity } of totalsById(
    reservations,
    (reservation) => reservation.variationId,
  )) {
    await tx
      .update(itemVariations)
      .set({ stock: sql`${itemVariations.stock} + ${quantity}` })
      .where(eq(itemVariations.id, id));
  }
  for (const sale of totalsById(reservations, flashSaleIdOf)) {
    await tx
      .update(flashSaleItems)
      .set({ sold: sql`greatest(${flashSaleItems.sold} - ${sale.quantity}, 0)` })
      .where(inSale(sale));
  }
}

/** The quantity for each id over all lines, in the order of ids. */
function totalsById(
  reservations: StockReservation[],
  idOf: (reservation: StockReservation) => number | null,
): StockTotal[] {
  const sums = new Map<string, StockTotal>();
  for (const reservation of reservations) {
    const id = idOf(reservation);
    if (id === null) continue;
    const key = `${reservation.itemId} ${id}`;
    const sum = sums.get(key) ?? { itemId: reservation.itemId, id, quantity: 0 };
    sums.set(key, { ...sum, quantity: sum.quantity + reservation.quantity });
  }
  return [...sums.values()].sort((a, b) => a.id - b.id || a.itemId - b.itemId);
}

function flashSaleIdOf(reservation: StockReservation): number | null {
  return reservation.flashSaleId;
}

function inSale({ id, itemId }: StockTotal) {
  return and(eq(flashSaleItems.flashSaleId, id), eq(flashSaleItems.itemId, itemId));
}
