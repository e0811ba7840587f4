import { type Minor, minor, nothing, scaled, splitBy, sumOf } from "../money.ts";
import { amountOf } from "../pricing/receipt.ts";
import type { ReceiptKey } from "../pricing/receipt-keys.ts";

/** The parts of what an order costs, or of what a refund returns. */
export interface RefundParts {
  /** The lines with their discounts, tax and charges; of a parcel all but the tip. */
  goods: Minor;
  delivery: Minor;
  tip: Minor;
}

/**
 * A line with a price: of its `quantity` pieces `refunded` have been returned, with `returned` for
 * them; `entitled` is the share of all of them.
 */
export interface RefundableLine {
  id: number;
  quantity: number;
  refunded: number;
  returned: Minor;
  entitled: Minor;
}

/** Pieces of a line that a refund returns. */
export interface ChosenPieces {
  id: number;
  quantity: number;
}

export type RefundedLine = ChosenPieces & { amount: Minor };

/**
 * What an order costs in its parts, which sum to `amount`. A parcel is a delivery, so that its
 * charge counts as the goods. Source: contract 7.5.
 */
export function partsOfOrder(
  amount: Minor,
  receipt: { key: ReceiptKey; amount: Minor }[],
  isParcel: boolean,
): RefundParts {
  const charged = sumOf([amountOf(receipt, "delivery_charge"), amountOf(receipt, "free_delivery")]);
  // Cash that was missing at the door lowers the goods first.
  const tip = minor(Math.min(amountOf(receipt, "dm_tips"), amount));
  const delivery = minor(Math.min(isParcel ? nothing : charged, amount - tip));
  return { goods: minor(amount - delivery - tip), delivery, tip };
}

export function getRefundTotal({ goods, delivery, tip }: RefundParts): Minor {
  return sumOf([goods, delivery, tip]);
}

export function sumOfParts(refunds: readonly RefundParts[]): RefundParts {
  const sum = (part: keyof RefundParts) => sumOf(refunds.map((refund) => refund[part]));
  return { goods: sum("goods"), delivery: sum("delivery"), tip: sum("tip") };
}

/** What is left of an order after refunds. */
export function partsLeft(order: RefundParts, refunds: readonly RefundParts[]): RefundParts {
  const returned = sumOfParts(refunds);
  const left = (part: keyof RefundParts) => minor(order[part] - returned[part]);
  return { goods: left("goods"), delivery: left("delivery"), tip: left("tip") };
}

/**
 * Takes an amount that names no lines from what is left: from the goods first, then the delivery,
 * then the tip.
 */
export function partsOfAmount(amount: Minor, left: RefundParts): RefundParts {
  const goods = minor(Math.min(amount, left.goods));
  const delivery = minor(Math.min(amount - goods, left.delivery));
  return { goods, delivery, tip: minor(amount - goods - delivery) };
}

/**
 * The share of each line in the goods of an order, in proportion to its price with add-ons less its
 * own discount.
 */
export function entitlementsOf(goods: Minor, prices: readonly Minor[]): Minor[] {
  return splitBy(goods, prices);
}

/**
 * What some pieces of the lines of an order return: what all pieces returned by then are entitled
 * to, rounded half up, less what has been returned, and together at most what is left of the goods.
 * All pieces, in whatever steps, return all of it. Null when a line does not exist, is named twice,
 * or has fewer pieces left. Source: contract 7.5.
 */
export function refundOfLines(
  left: Minor,
  lines: readonly RefundableLine[],
  chosen: readonly ChosenPieces[],
): RefundedLine[] | null {
  if (new Set(chosen.map(({ id }) => id)).size < chosen.length) return null;
  const refund: RefundedLine[] = [];
  let rest = left;
  for (const { id, quantity } of chosen) {
    const line = lines.find((candidate) => candidate.id === id);
    if (!line || quantity < 1 || line.refunded + quantity > line.quantity) return null;
    const amount = minor(Math.min(shareOf(line, quantity), rest));
    rest = minor(rest - amount);
    refund.push({ id, quantity, amount });
  }
  return refund;
}

function shareOf(
  { quantity: of, refunded, returned, entitled }: RefundableLine,
  quantity: number,
): Minor {
  return minor(Math.max(scaled(entitled, refunded + quantity, of) - returned, 0));
}

/**
 * What of `earned`, such as points, an order has lost once `returned` of its `amount` has gone
 * back: the same proportion, rounded half up, and all of it once nothing of its goods is left.
 */
export function lostWith(
  earned: number,
  { returned, amount, isWhole }: { returned: Minor; amount: Minor; isWhole: boolean },
): number {
  if (isWhole || returned >= amount) return earned;
  return scaled(earned, returned, amount);
}
