import { randomBytes } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { tokenHash } from "../requests/caller.ts";
import { type Preview, previews } from "./previews.tables.ts";

/** Stores a preview; returns its token. */
export async function addPreview(
  db: Database,
  preview: Omit<Preview, "tokenHash">,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db.insert(previews).values({ ...preview, tokenHash: tokenHash(token) });
  return token;
}

/** Null for an unknown token, and once the preview has ended. */
export async function findPreview(db: Database, token: string, now: Date): Promise<Preview | null> {
  const [preview] = await db
    .select()
    .from(previews)
    .where(and(eq(previews.tokenHash, tokenHash(token)), gt(previews.expiresAt, now)));
  return preview ?? null;
}

export async function deleteExpiredPreviews(db: Database) {
  await db.delete(previews).where(lt(previews.expiresAt, sql`now()`));
}
