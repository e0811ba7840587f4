import { stores } from "@errand/server/catalog/catalog.tables";
import type { Database } from "@errand/server/database/database";
import { StartError } from "@errand/server/process/start-error";
import { inArray } from "drizzle-orm";

/**
 * Returns the ids of the stores and rental providers that `ERRAND_DEMO_STORES` leaves to people.
 * Throws `StartError` for a slug that no store has.
 */
export async function findLeftStores(db: Database, slugs: string[]): Promise<Set<number>> {
  if (slugs.length === 0) return new Set();
  const found = await db
    .select({ id: stores.id, slug: stores.slug })
    .from(stores)
    .where(inArray(stores.slug, slugs));
  const unknown = slugs.find((slug) => !found.some((store) => store.slug === slug));
  if (unknown !== undefined) throw new StartError(`ERRAND_DEMO_STORES: no store is at ${unknown}`);
  return new Set(found.map(({ id }) => id));
}
