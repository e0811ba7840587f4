import { eq, sql } from "drizzle-orm";
import { items, stores } from "../catalog/catalog.tables.ts";
import { offerColumns } from "../catalog/sales.data.ts";
import type { Database } from "../database/database.ts";
import { preparedQuery } from "../database/prepared-statements.ts";
import type { ItemOffer } from "../items/items.data.ts";
import { modules } from "../modules/modules.tables.ts";

/** An item, active or not, with everything that decides whether it can be ordered and at what price. */
export interface CartProduct extends ItemOffer {
  store: typeof stores.$inferSelect;
}

/** Products by the id of their item. */
export async function readCartProducts(
  db: Database,
  itemIds: number[],
): Promise<Map<number, CartProduct>> {
  if (itemIds.length === 0) return new Map();
  const products: CartProduct[] = await cartProductsByIds(db).execute({
    ids: [...new Set(itemIds)],
  });
  return new Map(products.map((product) => [product.item.id, product]));
}

const cartProductsByIds = preparedQuery((db) =>
  db
    .select({ item: items, store: stores, moduleType: modules.type, ...offerColumns })
    .from(items)
    .innerJoin(stores, eq(stores.id, items.storeId))
    .innerJoin(modules, eq(modules.id, items.moduleId))
    .where(sql`${items.id} = any(${sql.placeholder("ids")})`)
    .prepare("cart_products_by_ids"),
);
