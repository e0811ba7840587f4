import { optionsInType } from "@errand/core/items/variation-type";
import type { StoreItem } from "../menu.queries.ts";
import { type PriceChange, toChangedPrice } from "./price-change.ts";

/** What a change of prices states of an item: its price, or those of its variations. */
export function toPriceInput(item: StoreItem, change: PriceChange): Record<string, unknown> {
  if (item.variations.length === 0) return { price: toChangedPrice(item.price, change) };
  return {
    // Without a stock each variation keeps its own.
    variations: item.variations.map(({ id, type, price }) => ({
      id,
      options: optionsInType(type, item.variation_choices),
      price: toChangedPrice(price, change),
    })),
  };
}
