import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { categories } from "./catalog.tables.ts";

/** The number of active categories of the module among `ids`. */
export function countCategories(db: Database, moduleId: number, ids: number[]): Promise<number> {
  return db.$count(
    categories,
    and(
      eq(categories.moduleId, moduleId),
      eq(categories.active, true),
      inArray(categories.id, ids),
    ),
  );
}
