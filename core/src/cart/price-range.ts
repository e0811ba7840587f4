import type { Item } from "../catalog/catalog.types.ts";
import { fromMinor, type Minor, minor, sumOf } from "../money.ts";
import { choosableOf } from "./choices-from-response.ts";
import { type DiscountedItem, reductionOn } from "./item-discount.ts";

type PricedItem = DiscountedItem & Pick<Item, "price" | "food_variations" | "variations">;

/**
 * The price range of one piece, in the API's decimal amounts. `…Before` is without the discount
 * that counts for the piece alone: its own or its store's.
 */
export interface PriceRange {
  low: number;
  lowBefore: number;
  high: number;
  highBefore: number;
}

/**
 * The price range from the cheapest to the most expensive variation. Food has one price, with its
 * required options at their cheapest, because optional ones have no upper limit.
 */
export function priceRangeOf(item: PricedItem): PriceRange {
  const { price, groups, variations } = choosableOf(item);
  const prices = variations.map((variation) => variation.price);
  const needed = groups.filter((group) => group.required).map(getLowestPrice);
  const base = sumOf([price, ...needed]);
  const [low, high] =
    prices.length > 0 ? [minor(Math.min(...prices)), minor(Math.max(...prices))] : [base, base];

  const now = (amount: Minor) => minor(amount - reductionOn(item, { unitPrice: amount }));
  return {
    low: fromMinor(now(low)),
    lowBefore: fromMinor(low),
    high: fromMinor(now(high)),
    highBefore: fromMinor(high),
  };
}

/** The minimum that a required group adds to the price. */
function getLowestPrice(group: ReturnType<typeof choosableOf>["groups"][number]): Minor {
  const prices = group.options.map((option) => option.price).sort((a, b) => a - b);
  const count = group.type === "single" ? 1 : Math.max(1, group.min);
  return sumOf(prices.slice(0, count));
}
