import { and, desc, eq, gt, inArray, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { type CodePurpose, codeSends, oneTimeCodes } from "./codes.tables.ts";

export interface CodeSend {
  recipient: string;
  /** Whose account it is about, when there is one. */
  customerId: number | null;
  address: string;
}

/** How many codes may be sent in how many seconds (contract 1.7). */
const limits: { most: number; seconds: number; of: (sending: CodeSend) => SQL | undefined }[] = [
  { most: 1, seconds: 60, of: ({ recipient }) => eq(codeSends.recipient, recipient) },
  { most: 5, seconds: 3600, of: ({ recipient }) => eq(codeSends.recipient, recipient) },
  { most: 10, seconds: 86_400, of: ({ recipient }) => eq(codeSends.recipient, recipient) },
  {
    most: 20,
    seconds: 86_400,
    of: ({ customerId }) =>
      customerId === null ? sql`false` : eq(codeSends.customerId, customerId),
  },
  { most: 20, seconds: 3600, of: ({ address }) => eq(codeSends.address, address) },
  { most: 1000, seconds: 3600, of: () => undefined },
];

/**
 * Counts one more code sent, and answers 0; or, when that would be one too many, counts nothing and
 * answers in how many seconds it would not be. Only one is counted at a time, so that many at once
 * do not all find room for one; to be called last in a transaction, which holds up the others.
 */
export async function countSend(tx: Database, sending: CodeSend, now: Date): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('code sends', 0))`);
  let wait = 0;
  for (const { most, seconds, of } of limits) {
    const since = new Date(now.getTime() - seconds * 1000);
    const [first] = await tx
      .select({ sentAt: codeSends.sentAt })
      .from(codeSends)
      .where(and(of(sending), gt(codeSends.sentAt, since)))
      .orderBy(desc(codeSends.sentAt))
      .limit(1)
      .offset(most - 1);
    if (first) wait = Math.max(wait, (first.sentAt.getTime() - since.getTime()) / 1000);
  }
  if (wait === 0) await tx.insert(codeSends).values({ ...sending, sentAt: now });
  return Math.ceil(wait);
}

/** The code that was sent last to somebody for one of these purposes; null when there is none. */
export async function newestCode(
  db: Database,
  { purposes, recipient }: { purposes: CodePurpose[]; recipient: string },
): Promise<{ purpose: CodePurpose; recipient: string; holder: string } | null> {
  const [code] = await db
    .select({
      purpose: oneTimeCodes.purpose,
      recipient: oneTimeCodes.recipient,
      holder: oneTimeCodes.holder,
    })
    .from(oneTimeCodes)
    .where(and(inArray(oneTimeCodes.purpose, purposes), eq(oneTimeCodes.recipient, recipient)))
    .orderBy(desc(oneTimeCodes.expiresAt))
    .limit(1);
  return code ?? null;
}

/** Sends are counted by the day; codes that have ended are no use to anybody. */
export async function deleteOldCodes(db: Database) {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, sql`now()`));
  await db.delete(codeSends).where(lt(codeSends.sentAt, sql`now() - interval '24 hours'`));
}
