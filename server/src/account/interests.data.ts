import { and, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { interests } from "./interests.tables.ts";

/** Replaces the interests of a customer in this module. */
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

/** The modules for which the customer has chosen interests. */
export async function modulesOfInterest(db: Database, customerId: number): Promise<number[]> {
  const rows = await db
    .select({ moduleId: interests.moduleId })
    .from(interests)
    .where(eq(interests.customerId, customerId))
    .orderBy(interests.moduleId);
  return rows.map(({ moduleId }) => moduleId);
}

/** The chosen categories of a module. */
export async function interestsIn(
  db: Database,
  customerId: number,
  moduleId: number,
): Promise<number[]> {
  const [row] = await db
    .select({ categoryIds: interests.categoryIds })
    .from(interests)
    .where(and(eq(interests.customerId, customerId), eq(interests.moduleId, moduleId)));
  return row?.categoryIds ?? [];
}
