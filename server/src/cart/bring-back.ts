import { insertLine, type LoadedCart, type StoredLine } from "./cart.data.ts";
import { readCartProducts } from "./cart-products.data.ts";
import { type CartContext, loadCart } from "./cart-response.ts";
import { replaceCart } from "./replaced-carts.data.ts";
import type { ReplacedLine } from "./replaced-carts.tables.ts";

type ParkedLine = Required<ReplacedLine>;

/**
 * Makes parked lines the cart of the module, and parks the present one. Lines whose item is no
 * longer offered are left out (`gone`); when no other is left, the present cart stays. The cart
 * must be locked.
 */
export async function bringBack(
  ctx: CartContext,
  parked: ParkedLine[],
): Promise<{ cart: LoadedCart; gone: ParkedLine[]; isRestored: boolean }> {
  const { db, shopper, module } = ctx;
  const current = await loadCart(ctx);
  const products = await readCartProducts(
    db,
    parked.map(({ itemId }) => itemId),
    ctx.now,
  );
  const isOffered = ({ itemId }: ParkedLine) => products.get(itemId)?.item.active === true;
  const offered = parked.filter(isOffered);
  const gone = parked.filter((line) => !isOffered(line));
  if (offered.length === 0) return { cart: current, gone, isRestored: false };

  await replaceCart(db, shopper, module.id, current.lines, current.products);
  const lines: StoredLine[] = [];
  for (const line of offered) {
    const product = products.get(line.itemId);
    if (product) lines.push(await insertLine(db, shopper, { cartId: null, ...line }, product.item));
  }
  return { cart: { lines, products }, gone, isRestored: true };
}
