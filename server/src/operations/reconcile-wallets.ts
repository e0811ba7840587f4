import { fromMinor, type Minor } from "@errand/core/money";
import { sql } from "drizzle-orm";
import { customers } from "../account/account.tables.ts";
import type { Database } from "../database/database.ts";
import { ledgerAccounts, ledgerJournals, ledgerPostings } from "../ledger/ledger.tables.ts";
import { payments, refunds } from "../payments/payments.tables.ts";
import { topUps } from "../wallet/wallet.tables.ts";

/**
 * A succeeded payment into a wallet has credited it once, with the bonus that was shown, or has
 * gone back whole, because the account was deleted. Any other payment has credited nothing.
 */
export async function topUpsOfWallets(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: number; due: Minor; credited: Minor }>(sql`
    select p.id, due.amount as due, credit.amount as credited
    from ${payments} p
    left join ${topUps} t on t.payment_id = p.id
    cross join lateral (
      select coalesce(sum(posting.amount), 0)::bigint as amount
      from ${ledgerJournals} journal
      join ${ledgerPostings} posting on posting.journal_id = journal.id
      join ${ledgerAccounts} account on account.id = posting.account_id
      where journal.cause = 'payment:' || p.id || ':received'
        and account.kind = 'customer_wallet' and account.owner = p.customer_id::text
    ) credit
    cross join lateral (
      select case when p.state = 'succeeded' and not exists (
        select 1 from ${refunds} r where r.payment_id = p.id and r.amount = p.amount and r.reason = 'not_owed'
      ) then p.amount + coalesce(t.bonus, 0) else 0 end as amount
    ) due
    where p.purpose = 'add_fund' and p.method = 'gateway' and due.amount <> credit.amount
    order by p.id`);
  return rows.map(
    ({ id, due, credited }) =>
      `payment ${id}: ${fromMinor(credited)} is in the wallet, ${fromMinor(due)} should be`,
  );
}

/**
 * A removed customer has neither wallet nor points, and is due at least what approved returns will
 * take. One line for each customer of whom this is not so.
 */
export async function balancesOfRemovedCustomers(db: Database): Promise<string[]> {
  const { rows } = await db.execute<RemovedCustomer>(sql`
    select * from (
      select c.id, coalesce(wallet.balance, 0) as wallet, coalesce(points.balance, 0) as points,
        coalesce(claim.balance, 0) as claim, (
          select coalesce(sum(r.amount), 0)::bigint from ${refunds} r
          where r.borne_by = 'customer' and r.bearer_id = c.id and r.state = 'approved'
        ) as on_its_way
      from ${customers} c
      left join ${ledgerAccounts} wallet on wallet.kind = 'customer_wallet' and wallet.owner = c.id::text
      left join ${ledgerAccounts} points on points.kind = 'customer_points' and points.owner = c.id::text
      left join ${ledgerAccounts} claim on claim.kind = 'customer_claim' and claim.owner = c.id::text
      where c.deleted_at is not null
    ) as removed
    where wallet <> 0 or points <> 0 or claim < on_its_way
    order by id`);
  return rows.map(
    ({ id, wallet, points, claim, on_its_way }) =>
      `removed customer ${id}: ${fromMinor(wallet)} in the wallet, ${points} points, ` +
      `${fromMinor(claim)} is due, ${fromMinor(on_its_way)} is on its way back`,
  );
}

interface RemovedCustomer extends Record<string, unknown> {
  id: number;
  wallet: Minor;
  points: number;
  claim: Minor;
  on_its_way: Minor;
}
