import type { ErrorKey } from "../errors.ts";

/** What an account is counted in. Points are no currency: they never mix with money in one sum. */
export type LedgerUnit = "money" | "points";

/**
 * An account of the ledger. A balance is what its owner is due from the shop, so that `gateway`,
 * `bank` and `courier_cash`, which hold money for the shop, are at or below zero.
 */
export type AccountRef =
  /** The money of a customer that the shop keeps. */
  | { kind: "customer_wallet"; customerId: number }
  | { kind: "customer_points"; customerId: number }
  /**
   * What a customer owes the shop of rewards that were taken back when they were spent; below zero.
   */
  | { kind: "customer_debt"; customerId: number }
  /** The money that a removed customer is still due, under a number that names nobody. */
  | { kind: "customer_claim"; customerId: number }
  /** What the shop owes a store; below zero when the store collected more cash than it earned. */
  | { kind: "store"; storeId: number }
  /** What the shop owes a courier for deliveries. */
  | { kind: "courier"; courierId: number }
  /** The cash in a courier's pocket. */
  | { kind: "courier_cash"; courierId: number }
  /** The money that a payment provider collected and has not paid out. */
  | { kind: "gateway"; gateway: string }
  /** The money in the shop's own hands: its bank accounts and its till. */
  | { kind: "bank" }
  /** What orders earn the shop, before it shares with stores. */
  | { kind: "platform" }
  /** What bonuses, cashback, rewards and converted points cost; below zero. */
  | { kind: "promotions" }
  /** The points in circulation; below zero by the sum of all `customer_points`. */
  | { kind: "points_issued" };

export type AccountKind = AccountRef["kind"];

interface AccountRule {
  unit: LedgerUnit;
  limit: "not below zero" | "not above zero" | "none";
  /**
   * Whether the balance is stored beside the postings, or their sum. Accounts that the whole shop
   * posts to are summed, because every order would wait for the same row.
   */
  balance: "stored" | "summed";
  /** The error for a posting beyond the limit. Summed balances are compared by `npm run verify`. */
  error?: ErrorKey;
}

/** What may be posted to each kind of account. */
export const accountRules: Record<AccountKind, AccountRule> = {
  customer_wallet: {
    unit: "money",
    limit: "not below zero",
    balance: "stored",
    error: "wallet_balance_low",
  },
  customer_points: {
    unit: "points",
    limit: "not below zero",
    balance: "stored",
    error: "points_missing",
  },
  customer_debt: { unit: "money", limit: "not above zero", balance: "stored" },
  customer_claim: {
    unit: "money",
    limit: "not below zero",
    balance: "stored",
    error: "claim_amount_too_large",
  },
  store: { unit: "money", limit: "none", balance: "stored" },
  courier: { unit: "money", limit: "none", balance: "stored" },
  courier_cash: {
    unit: "money",
    limit: "not above zero",
    balance: "stored",
    error: "cash_amount_too_large",
  },
  gateway: { unit: "money", limit: "not above zero", balance: "summed" },
  bank: { unit: "money", limit: "none", balance: "summed" },
  platform: { unit: "money", limit: "none", balance: "summed" },
  promotions: { unit: "money", limit: "none", balance: "summed" },
  points_issued: { unit: "points", limit: "none", balance: "summed" },
};

/** The kinds of accounts with this limit. */
export function kindsLimitedTo(limit: AccountRule["limit"]): AccountKind[] {
  const kinds = Object.keys(accountRules) as AccountKind[];
  return kinds.filter((kind) => accountRules[kind].limit === limit);
}

/**
 * The owner within the kind as text: an id, the key of a gateway, or "" for an account of the shop.
 */
export function getAccountOwner(account: AccountRef): string {
  switch (account.kind) {
    case "customer_wallet":
    case "customer_points":
    case "customer_debt":
    case "customer_claim":
      return String(account.customerId);
    case "store":
      return String(account.storeId);
    case "courier":
    case "courier_cash":
      return String(account.courierId);
    case "gateway":
      return account.gateway;
    default:
      return "";
  }
}

/** Identifies an account: `customer_wallet:12`, `platform`. */
export function accountName(account: AccountRef): string {
  return nameOfAccount(account.kind, getAccountOwner(account));
}

export function nameOfAccount(kind: AccountKind, owner: string): string {
  return owner === "" ? kind : `${kind}:${owner}`;
}

/** The account that a name such as `store:7` states; null for a name of no kind of account. */
export function parseAccountName(name: string): { kind: AccountKind; owner: string } | null {
  const [kind = "", ...rest] = name.split(":");
  return isAccountKind(kind) ? { kind, owner: rest.join(":") } : null;
}

function isAccountKind(kind: string): kind is AccountKind {
  return Object.hasOwn(accountRules, kind);
}
