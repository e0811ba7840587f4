import type { CartLine } from "@errand/core/cart/cart.contract";
import type { Language } from "@errand/core/language";
import { localTime } from "@errand/core/time";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { type Database, sendTogether } from "../database/database.ts";
import { listOffers, toItemResponses } from "../items/items.data.ts";
import type { Shopper } from "../requests/caller.ts";
import { type LoadedCart, type OrderConditions, readCart, readLines } from "./cart.data.ts";
import { byItem, type CartProduct, readChangedProduct } from "./cart-products.data.ts";
import { evaluateLines } from "./evaluate-lines.ts";
import { toCartLineResponse } from "./line-response.ts";

export const maxLines = 100;

export interface CartContext {
  db: Database;
  shopper: Shopper;
  module: { id: number };
  language: Language;
  now: Date;
}

/** Also loads the products of `requested`, ids of items that are not in the cart yet. */
export function loadCart(
  { db, shopper, module, now }: CartContext,
  ...requested: number[]
): Promise<LoadedCart> {
  return readCart(db, shopper, { moduleId: module.id, others: requested, now });
}

/**
 * The cart for a change of one line. The product of the line, or the requested item, is read as it
 * is now; those of the other lines are what lists show, because reading a hundred items took most
 * of a change.
 */
export async function loadCartToChange(
  api: CatalogApi,
  ctx: CartContext,
  changed: { cartId: number } | { itemId: number } | null,
): Promise<LoadedCart> {
  const { db, shopper, module, now } = ctx;
  const [lines, fresh] = await sendTogether(
    readLines(db, shopper, module.id),
    changed ? readChangedProduct(db, changed, now) : new Map<number, CartProduct>(),
  );
  const others = new Set(lines.map(({ itemId }) => itemId).filter((id) => !fresh.has(id)));
  const listed = byItem(await listOffers(api, ctx, [...others]));
  return { lines, products: new Map([...listed, ...fresh]) };
}

/** The whole cart: the response of every cart endpoint. */
export async function toCartResponse(
  api: CatalogApi,
  ctx: CartContext,
  { lines, products }: LoadedCart,
): Promise<CartLine[]> {
  const inCart = new Set(lines.map(({ itemId }) => itemId));
  const offers = [...products.values()].filter(({ item }) => inCart.has(item.id));
  const items = await toItemResponses(api, ctx, offers);
  const itemsById = new Map(items.map((item) => [item.id, item]));
  const evaluated = evaluateLines(lines, products, await orderConditions(api, ctx.now));
  const evaluatedById = new Map(evaluated.map((line) => [line.cartId, line]));
  return lines.flatMap((line) => {
    const item = itemsById.get(line.itemId);
    const evaluatedLine = evaluatedById.get(line.cartId);
    return item && evaluatedLine
      ? [toCartLineResponse(line, evaluatedLine, item, ctx.language)]
      : [];
  });
}

/** A cart is for now, or for later if the shop takes scheduled orders. */
export async function orderConditions(api: CatalogApi, now: Date): Promise<OrderConditions> {
  const { timeZone, scheduleOrder, prescriptionOrder } = await api.shop();
  const at = localTime(now, timeZone);
  return { at, orLater: scheduleOrder, takesPrescriptions: prescriptionOrder };
}
