import type { CartLine } from "@errand/core/cart/cart.contract";
import type { ApiContract } from "@errand/core/contract";
import { createContext, useContext } from "react";

/** A line as it is sent: what, how many, how chosen, at which price the shopper saw it. */
export type RequestedLine = Required<ApiContract["POST /customer/cart/add"]["input"]>;

/**
 * What the catalogue needs of the cart. The cart is a later feature and is handed in from above:
 * `cart/basket-provider.tsx` gives the real one, tests give their own.
 */
export interface CartActions {
  /** The cart of the current module, oldest line first; empty until it is known. */
  lines: CartLine[];
  /** Both answer whether the cart has it now; a refusal has then been told to the shopper. */
  add(line: RequestedLine): Promise<boolean>;
  update(cartId: number, line: RequestedLine): Promise<boolean>;
  /** Shown at once, settled with the server after. */
  setQuantity(line: CartLine, quantity: number): void;
  remove(line: CartLine): void;
  /** Takes this one line to the checkout and leaves the cart as it is. */
  buyNow(line: RequestedLine): void;
}

const nothing = () => Promise.resolve(false);

export const CartActionsContext = createContext<CartActions>({
  lines: [],
  add: nothing,
  update: nothing,
  setQuantity: nothing,
  remove: nothing,
  buyNow: nothing,
});

export function useCartContext(): CartActions {
  return useContext(CartActionsContext);
}
