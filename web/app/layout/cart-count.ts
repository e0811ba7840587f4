import { countOf } from "@errand/core/cart/cart-lines";
import { useCart } from "../cart/cart.queries.ts";

/** Pieces in the cart of the current module. */
export function useCartCount(): number {
  return countOf(useCart().data ?? []);
}
