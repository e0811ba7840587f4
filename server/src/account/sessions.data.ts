import { and, desc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { sessionLife, tokenHash } from "../requests/caller.ts";
import { sessions } from "./account.tables.ts";

/** The customer's sessions that are not over: that of `token` first, then by last use. */
export async function liveSessions(db: Database, customerId: number, token: string) {
  const isCurrent = sql<boolean>`${sessions.tokenHash} = ${tokenHash(token)}`;
  return db
    .select({
      id: sessions.id,
      browser: sessions.browser,
      system: sessions.system,
      createdAt: sessions.createdAt,
      lastUsedAt: sessions.lastUsedAt,
      isCurrent,
    })
    .from(sessions)
    .where(and(eq(sessions.customerId, customerId), gt(sessions.lastUsedAt, sessionLife)))
    .orderBy(desc(isCurrent), desc(sessions.lastUsedAt), desc(sessions.id));
}

/** Whether this session was opened within the last ten minutes. */
export async function isFreshSession(db: Database, token: string) {
  const isFresh = gt(sessions.createdAt, sql`now() - interval '10 minutes'`);
  return (await db.$count(sessions, and(eq(sessions.tokenHash, tokenHash(token)), isFresh))) > 0;
}

/** Whether the customer had this session, which is over now. */
export async function endSessionOf(db: Database, customerId: number, id: number) {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.customerId, customerId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}
