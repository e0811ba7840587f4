import type { LineToPrice } from "@errand/core/pricing/receipt";
import type { StoreDiscount } from "@errand/core/pricing/store-discount";
import type { EvaluatedLine } from "../cart/cart.data.ts";
import type { stores } from "../catalog/catalog.tables.ts";
import { toDiscount } from "../catalog/sales.data.ts";
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
