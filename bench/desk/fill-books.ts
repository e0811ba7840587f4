import type pg from "pg";

/** The ledger of the planned orders, and what is paid to stores and couriers. */
export async function fillBooks(client: pg.Client): Promise<void> {
  for (const fill of fills) await client.query(fill);
}

const fills = [
  `insert into ledger_accounts (kind, owner, unit, balance)
    select kind, owner, 'money', balance from (
      select 'platform' as kind, '' as owner, null::bigint as balance
      union all select 'bank', '', null
      union all select distinct 'store', store_id::text, 0::bigint from plan
      union all select distinct 'courier_cash', courier_id::text, 0::bigint from plan where courier_id is not null
      union all select 'customer_wallet', id::text, 0 from customers
      union all select 'customer_claim', id::text, 500 from customers where id % 150 = 0
    ) as accounts
    on conflict do nothing`,
  `insert into ledger_journals (kind, cause, at)
    select fact, 'order:' || id || ':' || fact, placed_at + interval '40 minutes'
    from plan cross join unnest(array['courier_collected_cash', 'store_share']) as fact
    where state in ('delivered', 'refunded') and case fact when 'store_share' then kind = 'cart' else courier_id is not null end
    order by id`,
  // Cash is in the pocket of the courier, of which the store earns three quarters.
  `with booked as (
      select journal.id as journal_id, journal.kind as fact, plan.courier_id::text, store_id::text, amount
      from ledger_journals as journal
      join plan on plan.id = split_part(journal.cause, ':', 2)::bigint
      join orders on orders.id = plan.id
    ), posted as (
      select journal_id, 'courier_cash' as kind, courier_id as owner, -amount as amount from booked
      where fact = 'courier_collected_cash'
      union all
      select journal_id, 'platform', '', amount from booked where fact = 'courier_collected_cash'
      union all
      select journal_id, 'platform', '', -amount * 3 / 4 from booked where fact = 'store_share'
      union all
      select journal_id, 'store', store_id, amount * 3 / 4 from booked where fact = 'store_share'
    )
    insert into ledger_postings (journal_id, account_id, amount)
    select journal_id, account.id, posted.amount
    from posted join ledger_accounts as account using (kind, owner) order by journal_id`,
  `update ledger_accounts as account set balance = posted.sum
    from (select account_id, sum(amount) as sum from ledger_postings group by 1) as posted
    where account.id = posted.account_id and account.balance is not null`,
  `insert into payout_claims (removed_customer_id, reference, created_at)
    select id, 'BENCH-' || id, now() from customers where id % 150 = 0`,
  `insert into payout_runs (kind, until, minimum, state, drafted_by, drafted_at)
    select case when n % 2 = 0 then 'stores' else 'couriers' end, current_date - n, 1000,
      case when n <= 2 then 'draft' when n % 9 = 0 then 'canceled' else 'paid' end, 1, now() - n * interval '1 day'
    from generate_series(1, 300) as n`,
  `insert into payout_lines (run_id, store_id, balance, amount, state, paid_at)
    select run.id, stores.id, 5000, 5000, case when run.state = 'draft' then 'due' else 'paid' end, drafted_at
    from payout_runs as run cross join stores where run.kind = 'stores'`,
  `insert into payout_lines (run_id, courier_id, balance, amount, state, paid_at)
    select run.id, couriers.id, 5000, 5000, case when run.state = 'draft' then 'due' else 'paid' end, drafted_at
    from payout_runs as run cross join couriers where run.kind = 'couriers'`,
];
