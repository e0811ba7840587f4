import { eq, sql } from "drizzle-orm";
import { items, stores } from "../catalog/catalog.tables.ts";
import { choiceColumns } from "../catalog/sales.data.ts";
import type { Database } from "../database/database.ts";
import { preparedQuery } from "../database/prepared-statements.ts";
import type { ItemOffer } from "../items/items.data.ts";
import { modules } from "../modules/modules.tables.ts";

/** An item with all that decides whether and at what price it can be ordered, also when it is no longer offered. */
export interface CartProduct extends ItemOffer {
  store: typeof stores.$inferSelect;
}

/** Goods by the id of their item. */
export async function readCartProducts(
  db: Database,
  itemIds: number[],
): Promise<Map<number, CartProduct>> {
  if (itemIds.length === 0) return new Map();
  const products: CartProduct[] = await cartProductsByIds(db).execute({
    ids: [...new Set(itemIds)],
  });
  return new Map(products.map((one) => [one.item.id, one]));
}

const cartProductsByIds = preparedQuery((db) =>
  db
    .select({ item: items, store: stores, moduleType: modules.type, ...choiceColumns })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.storeId))
    .innerJoin(modules, eq(modules.id, items.moduleId))
    .where(sql`${items.id} = any(${sql.placeholder("ids")})`)
    .prepare("goods_by_ids"),
);
