import { type LoadedCart, readCart } from "../cart/cart.data.ts";
import { readCartProducts } from "../cart/cart-products.data.ts";
import type { LineItem } from "../cart/evaluate-lines.ts";
import { readParkedCarts } from "../cart/replaced-carts.data.ts";
import type { Database } from "../database/database.ts";
import type { Shopper } from "../requests/caller.ts";

/** The cart of a store, active or parked, with its products; empty when there is none. */
export async function readStopCart(
  { db, shopper, now }: { db: Database; shopper: Shopper; now: Date },
  { moduleId, storeId }: { moduleId: number; storeId: number },
): Promise<LoadedCart<LineItem>> {
  const active = await readCart(db, shopper, { moduleId, now });
  if (active.lines.some((line) => line.storeId === storeId)) return active;
  const carts = await readParkedCarts(db, shopper);
  const parked = carts.find((cart) => cart.moduleId === moduleId && cart.storeId === storeId);
  const lines = (parked?.lines ?? []).map((line) => ({ ...line, cartId: null }));
  const products = await readCartProducts(
    db,
    lines.map(({ itemId }) => itemId),
    now,
  );
  return { lines, products };
}
