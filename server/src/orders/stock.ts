import { and, eq, gte, isNotNull, sql } from "drizzle-orm";
import { flashSaleItems, items, itemVariations } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";

/** What an order line takes off the shelf. */
export interface StockReservation {
  itemId: number;
  /** The variation that is bought; null when the item has none. */
  variationId: number | null;
  /** The flash sale whose price it has; null when none. */
  flashSaleId: number | null;
  quantity: number;
}

/** A shelf without enough on it. */
export interface Shortage {
  itemId: number;
  variationId: number | null;
  available: number;
}

interface Shelf {
  itemId: number;
  id: number;
  quantity: number;
}

/**
 * Takes the stock of all lines or says what is short; the caller then lets the transaction fail.
 * Each shelf is one conditional update, whoever else is buying, and shelves are touched in the order
 * of their ids, first items, then variations, then flash sales, so that two orders never wait for
 * each other in a circle (safety 2). Food keeps no stock.
 */
export async function reserveStock(tx: Database, takings: StockReservation[]): Promise<Shortage[]> {
  const short: Shortage[] = [];
  for (const { id, quantity } of shelves(takings, (taking) => taking.itemId)) {
    const taken = await tx
      .update(items)
      .set({ stock: sql`${items.stock} - ${quantity}` })
      .where(and(eq(items.id, id), gte(items.stock, quantity)))
      .returning({ id: items.id });
    if (taken.length > 0) continue;
    const [item] = await tx.select({ stock: items.stock }).from(items).where(eq(items.id, id));
    if (item?.stock !== null) {
      short.push({ itemId: id, variationId: null, available: item?.stock ?? 0 });
    }
  }
  for (const { id, itemId, quantity } of shelves(takings, (taking) => taking.variationId)) {
    const taken = await tx
      .update(itemVariations)
      .set({ stock: sql`${itemVariations.stock} - ${quantity}` })
      .where(and(eq(itemVariations.id, id), gte(itemVariations.stock, quantity)))
      .returning({ id: itemVariations.id });
    if (taken.length > 0) continue;
    const [variation] = await tx
      .select({ stock: itemVariations.stock })
      .from(itemVariations)
      .where(eq(itemVariations.id, id));
    short.push({ itemId, variationId: id, available: variation?.stock ?? 0 });
  }
  for (const sale of shelves(takings, onSale)) {
    const taken = await tx
      .update(flashSaleItems)
      .set({ sold: sql`${flashSaleItems.sold} + ${sale.quantity}` })
      .where(
        and(
          inSale(sale),
          gte(sql`${flashSaleItems.stock} - ${flashSaleItems.sold}`, sale.quantity),
        ),
      )
      .returning({ itemId: flashSaleItems.itemId });
    if (taken.length > 0) continue;
    const [left] = await tx
      .select({ count: sql<number>`${flashSaleItems.stock} - ${flashSaleItems.sold}` })
      .from(flashSaleItems)
      .where(inSale(sale));
    short.push({ itemId: sale.itemId, variationId: null, available: left?.count ?? 0 });
  }
  return short;
}

/** Puts back what `takeStock` took. */
export async function restock(tx: Database, takings: StockReservation[]) {
  for (const { id, quantity } of shelves(takings, (taking) => taking.itemId)) {
    await tx
      .update(items)
      .set({ stock: sql`${items.stock} + ${quantity}` })
      .where(and(eq(items.id, id), isNotNull(items.stock)));
  }
  for (const { id, quantity } of shelves(takings, (taking) => taking.variationId)) {
    await tx
      .update(itemVariations)
      .set({ stock: sql`${itemVariations.stock} + ${quantity}` })
      .where(eq(itemVariations.id, id));
  }
  for (const sale of shelves(takings, onSale)) {
    await tx
      .update(flashSaleItems)
      .set({ sold: sql`greatest(${flashSaleItems.sold} - ${sale.quantity}, 0)` })
      .where(inSale(sale));
  }
}

/** What is taken off each shelf over all lines, in the order of their ids. */
function shelves(
  takings: StockReservation[],
  shelfOf: (taking: StockReservation) => number | null,
): Shelf[] {
  const sums = new Map<string, Shelf>();
  for (const taking of takings) {
    const id = shelfOf(taking);
    if (id === null) continue;
    const key = `${taking.itemId} ${id}`;
    const sum = sums.get(key) ?? { itemId: taking.itemId, id, quantity: 0 };
    sums.set(key, { ...sum, quantity: sum.quantity + taking.quantity });
  }
  return [...sums.values()].sort((a, b) => a.id - b.id || a.itemId - b.itemId);
}

function onSale(taking: StockReservation): number | null {
  return taking.flashSaleId;
}

function inSale({ id, itemId }: Shelf) {
  return and(eq(flashSaleItems.flashSaleId, id), eq(flashSaleItems.itemId, itemId));
}
