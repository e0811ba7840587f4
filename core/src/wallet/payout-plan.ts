import { type Minor, minor, nothing } from "../money.ts";

/** A top-up through a gateway, and what of it has not gone back yet. */
export interface ReturnableTopUp {
  paymentId: number;
  left: Minor;
}

export interface PayoutPlan {
  /** What goes back through the gateway of each top-up. */
  returns: { paymentId: number; amount: Minor }[];
  /** What no top-up can take: the desk pays it to an account that the customer names. */
  rest: Minor;
}

/**
 * How the money of a wallet goes back when its account is deleted: by the top-ups in the given
 * order, the newest first, because gateways return old payments least likely (contract 10.5).
 */
export function planPayout(amount: Minor, topUps: readonly ReturnableTopUp[]): PayoutPlan {
  let rest: number = amount;
  const returns: PayoutPlan["returns"] = [];
  for (const { paymentId, left } of topUps) {
    const returned = Math.min(rest, left);
    if (returned <= 0) continue;
    rest -= returned;
    returns.push({ paymentId, amount: minor(returned) });
  }
  return { returns, rest: rest > 0 ? minor(rest) : nothing };
}
