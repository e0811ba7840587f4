import { activateCart, deleteCart, listCarts } from "@errand/core/cart/carts.contract";
import { AppError } from "@errand/core/errors";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";
import { bringBack } from "./bring-back.ts";
import { clearLines, lockCart, readLines } from "./cart.data.ts";
import { toCartResponse } from "./cart-response.ts";
import { deleteParkedCart, takeParkedCart } from "./replaced-carts.data.ts";
import { listShopperCarts } from "./shopper-carts.ts";

/** The carts of a shopper in all modules, of which others than the active one are parked. */
export function cartsRoutes(api: CatalogApi) {
  serve(api, listCarts, async (_input, ctx) => ({ carts: await listShopperCarts(api, ctx) }));

  serve(api, activateCart, async ({ store_id }, ctx) => {
    const { db, shopper, module } = ctx;
    await lockCart(db, shopper);
    const parked = await takeParkedCart(db, shopper, module.id, store_id);
    if (!parked) throw new AppError("cart_line_not_found", { field: "store_id" });
    const { cart, isRestored } = await bringBack(ctx, parked);
    // The parked cart stays then, as an error undoes that it was taken.
    if (!isRestored) throw new AppError("cart_line_not_found", { field: "store_id" });
    return toCartResponse(api, ctx, cart);
  });

  serve(api, deleteCart, async ({ store_id }, { db, shopper, module, language }) => {
    await lockCart(db, shopper);
    const active = await readLines(db, shopper, module.id);
    const isActive = active.some(({ storeId }) => storeId === store_id);
    if (isActive) await clearLines(db, shopper, module.id);
    const wasParked = await deleteParkedCart(db, shopper, module.id, store_id);
    if (!isActive && !wasParked) throw new AppError("cart_line_not_found", { field: "store_id" });
    return { message: messageIn(language, "responses", "cart_deleted") };
  });
}
