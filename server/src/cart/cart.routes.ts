import {
  addToCart,
  type CartLine,
  clearCart,
  listCart,
  removeCartLine,
  updateCart,
} from "@errand/core/cart/cart.contract";
import { AppError } from "@errand/core/errors";
import type { Language } from "@errand/core/language";
import { toMinor } from "@errand/core/money";
import { localTime } from "@errand/core/time";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import type { Database } from "../database/database.ts";
import { toItemResponses } from "../items/items.data.ts";
import type { Shopper } from "../requests/caller.ts";
import { serve } from "../requests/serve.ts";
import {
  clearLines,
  insertLine,
  lockCart,
  type OrderConditions,
  readLines,
  rewriteLine,
  type StoredLine,
} from "./cart.data.ts";
import { type CartProduct, readCartProducts } from "./cart-products.data.ts";
import { evaluateLines } from "./evaluate-lines.ts";
import { toCartLineResponse } from "./line-response.ts";
import {
  applyLineChange,
  findRequestedProduct,
  lineFromRequest,
  modelOf,
} from "./requested-line.ts";
import { validateLine } from "./validate-line.ts";

const maxLines = 100;

interface CartContext {
  db: Database;
  shopper: Shopper;
  module: { id: number };
  language: Language;
  now: Date;
}

/** The lines of a cart with their current products. */
interface LoadedCart {
  lines: StoredLine[];
  products: Map<number, CartProduct>;
}

export function cartRoutes(api: CatalogApi) {
  serve(api, listCart, async (_input, ctx) => {
    return toCartResponse(api, ctx, await loadCart(ctx));
  });

  serve(api, addToCart, async (input, ctx) => {
    const { db, shopper, module, language } = ctx;
    await lockCart(db, shopper);
    const { lines, products } = await loadCart(ctx, input.item_id);
    const found = findRequestedProduct(products, input, module.id);
    const line = lineFromRequest(found, input, language);

    const request = { line, others: lines, priceSeen: toMinor(input.price) };
    validateLine(request, products, await orderConditions(api, ctx.now));
    if (lines.length >= maxLines) throw new AppError("cart_size");
    // Checked last: nobody should empty the cart for an item that is then refused for another reason.
    if (lines.some(({ storeId }) => storeId !== found.store.id)) {
      throw new AppError("different_stores");
    }

    const added = await insertLine(db, shopper, line, found.item);
    return toCartResponse(api, ctx, { lines: [...lines, added], products });
  });

  serve(api, updateCart, async (input, ctx) => {
    const { db, shopper, language } = ctx;
    await lockCart(db, shopper);
    const { lines, products } = await loadCart(ctx);
    const stored = lines.find(({ cartId }) => cartId === input.cart_id);
    const found = stored && products.get(stored.itemId);
    if (!found) throw new AppError("cart", { field: "cart_id" });
    if ((input.item_id ?? stored.itemId) !== stored.itemId) throw new AppError("item");
    if ((input.model ?? modelOf(found.item)) !== modelOf(found.item)) throw new AppError("item");

    const line = applyLineChange(found, stored, input, language);
    const others = lines.filter((other) => other !== stored);
    validateLine(
      { line, others, priceSeen: toMinor(input.price) },
      products,
      await orderConditions(api, ctx.now),
    );

    const written = await rewriteLine(db, line);
    const after = lines.map((other) => (other === stored ? written : other));
    return toCartResponse(api, ctx, { lines: after, products });
  });

  serve(api, removeCartLine, async ({ cart_id }, ctx) => {
    const { db, shopper, module } = ctx;
    await lockCart(db, shopper);
    const removed = await clearLines(db, shopper, module.id, [cart_id]);
    if (removed === 0) throw new AppError("cart", { field: "cart_id" });
    return toCartResponse(api, ctx, await loadCart(ctx));
  });

  serve(api, clearCart, async (_input, { db, shopper, module }) => {
    await lockCart(db, shopper);
    await clearLines(db, shopper, module.id);
    return [];
  });
}

/** Also loads the products of `requested`, ids of items that are not in the cart yet. */
async function loadCart(
  { db, shopper, module }: CartContext,
  ...requested: number[]
): Promise<LoadedCart> {
  const lines = await readLines(db, shopper, module.id);
  const inCart = lines.map(({ itemId }) => itemId);
  return { lines, products: await readCartProducts(db, [...inCart, ...requested]) };
}

/** The whole cart: the response of every cart endpoint. */
async function toCartResponse(
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
async function orderConditions(api: CatalogApi, now: Date): Promise<OrderConditions> {
  const { timeZone, scheduleOrder, prescriptionOrder } = await api.shop();
  const at = localTime(now, timeZone);
  return { at, orLater: scheduleOrder, takesPrescriptions: prescriptionOrder };
}
