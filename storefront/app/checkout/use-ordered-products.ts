import type { CartLine } from "@errand/core/cart/cart.contract";
import { getLineTotal } from "@errand/core/cart/cart-lines";
import { optionIdsOf } from "@errand/core/cart/choices";
import { choicesOf } from "@errand/core/cart/choices-from-response";
import { defaultSoldOutChoice, type SoldOutChoice } from "@errand/core/cart/sold-out";
import type { Item } from "@errand/core/catalog/catalog.types";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { endpointQuery } from "../api/queries.ts";
import { useScope } from "../api/scope.tsx";
import { buyNowLine, storeBuyNow } from "../cart/buy-now.ts";
import type { LineToAdd } from "../cart/cart.queries.ts";
import { useCart } from "../cart/use-cart.ts";
import { useCartContext } from "../catalog/cart-context.ts";

/** A line of the order, from the cart or of a direct purchase. */
export type OrderedLine = Pick<
  CartLine,
  | "item"
  | "quantity"
  | "totalPrice"
  | "food_variations"
  | "selectedOption"
  | "addons"
  | "if_sold_out"
  | "note"
  | "problems"
> & { id: number | null };

export interface OrderedProducts {
  lines: OrderedLine[];
  /** The line of a direct purchase; null for the cart. */
  buyNow: LineToAdd | null;
  /** Changes what happens to a line whose item is sold out. */
  setSoldOutChoice(line: OrderedLine, choice: SoldOutChoice): void;
  /** Removes a line of an item from the cart, or all of them; missing for a direct purchase. */
  takeOut?(item: Item, lineId?: number | null): void;
  /** The order is a prescription without lines, which the store prices. */
  isPrescription?: boolean;
}

/** The products of the order; `products` is undefined until they are loaded. */
export interface OrderedState {
  products: OrderedProducts | undefined;
  isError: boolean;
  retry(): void;
}

/** Where the products come from: the values of `page` (spec §2). */
export const orderedFrom = ["cart", "buy_now", "campaign"] as const;
export type OrderedFrom = (typeof orderedFrom)[number];

const models = { buy_now: "Item", campaign: "ItemCampaign" } as const;

/** The cart, or the line of a direct purchase; nothing without a source. */
export function useOrderedProducts(source: OrderedFrom | null): OrderedState {
  const cart = useCart();
  const { setSoldOutChoice, remove } = useCartContext();
  const [stored, setStored] = useState(buyNowLine);
  const isDirect = source === "buy_now" || source === "campaign";
  const buyNow = isDirect && stored?.model === models[source] ? stored : null;
  const item = useQuery({
    ...endpointQuery(useScope(), "GET /items/details/{id}", { id: String(buyNow?.item_id) }),
    enabled: buyNow !== null,
  });
  if (source === "cart") {
    return {
      products: cart.data && {
        lines: cart.data,
        buyNow: null,
        setSoldOutChoice({ id }, choice) {
          const line = cart.data.find((each) => each.id === id);
          if (line) setSoldOutChoice(line, choice);
        },
        takeOut({ id }, lineId) {
          const isMeant = (line: CartLine) => (lineId ? line.id === lineId : line.item.id === id);
          for (const line of cart.data.filter(isMeant)) remove(line);
        },
      },
      isError: cart.isError,
      retry: () => void cart.refetch(),
    };
  }
  if (buyNow === null) {
    return { products: nothingToOrder, isError: false, retry: () => {} };
  }
  return {
    products: item.data && {
      lines: [boughtLine(item.data, buyNow)],
      buyNow,
      setSoldOutChoice(_line, if_sold_out) {
        storeBuyNow({ ...buyNow, if_sold_out });
        setStored({ ...buyNow, if_sold_out });
      },
    },
    isError: item.isError,
    retry: () => void item.refetch(),
  };
}

const nothingToOrder: OrderedProducts = { lines: [], buyNow: null, setSoldOutChoice: () => {} };

/** The line as the cart would show it. */
function boughtLine(item: Item, buyNow: LineToAdd): OrderedLine {
  const choices = choicesOf(buyNow.variation ?? []);
  const type = choices.find((choice) => "variationId" in choice)?.variationId;
  const addOns = item.add_ons.flatMap((addOn) => {
    const index = buyNow.add_on_ids?.indexOf(addOn.id) ?? -1;
    return index < 0 ? [] : [{ ...addOn, quantity: buyNow.add_on_qtys?.[index] ?? 1 }];
  });
  return {
    id: null,
    item,
    quantity: buyNow.quantity,
    totalPrice: getLineTotal({ ...buyNow, item, addons: addOns }),
    food_variations: item.food_variations.map((group) => ({
      ...group,
      values: group.values.map((value) => ({
        ...value,
        isSelected: optionIdsOf(group.name, choices).includes(value.label),
      })),
    })),
    selectedOption: item.variations.find((variation) => variation.type === type) ?? null,
    addons: addOns,
    if_sold_out: buyNow.if_sold_out ?? defaultSoldOutChoice,
    note: buyNow.note || null,
    problems: [],
  };
}
