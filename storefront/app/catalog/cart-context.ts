import type { CartLine } from "@errand/core/cart/cart.contract";
import type { LabeledVariation } from "@errand/core/cart/choices-from-response";
import type { SoldOutChoice } from "@errand/core/cart/sold-out";
import type { Item } from "@errand/core/catalog/catalog.types";
import type { StorefrontContract } from "@errand/core/contract.storefront";
import { createContext, useContext } from "react";

/** A cart line as the API takes it; `price` is the one the shopper saw. */
export type CartLineRequest = Required<
  Omit<
    StorefrontContract["POST /customer/cart/add"]["input"],
    "replaces_cart" | "if_sold_out" | "variation"
  >
> & { variation: LabeledVariation[] };

/**
 * The cart actions that the catalogue uses. The cart is a later feature, so they come through a
 * context: `cart/cart-provider.tsx` provides the real ones, tests provide fakes.
 */
export interface CartActions {
  /** The cart of the current module, oldest line first; empty until it is loaded. */
  lines: CartLine[];
  /**
   * `add` and `update` resolve to whether the change succeeded. An error has been shown by then.
   */
  /**
   * With its item, which has no options, the line shows immediately. If the item is in the cart
   * already, another piece is counted instead, and `add` resolves to false.
   */
  add(line: CartLineRequest, item?: Item): Promise<boolean>;
  update(cartId: number, line: CartLineRequest): Promise<boolean>;
  /**
   * An optimistic update; the server confirms it afterwards. At the limit it shows why there cannot
   * be more.
   */
  setQuantity(line: CartLine, quantity: number): void;
  /** What happens to a line whose item is sold out. */
  setSoldOutChoice(line: CartLine, choice: SoldOutChoice): void;
  /** What the store is to know about a line; "" removes the note. */
  setNote(line: CartLine, note: string): void;
  remove(line: CartLine): void;
  /**
   * Goes to the checkout with this line alone. The cart does not change. Null in a group, which is
   * ordered together.
   */
  buyNow: ((line: CartLineRequest) => void) | null;
  /** It is the shopper's part of a group order, and named so. */
  isOfGroup?: boolean;
}

const noop = () => Promise.resolve(false);

export const CartActionsContext = createContext<CartActions>({
  lines: [],
  add: noop,
  update: noop,
  setQuantity: noop,
  setSoldOutChoice: noop,
  setNote: noop,
  remove: noop,
  buyNow: noop,
});

export function useCartContext(): CartActions {
  return useContext(CartActionsContext);
}
