import type { ErrorKey } from "../errors.ts";

/**
 * Why `wanted` pieces of an item cannot be in the cart, or null when they can. `stock` is null for
 * food, which is cooked to order; `maxPerCart` is null where there is no limit. Source: spec §5 Quantity.
 */
export function quantityProblem(
  item: { stock: number | null; maxPerCart: number | null },
  wanted: number,
): Extract<ErrorKey, "stock" | "cart_item_limit"> | null {
  if (item.stock !== null && wanted > item.stock) return "stock";
  if (item.maxPerCart !== null && wanted > item.maxPerCart) return "cart_item_limit";
  return null;
}
