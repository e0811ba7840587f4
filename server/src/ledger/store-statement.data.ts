import { getAccountOwner } from "@errand/core/ledger/accounts";
import type { JournalKind } from "@errand/core/ledger/journals";
import { fromMinor, type Minor, minor, nothing, sumOf } from "@errand/core/money";
import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { ledgerAccounts, ledgerJournals, ledgerPostings } from "./ledger.tables.ts";

/** The facts that change what the shop owes a store. */
const storeJournals = [
  "store_share",
  "store_commission",
  "store_delivery",
  "store_collected_cash",
  "refund",
  "refund_shifted",
  "store_payout",
  "payout_returned",
] as const satisfies JournalKind[];
type StoreJournal = (typeof storeJournals)[number];

/** As posted to the account: what lowers the balance is below zero. */
export type StoreMovements = Record<StoreJournal, Minor>;

export interface StoreMonth {
  /** Days with a movement, in the time zone of the shop, oldest first. */
  days: { day: string; movements: StoreMovements }[];
  total: StoreMovements;
}

/**
 * What was posted to the account of a store in a period, in one read. Throws an Error for a fact
 * that statements do not name.
 */
export async function readStoreMovements(
  db: Database,
  storeId: number,
  { from, to, timeZone }: { from: Date; to: Date; timeZone: string },
): Promise<StoreMonth> {
  const day = sql<string>`to_char(${ledgerJournals.at} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  const rows = await db
    .select({
      day: day.as("day"),
      kind: ledgerJournals.kind,
      amount: sql<number>`sum(${ledgerPostings.amount})::bigint`,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .innerJoin(ledgerJournals, eq(ledgerJournals.id, ledgerPostings.journalId))
    .where(
      and(
        eq(ledgerAccounts.kind, "store"),
        eq(ledgerAccounts.owner, getAccountOwner({ kind: "store", storeId })),
        gte(ledgerJournals.at, from),
        lt(ledgerJournals.at, to),
      ),
    )
    .groupBy(sql`day`, ledgerJournals.kind)
    .orderBy(sql`day`);
  const days = [...Map.groupBy(rows, (row) => row.day)].map(([day, entries]) => {
    const movements = noMovements();
    for (const { kind, amount } of entries) {
      if (!isStoreJournal(kind)) throw new Error(`a ${kind} is posted to store ${storeId}`);
      movements[kind] = minor(amount);
    }
    return { day, movements };
  });
  const total = noMovements();
  for (const kind of storeJournals) {
    total[kind] = sumOf(days.map(({ movements }) => movements[kind]));
  }
  return { days, total };
}

export function isStoreJournal(kind: JournalKind): kind is StoreJournal {
  return (storeJournals as readonly JournalKind[]).includes(kind);
}

export function noMovements(): StoreMovements {
  return {
    store_share: nothing,
    store_commission: nothing,
    store_delivery: nothing,
    store_collected_cash: nothing,
    refund: nothing,
    refund_shifted: nothing,
    store_payout: nothing,
    payout_returned: nothing,
  };
}

/** The movements as a statement names them; what lowered the balance is without its sign. */
export function toMovementsResponse(movements: StoreMovements) {
  return {
    sales: fromMinor(movements.store_share),
    commission: spent(movements.store_commission),
    delivery: fromMinor(movements.store_delivery),
    collected_cash: spent(movements.store_collected_cash),
    refunds: spent(sumOf([movements.refund, movements.refund_shifted])),
    paid_out: spent(sumOf([movements.store_payout, movements.payout_returned])),
  };
}

/** What lowered the balance, without its sign. */
export function spent(amount: Minor): number {
  return fromMinor(minor(0 - amount));
}
