import type { CartLine } from "@errand/core/cart/cart.contract";
import { optionIdsOf } from "@errand/core/cart/choices";
import { choicesOf } from "@errand/core/cart/choices-from-response";
import type { Item } from "@errand/core/catalog/catalog.types";
import { fromMinor, toMinor } from "@errand/core/money";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { endpointQuery } from "../api/query-client.ts";
import { useScope } from "../api/scope.tsx";
import { buyNowLine } from "../cart/buy-now.ts";
import { type LineToAdd, useCart } from "../cart/cart.queries.ts";

/** One line of what is being ordered, from the cart or bought without it. */
export type OrderedLine = Pick<
  CartLine,
  "item" | "quantity" | "totalPrice" | "food_variations" | "selectedOption" | "addons" | "problems"
> & { id: number | null };

export interface Goods {
  lines: OrderedLine[];
  /** The line that is bought without the cart; null when it is the cart. */
  buyNow: LineToAdd | null;
}

/** What the checkout is about; `goods` is undefined until it is known. */
export interface OrderedState {
  goods: Goods | undefined;
  isError: boolean;
  retry(): void;
}

/** The cart, or the one line that is bought now (spec §2, `page`). */
export function useOrdered(isBuyNow: boolean): OrderedState {
  const cart = useCart();
  const [wanted] = useState(buyNowLine);
  const item = useQuery({
    ...endpointQuery(useScope(), "GET /items/details/{id}", { id: String(wanted?.item_id) }),
    enabled: isBuyNow && wanted !== null,
  });
  if (isBuyNow && wanted === null) {
    return { goods: { lines: [], buyNow: null }, isError: false, retry: () => {} };
  }
  if (isBuyNow && wanted) {
    return {
      goods: item.data && { lines: [boughtLine(item.data, wanted)], buyNow: wanted },
      isError: item.isError,
      retry: () => void item.refetch(),
    };
  }
  return {
    goods: cart.data && { lines: cart.data, buyNow: null },
    isError: cart.isError,
    retry: () => void cart.refetch(),
  };
}

/** The line as the cart would show it. */
function boughtLine(item: Item, wanted: LineToAdd): OrderedLine {
  const choices = choicesOf(wanted.variation ?? []);
  const type = choices.find((choice) => "variationId" in choice)?.variationId;
  const addOns = item.add_ons.flatMap((addOn) => {
    const place = wanted.add_on_ids?.indexOf(addOn.id) ?? -1;
    return place < 0 ? [] : [{ ...addOn, quantity: wanted.add_on_qtys?.[place] ?? 1 }];
  });
  const extras = addOns.reduce((sum, { price, quantity }) => sum + toMinor(price) * quantity, 0);
  return {
    id: null,
    item,
    quantity: wanted.quantity,
    totalPrice: fromMinor(toMinor(wanted.price) * wanted.quantity + extras),
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
