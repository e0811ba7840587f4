import { AppError } from "@errand/core/errors";
import { and, eq, ne } from "drizzle-orm";
import type { brands, categories, commonConditions } from "../catalog/catalog.tables.ts";
import { toSlug } from "../catalog/slug.ts";
import type { Database } from "../database/database.ts";
import type { modules } from "../modules/modules.tables.ts";

type Named = typeof categories | typeof brands | typeof commonConditions | typeof modules;

/** Throws `slug_taken` for the address of another page. */
export async function requireFreeSlug(
  db: Database,
  table: Named,
  slug: string,
  exceptId: number | null,
): Promise<void> {
  const isTaken = and(eq(table.slug, slug), ne(table.id, exceptId ?? 0));
  if ((await db.$count(table, isTaken)) > 0) {
    throw new AppError("slug_taken", { field: "values.slug" });
  }
}

/** Returns the address of a new page: with a number, when another page has that of its name. */
export async function toFreeSlug(db: Database, table: Named, name: string): Promise<string> {
  const slug = toSlug(name);
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? slug : `${slug}-${number}`;
    if ((await db.$count(table, eq(table.slug, tried))) === 0) return tried;
  }
}
