import type { Item } from "@errand/core/catalog/catalog.types";
import { type Language, localize } from "@errand/core/language";
import { eq, inArray, or } from "drizzle-orm";
import { categories, items } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";

type Categories = Item["category_ids"];

/**
 * The present categories of ordered items, the main one first. An order does not store them: they
 * say where its store finds an item, not what was sold.
 */
export async function readLineCategories(
  db: Database,
  itemIds: number[],
  language: Language,
): Promise<Map<number, Categories>> {
  if (itemIds.length === 0) return new Map();
  const { id, slug, name, parentId } = categories;
  const rows = await db
    .select({ itemId: items.id, id, slug, name, parentId })
    .from(items)
    .innerJoin(categories, or(eq(id, items.categoryId), eq(id, items.subCategoryId)))
    .where(inArray(items.id, [...new Set(itemIds)]));
  const byItem = Map.groupBy(rows, ({ itemId }) => itemId);
  return new Map(
    [...byItem].map(([itemId, found]) => [itemId, toCategories(found, language)] as const),
  );
}

/** The present article numbers of ordered items. */
export async function readLineSkus(
  db: Database,
  itemIds: number[],
): Promise<Map<number, string | null>> {
  if (itemIds.length === 0) return new Map();
  const rows = await db
    .select({ id: items.id, sku: items.sku })
    .from(items)
    .where(inArray(items.id, [...new Set(itemIds)]));
  return new Map(rows.map(({ id, sku }) => [id, sku]));
}

type CategoryRow = Pick<typeof categories.$inferSelect, "id" | "slug" | "name" | "parentId">;

function toCategories(rows: CategoryRow[], language: Language): Categories {
  return rows
    .map(({ id, slug, name, parentId }) => ({
      id,
      slug,
      name: localize(name, language),
      position: parentId === null ? (0 as const) : (1 as const),
    }))
    .toSorted((a, b) => a.position - b.position);
}
