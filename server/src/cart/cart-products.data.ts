import type { Database } from "../database/database.ts";
import { type ItemOffer, readOffers } from "../items/items.data.ts";

/** An item, active or not, with everything that decides whether it can be ordered and at what price. */
export type CartProduct = ItemOffer;

/** Products by the id of their item, with the flash sales that run `now`. */
export async function readCartProducts(
  db: Database,
  itemIds: number[],
  now: Date,
): Promise<Map<number, CartProduct>> {
  if (itemIds.length === 0) return new Map();
  const products = await readOffers(db, [...new Set(itemIds)], now);
  return new Map(products.map((product) => [product.item.id, product]));
}
