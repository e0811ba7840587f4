import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { categories } from "./catalog.tables.ts";

/** How many of these categories the module shows. */
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
