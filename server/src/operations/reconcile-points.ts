import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { ledgerAccounts, ledgerJournals, ledgerPostings } from "../ledger/ledger.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";

/** Points belong to the customer of an order that was delivered, or of a completed trip. */
export async function pointsOfOrders(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ cause: string; points: number; owner: string }>(sql`
    select journal.cause, posting.amount as points, account.owner
    from ${ledgerJournals} journal
    join ${ledgerPostings} posting on posting.journal_id = journal.id
    join ${ledgerAccounts} account on account.id = posting.account_id and account.kind = 'customer_points'
    where journal.kind = 'points_earned' and journal.cause ~ '^(order|trip):' and not exists (
      select 1 from ${orders} o
      where o.customer_id::text = account.owner and case o.kind
        when 'trip' then journal.cause = 'trip:' || o.id || ':points' and o.status_timestamps ? 'completed'
        else journal.cause = 'order:' || o.id || ':points' and o.status_timestamps ? 'delivered' end
    )
    order by journal.id`);
  return rows.map(
    ({ cause, points, owner }) =>
      `journal ${cause}: it credits ${points} points to customer ${owner}, who has no such delivered order`,
  );
}
