import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { brands, commonConditions, items } from "./catalog.tables.ts";
import { listed } from "./item-conditions.data.ts";

/** Brands and common conditions with the number of their listed items. */

export type BrandRow = typeof brands.$inferSelect & { itemCount: number };
export type ConditionRow = typeof commonConditions.$inferSelect & { itemCount: number };

export async function readBrands(db: Database): Promise<BrandRow[]> {
  const [rows, counts] = await Promise.all([
    db.select().from(brands).where(eq(brands.active, true)).orderBy(brands.id),
    countItemsBy(db, items.brandId),
  ]);
  return rows.map((row) => ({ ...row, itemCount: counts.get(row.id) ?? 0 }));
}

export async function readConditions(db: Database): Promise<ConditionRow[]> {
  const [rows, counts] = await Promise.all([
    db
      .select()
      .from(commonConditions)
      .where(eq(commonConditions.active, true))
      .orderBy(commonConditions.id),
    countItemsBy(db, items.commonConditionId),
  ]);
  return rows.map((row) => ({ ...row, itemCount: counts.get(row.id) ?? 0 }));
}

async function countItemsBy(
  db: Database,
  column: typeof items.brandId | typeof items.commonConditionId,
): Promise<Map<number | null, number>> {
  const rows = await db
    .select({ id: column, count: sql<number>`count(*)` })
    .from(items)
    .where(and(listed, isNotNull(column)))
    .groupBy(column);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
