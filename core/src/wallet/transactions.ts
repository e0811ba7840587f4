import type { JournalKind } from "../ledger/journals.ts";

/** What fills and empties a wallet (contract 4.8). */
export const walletTransactionTypes = [
  "add_fund",
  "add_fund_by_admin",
  "order_refund",
  "loyalty_point",
  "referrer",
  "CashBack",
  "order_place",
  "partial_payment",
  "trip_booking",
] as const;

export type WalletTransactionType = (typeof walletTransactionTypes)[number];

export const walletFilters = [
  "all",
  "order",
  "loyalty_point",
  "add_fund",
  "referrer",
  "CashBack",
] as const;

export type WalletFilter = (typeof walletFilters)[number];

/** The journals of each filter; `all` has every journal that a customer can meet in the wallet. */
export const kindsOfFilter = {
  order: ["wallet_payment", "refund"],
  loyalty_point: ["points_converted"],
  add_fund: ["top_up", "wallet_credit"],
  referrer: ["referral_reward", "referral_reversed"],
  CashBack: ["cashback", "cashback_reversed"],
} as const satisfies Record<Exclude<WalletFilter, "all">, readonly JournalKind[]>;

const walletKinds = Object.values(kindsOfFilter).flat();

/** A journal that a wallet statement lists. */
export type WalletJournalKind = (typeof walletKinds)[number];

export function walletKindsOf(filter: WalletFilter): readonly WalletJournalKind[] {
  return filter === "all" ? walletKinds : kindsOfFilter[filter];
}

/** What a payment from the wallet was for; `isWhole`: it paid all of the order. */
export interface WalletPurchase {
  purpose: "order" | "trip";
  isWhole: boolean;
}

/**
 * The name of a transaction in a statement: a reward that a refund took back has one of its own.
 */
export function transactionName({
  transaction_type: type,
  debit,
}: {
  transaction_type: WalletTransactionType;
  debit: number;
}): WalletTransactionType | "referrer_taken" | "CashBack_taken" {
  if (debit > 0 && (type === "referrer" || type === "CashBack")) return `${type}_taken`;
  return type;
}

/** The type of a journal in the wallet. `purchase` is of payments only. Source: contract 4.8. */
export function walletTransactionType(
  kind: WalletJournalKind,
  purchase: WalletPurchase | null,
): WalletTransactionType {
  if (kind !== "wallet_payment") return typeOfKind[kind];
  if (purchase?.purpose === "trip") return "trip_booking";
  return purchase?.isWhole ? "order_place" : "partial_payment";
}

const typeOfKind: Record<Exclude<WalletJournalKind, "wallet_payment">, WalletTransactionType> = {
  refund: "order_refund",
  points_converted: "loyalty_point",
  top_up: "add_fund",
  wallet_credit: "add_fund_by_admin",
  referral_reward: "referrer",
  referral_reversed: "referrer",
  cashback: "CashBack",
  cashback_reversed: "CashBack",
};
