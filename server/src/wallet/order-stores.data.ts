import { type Language, localize } from "@errand/core/language";
import type { ListedTransaction } from "@errand/core/wallet/wallet.contract";
import { eq, inArray } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { Database } from "../database/database.ts";
import { cartOrders } from "../order-rows/cart-orders.tables.ts";
import { pictureUrl } from "../pictures/picture-url.ts";

/** The stores of orders by the numbers of the orders; parcels and trips have none. */
export async function readOrderStores(
  db: Database,
  orderIds: number[],
  { language, url }: { language: Language; url: string },
): Promise<Map<number, NonNullable<ListedTransaction["store"]>>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: cartOrders.orderId, name: stores.name, logo: stores.logo })
    .from(cartOrders)
    .innerJoin(stores, eq(stores.id, cartOrders.storeId))
    .where(inArray(cartOrders.orderId, orderIds));
  return new Map(
    rows.map(({ orderId, name, logo }) => [
      orderId,
      { name: localize(name, language), logo_full_url: pictureUrl(url, logo) },
    ]),
  );
}
