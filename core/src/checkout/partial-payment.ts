import { type Minor, nothing } from "../money.ts";

/** How a customer pays an order, or what the wallet leaves of it. */
export const checkoutMethods = [
  "cash_on_delivery",
  "digital_payment",
  "wallet",
  "offline_payment",
] as const;

export type CheckoutMethod = (typeof checkoutMethods)[number];

/** Which methods may pay what the wallet leaves: cash, those in advance, or both (contract 2.1). */
export type RestMethods = "cod" | "digital_payment" | "both";

/** Whether this method may pay the rest of a partial payment. */
export function canPayRest(method: CheckoutMethod, allowed: RestMethods): boolean {
  if (method === "wallet") return false;
  return allowed === "both" || (method === "cash_on_delivery") === (allowed === "cod");
}

export type WalletPart = { amount: Minor } | { refused: "wallet_balance_low" | "partial_payment" };

/**
 * What the wallet pays of an order: all of it, or with a partial payment its whole balance, which
 * must leave something to pay. Amounts in minor units. Source: contract 4.3, 4.4.
 */
export function walletPart(
  { method, isPartial }: { method: CheckoutMethod; isPartial: boolean },
  { total, balance }: { total: Minor; balance: Minor },
): WalletPart {
  if (method === "wallet") {
    return balance >= total ? { amount: total } : { refused: "wallet_balance_low" };
  }
  if (!isPartial) return { amount: nothing };
  const isPart = balance > nothing && balance < total;
  return isPart ? { amount: balance } : { refused: "partial_payment" };
}
