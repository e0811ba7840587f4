import { fromMinor, type Minor } from "@errand/core/money";
import { sql } from "drizzle-orm";
import { customers } from "../account/account.tables.ts";
import { referrals } from "../account/referrals.tables.ts";
import type { Database } from "../database/database.ts";
import { ledgerJournals, ledgerPostings } from "../ledger/ledger.tables.ts";
import { orders } from "../order-rows/orders.tables.ts";
import { refundRequests } from "../order-rows/refund-requests.tables.ts";
import { referralBonuses } from "../rewards/referral-bonuses.tables.ts";

/**
 * An order whose receipt has the referral bonus is the one that the customer has it in, unless it
 * ended without delivery. Of deleted customers no bonus is stored.
 */
export async function referralBonusesOfOrders(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: number; status: string; isTaken: boolean }>(sql`
    select o.id, o.status, b.order_id is not null as "isTaken"
    from ${orders} o
    join ${customers} c on c.id = o.customer_id and c.deleted_at is null
    left join ${referralBonuses} b on b.order_id = o.id
    where o.status <> 'refunded' and case when o.status in ('canceled', 'failed', 'returned')
      then b.order_id is not null
      else b.order_id is null and o.receipt @> '[{"key": "ref_bonus"}]'
    end
    order by o.id`);
  return rows.map(
    ({ id, status, isTaken }) =>
      `order ${id}: it is ${status}, and ${isTaken ? "still has" : "does not have"} the referral bonus`,
  );
}

/**
 * The reward of a referral is what its journals have credited to the referrer, less what refunds of
 * the customer's orders have taken back.
 */
export async function rewardsOfReferrals(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: number; reward: Minor; paid: Minor }>(sql`
    with paid as (
      select substring(j.cause from '^referral:([0-9]+):reward')::bigint as customer_id, sum(p.amount) as amount
      from ${ledgerJournals} j join ${ledgerPostings} p on p.journal_id = j.id and p.amount > 0
      where j.kind = 'referral_reward'
      group by 1
    ),
    taken as (
      select o.customer_id, sum(q.reward_taken) as amount
      from ${refundRequests} q join ${orders} o on o.id = q.order_id
      where q.reward_taken > 0
      group by o.customer_id
    )
    select r.customer_id as id, coalesce(r.reward, 0)::bigint as reward,
      (coalesce(paid.amount, 0) - coalesce(taken.amount, 0))::bigint as paid
    from ${referrals} r
    left join paid on paid.customer_id = r.customer_id
    left join taken on taken.customer_id = r.customer_id
    where coalesce(r.reward, 0) <> coalesce(paid.amount, 0) - coalesce(taken.amount, 0)
    order by r.customer_id`);
  return rows.map(
    ({ id, reward, paid }) =>
      `referral of customer ${id}: its reward is ${fromMinor(reward)}, ${fromMinor(paid)} is credited`,
  );
}
