import type { ErrorKey } from "../errors.ts";

/**
 * From this stock down, customers see how many pieces are left. The trigger `notify_stock` of the
 * database notifies changes of the stock from here to zero.
 */
export const fewLeft = 5;

/**
 * Why `quantity` pieces of an item cannot be in the cart; null when they can. `stock` is null for
 * food, which is cooked to order; `maxPerCart` is null where there is no limit. Source: spec §5,
 * Quantity.
 */
export function quantityProblem(
  item: { stock: number | null; maxPerCart: number | null },
  quantity: number,
): Extract<ErrorKey, "stock_exceeded" | "cart_item_limit"> | null {
  if (item.stock !== null && quantity > item.stock) return "stock_exceeded";
  if (item.maxPerCart !== null && quantity > item.maxPerCart) return "cart_item_limit";
  return null;
}
