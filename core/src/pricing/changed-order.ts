import { type Minor, minor } from "../money.ts";
import { agreedTerms } from "./agreed-terms.ts";
import { type LineToPrice, type OrderToPrice, priceOrder } from "./receipt.ts";
import { chargedGrams, type LineWeight } from "./weight.ts";

/** What the store has weighed of one line that is sold by weight. */
export interface WeighedLine {
  /** The line's index in the order. */
  line: number;
  /** More than 0. */
  grams: number;
}

/**
 * The order by what was weighed. A line never costs more than before: grams above the most that can
 * be charged, or above what was weighed earlier and has gone back, do not count (contract 8.4).
 */
export function withWeights(placed: OrderToPrice, weighed: WeighedLine[]): OrderToPrice {
  const terms = agreedTerms(placed);
  const lines = terms.lines.map((line, index) => {
    const found = weighed.find((each) => each.line === index);
    if (!found || !line.weight) return line;
    const grams = Math.min(found.grams, chargedGrams(line.quantity, line.weight));
    return { ...line, weight: { ...line.weight, weighed: grams } };
  });
  return { ...terms, lines };
}

/**
 * The total if the store weighs exactly what was ordered of each line that is not weighed yet; null
 * when nothing is left to weigh.
 */
export function expectedTotal(order: OrderToPrice): Minor | null {
  if (!order.lines.some(isToWeigh)) return null;
  const terms = agreedTerms(order);
  const lines = terms.lines.map((line) =>
    isToWeigh(line) ? { ...line, weight: { ...line.weight, tolerance: 0 } } : line,
  );
  return priceOrder({ ...terms, lines }).total;
}

/** Whether a line is sold by weight and has not been weighed. */
export function isToWeigh(line: LineToPrice): line is LineToPrice & { weight: LineWeight } {
  return line.weight?.weighed === null;
}

/** Pieces of one line that the store does not have. */
export interface MissingPieces {
  /** The line's index in the order. */
  line: number;
  /** Never more than the line has. */
  quantity: number;
  /** What comes instead: the item and the price of a piece today. Null for nothing. */
  replacement: { itemId: number; unitPrice: Minor } | null;
}

/**
 * The order without the missing pieces, with replacements as lines at its end. A replacement has
 * the discounts of its line, is sold as it is, and costs at most as much per piece or kilogram. The
 * total never rises: rounding a line in two parts may add a cent, which comes off the replacements.
 * Add-ons stay while a piece of their line does.
 */
export function withoutMissing(placed: OrderToPrice, missing: MissingPieces[]): OrderToPrice {
  const terms = agreedTerms(placed);
  const left = terms.lines.flatMap((line, index) => {
    const gone = missing.filter((pieces) => pieces.line === index);
    const quantity = line.quantity - gone.reduce((sum, pieces) => sum + pieces.quantity, 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  const replacements = missing.flatMap((pieces) => {
    const line = terms.lines[pieces.line];
    return line && pieces.replacement ? [replacementLine(line, pieces, pieces.replacement)] : [];
  });
  const limit = priceOrder(placed).total;
  const priced = (cents: number): OrderToPrice => {
    const cheaper = replacements.map((line) => ({
      ...line,
      unitPrice: minor(Math.max(line.unitPrice - cents, 0)),
    }));
    return { ...terms, lines: [...left, ...cheaper] };
  };
  const highest = Math.max(0, ...replacements.map(({ unitPrice }) => unitPrice));
  let cents = 0;
  while (cents < highest && priceOrder(priced(cents)).total > limit) cents += 1;
  return priced(cents);
}

function replacementLine(
  line: LineToPrice,
  { quantity }: MissingPieces,
  { itemId, unitPrice }: NonNullable<MissingPieces["replacement"]>,
): LineToPrice {
  const { discount, flashSale, isCampaign, weight } = line;
  return {
    ...{ itemId, quantity, addOns: [], discount, flashSale, isCampaign },
    unitPrice: minor(Math.min(unitPrice, line.unitPrice)),
    ...(weight && { weight }),
  };
}
