import { eq, or, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { customers, newReferralCode, sessions, signInSources } from "./account.tables.ts";
import { interests } from "./interests.tables.ts";
import { passkeyChallenges, passkeys } from "./passkeys.tables.ts";
import { pendingSignIns } from "./pending-sign-ins.tables.ts";
import { deleteReferralsOf } from "./referrals.data.ts";
import { socialIdentities } from "./social.tables.ts";

/**
 * Deletes everything that signs in to an account, and the personal data of its row. The row
 * remains, because orders and the ledger name its id. Its contacts are free for another account.
 */
export async function anonymizeCustomer(tx: Database, customerId: number, now: Date) {
  for (const table of [
    sessions,
    signInSources,
    passkeys,
    passkeyChallenges,
    socialIdentities,
    interests,
  ]) {
    await tx.delete(table).where(eq(table.customerId, customerId));
  }
  await deleteReferralsOf(tx, customerId);
  const ofCustomer = eq(pendingSignIns.customerId, customerId);
  await tx.delete(pendingSignIns).where(or(ofCustomer, eq(pendingSignIns.matchId, customerId)));
  await tx
    .update(customers)
    .set({
      firstName: "",
      lastName: "",
      phone: null,
      phoneVerified: false,
      email: null,
      emailVerified: false,
      passwordHash: null,
      passkeyUserId: sql`gen_random_uuid()`,
      image: null,
      refCode: newReferralCode,
      deletedAt: now,
    })
    .where(eq(customers.id, customerId));
}
