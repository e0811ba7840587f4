import { type Minor, minor, nothing, percentOf, splitBy, sumOf, times } from "../money.ts";
import { type Discount, discountOn } from "./discount.ts";
import { type StoreDiscount, storeDiscountOn } from "./store-discount.ts";
import { chargedGrams, type LineWeight, priceOfGrams } from "./weight.ts";

/** One line of a cart as the rules of prices read it; amounts are minor units. */
export interface LineToPrice {
  /** Absent when the item is bought without a cart. */
  cartId?: number;
  /** The vehicle of a trip. Absent for a line that a store has written, which has a name. */
  itemId?: number;
  name?: string;
  quantity: number;
  /** One piece with its options, without add-ons; of a line with a weight, one kilogram. */
  unitPrice: Minor;
  /** Of an item sold by weight; absent for one sold by the piece. */
  weight?: LineWeight;
  /** Quantities are for the whole line. */
  addOns: { price: Minor; quantity: number }[];
  /** The item's own running discount. */
  discount: Discount | null;
  /** The discount of the line's running flash sale; it replaces the item's own discount. */
  flashSale: Discount | null;
  isCampaign: boolean;
}

/** The discount of one line; 0 for `store_discount`, which is calculated over the whole order. */
export interface LineDiscount {
  amount: Minor;
  from: "product_discount" | "store_discount" | "flash_sale" | null;
}

export interface DiscountedLines {
  /** One for each line, in the same sequence, like those that follow. */
  discounts: LineDiscount[];
  flash: Minor[];
  own: Minor[];
  store: Minor[];
}

/** S of contract 4.4: items with options and add-ons, before any discount. */
export function subtotalOfLines(lines: LineToPrice[]): Minor {
  return sumOf(lines.map(grossOf));
}

/** A line with its add-ons, before any discount. */
export function grossOf(line: LineToPrice): Minor {
  return sumOf([itemsOf(line), addOnsOf(line)]);
}

/** The price of the pieces, or of the grams, without add-ons. */
export function itemsOf(line: Pick<LineToPrice, "unitPrice" | "quantity" | "weight">): Minor {
  return amountAt(line.unitPrice, line);
}

function amountAt(
  price: Minor,
  { quantity, weight }: Pick<LineToPrice, "quantity" | "weight">,
): Minor {
  return weight ? priceOfGrams(price, chargedGrams(quantity, weight)) : times(price, quantity);
}

export function addOnsOf({ addOns }: LineToPrice): Minor {
  return sumOf(addOns.map(({ price, quantity }) => times(price, quantity)));
}

/**
 * Flash sale lines have only their flash sale discount and campaign lines only their own. For the
 * others together either their own discounts apply or the store's, whichever is larger. The amounts
 * of each discount are those of the lines. Source: contract 4.4, rows 3 and 4.
 */
export function discountLines(
  lines: LineToPrice[],
  storeDiscount: StoreDiscount | null,
): DiscountedLines {
  const subtotal = subtotalOfLines(lines);
  const amounts = lines.map(ownDiscountOf);
  const isOther = lines.map((line) => !line.flashSale && !line.isCampaign);
  const bases = lines.map((line, index) => (isOther[index] ? grossOf(line) : nothing));
  const othersOwn = sumOf(amounts.filter((_, index) => isOther[index]));
  const offered = storeDiscount ? storeDiscountOn(sumOf(bases), subtotal, storeDiscount) : nothing;
  const storeCounts = offered > othersOwn;

  const applied = lines.map((line, index): LineDiscount => {
    const amount = amounts[index] ?? nothing;
    if (isOther[index] && storeCounts) return { amount: nothing, from: "store_discount" };
    if (amount === 0) return { amount, from: null };
    return { amount, from: line.flashSale ? "flash_sale" : "product_discount" };
  });
  const amountsFrom = (source: LineDiscount["from"]) =>
    applied.map(({ amount, from }) => (from === source ? amount : nothing));
  return {
    discounts: applied,
    flash: amountsFrom("flash_sale"),
    own: amountsFrom("product_discount"),
    store: splitBy(storeCounts ? offered : nothing, bases),
  };
}

/**
 * An amount off a kilogram lowers its price, so that fewer grams never cost more: the reduction
 * rounded for itself could lose a cent that the price keeps.
 */
function ownDiscountOf(line: LineToPrice): Minor {
  const { unitPrice, quantity, flashSale, discount, weight } = line;
  const applied = flashSale ?? discount;
  if (!applied) return nothing;
  if (!weight) return discountOn(unitPrice, quantity, applied);
  if (applied.kind === "percent") return percentOf(itemsOf(line), applied.rate);
  const left = minor(Math.max(unitPrice - applied.amount, 0));
  return minor(itemsOf(line) - amountAt(left, line));
}
