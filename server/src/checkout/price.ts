import type { LineToPrice } from "@errand/core/pricing/receipt";
import type { StoreDiscount } from "@errand/core/pricing/store-discount";
import type { EvaluatedLine } from "../cart/cart.data.ts";
import type { stores } from "../catalog/catalog.tables.ts";
import { discountOf } from "../catalog/sales.data.ts";
import { hasDiscount } from "../catalog/store-summary.data.ts";

/** Maps database rows to the input of the pricing rule. */

type StoreTerms = typeof stores.$inferSelect;

/** Its flash sale must have enough pieces left for the line. */
export function lineToPrice(line: EvaluatedLine): LineToPrice {
  const { item, cartId, quantity, unitPrice, chosenAddOns, saleItem } = line;
  return {
    ...(cartId !== null && { cartId }),
    itemId: item.id,
    quantity,
    unitPrice,
    addOns: chosenAddOns,
    discount: discountOf(item),
    flashSale: saleItem && discountOf(saleItem),
    isCampaign: item.campaignStarts !== null,
  };
}

export function storeDiscountOf(store: StoreTerms, now: Date): StoreDiscount | null {
  const discount = hasDiscount(store, now) ? discountOf(store) : null;
  return (
    discount && {
      discount,
      minPurchase: store.discountMinimum,
      maxDiscount: store.discountCap,
    }
  );
}
