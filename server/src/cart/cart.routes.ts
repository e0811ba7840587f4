import {
  addToCart,
  clearCart,
  listCart,
  removeCartLine,
  restoreCart,
  showReplacedCart,
  updateCart,
} from "@errand/core/cart/cart.contract";
import { AppError } from "@errand/core/errors";
import { localize } from "@errand/core/language";
import { toMinor } from "@errand/core/money";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { sendTogether } from "../database/database.ts";
import { serve } from "../requests/serve.ts";
import { bringBack } from "./bring-back.ts";
import { clearLines, insertLine, lockCart, rewriteLine } from "./cart.data.ts";
import {
  loadCart,
  loadCartToChange,
  maxLines,
  orderConditions,
  toCartResponse,
} from "./cart-response.ts";
import { evaluateLines } from "./evaluate-lines.ts";
import { goneNotice, problemNotices } from "./line-notices.ts";
import { findReplacedCart, replaceCart, takeReplacedCart } from "./replaced-carts.data.ts";
import {
  applyLineChange,
  findRequestedProduct,
  lineFromRequest,
  modelOf,
} from "./requested-line.ts";
import { validateLine } from "./validate-line.ts";

export function cartRoutes(api: CatalogApi) {
  serve(api, listCart, async (_input, ctx) => {
    return toCartResponse(api, ctx, await loadCart(ctx));
  });

  serve(api, addToCart, async (input, ctx) => {
    const { db, shopper, module, language } = ctx;
    const [, { lines, products }] = await sendTogether(
      lockCart(db, shopper),
      loadCartToChange(api, ctx, { itemId: input.item_id }),
    );
    const found = findRequestedProduct(products, input, module.id);
    const line = lineFromRequest(found, input, language);

    const isOtherStore = lines.some(({ storeId }) => storeId !== found.store.id);
    const isReplaced = isOtherStore && input.replaces_cart === 1;
    const others = isReplaced ? [] : lines;
    const request = { line, others, priceSeen: toMinor(input.price) };
    validateLine(request, products, await orderConditions(api, ctx.now));
    if (others.length >= maxLines) throw new AppError("cart_full");
    // Checked last, so that no customer replaces a cart for an item that is refused for another
    // reason.
    if (isOtherStore && !isReplaced) throw new AppError("different_stores");

    if (isReplaced) await replaceCart(db, shopper, module.id, lines, products);
    const added = await insertLine(db, shopper, line, found.item);
    return toCartResponse(api, ctx, { lines: [...others, added], products });
  });

  serve(api, updateCart, async (input, ctx) => {
    const { db, shopper, language } = ctx;
    const [, { lines, products }] = await sendTogether(
      lockCart(db, shopper),
      loadCartToChange(api, ctx, { cartId: input.cart_id }),
    );
    const stored = lines.find(({ cartId }) => cartId === input.cart_id);
    const found = stored && products.get(stored.itemId);
    if (!found) throw new AppError("cart_line_not_found", { field: "cart_id" });
    if ((input.item_id ?? stored.itemId) !== stored.itemId) throw new AppError("item_not_found");
    if ((input.model ?? modelOf(found.item)) !== modelOf(found.item))
      throw new AppError("item_not_found");

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
    if (removed === 0) throw new AppError("cart_line_not_found", { field: "cart_id" });
    return toCartResponse(api, ctx, await loadCartToChange(api, ctx, null));
  });

  serve(api, clearCart, async (_input, { db, shopper, module }) => {
    await lockCart(db, shopper);
    await clearLines(db, shopper, module.id);
    return [];
  });

  serve(api, showReplacedCart, async (_input, { db, shopper, module, language }) => {
    const found = await findReplacedCart(db, shopper, module.id);
    if (!found) return { replaced: null };
    const count = found.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const storeName = localize(found.storeName, language);
    return { replaced: { store_id: found.storeId, store_name: storeName, count } };
  });

  serve(api, restoreCart, async (_input, ctx) => {
    const { db, shopper, module, language } = ctx;
    await lockCart(db, shopper);
    const restored = await takeReplacedCart(db, shopper, module.id);
    if (!restored) throw new AppError("cart_line_not_found");
    const { cart, gone, isRestored } = await bringBack(ctx, restored);
    const notices = gone.map(({ name }) => goneNotice(name, language));
    if (!isRestored) return { lines: await toCartResponse(api, ctx, cart), notices };

    const { lines, products } = cart;
    const evaluated = evaluateLines(lines, products, await orderConditions(api, ctx.now));
    return {
      lines: await toCartResponse(api, ctx, cart),
      notices: [...notices, ...evaluated.flatMap((line) => problemNotices(line, language))],
    };
  });
}
