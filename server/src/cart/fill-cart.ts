import type { CartLine } from "@errand/core/cart/cart.contract";
import { AppError } from "@errand/core/errors";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { insertLine, lockCart, rewriteLine, type StoredLine } from "./cart.data.ts";
import {
  type CartContext,
  loadCart,
  maxLines,
  orderConditions,
  toCartResponse,
} from "./cart-response.ts";
import type { OrderedLine } from "./ordered-line.ts";
import { type PlannedChange, planReorder } from "./plan-reorder.ts";
import { replaceCart } from "./replaced-carts.data.ts";

/**
 * Puts what was ordered in the store `storeId` into a cart, as far as the rules of the cart allow
 * it, and returns the cart with what differs. Throws `different_stores` if something would be added
 * to the cart of another store and `replaces` is false, and `cart_full`.
 */
export async function fillCart(
  api: CatalogApi,
  ctx: CartContext,
  { ordered, storeId, replaces }: { ordered: OrderedLine[]; storeId: number; replaces: boolean },
): Promise<{ cart: CartLine[]; changes: PlannedChange[] }> {
  const { db, shopper, module } = ctx;
  await lockCart(db, shopper);
  const { lines, products } = await loadCart(ctx, ...ordered.map(({ itemId }) => itemId));
  const isOtherStore = lines.some((line) => line.storeId !== storeId);
  const present = isOtherStore ? [] : lines;
  const plan = planReorder(ordered, present, products, await orderConditions(api, ctx.now));
  if (plan.lines.length > maxLines) throw new AppError("cart_full");
  // Nothing can be ordered, so the cart of the other store stays.
  if (isOtherStore && plan.lines.length === 0) {
    return { cart: await toCartResponse(api, ctx, { lines, products }), changes: plan.changes };
  }
  if (isOtherStore && !replaces) throw new AppError("different_stores");

  if (isOtherStore) await replaceCart(db, shopper, module.id, lines, products);
  const written: StoredLine[] = [];
  for (const line of plan.lines) {
    const product = products.get(line.itemId);
    if ("createdAt" in line) {
      written.push(present.includes(line) ? line : await rewriteLine(db, line));
    } else if (product) {
      written.push(await insertLine(db, shopper, line, product.item));
    }
  }
  return {
    cart: await toCartResponse(api, ctx, { lines: written, products }),
    changes: plan.changes,
  };
}
