import type { SocialMedium } from "@errand/core/account/social-proof";
import { and, eq } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import type { PendingIdentity } from "./pending-sign-ins.tables.ts";
import { socialIdentities } from "./social.tables.ts";

type Named = Pick<PendingIdentity, "medium" | "subject">;

/** The account linked to this identity, or null. */
export async function customerOfIdentity(
  db: Database,
  { medium, subject }: Named,
): Promise<number | null> {
  const [row] = await db
    .select({ customerId: socialIdentities.customerId })
    .from(socialIdentities)
    .where(and(eq(socialIdentities.medium, medium), eq(socialIdentities.subject, subject)));
  return row?.customerId ?? null;
}

/** Links the identity to this account unless it is linked already. */
export async function linkIdentity(
  db: Database,
  { medium, subject }: Named,
  customerId: number,
  now: Date,
) {
  await db
    .insert(socialIdentities)
    .values({ medium, subject, customerId, linkedAt: now })
    .onConflictDoNothing();
}

/** The lock key of an identity (`lockContacts`). */
export function identityLockKey({
  medium,
  subject,
}: {
  medium: SocialMedium;
  subject: string;
}): string {
  return `${medium} ${subject}`;
}
