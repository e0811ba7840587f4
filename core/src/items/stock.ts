import type { ErrorKey } from "../errors.ts";

/**
 * Why `quantity` pieces of an item cannot be in the cart; null when they can. `stock` is null for
 * food, which is cooked to order; `maxPerCart` is null where there is no limit. Source: spec §5 Quantity.
 */
export function quantityProblem(
  item: { stock: number | null; maxPerCart: number | null },
  quantity: number,
): Extract<ErrorKey, "stock" | "cart_item_limit"> | null {
  if (item.stock !== null && quantity > item.stock) return "stock";
  if (item.maxPerCart !== null && quantity > item.maxPerCart) return "cart_item_limit";
  return null;
}
