import { and, eq } from "drizzle-orm";
import { items, stores } from "../catalog/catalog.tables.ts";
import { listed } from "../catalog/item-conditions.data.ts";
import type { Database } from "../database/database.ts";

/**
 * An item that a store offers for a wish; undefined if the store does not sell it now. What needs a
 * prescription is not advertised.
 */
export async function findOfferedItem(db: Database, id: number, storeId: number) {
  const [item] = await db
    .select({
      ...{ id: items.id, slug: items.slug, name: items.name, price: items.price },
      ...{ moduleId: items.moduleId, storeId: items.storeId, storeName: stores.name },
    })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.storeId))
    .where(
      and(
        ...[eq(items.id, id), eq(items.storeId, storeId), listed],
        ...[eq(stores.active, true), eq(items.prescriptionRequired, false)],
      ),
    );
  return item;
}

export type OfferedItem = NonNullable<Awaited<ReturnType<typeof findOfferedItem>>>;
