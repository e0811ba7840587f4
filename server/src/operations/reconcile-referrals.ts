import { fromMinor, type Minor } from "@errand/core/money";
import { sql } from "drizzle-orm";
import { customers } from "../account/account.tables.ts";
import { referrals } from "../account/referrals.tables.ts";
import type { Database } from "../database/database.ts";
import { ledgerJournals, ledgerPostings } from "../ledger/ledger.tables.ts";
import { orders } from "../orders/orders.tables.ts";
import { referralBonuses } from "../orders/referral-bonuses.tables.ts";

/**
 * An order whose receipt has the referral bonus is the one that the customer has it in, unless it ended without
 * delivery. Of deleted customers no bonus is stored.
 */
export async function referralBonusesOfOrders(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: number; status: string; isTaken: boolean }>(sql`
    select o.id, o.status, b.order_id is not null as "isTaken"
    from ${orders} o
    join ${customers} c on c.id = o.customer_id and c.deleted_at is null
    left join ${referralBonuses} b on b.order_id = o.id
    where case when o.status in ('canceled', 'failed', 'returned')
      then b.order_id is not null
      else b.order_id is null and o.receipt @> '[{"key": "ref_bonus"}]'
    end
    order by o.id`);
  return rows.map(
    ({ id, status, isTaken }) =>
      `order ${id}: it is ${status}, and ${isTaken ? "still has" : "does not have"} the referral bonus`,
  );
}

/** The reward of a referral is what its journal has credited to the wallet of the referrer. */
export async function rewardsOfReferrals(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: number; reward: Minor; paid: Minor }>(sql`
    select r.customer_id as id, coalesce(r.reward, 0)::bigint as reward, coalesce(paid.amount, 0)::bigint as paid
    from ${referrals} r
    left join lateral (
      select p.amount from ${ledgerJournals} j
      join ${ledgerPostings} p on p.journal_id = j.id and p.amount > 0
      where j.cause = 'referral:' || r.customer_id || ':reward'
    ) paid on true
    where coalesce(r.reward, 0) <> coalesce(paid.amount, 0)
    order by r.customer_id`);
  return rows.map(
    ({ id, reward, paid }) =>
      `referral of customer ${id}: its reward is ${fromMinor(reward)}, ${fromMinor(paid)} is credited`,
  );
}
