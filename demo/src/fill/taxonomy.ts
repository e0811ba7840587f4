import * as tables from "@errand/server/catalog/catalog.tables";
import type { Database } from "@errand/server/database/database";
import { insertRows } from "@errand/server/database/insert-rows";
import { vehicleBrands, vehicleCategories } from "@errand/server/rental/rental.tables";
import type { Taxonomy } from "@errand/town/catalogue/catalogue.types";
import type { ModuleIds } from "./shop.ts";
import { syncIdsAndAnalyze } from "./sync-ids.ts";

/**
 * Returns the id of the entry with this key, which is its position in the list, from 1; null for an
 * unknown key.
 */
export function idIn(entries: { key: string }[], key: string | null): number | null {
  return key === null ? null : entries.findIndex((entry) => entry.key === key) + 1 || null;
}

export async function fillTaxonomy(
  db: Database,
  taxonomy: Taxonomy,
  moduleId: ModuleIds,
): Promise<void> {
  await insertRows(
    db,
    tables.categories,
    taxonomy.categories.map((category, index) => ({
      id: index + 1,
      moduleId: moduleId(category.module),
      parentId: idIn(taxonomy.categories, category.parent),
      slug: category.key,
      name: category.name,
      image: category.picture,
      priority: category.priority,
      featured: category.featured,
    })),
  );
  await insertRows(
    db,
    tables.brands,
    taxonomy.brands.map(({ key, name, picture }, index) => ({
      id: index + 1,
      moduleId: moduleId("ecommerce"),
      slug: key,
      name: name.en,
      image: picture,
    })),
  );
  await insertRows(
    db,
    tables.commonConditions,
    taxonomy.commonConditions.map(({ key, name }, index) => ({
      id: index + 1,
      moduleId: moduleId("pharmacy"),
      slug: key,
      name,
    })),
  );
  await insertRows(
    db,
    vehicleCategories,
    taxonomy.vehicleCategories.map(({ name, picture }, index) => ({
      id: index + 1,
      moduleId: moduleId("rental"),
      name,
      image: picture,
    })),
  );
  await insertRows(
    db,
    vehicleBrands,
    taxonomy.vehicleBrands.map(({ name, picture }, index) => ({
      id: index + 1,
      name: name.en,
      image: picture,
    })),
  );
  await syncIdsAndAnalyze(db, [
    tables.categories,
    tables.brands,
    tables.commonConditions,
    vehicleCategories,
    vehicleBrands,
  ]);
}

/**
 * Returns the category ids of an item: the main category and, for the key of a subcategory, that
 * one.
 */
export function categoryOf(
  { categories }: Taxonomy,
  key: string,
): { categoryId: number; subCategoryId: number | null } {
  const parent = categories.find((category) => category.key === key)?.parent ?? null;
  const own = idIn(categories, key) ?? 0;
  return parent === null
    ? { categoryId: own, subCategoryId: null }
    : { categoryId: idIn(categories, parent) ?? 0, subCategoryId: own };
}
