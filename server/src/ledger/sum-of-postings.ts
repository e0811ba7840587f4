import { sql } from "drizzle-orm";

/**
 * The sum of the postings to the account of a query over `ledger_accounts`; null without postings.
 */
export const sumOfPostings = sql`(
  select sum(posting.amount) from ledger_postings as posting
  where posting.account_id = ledger_accounts.id
)`;
