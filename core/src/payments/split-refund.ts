import { type Minor, minor, nothing, splitBy, sumOf } from "../money.ts";

/** A payment of an order, and what is left of it. */
export interface PaymentLeft {
  /** The member of a group whose share it is; null for the customer of the order. */
  memberId: number | null;
  left: Minor;
}

/** What a refund returns of the lines of a member of a group. */
export interface MemberPart {
  memberId: number;
  amount: Minor;
}

/**
 * How much of a refund comes from each payment. What is for the lines of a member comes from the
 * payments of that member, and what they lack from those of the customer of the order, the host;
 * all else in proportion to what is left of each. The amount is at most what is left of all.
 * Source: contract 8.3.
 */
export function splitRefund(
  amount: Minor,
  payments: readonly PaymentLeft[],
  ofMembers: readonly MemberPart[] = [],
): Minor[] {
  let left = payments.map((payment) => payment.left);
  let rest = amount;

  /** Takes as much as the payments have, in proportion; returns what they lack. */
  const take = (wanted: Minor, isTaken: (payment: PaymentLeft) => boolean): Minor => {
    const available = left.map((each, index) => {
      const payment = payments[index];
      return payment && isTaken(payment) ? each : nothing;
    });
    const taken = minor(Math.min(wanted, rest, sumOf(available)));
    const parts = splitBy(taken, available);
    left = left.map((each, index) => minor(each - (parts[index] ?? nothing)));
    rest = minor(rest - taken);
    return minor(wanted - taken);
  };

  for (const part of ofMembers) {
    const lacking = take(part.amount, ({ memberId }) => memberId === part.memberId);
    take(lacking, ({ memberId }) => memberId === null);
  }
  take(rest, () => true);
  return payments.map((payment, index) => minor(payment.left - (left[index] ?? nothing)));
}
