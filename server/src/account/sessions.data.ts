import { AppError } from "@errand/core/errors";
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { preparedQuery } from "../database/prepared-statements.ts";
import { readBearerToken, type Session, tokenHash } from "../requests/caller.ts";
import { customers, sessions } from "./account.tables.ts";

/** Sessions last used before this time have expired (contract 3.1). */
export const sessionLife = sql`now() - interval '90 days'`;

/**
 * The session of an `Authorization` header; throws `auth-001` without an active one. Sessions
 * expire 90 days after their last use, which is recorded at most once an hour.
 */
export async function findSession(db: Database, authorization: string): Promise<Session> {
  const token = readBearerToken(authorization);
  const hash = tokenHash(token);
  const [session] = await activeSession(db).execute({ hash });
  if (!session) throw new AppError("auth-001");
  if (session.stale) {
    await db.update(sessions).set({ lastUsedAt: sql`now()` }).where(eq(sessions.tokenHash, hash));
  }
  return { customerId: session.customerId, token };
}

/** As `isBlocked` says, by the clock of the database. */
export const isUnblocked = sql`(not ${customers.blocked} or ${customers.blockedUntil} <= now())`;

/** Every request of a customer reads it, so the query is prepared. */
const activeSession = preparedQuery((db) =>
  db
    .select({
      customerId: sessions.customerId,
      stale: sql<boolean>`${sessions.lastUsedAt} < now() - interval '1 hour'`,
    })
    .from(sessions)
    .innerJoin(customers, eq(customers.id, sessions.customerId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder("hash")),
        gt(sessions.lastUsedAt, sessionLife),
        isUnblocked,
        isNull(customers.deletedAt),
      ),
    )
    .prepare("active_session"),
);

/** The customer's active sessions: that of `token` first, then by last use. */
export async function listActiveSessions(db: Database, customerId: number, token: string) {
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

/** Ends a session; false if the customer has no such session. */
export async function endSessionById(db: Database, customerId: number, id: number) {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.customerId, customerId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}
