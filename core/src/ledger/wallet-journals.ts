import { type Minor, minor, nothing, sumOf } from "../money.ts";
import type { AccountRef } from "./accounts.ts";
import type { Journal, Posting } from "./journals.ts";
import { transfer } from "./transfer.ts";

/*
 * What fills and empties wallets and points, other than orders. Each rule turns one business fact
 * into a journal. Amounts are minor units, points whole, both above zero (contract 4.8).
 */

interface Fact {
  cause: string;
  customerId: number;
}

const promotions: AccountRef = { kind: "promotions" };
const pointsIssued: AccountRef = { kind: "points_issued" };
const toWalletAccount = (customerId: number): AccountRef => ({
  kind: "customer_wallet",
  customerId,
});
const pointsOf = (customerId: number): AccountRef => ({ kind: "customer_points", customerId });
const debtOf = (customerId: number): AccountRef => ({ kind: "customer_debt", customerId });

/** A gateway payment fills a wallet. The bonus on it comes from promotions; 0 is none. */
export function topUp({
  cause,
  customerId,
  gateway,
  amount,
  bonus,
}: Fact & { gateway: string; amount: Minor; bonus: Minor }): Journal {
  const wallet = toWalletAccount(customerId);
  const [paid] = transfer(amount, { kind: "gateway", gateway }, wallet);
  const [given] = bonus === 0 ? [] : transfer(bonus, promotions, wallet);
  const credited: Posting = { account: wallet, amount: sumOf([amount, bonus]) };
  return { kind: "top_up", cause, postings: [paid, ...(given ? [given] : []), credited] };
}

/**
 * Promotions pay what the desk, a cashback or a referral credits to a wallet; first what the
 * customer owes.
 */
export function walletGift(
  kind: "wallet_credit" | "cashback" | "referral_reward",
  { cause, customerId, amount, owed = nothing }: Fact & { amount: Minor; owed?: Minor },
): Journal {
  const paidOff = minor(Math.min(amount, owed));
  return {
    kind,
    cause,
    postings: [
      { account: promotions, amount: -amount },
      ...credits(debtOf(customerId), paidOff),
      ...credits(toWalletAccount(customerId), minor(amount - paidOff)),
    ],
  };
}

/**
 * A refund takes back what an order had earned: from the wallet as far as its `balance` goes; the
 * rest is owed.
 */
export function giftReversed(
  kind: "cashback_reversed" | "referral_reversed",
  { cause, customerId, amount, balance }: Fact & { amount: Minor; balance: Minor },
): Journal {
  const taken = minor(Math.min(amount, balance));
  return {
    kind,
    cause,
    postings: [
      { account: promotions, amount },
      ...credits(toWalletAccount(customerId), minor(-taken)),
      ...credits(debtOf(customerId), minor(taken - amount)),
    ],
  };
}

/** The posting of an amount; none of nothing. */
function credits(account: AccountRef, amount: Minor): Posting[] {
  return amount === 0 ? [] : [{ account, amount }];
}

/** A refund takes back points that an order had earned, also those that are spent. */
export function pointsReversed({ cause, customerId, points }: Fact & { points: number }): Journal {
  const postings = transfer(points, pointsOf(customerId), pointsIssued);
  return { kind: "points_reversed", cause, postings };
}

/** A delivered order or a completed trip earns points. */
export function pointsEarned({ cause, customerId, points }: Fact & { points: number }): Journal {
  const postings = transfer(points, pointsIssued, pointsOf(customerId));
  return { kind: "points_earned", cause, postings };
}

/** A customer exchanges points for wallet money, which promotions pay. */
export function pointsConverted({
  cause,
  customerId,
  points,
  amount,
}: Fact & { points: number; amount: Minor }): Journal {
  return {
    kind: "points_converted",
    cause,
    postings: [
      ...transfer(points, pointsOf(customerId), pointsIssued),
      ...transfer(amount, promotions, toWalletAccount(customerId)),
    ],
  };
}

/**
 * An account is deleted: what of its wallet is claimed stays due to the removed customer, the rest
 * is the shop's, the points end, and promotions pay what it owes. Wallet and points may be below
 * zero. Null when there is nothing left.
 */
export function accountClosed({
  customerId,
  wallet,
  claim,
  points,
  owed = nothing,
}: {
  customerId: number;
  wallet: Minor;
  /** At most the wallet. */
  claim: Minor;
  points: number;
  owed?: Minor;
}): Journal | null {
  const postings: Posting[] = [
    { account: toWalletAccount(customerId), amount: -wallet },
    { account: { kind: "customer_claim", customerId } as const, amount: claim },
    { account: { kind: "platform" } as const, amount: wallet - claim },
    { account: promotions, amount: -owed },
    { account: debtOf(customerId), amount: owed },
    { account: pointsOf(customerId), amount: -points },
    { account: pointsIssued, amount: points },
  ].filter(({ amount }) => amount !== 0);
  if (postings.length === 0) return null;
  return { kind: "account_closed", cause: `customer:${customerId}:closed`, postings };
}

/** The desk pays a removed customer from the bank. */
export function claimPaid({ cause, customerId, amount }: Fact & { amount: Minor }): Journal {
  const claim: AccountRef = { kind: "customer_claim", customerId };
  return { kind: "claim_paid", cause, postings: transfer(amount, claim, { kind: "bank" }) };
}
