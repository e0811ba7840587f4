import { eq, sql } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";

/** Active stores and their items, by module and zone. */
export async function countStores(db: Database) {
  return db
    .select({
      moduleId: stores.moduleId,
      zoneId: stores.zoneId,
      stores: sql<number>`count(*)`.mapWith(Number),
      items: sql<number>`sum(${stores.itemCount})`.mapWith(Number),
    })
    .from(stores)
    .where(eq(stores.active, true))
    .groupBy(stores.moduleId, stores.zoneId);
}
