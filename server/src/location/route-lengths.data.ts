import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { routeLengths } from "./route-lengths.tables.ts";

export type StoredLength = typeof routeLengths.$inferSelect;

export async function findLength(
  db: Database,
  ends: string,
  now: Date,
): Promise<StoredLength | null> {
  const isValid = and(eq(routeLengths.ends, ends), gt(routeLengths.expiresAt, now));
  const [stored] = await db.select().from(routeLengths).where(isValid);
  return stored ?? null;
}

/**
 * Stores a length unless one is valid, and returns the valid one: that of the first of several
 * callers.
 */
export async function keepLength(
  db: Database,
  length: StoredLength,
  now: Date,
): Promise<StoredLength> {
  const [stored] = await db
    .insert(routeLengths)
    .values(length)
    .onConflictDoUpdate({
      target: routeLengths.ends,
      set: {
        meters: sql`excluded.meters`,
        seconds: sql`excluded.seconds`,
        expiresAt: sql`excluded.expires_at`,
      },
      setWhere: sql`${routeLengths.expiresAt} <= ${now.toISOString()}`,
    })
    .returning();
  return stored ?? (await findLength(db, length.ends, now)) ?? length;
}

export async function deleteExpiredLengths(db: Database): Promise<void> {
  await db.delete(routeLengths).where(lt(routeLengths.expiresAt, sql`now()`));
}
