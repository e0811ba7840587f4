import { type Minor, minor } from "@errand/core/money";
import type { PayoutKind } from "@errand/core/payouts/payout-states";
import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";

/** What an account of a store or a courier can be paid. */
export interface DueBalance {
  /** The id of the store or the courier. */
  ownerId: number;
  /** At the end of the day of the run. */
  balance: Minor;
  /** Not more than the account has now, without what other approved runs are about to pay. */
  payable: Minor;
}

export const accountKindOf = { stores: "store", couriers: "courier" } as const;

/**
 * The balances of all stores or couriers before `end`, those with the lowest id first; `ids` names
 * single ones. What run `runId` itself pays is not taken off.
 */
export async function readDueBalances(
  db: Database,
  { kind, end, ids, runId = 0 }: { kind: PayoutKind; end: Date; ids?: number[]; runId?: number },
): Promise<DueBalance[]> {
  const account = accountKindOf[kind];
  const payee = sql.identifier(kind === "stores" ? "store_id" : "courier_id");
  const { rows } = await db.execute<{ owner: number; balance: number; payable: number }>(sql`
    with later as (
      select posting.account_id, sum(posting.amount) as amount
      from ledger_journals as journal
      join ledger_postings as posting on posting.journal_id = journal.id
      join ledger_accounts as account on account.id = posting.account_id and account.kind = ${account}
      where journal.at >= ${end.toISOString()}::timestamptz
      group by posting.account_id
    ), committed as (
      select line.${payee}::text as owner, sum(line.amount) as amount
      from payout_lines as line join payout_runs as run on run.id = line.run_id
      where line.state = 'due' and run.state = 'approved' and run.id <> ${runId}
        and line.${payee} is not null
      group by line.${payee}
    )
    select account.owner::bigint as owner,
      (account.balance - coalesce(later.amount, 0))::bigint as balance,
      (least(account.balance, account.balance - coalesce(later.amount, 0))
        - coalesce(committed.amount, 0))::bigint as payable
    from ledger_accounts as account
    left join later on later.account_id = account.id
    left join committed on committed.owner = account.owner
    where account.kind = ${account}
      ${ids === undefined ? sql`` : sql`and account.owner = any(${sql.param(ids.map(String))}::text[])`}
    order by 1`);
  return rows.map(({ owner, balance, payable }) => ({
    ownerId: Number(owner),
    balance: minor(Number(balance)),
    payable: minor(Number(payable)),
  }));
}
