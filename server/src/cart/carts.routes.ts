import { activateCart, deleteCart, listCarts } from "@errand/core/cart/carts.contract";
import { AppError } from "@errand/core/errors";
import type { CatalogApi } from "../catalog/catalog-api.ts";
import { messageIn } from "../messages/messages.ts";
import { serve } from "../requests/serve.ts";
import { bringBack } from "./bring-back.ts";
import { lockCart } from "./cart.data.ts";
import { toCartResponse } from "./cart-response.ts";
import { deleteStoreCart, takeParkedCart } from "./replaced-carts.data.ts";
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
    const wasThere = await deleteStoreCart(db, shopper, module.id, store_id);
    if (!wasThere) throw new AppError("cart_line_not_found", { field: "store_id" });
    return { message: messageIn(language, "responses", "cart_deleted") };
  });
}
