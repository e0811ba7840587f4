import { eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { interests } from "./interests.tables.ts";

/** Replaces what was said of this module before. */
export async function setInterests(
  db: Database,
  { customerId, moduleId, categoryIds }: typeof interests.$inferInsert,
) {
  await db
    .insert(interests)
    .values({ customerId, moduleId, categoryIds })
    .onConflictDoUpdate({
      target: [interests.customerId, interests.moduleId],
      set: { categoryIds },
    });
}

/** The modules in which something was said. */
export async function modulesOfInterest(db: Database, customerId: number): Promise<number[]> {
  const rows = await db
    .select({ moduleId: interests.moduleId })
    .from(interests)
    .where(eq(interests.customerId, customerId))
    .orderBy(interests.moduleId);
  return rows.map(({ moduleId }) => moduleId);
}
