import { choosableOf } from "@errand/core/cart/choices-from-response";
import type { Item } from "@errand/core/catalog/catalog.types";
import { fromMinor, type Minor, toMinor } from "@errand/core/money";
import { type Discount, discountedPrice } from "@errand/core/pricing/discount";

/** The item's running reduction as the rules read it; null when there is none. */
export function discountOf(item: Pick<Item, "discount" | "discount_type">): Discount | null {
  if (item.discount <= 0) return null;
  return item.discount_type === "percent"
    ? { kind: "percent", percent: item.discount }
    : { kind: "amount", amount: toMinor(item.discount) };
}

/** What one piece costs, as decimal numbers of the wire; `before` is the price without the reduction. */
export interface PriceTag {
  low: number;
  lowBefore: number;
  high: number;
  highBefore: number;
}

/**
 * From the cheapest way to have the item to the dearest of its variations. Food counts what has to be
 * chosen at its cheapest, since what else may be added has no end.
 */
export function priceTagOf(item: Item): PriceTag {
  const { price, groups, variations } = choosableOf(item);
  const prices = variations.map((variation) => variation.price);
  const needed = groups.filter((group) => group.required).map(cheapestOf);
  const base = price + needed.reduce((sum, least) => sum + least, 0);
  const [low, high] = prices.length > 0 ? [Math.min(...prices), Math.max(...prices)] : [base, base];

  const discount = discountOf(item);
  const now = (amount: Minor) => (discount ? discountedPrice(amount, discount) : amount);
  return {
    low: fromMinor(now(low)),
    lowBefore: fromMinor(low),
    high: fromMinor(now(high)),
    highBefore: fromMinor(high),
  };
}

/** The least that a required group adds to the price. */
function cheapestOf(group: ReturnType<typeof choosableOf>["groups"][number]): Minor {
  const prices = group.options.map((option) => option.price).sort((a, b) => a - b);
  const count = group.type === "single" ? 1 : Math.max(1, group.min);
  return prices.slice(0, count).reduce((sum, price) => sum + price, 0);
}
