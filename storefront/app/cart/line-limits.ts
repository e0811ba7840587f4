import type { CartLine } from "@errand/core/cart/cart.contract";

/** The limits of a line's quantity, for `quantityProblem`. */
export function limitsOf({ item, selectedOption }: Pick<CartLine, "item" | "selectedOption">) {
  return {
    stock: selectedOption?.stock ?? item.stock,
    maxPerCart: item.maximum_cart_quantity,
  };
}
