import { flashSaleItems, flashSales } from "@errand/server/catalog/catalog.tables";
import type { Database } from "@errand/server/database/database";
import { newStockChange, type StockLevel, setStock } from "@errand/server/stock/set-stock";
import { desc, eq } from "drizzle-orm";

/** The length of a flash sale in hours. */
export const saleHours = 24;

/** The pieces that are left when a sale starts: a third of them is sold already. */
export function piecesAtStart({
  itemId,
  flashSaleId,
  stock,
}: Pick<typeof flashSaleItems.$inferSelect, "itemId" | "flashSaleId" | "stock">): StockLevel {
  return { itemId, variationId: null, flashSaleId, quantity: stock - Math.floor(stock / 3) };
}

/**
 * Starts a new sale in every module whose last one has ended, with the same items and discounts and
 * a third of the stock sold. The old sale stays, because orders refer to it.
 */
export async function renewFlashSales(db: Database, now: Date): Promise<void> {
  const latest = await db
    .selectDistinctOn([flashSales.moduleId])
    .from(flashSales)
    .orderBy(flashSales.moduleId, desc(flashSales.ends));
  for (const { id, moduleId, title, ends } of latest) {
    if (ends > now) continue;
    await db.transaction(async (tx) => {
      const next = {
        moduleId,
        title,
        starts: now,
        ends: new Date(now.getTime() + saleHours * 3.6e6),
      };
      const [sale] = await tx.insert(flashSales).values(next).returning({ id: flashSales.id });
      if (!sale) return;
      const old = await tx.select().from(flashSaleItems).where(eq(flashSaleItems.flashSaleId, id));
      if (old.length === 0) return;
      const renewed = old.map((item) => ({ ...item, flashSaleId: sale.id }));
      await tx.insert(flashSaleItems).values(renewed);
      await setStock(tx, newStockChange("setting"), renewed.map(piecesAtStart));
    });
  }
}
