import { randomInt } from "node:crypto";
import { type Minor, minor } from "@errand/core/money";
import { asc, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { ledgerAccounts } from "../ledger/ledger.tables.ts";
import { balanceOf } from "../ledger/ledger.ts";
import { payoutClaims } from "./claims.tables.ts";

/** Without the letters and digits that people confuse. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/**
 * Stores that a removed customer is due money, and returns the reference that proves it: 59 random
 * bits.
 */
export async function insertClaim(
  tx: Database,
  removedCustomerId: number,
  createdAt: Date,
): Promise<string> {
  const letters = Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join("");
  const reference = `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
  await tx.insert(payoutClaims).values({ removedCustomerId, reference, createdAt });
  return reference;
}

export interface Claim {
  customerId: number;
  createdAt: Date;
  /** What is due, in minor units. */
  amount: Minor;
  /** What of it is on its way back through a gateway. */
  onItsWay: Minor;
}

/** What approved returns will take from the claim. */
const onItsWay = sql<Minor>`(
  select coalesce(sum(refund.amount), 0)::bigint from refunds as refund
  where refund.borne_by = 'customer' and refund.bearer_id = ${payoutClaims.removedCustomerId}
    and refund.state = 'approved'
)`;

/** The claims that are not paid yet, the oldest first. */
export async function readClaims(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; claims: Claim[] }> {
  const due = db
    .select({
      customerId: payoutClaims.removedCustomerId,
      createdAt: payoutClaims.createdAt,
      amount: sql<Minor>`${ledgerAccounts.balance}`.as("amount"),
      onItsWay: onItsWay.as("on_its_way"),
    })
    .from(payoutClaims)
    .innerJoin(
      ledgerAccounts,
      sql`${ledgerAccounts.kind} = 'customer_claim' and ${ledgerAccounts.owner} = ${payoutClaims.removedCustomerId}::text`,
    )
    .where(gt(ledgerAccounts.balance, 0));
  const total = await db.$count(due.as("due"));
  const claims = await due
    .orderBy(asc(payoutClaims.createdAt), asc(payoutClaims.removedCustomerId))
    .limit(limit)
    .offset((offset - 1) * limit);
  return { total, claims };
}

/** The claim with this reference, locked; null for an unknown one. */
export async function lockClaim(tx: Database, reference: string): Promise<Claim | null> {
  const [row] = await tx
    .select({
      customerId: payoutClaims.removedCustomerId,
      createdAt: payoutClaims.createdAt,
      onItsWay,
    })
    .from(payoutClaims)
    .where(eq(payoutClaims.reference, reference))
    .for("update", { of: payoutClaims });
  if (!row) return null;
  const account = { kind: "customer_claim", customerId: row.customerId } as const;
  return { ...row, amount: minor(await balanceOf(tx, account)) };
}
