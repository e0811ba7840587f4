import { type Minor, minor } from "../money.ts";
import { agreedTerms } from "./agreed-terms.ts";
import { type LineToPrice, type OrderToPrice, priceOrder } from "./receipt.ts";

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
 * the discounts of its line and costs at most as much per piece, and the total never rises:
 * rounding a line in two parts may add a cent, which comes off the replacements. Add-ons stay while
 * a piece of their line does.
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
  const { discount, flashSale, isCampaign } = line;
  const price = minor(Math.min(unitPrice, line.unitPrice));
  return { itemId, quantity, unitPrice: price, addOns: [], discount, flashSale, isCampaign };
}
