import { getAccountOwner } from "@errand/core/ledger/accounts";
import type { JournalKind } from "@errand/core/ledger/journals";
import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { ledgerAccounts, ledgerJournals, ledgerPostings } from "../ledger/ledger.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { findOrderOfCause } from "./journal-order.ts";

/** What was posted to the account of a store, and the order that it comes from. */
export interface PostedToStore {
  journalId: number;
  kind: JournalKind;
  /** Minor units; below zero for what lowers the balance. */
  amount: number;
  at: Date;
  /** Null for what belongs to no order. */
  orderId: number | null;
  orderKind: "order" | "trip" | null;
}

/** In the order in which it was posted. Causes name the order, the trip or the refund. */
export async function readPostings(
  db: Database,
  storeId: number,
  { from, to }: { from: Date; to: Date },
): Promise<PostedToStore[]> {
  const orderId = findOrderOfCause(ledgerJournals.cause);
  const posted = db
    .select({
      postingId: ledgerPostings.id,
      journalId: sql<number>`${ledgerJournals.id}`.as("journal_id"),
      kind: ledgerJournals.kind,
      amount: ledgerPostings.amount,
      at: ledgerJournals.at,
      orderId: orderId.as("order_id"),
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
    .as("posted");
  const rows = await db
    .select({
      journalId: posted.journalId,
      journalKind: posted.kind,
      amount: posted.amount,
      at: posted.at,
      orderId: posted.orderId,
      orderKind: orders.kind,
    })
    .from(posted)
    .leftJoin(orders, eq(orders.id, posted.orderId))
    .orderBy(asc(posted.postingId));
  return rows.map(({ journalKind: kind, orderKind, ...row }) => ({
    ...row,
    kind,
    journalId: Number(row.journalId),
    orderId: row.orderId === null ? null : Number(row.orderId),
    orderKind: orderKind === null ? null : orderKind === "trip" ? "trip" : "order",
  }));
}
