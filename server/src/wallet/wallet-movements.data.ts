import { minor } from "@errand/core/money";
import type { WalletMovement } from "@errand/core/wallet/own-money";
import { sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { ledgerAccounts, ledgerJournals, ledgerPostings } from "../ledger/ledger.tables.ts";
import { payments, refunds } from "../payments/payments.tables.ts";

interface MovementRow extends Record<string, unknown> {
  amount: number;
  /** What promotions gave, above zero, or took back. */
  given: number;
  /** The payment of a wallet payment, or of the refund of one. */
  paymentId: number | null;
}

/**
 * The movements of a wallet in their order, with what each means for the money that the customer
 * owns.
 */
export async function readWalletMovements(
  db: Database,
  customerId: number,
): Promise<WalletMovement[]> {
  const { rows } = await db.execute<MovementRow>(sql`
    select posting.amount, coalesce((
        select -sum(other.amount) from ${ledgerPostings} other
        join ${ledgerAccounts} source on source.id = other.account_id
        where other.journal_id = journal.id and source.kind = 'promotions'
      ), 0)::bigint as given,
      case when journal.kind = 'wallet_payment'
          then substring(journal.cause from '^payment:(\\d+):received$')::bigint
        when payment.method = 'wallet' then payment.id end as "paymentId"
    from ${ledgerPostings} posting
    join ${ledgerAccounts} account on account.id = posting.account_id
    join ${ledgerJournals} journal on journal.id = posting.journal_id
    left join ${refunds} refund on journal.kind = 'refund'
      and refund.id = substring(journal.cause from '^refund:(\\d+)$')::bigint
    left join ${payments} payment on payment.id = refund.payment_id
    where account.kind = 'customer_wallet' and account.owner = ${String(customerId)}
    order by posting.id`);
  return rows.flatMap(movementsOf);
}

function movementsOf({ amount, given, paymentId }: MovementRow): WalletMovement[] {
  if (amount < 0) return [{ kind: "spent", paymentId, amount: minor(-amount) }];
  if (paymentId !== null) return [{ kind: "returned", paymentId, amount: minor(amount) }];
  const gift = Math.min(Math.max(given, 0), amount);
  const own = amount - gift;
  return [
    ...(own > 0 ? [{ kind: "own" as const, amount: minor(own) }] : []),
    ...(gift > 0 ? [{ kind: "gift" as const, amount: minor(gift) }] : []),
  ];
}
