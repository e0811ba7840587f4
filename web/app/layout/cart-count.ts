import { countOf } from "@errand/core/cart/cart-lines";
import { useCart } from "../cart/cart.queries.ts";

/**
 * What the shell shows but does not know. The feature that knows it answers here, by replacing the
 * line with its own hook.
 */

/** Pieces in the cart of the current module. */
export function useCartCount(): number {
  return countOf(useCart().data ?? []);
}
