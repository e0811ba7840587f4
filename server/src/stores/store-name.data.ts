import type { LocalizedText } from "@errand/core/language";
import { eq } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";

/** The name of a store that somebody works at. */
export async function readStoreName(db: Database, storeId: number): Promise<LocalizedText> {
  const [store] = await db.select({ name: stores.name }).from(stores).where(eq(stores.id, storeId));
  if (!store) throw new Error(`the store ${storeId} of a member of the staff does not exist`);
  return store.name;
}
