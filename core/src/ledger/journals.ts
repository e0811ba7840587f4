import {
  type AccountKind,
  type AccountRef,
  accountName,
  accountRules,
  type LedgerUnit,
} from "./accounts.ts";

/** The business facts that the ledger records. */
export const journalKinds = [
  "gateway_payment",
  "bank_payment",
  "wallet_payment",
  "courier_collected_cash",
  "store_collected_cash",
  "courier_handed_in_cash",
  "refund",
  "refund_shifted",
  "top_up",
  "wallet_credit",
  "cashback",
  "referral_reward",
  "cashback_reversed",
  "referral_reversed",
  "points_earned",
  "points_reversed",
  "points_converted",
  "courier_share",
  "store_share",
  "store_commission",
  "store_delivery",
  "store_payout",
  "courier_payout",
  "payout_returned",
  "account_closed",
  "claim_paid",
] as const;

export type JournalKind = (typeof journalKinds)[number];

/**
 * The journals that may pass the limit of an account; later ones that lead back to it may end
 * beyond it.
 */
export const unlimitedKinds: Partial<Record<AccountKind, JournalKind>> = {
  customer_points: "points_reversed",
};

/**
 * `amount` in minor units or points: positive gives the owner of the account more, negative less.
 */
export interface Posting {
  account: AccountRef;
  amount: number;
}

/**
 * One business fact. `cause` names what happened and happens once, such as
 * `order:123:cash_collected`.
 */
export interface Journal {
  kind: JournalKind;
  cause: string;
  postings: Posting[];
}

/**
 * Returns why the postings are no journal, or null: they sum to zero in each unit, every amount is
 * a safe integer other than 0, and no account occurs twice. A violation is an error of the program.
 */
export function journalProblem({ cause, postings }: Journal): string | null {
  if (cause === "") return "it has no cause";
  if (postings.length === 0) return "it has no postings";
  const sums = new Map<LedgerUnit, bigint>();
  const seen = new Set<string>();
  for (const { account, amount } of postings) {
    const name = accountName(account);
    if (!Number.isSafeInteger(amount) || amount === 0) return `${amount} is posted to ${name}`;
    if (seen.has(name)) return `${name} occurs twice`;
    seen.add(name);
    const { unit } = accountRules[account.kind];
    sums.set(unit, (sums.get(unit) ?? 0n) + BigInt(amount));
  }
  const off = [...sums].find(([, sum]) => sum !== 0n);
  return off ? `its postings in ${off[0]} sum to ${off[1]}` : null;
}
