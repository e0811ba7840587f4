import { and, asc, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { customers } from "./account.tables.ts";
import { passkeyChallenges, passkeys } from "./passkeys.tables.ts";

export type Passkey = typeof passkeys.$inferSelect;

export const challengeLifeMs = 5 * 60_000;

/** Stores a challenge, for the customer who adds a passkey or, with null, for a sign-in. */
export async function storeChallenge(
  db: Database,
  challenge: string,
  { customerId, now }: { customerId: number | null; now: Date },
) {
  const expiresAt = new Date(now.getTime() + challengeLifeMs);
  await db.insert(passkeyChallenges).values({ challenge, customerId, expiresAt });
}

/** Uses a challenge up; false if it was not issued for this, is used already, or has expired. */
export async function takeChallenge(
  db: Database,
  challenge: string,
  { customerId, now }: { customerId: number | null; now: Date },
): Promise<boolean> {
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        customerId === null
          ? isNull(passkeyChallenges.customerId)
          : eq(passkeyChallenges.customerId, customerId),
      ),
    )
    .returning({ expiresAt: passkeyChallenges.expiresAt });
  return taken.some(({ expiresAt }) => expiresAt > now);
}

export async function deleteExpiredChallenges(db: Database) {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`));
}

export function listPasskeysOf(db: Database, customerId: number): Promise<Passkey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.customerId, customerId))
    .orderBy(asc(passkeys.id));
}

/** Adds a passkey; null if any account has one with this credential. */
export async function insertPasskey(
  db: Database,
  passkey: Omit<typeof passkeys.$inferInsert, "id">,
): Promise<Passkey | null> {
  const [added] = await db.insert(passkeys).values(passkey).onConflictDoNothing().returning();
  return added ?? null;
}

/** The passkey of a credential with its account; null when there is none. */
export async function findPasskey(db: Database, credentialId: string) {
  const [found] = await db
    .select({ passkey: passkeys, customer: customers })
    .from(passkeys)
    .innerJoin(customers, eq(customers.id, passkeys.customerId))
    .where(eq(passkeys.credentialId, credentialId));
  return found ?? null;
}

/**
 * Records a use of a passkey; false if it has been removed, or if another use has reached this
 * counter, which means that there are two copies of the key. Authenticators without a counter send
 * 0.
 */
export async function recordPasskeyUse(
  db: Database,
  { id, counter, now }: { id: number; counter: number; now: Date },
): Promise<boolean> {
  const isNext = or(
    lt(passkeys.counter, counter),
    and(eq(passkeys.counter, 0), eq(sql`${counter}::bigint`, 0)),
  );
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), isNext))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

/** Renames a passkey; false if the customer has no such passkey. */
export async function setPasskeyName(
  db: Database,
  customerId: number,
  { id, name }: { id: number; name: string },
): Promise<boolean> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.customerId, customerId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return renamed.length > 0;
}

/** Deletes a passkey; false if the customer has no such passkey. */
export async function deletePasskey(db: Database, customerId: number, id: number) {
  const deleted = await db
    .delete(passkeys)
    .where(and(eq(passkeys.customerId, customerId), eq(passkeys.id, id)))
    .returning({ id: passkeys.id });
  return deleted.length > 0;
}
