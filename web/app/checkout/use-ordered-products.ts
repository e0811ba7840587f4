import type { CartLine } from "@errand/core/cart/cart.contract";
import { optionIdsOf } from "@errand/core/cart/choices";
import { choicesOf } from "@errand/core/cart/choices-from-response";
import type { Item } from "@errand/core/catalog/catalog.types";
import { fromMinor, sumOf, times, toMinor } from "@errand/core/money";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { endpointQuery } from "../api/query-client.ts";
import { useScope } from "../api/scope.tsx";
import { buyNowLine } from "../cart/buy-now.ts";
import type { LineToAdd } from "../cart/cart.queries.ts";
import { useCart } from "../cart/use-cart.ts";

/** A line of the order, from the cart or of a direct purchase. */
export type OrderedLine = Pick<
  CartLine,
  "item" | "quantity" | "totalPrice" | "food_variations" | "selectedOption" | "addons" | "problems"
> & { id: number | null };

export interface OrderedProducts {
  lines: OrderedLine[];
  /** The line of a direct purchase; null for the cart. */
  buyNow: LineToAdd | null;
}

/** The products of the order; `products` is undefined until they are loaded. */
export interface OrderedState {
  products: OrderedProducts | undefined;
  isError: boolean;
  retry(): void;
}

/** The cart, or the line of a direct purchase (spec §2, `page`). */
export function useOrderedProducts(isBuyNow: boolean): OrderedState {
  const cart = useCart();
  const [buyNow] = useState(buyNowLine);
  const item = useQuery({
    ...endpointQuery(useScope(), "GET /items/details/{id}", { id: String(buyNow?.item_id) }),
    enabled: isBuyNow && buyNow !== null,
  });
  if (isBuyNow && buyNow === null) {
    return { products: { lines: [], buyNow: null }, isError: false, retry: () => {} };
  }
  if (isBuyNow && buyNow) {
    return {
      products: item.data && { lines: [boughtLine(item.data, buyNow)], buyNow },
      isError: item.isError,
      retry: () => void item.refetch(),
    };
  }
  return {
    products: cart.data && { lines: cart.data, buyNow: null },
    isError: cart.isError,
    retry: () => void cart.refetch(),
  };
}

/** The line as the cart would show it. */
function boughtLine(item: Item, buyNow: LineToAdd): OrderedLine {
  const choices = choicesOf(buyNow.variation ?? []);
  const type = choices.find((choice) => "variationId" in choice)?.variationId;
  const addOns = item.add_ons.flatMap((addOn) => {
    const index = buyNow.add_on_ids?.indexOf(addOn.id) ?? -1;
    return index < 0 ? [] : [{ ...addOn, quantity: buyNow.add_on_qtys?.[index] ?? 1 }];
  });
  const extras = addOns.map(({ price, quantity }) => times(toMinor(price), quantity));
  return {
    id: null,
    item,
    quantity: buyNow.quantity,
    totalPrice: fromMinor(sumOf([times(toMinor(buyNow.price), buyNow.quantity), ...extras])),
    food_variations: item.food_variations.map((group) => ({
      ...group,
      values: group.values.map((value) => ({
        ...value,
        isSelected: optionIdsOf(group.name, choices).includes(value.label),
      })),
    })),
    selectedOption: item.variations.find((variation) => variation.type === type) ?? null,
    addons: addOns,
    problems: [],
  };
}
