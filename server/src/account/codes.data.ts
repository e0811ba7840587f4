import { and, desc, eq, gt, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { lockKey } from "../database/shop-schema.ts";
import type { CodePurpose } from "./code-purpose.ts";
import { codeSends, oneTimeCodes } from "./codes.tables.ts";

export interface CodeSend {
  recipient: string;
  /** The account of the recipient, if there is one. */
  customerId: number | null;
  address: string;
}

/** The seconds after which another code can be sent to a recipient. */
export const resendSeconds = 60;

/** Maximum number of codes per period (contract 1.7). */
const limits: { max: number; seconds: number; of: (sending: CodeSend) => SQL | undefined }[] = [
  { max: 1, seconds: resendSeconds, of: ({ recipient }) => eq(codeSends.recipient, recipient) },
  { max: 5, seconds: 3600, of: ({ recipient }) => eq(codeSends.recipient, recipient) },
  { max: 10, seconds: 86_400, of: ({ recipient }) => eq(codeSends.recipient, recipient) },
  {
    max: 20,
    seconds: 86_400,
    of: ({ customerId }) =>
      customerId === null ? sql`false` : eq(codeSends.customerId, customerId),
  },
  { max: 20, seconds: 3600, of: ({ address }) => eq(codeSends.address, address) },
  { max: 1000, seconds: 3600, of: () => undefined },
];

/**
 * Counts a code and returns 0. Above a limit, counts nothing and returns the seconds until the next
 * code is allowed. Holds a lock until the end of the transaction, so that simultaneous calls cannot
 * exceed a limit; call it last.
 */
export async function countSend(tx: Database, sending: CodeSend, now: Date): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey("code sends")})`);
  let wait = 0;
  for (const { max, seconds, of } of limits) {
    const since = new Date(now.getTime() - seconds * 1000);
    const [first] = await tx
      .select({ sentAt: codeSends.sentAt })
      .from(codeSends)
      .where(and(of(sending), gt(codeSends.sentAt, since)))
      .orderBy(desc(codeSends.sentAt))
      .limit(1)
      .offset(max - 1);
    if (first) wait = Math.max(wait, (first.sentAt.getTime() - since.getTime()) / 1000);
  }
  if (wait === 0) await tx.insert(codeSends).values({ ...sending, sentAt: now });
  return Math.ceil(wait);
}

/** Returns the latest code sent to a recipient for one of these purposes; null without one. */
export async function newestCode(
  db: Database,
  { purposes, recipient }: { purposes: CodePurpose[]; recipient: string },
): Promise<{ purpose: CodePurpose; recipient: string; pendingSignInId: number | null } | null> {
  const [code] = await db
    .select({
      purpose: oneTimeCodes.purpose,
      recipient: oneTimeCodes.recipient,
      pendingSignInId: oneTimeCodes.pendingSignInId,
    })
    .from(oneTimeCodes)
    .where(and(inArray(oneTimeCodes.purpose, purposes), eq(oneTimeCodes.recipient, recipient)))
    .orderBy(desc(oneTimeCodes.expiresAt))
    .limit(1);
  return code ?? null;
}

/** Deletes expired codes, and the records of codes sent more than a day ago. */
export async function deleteOldCodes(db: Database) {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, sql`now()`));
  await db.delete(codeSends).where(lt(codeSends.sentAt, sql`now() - interval '24 hours'`));
}
