import { AppError } from "@errand/core/errors";
import { and, asc, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { categories, items, stores } from "../catalog/catalog.tables.ts";
import { sortByMenu } from "../catalog/category.data.ts";
import type { Database } from "../database/database.ts";

interface PlacedCategory {
  id: number;
  item_ids: number[];
}

/** The items of a store by main category, in the order of its page; deleted ones are left out. */
export async function readMenu(db: Database, storeId: number): Promise<PlacedCategory[]> {
  const [store] = await db
    .select({ menu: stores.menuCategoryIds })
    .from(stores)
    .where(eq(stores.id, storeId));
  const rows = await db
    .select({ id: items.id, categoryId: items.categoryId })
    .from(items)
    .where(and(eq(items.storeId, storeId), isNull(items.deletedAt)))
    .orderBy(sql`${items.menuPosition} nulls last`, desc(items.createdAt), asc(items.id));
  const byCategory = Map.groupBy(rows, ({ categoryId }) => categoryId);
  const used = await db
    .select({ id: categories.id })
    .from(categories)
    .where(inArray(categories.id, [...byCategory.keys()]))
    .orderBy(asc(categories.priority), asc(sql`${categories.name} ->> 'en'`), asc(categories.id));
  return sortByMenu(used, store?.menu ?? []).map(({ id }) => ({
    id,
    item_ids: (byCategory.get(id) ?? []).map((item) => item.id),
  }));
}

/**
 * Throws `menu_order_invalid` for an item of another category or store, and for one named twice.
 */
export async function writeMenu(
  tx: Database,
  storeId: number,
  placed: PlacedCategory[],
): Promise<void> {
  await tx
    .select({ id: stores.id })
    .from(stores)
    .where(eq(stores.id, storeId))
    .for("no key update");
  const rows = await tx
    .select({ id: items.id, categoryId: items.categoryId })
    .from(items)
    .where(and(eq(items.storeId, storeId), isNull(items.deletedAt)));
  const categoryOf = new Map(rows.map(({ id, categoryId }) => [id, categoryId]));
  const categoryIds = placed.map(({ id }) => id);
  const itemIds = placed.flatMap(({ item_ids }) => item_ids);
  const isForeign = placed.some(({ id, item_ids }) =>
    item_ids.some((itemId) => categoryOf.get(itemId) !== id),
  );
  const isTwice = [categoryIds, itemIds].some((ids) => new Set(ids).size !== ids.length);
  const known = new Set(categoryOf.values());
  if (isForeign || isTwice || categoryIds.some((id) => !known.has(id))) {
    throw new AppError("menu_order_invalid", { field: "categories" });
  }
  await tx.update(stores).set({ menuCategoryIds: categoryIds }).where(eq(stores.id, storeId));
  await tx.execute(sql`
    update ${items} as i set menu_position = placed.position
    from (
      select item.id, stated.position::integer
      from ${items} as item
      left join unnest(${sql.param(itemIds)}::bigint[]) with ordinality as stated (id, position)
        on stated.id = item.id
      where item.store_id = ${storeId}
    ) as placed
    where placed.id = i.id and i.menu_position is distinct from placed.position`);
}
