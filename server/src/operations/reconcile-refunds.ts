import { fromMinor, minor } from "@errand/core/money";
import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";

interface RequestRow extends Record<string, unknown> {
  orderId: number;
  id: number;
  state: string;
  amount: string;
  returned: string;
}

/**
 * An approved request has the amount that went back for it, any other has returned nothing. One
 * line for each disagreement.
 */
export async function refundsOfRequests(db: Database): Promise<string[]> {
  const { rows } = await db.execute<RequestRow>(sql`
    select * from (
      select q.order_id as "orderId", q.id, q.state, q.amount, (
        select coalesce(sum(r.amount), 0) from refunds r where r.request_id = q.id and r.state <> 'rejected'
      ) as returned
      from refund_requests q
    ) as requests
    where returned <> case when state = 'approved' then amount else 0 end
    order by "orderId", id`);
  return rows.map(
    ({ orderId, id, state, amount, returned }) =>
      `order ${orderId}: its refund ${id} of ${amountText(amount)} is ${state}, ${amountText(returned)} went back`,
  );
}

interface OrderRow extends Record<string, unknown> {
  id: number;
  status: string;
  paymentStatus: string;
  open: number;
  left: string;
}

/**
 * An order has an open request exactly while its status says so, and has returned no more of its
 * goods, of its delivery and of its tip than it cost. It is partially refunded while something of
 * the goods is left. A completed trip stays so when all of it has gone back.
 */
export async function refundsOfOrders(db: Database): Promise<string[]> {
  const { rows } = await db.execute<OrderRow>(sql`
    with refunded as (
      select order_id,
        count(*) filter (where state = 'pending' or state = 'to_confirm' and p.requested) as open,
        count(*) filter (where state = 'approved') as approved,
        coalesce(sum(q.amount - q.delivery - q.tip) filter (where state = 'approved'), 0) as goods,
        coalesce(sum(q.delivery) filter (where state = 'approved'), 0) as delivery,
        coalesce(sum(q.tip) filter (where state = 'approved'), 0) as tip
      from refund_requests q left join refund_proposals p on p.request_id = q.id group by order_id
    ),
    parts as (
      select o.id, o.kind, o.status, o.payment_status, coalesce(r.open, 0) as open, coalesce(r.approved, 0) as approved,
        o.amount - cost.delivery - cost.tip - coalesce(r.goods, 0) as goods,
        cost.delivery - coalesce(r.delivery, 0) as delivery, cost.tip - coalesce(r.tip, 0) as tip
      from orders o
      left join refunded r on r.order_id = o.id
      cross join lateral (
        select
          coalesce(sum(amount) filter (where key in ('delivery_charge', 'free_delivery') and o.kind <> 'parcel'), 0) as delivery,
          least(coalesce(sum(amount) filter (where key = 'dm_tips'), 0), o.amount) as tip
        from jsonb_to_recordset(o.receipt) as line (key text, amount bigint)
      ) charged
      cross join lateral (
        select charged.tip, least(charged.delivery, o.amount - charged.tip) as delivery
      ) cost
      where r.order_id is not null or o.status in ('refund_requested', 'refund_request_canceled', 'refunded')
        or o.payment_status = 'partially_refunded'
    )
    select id, status, payment_status as "paymentStatus", open, least(goods, delivery, tip) as left from parts
    where open <> case when status = 'refund_requested' then 1 else 0 end
      or least(goods, delivery, tip) < 0
      or case kind
        when 'trip' then status = 'completed' and (goods = 0) <> (payment_status = 'refunded')
        else (status = 'refunded') <> (payment_status = 'refunded') end
      or (payment_status = 'partially_refunded') <> (approved > 0 and goods > 0 and status not in ('refunded', 'canceled'))
    order by id`);
  return rows.map(
    ({ id, status, paymentStatus, open, left }) =>
      `order ${id}: it is ${status} and ${paymentStatus}, ${open} requests are open, ` +
      `${amountText(left)} is left of a part`,
  );
}

/** No line has returned more pieces than it has. */
export async function refundsOfLines(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{
    orderId: number;
    id: number;
    pieces: number;
    has: number;
  }>(sql`
    with returned as (
      select q.order_id, line.id, sum(line.quantity) as pieces
      from refund_requests q
      cross join lateral jsonb_to_recordset(q.lines) as line (id bigint, quantity int)
      where q.state = 'approved' and q.lines is not null
      group by q.order_id, line.id
    )
    select r.order_id as "orderId", r.id, r.pieces, coalesce(l.quantity, 0) as has
    from returned r left join order_lines l on l.order_id = r.order_id and l.id = r.id
    where r.pieces > coalesce(l.quantity, 0)
    order by 1, 2`);
  return rows.map(
    ({ orderId, id, pieces, has }) =>
      `order ${orderId}: ${pieces} pieces of its line ${id} were refunded, it has ${has}`,
  );
}

/** What refunds have taken back is what their journals have, and no more than was earned. */
export async function rewardsTakenBack(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{
    orderId: number;
    name: string;
    taken: string;
    posted: string;
  }>(sql`
    with taken as (
      select order_id, sum(points_taken) as points, sum(cashback_taken) as cashback, sum(reward_taken) as referral
      from refund_requests where state = 'approved' group by order_id
    ),
    posted as (
      select substring(journal.cause from '^[a-z]+:([0-9]+):')::bigint as order_id,
        substring(journal.cause from '^[a-z]+:[0-9]+:([a-z]+)') as name,
        sum(abs(posting.amount)) filter (where journal.kind in ('points_reversed', 'cashback_reversed', 'referral_reversed')) as reversed,
        sum(abs(posting.amount)) filter (where journal.kind in ('points_earned', 'cashback')) as earned
      from ledger_journals journal
      join ledger_postings posting on posting.journal_id = journal.id
      join ledger_accounts account on account.id = posting.account_id and account.kind in ('promotions', 'points_issued')
      where journal.kind in ('points_reversed', 'cashback_reversed', 'referral_reversed', 'points_earned', 'cashback')
        and journal.cause ~ '^(order|trip):[0-9]+:'
      group by 1, 2
    )
    select t.order_id as "orderId", part.name, part.taken, coalesce(p.reversed, 0) as posted
    from taken t
    cross join lateral (values ('points', t.points), ('cashback', t.cashback), ('referral', t.referral)) as part (name, taken)
    left join posted p on p.order_id = t.order_id and p.name = part.name
    where part.taken <> coalesce(p.reversed, 0) or (part.name <> 'referral' and part.taken > coalesce(p.earned, 0))
    order by 1, 2`);
  return rows.map(
    ({ orderId, name, taken, posted }) =>
      `order ${orderId}: its refunds have taken ${taken} back of its ${name}, by the ledger ${posted}`,
  );
}

function amountText(amount: string): number {
  return fromMinor(minor(Number(amount)));
}
