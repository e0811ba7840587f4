import { eq, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { items } from "../catalog/catalog.tables.ts";
import { type ItemOffer, readOffers, selectOffers } from "../catalog/offers.data.ts";
import type { Database } from "../database/database.ts";
import { preparedQuery } from "../database/prepared-statements.ts";
import type { Shopper } from "../requests/caller.ts";
import { cartLines } from "./cart.tables.ts";

/**
 * An item, active or not, with everything that decides whether it can be ordered and at what price.
 */
export type CartProduct = ItemOffer;

/** Products by the id of their item, with the flash sales that run `now`. */
export async function readCartProducts(
  db: Database,
  itemIds: number[],
  now: Date,
): Promise<Map<number, CartProduct>> {
  if (itemIds.length === 0) return new Map();
  return byItem(await readOffers(db, [...new Set(itemIds)], now));
}

/** The same of the items in one module's cart and of `others`, without waiting for its lines. */
export async function readProductsInCart(
  db: Database,
  shopper: Shopper,
  { moduleId, others, now }: { moduleId: number; others: number[]; now: Date },
): Promise<Map<number, CartProduct>> {
  const parameters = { moduleId, others, now: now.toISOString() };
  return byItem(
    shopper.kind === "customer"
      ? await offersOfCustomer(db).execute({ ...parameters, owner: shopper.customerId })
      : await offersOfGuest(db).execute({ ...parameters, owner: shopper.guestId }),
  );
}

/** The product of a line, or the item `itemId`. */
export async function readChangedProduct(
  db: Database,
  { cartId = null, itemId = null }: { cartId?: number | null; itemId?: number | null },
  now: Date,
): Promise<Map<number, CartProduct>> {
  return byItem(await offerOfChange(db).execute({ cartId, itemId, now: now.toISOString() }));
}

const offerOfChange = preparedQuery((db) => {
  const ofLine = sql`(select ${cartLines.itemId} from ${cartLines} where ${cartLines.id} = ${sql.placeholder("cartId")})`;
  return selectOffers(
    db,
    eq(items.id, sql`coalesce(${sql.placeholder("itemId")}::bigint, ${ofLine})`),
  ).prepare("offer_of_change");
});

const offersOfCustomer = preparedQuery((db) =>
  selectOffersInCart(db, cartLines.customerId).prepare("offers_in_cart_of_customer"),
);
const offersOfGuest = preparedQuery((db) =>
  selectOffersInCart(db, cartLines.guestId).prepare("offers_in_cart_of_guest"),
);

function selectOffersInCart(db: Database, owner: AnyPgColumn) {
  const ids = sql`array(
    select ${cartLines.itemId} from ${cartLines}
    where ${owner} = ${sql.placeholder("owner")} and ${cartLines.moduleId} = ${sql.placeholder("moduleId")})`;
  const others = sql`${sql.placeholder("others")}::bigint[]`;
  return selectOffers(db, sql`${items.id} = any(${ids} || ${others})`);
}

export function byItem(products: CartProduct[]): Map<number, CartProduct> {
  return new Map(products.map((product) => [product.item.id, product]));
}
