import { fromMinor, minor } from "@errand/core/money";
import { saleKeys } from "@errand/core/orders/store-earnings";
import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";

interface SaleRow extends Record<string, unknown> {
  cause: string;
  posted: string;
  sales: string;
}

/**
 * A store is credited with what the receipt of its order or trip says it sold, or with what it
 * keeps of a canceled trip. One line for each disagreement.
 */
export async function salesOfStores(db: Database): Promise<string[]> {
  const keys = sql.join(
    saleKeys.map((key) => sql`${key}`),
    sql`, `,
  );
  const { rows } = await db.execute<SaleRow>(sql`
    select * from (
      select j.cause, p.amount as posted, case when o.status = 'canceled' then o.paid else (
        select coalesce(sum((line ->> 'amount')::bigint), 0) from jsonb_array_elements(o.receipt) as line
        where (line ->> 'added')::boolean and (line ->> 'key' in (${keys}) or line ? 'borneByStore')
      ) end as sales
      from ledger_journals j
      join ledger_postings p on p.journal_id = j.id
      join ledger_accounts a on a.id = p.account_id and a.kind = 'store'
      join orders o on o.id = split_part(j.cause, ':', 2)::bigint
      where j.kind = 'store_share' and j.cause like '%:store_share'
    ) as credits
    where posted <> sales
    order by cause`);
  return rows.map(
    ({ cause, posted, sales }) =>
      `journal ${cause}: it credits ${amountText(posted)}, the receipt says ${amountText(sales)}`,
  );
}

function amountText(amount: string): number {
  return fromMinor(minor(Number(amount)));
}
