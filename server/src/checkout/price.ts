import type { LineToPrice } from "@errand/core/pricing/receipt";
import type { StoreDiscount } from "@errand/core/pricing/store-discount";
import { toLineWeight } from "@errand/core/pricing/weight";
import type { EvaluatedLine } from "../cart/cart.data.ts";
import type { stores } from "../catalog/catalog.tables.ts";
import { toDiscount } from "../catalog/sales.data.ts";
import { hasDiscount } from "../catalog/store-summary.data.ts";

/** Maps database rows to the input of the pricing rule. */

type StoreTerms = typeof stores.$inferSelect;

/**
 * Its flash sale must have enough pieces left for the line. `tolerance`: how much more than ordered
 * of what is sold by weight may be charged, in percent.
 */
export function lineToPrice(line: EvaluatedLine, tolerance: number): LineToPrice {
  const { item, cartId, quantity, unitPrice, chosenAddOns, saleItem } = line;
  return {
    ...(cartId !== null && { cartId }),
    itemId: item.id,
    quantity,
    unitPrice,
    ...toLineWeight(item.weightStep, tolerance),
    addOns: chosenAddOns,
    discount: toDiscount(item),
    flashSale: saleItem && toDiscount(saleItem),
    isCampaign: item.campaignStarts !== null,
  };
}

export function findStoreDiscount(store: StoreTerms, now: Date): StoreDiscount | null {
  const discount = hasDiscount(store, now) ? toDiscount(store) : null;
  return (
    discount && {
      discount,
      minPurchase: store.discountMinimum,
      maxDiscount: store.discountCap,
    }
  );
}
