import { countOf, subtotalOf } from "@errand/core/cart/cart-lines";
import { fromMinor } from "@errand/core/money";
import { useCart } from "../cart/use-cart.ts";

/** The pieces in the cart of the current module, their subtotal, and the store they come from. */
export function useCartSummary() {
  const lines = useCart().data ?? [];
  return {
    count: countOf(lines),
    total: fromMinor(subtotalOf(lines)),
    storeName: lines[0]?.item.store_name ?? "",
  };
}
