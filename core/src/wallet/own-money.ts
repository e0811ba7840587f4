import { type Minor, minor, nothing } from "../money.ts";

/**
 * What a movement of a wallet means for the money that belongs to the customer. All amounts are
 * above zero.
 */
export type WalletMovement =
  /** Paid in by the customer, or returned from a payment that did not come out of the wallet. */
  | { kind: "own"; amount: Minor }
  /** Given by the shop: a bonus, a cashback, a reward, converted points, a credit of the desk. */
  | { kind: "gift"; amount: Minor }
  /** Spent on an order. `paymentId` is null when the payment is unknown. */
  | { kind: "spent"; paymentId: number | null; amount: Minor }
  /** Returned from a payment that came out of the wallet. */
  | { kind: "returned"; paymentId: number; amount: Minor };

/**
 * How much of a wallet was topped up or returned, so that it is paid out with the account; what the
 * shop has given is not. Spending takes gifts first, and a returned payment gives back what it
 * took, so that an order that is canceled turns no gift into money. In minor units, never below
 * zero. The movements are in their order.
 */
export function ownMoney(movements: readonly WalletMovement[]): Minor {
  let own = 0;
  let given = 0;
  const taken = new Map<number, number>();
  for (const movement of movements) {
    const { kind, amount } = movement;
    if (kind === "own") own += amount;
    else if (kind === "gift") given += amount;
    else if (kind === "spent") {
      const gift = Math.min(Math.max(given, 0), amount);
      given -= gift;
      own -= amount - gift;
      if (movement.paymentId !== null) taken.set(movement.paymentId, amount - gift);
    } else {
      const back = Math.min(taken.get(movement.paymentId) ?? amount, amount);
      taken.set(movement.paymentId, (taken.get(movement.paymentId) ?? amount) - back);
      own += back;
      given += amount - back;
    }
  }
  return own > 0 ? minor(own) : nothing;
}
