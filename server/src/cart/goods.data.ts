import { eq, inArray } from "drizzle-orm";
import { items, stores } from "../catalog/catalog.tables.ts";
import {
  type AddOnRow,
  readAddOns,
  readVariations,
  type VariationRow,
} from "../catalog/offer.data.ts";
import type { Database } from "../database/database.ts";

/** An item with all that decides whether and at what price it can be ordered, also when it is no longer offered. */
export interface Goods {
  item: typeof items.$inferSelect;
  store: typeof stores.$inferSelect;
  variations: VariationRow[];
  /** Offered with the item now. */
  addOns: AddOnRow[];
}

/** Goods by the id of their item. */
export async function readGoods(db: Database, itemIds: number[]): Promise<Map<number, Goods>> {
  if (itemIds.length === 0) return new Map();
  const found = await db
    .select({ item: items, store: stores })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.storeId))
    .where(inArray(items.id, [...new Set(itemIds)]));
  const varied = found.filter(({ item }) => item.choices.length > 0);
  const variations = await readVariations(
    db,
    varied.map(({ item }) => item.id),
  );
  const addOns = await readAddOns(
    db,
    found.flatMap(({ item }) => item.addOnIds),
  );
  return new Map(
    found.map(({ item, store }) => [
      item.id,
      {
        item,
        store,
        variations: variations.get(item.id) ?? [],
        addOns: item.addOnIds.flatMap((id) => addOns.get(id) ?? []),
      },
    ]),
  );
}
