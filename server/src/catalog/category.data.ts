import type { Category } from "@errand/core/catalog/catalog.types";
import { type Language, localize } from "@errand/core/language";
import { isId } from "@errand/core/values";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { pictureUrl } from "../pictures/picture-url.ts";
import { categories } from "./catalog.tables.ts";
import type { ListedItemCounts } from "./listed-item-counts.data.ts";

export type CategoryRow = typeof categories.$inferSelect & { itemCount: number };

/** The active categories. A child of an inactive parent is left out. */
export interface Categories {
  byId: Map<number, CategoryRow>;
  bySlug: Map<string, CategoryRow>;
  /** Children by their parent's id, main categories under 0; by priority, then id. */
  childrenOf: Map<number, CategoryRow[]>;
}

export async function readCategories(db: Database, listed: ListedItemCounts): Promise<Categories> {
  const rows = await db
    .select()
    .from(categories)
    .where(eq(categories.active, true))
    .orderBy(asc(categories.priority), asc(categories.id));
  const counts = countItems(listed);
  const ids = new Set(rows.map(({ id }) => id));
  const reachable = rows
    .filter(({ parentId }) => parentId === null || ids.has(parentId))
    .map((row) => ({ ...row, itemCount: counts.get(row.id) ?? 0 }));
  return {
    byId: new Map(reachable.map((row) => [row.id, row])),
    bySlug: new Map(reachable.map((row) => [row.slug, row])),
    childrenOf: Map.groupBy(reachable, ({ parentId }) => parentId ?? 0),
  };
}

/** Listed items by category; those of a child also count for its parent. */
function countItems(listed: ListedItemCounts): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { categoryId, subCategoryId, count } of [...listed.values()].flat()) {
    for (const id of subCategoryId === null ? [categoryId] : [categoryId, subCategoryId]) {
      counts.set(id, (counts.get(id) ?? 0) + count);
    }
  }
  return counts;
}

/** By id, or by slug: `12` or `pizzas`. */
export function findCategory(all: Categories, idOrSlug: string): CategoryRow | undefined {
  return isId(idOrSlug) ? all.byId.get(Number(idOrSlug)) : all.bySlug.get(idOrSlug);
}

interface ResponseOptions {
  url: string;
  language: Language;
}

export function toCategoryResponse(
  all: Categories,
  row: CategoryRow,
  options: ResponseOptions,
): Category {
  return {
    id: row.id,
    slug: row.slug,
    name: localize(row.name, options.language),
    image_full_url: pictureUrl(options.url, row.image),
    module_id: row.moduleId,
    parent_id: row.parentId ?? 0,
    position: row.parentId === null ? 0 : 1,
    featured: row.featured ? 1 : 0,
    products_count: row.itemCount,
    childes: toCategoryResponses(all, all.childrenOf.get(row.id) ?? [], options),
  };
}

/** Categories with their children inside, by priority, then name. */
export function toCategoryResponses(
  all: Categories,
  rows: readonly CategoryRow[],
  options: ResponseOptions,
): Category[] {
  return rows
    .toSorted(
      (a, b) =>
        a.priority - b.priority ||
        localize(a.name, options.language).localeCompare(
          localize(b.name, options.language),
          options.language,
        ) ||
        a.id - b.id,
    )
    .map((row) => toCategoryResponse(all, row, options));
}

/** First those that a store has placed on its page, in its order, then the others as they are. */
export function sortByMenu<Entry extends { id: number }>(
  entries: readonly Entry[],
  menu: readonly number[],
): Entry[] {
  const positions = new Map(menu.map((id, index) => [id, index]));
  const toPosition = ({ id }: Entry) => positions.get(id) ?? menu.length;
  return entries.toSorted((a, b) => toPosition(a) - toPosition(b));
}
