import type { Item } from "../catalog/catalog.types.ts";
import { fromPercent, type Minor, nothing, sumOf, toMinor } from "../money.ts";
import type { Discount } from "../pricing/discount.ts";
import { discountLines, type LineToPrice } from "../pricing/line-discounts.ts";
import type { StoreDiscount } from "../pricing/store-discount.ts";

/** The discounts of an item and of its store, as the API has them. */
export type DiscountedItem = Pick<
  Item,
  | "discount"
  | "discount_type"
  | "flash_sale"
  | "isCampaignItem"
  | "store_discount"
  | "store_discount_min_purchase"
  | "store_discount_max"
>;

type Pieces = Pick<LineToPrice, "unitPrice" | "weight"> &
  Partial<Pick<LineToPrice, "quantity" | "addOns">>;

/**
 * What the discounts take off these pieces, by default one (of an item sold by weight a kilogram),
 * in a cart that has nothing else.
 */
export function reductionOn(item: DiscountedItem, pieces: Pieces): Minor {
  const { flash, own, store } = discountsOn(item, pieces);
  return sumOf([...flash, ...own, ...store]);
}

/**
 * What the discounts of items and store take off each line of a cart, by the rule of the receipt:
 * one for each line, in the same sequence. Coupons and bonuses take off more.
 */
export function reductionsOf(lines: ({ item: DiscountedItem } & Pieces)[]): Minor[] {
  // A campaign item has no discount of its store; all lines are of one store.
  const discounted = lines.find(({ item }) => item.store_discount > 0);
  const { flash, own, store } = discountLines(
    lines.map(({ item, ...pieces }) => lineToPrice(item, pieces)),
    discounted ? getStoreDiscount(discounted.item) : null,
  );
  return lines.map((_, index) =>
    sumOf([flash, own, store].map((shares) => shares[index] ?? nothing)),
  );
}

/** The discount to show for an item, and the cart subtotal that it needs. */
export interface ShownDiscount {
  discount: Discount;
  /** 0 when one piece is enough. */
  minPurchase: Minor;
}

/**
 * The discount that counts for one piece at `unitPrice` alone: the larger of the item's own and the
 * store's, by the rule of the receipt. An item without its own shows that of the store also when it
 * needs a larger cart.
 */
export function shownDiscount(item: DiscountedItem, unitPrice: Minor): ShownDiscount | null {
  const own = getItemDiscount(item);
  const store = getStoreDiscount(item);
  const { discounts } = discountsOn(item, { unitPrice });
  if (store && discounts[0]?.from === "store_discount") {
    return { discount: store.discount, minPurchase: nothing };
  }
  if (own) return { discount: own, minPurchase: nothing };
  const needsMore = store && !item.flash_sale && !item.isCampaignItem;
  return needsMore ? { discount: store.discount, minPurchase: store.minPurchase } : null;
}

function discountsOn(item: DiscountedItem, pieces: Pieces) {
  return discountLines([lineToPrice(item, pieces)], getStoreDiscount(item));
}

function lineToPrice(
  item: DiscountedItem,
  { unitPrice, quantity = 1, addOns = [], weight }: Pieces,
): LineToPrice {
  const own = getItemDiscount(item);
  return {
    itemId: 0,
    quantity,
    unitPrice,
    ...(weight && { weight }),
    addOns,
    discount: own,
    flashSale: item.flash_sale === 1 ? own : null,
    isCampaign: item.isCampaignItem,
  };
}

function getItemDiscount({ discount, discount_type }: DiscountedItem): Discount | null {
  if (discount <= 0) return null;
  return discount_type === "percent"
    ? { kind: "percent", rate: fromPercent(discount) }
    : { kind: "amount", amount: toMinor(discount) };
}

function getStoreDiscount(item: DiscountedItem): StoreDiscount | null {
  if (item.store_discount <= 0) return null;
  return {
    discount: { kind: "percent", rate: fromPercent(item.store_discount) },
    minPurchase: toMinor(item.store_discount_min_purchase),
    maxDiscount: toMinor(item.store_discount_max),
  };
}
