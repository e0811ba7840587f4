import { flashSaleItems, flashSales } from "@errand/server/catalog/catalog.tables";
import type { Database } from "@errand/server/database/database";
import { desc, eq } from "drizzle-orm";

/** The length of a flash sale in hours. */
export const saleHours = 24;

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
      await tx
        .insert(flashSaleItems)
        .values(
          old.map((item) => ({ ...item, flashSaleId: sale.id, sold: Math.floor(item.stock / 3) })),
        );
    });
  }
}
