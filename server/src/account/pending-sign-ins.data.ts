import { randomBytes } from "node:crypto";
import { and, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { tokenHash } from "../requests/caller.ts";
import { pendingSignIns } from "./pending-sign-ins.tables.ts";

export type PendingSignIn = typeof pendingSignIns.$inferSelect;

const lifeMs = 30 * 60_000;

export async function openPending(
  db: Database,
  signIn: Pick<PendingSignIn, "loginType"> &
    Partial<Pick<PendingSignIn, "customerId" | "phone" | "identity">>,
  now: Date,
): Promise<PendingSignIn> {
  const [pending] = await db
    .insert(pendingSignIns)
    .values({
      ...signIn,
      // A placeholder that is never sent; `renewToken` issues the real one.
      tokenHash: tokenHash(randomToken()),
      expiresAt: new Date(now.getTime() + lifeMs),
    })
    .returning();
  if (!pending) throw new Error("inserting the pending sign-in returned no row");
  return pending;
}

export async function findPending(
  db: Database,
  by: { token: string } | { id: number },
  now: Date,
): Promise<PendingSignIn | null> {
  const [pending] = await db
    .select()
    .from(pendingSignIns)
    .where(
      and(
        "id" in by
          ? eq(pendingSignIns.id, by.id)
          : eq(pendingSignIns.tokenHash, tokenHash(by.token)),
        gt(pendingSignIns.expiresAt, now),
      ),
    )
    .for("update");
  return pending ?? null;
}

/** The latest sign-in that waits for a code to this phone. */
export async function findPendingByPhone(
  db: Database,
  { phone, loginType }: { phone: string; loginType: PendingSignIn["loginType"] },
  now: Date,
): Promise<PendingSignIn | null> {
  const [pending] = await db
    .select()
    .from(pendingSignIns)
    .where(
      and(
        eq(pendingSignIns.codeRecipient, phone),
        eq(pendingSignIns.loginType, loginType),
        gt(pendingSignIns.expiresAt, now),
      ),
    )
    .orderBy(desc(pendingSignIns.id))
    .limit(1)
    .for("update");
  return pending ?? null;
}

export async function changePending(
  db: Database,
  id: number,
  change: Partial<Omit<PendingSignIn, "id" | "tokenHash">>,
) {
  await db.update(pendingSignIns).set(change).where(eq(pendingSignIns.id, id));
}

/** Issues a new token for the sign-in; only its hash is stored. */
export async function renewToken(db: Database, id: number): Promise<string> {
  const token = randomToken();
  await db
    .update(pendingSignIns)
    .set({ tokenHash: tokenHash(token) })
    .where(eq(pendingSignIns.id, id));
  return token;
}

export async function closePending(db: Database, id: number) {
  await db.delete(pendingSignIns).where(eq(pendingSignIns.id, id));
}

export async function deleteExpiredPending(db: Database) {
  await db.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, sql`now()`));
}

function randomToken(): string {
  return randomBytes(32).toString("base64url");
}
