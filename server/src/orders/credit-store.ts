import { storeCommission, storeDelivery, storeShare } from "@errand/core/ledger/order-journals";
import { type Minor, noRate, nothing } from "@errand/core/money";
import {
  earningsOfKept,
  type StoreEarnings,
  storeEarnings,
} from "@errand/core/orders/store-earnings";
import type { FreeDeliveryBy } from "@errand/core/pricing/delivery";
import { eq } from "drizzle-orm";
import { stores } from "../catalog/catalog.tables.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import { postJournal } from "../ledger/ledger.ts";
import { isForCouriers, type OrderRow } from "../order-rows/order-facts.ts";
import type { StoredReceiptLine } from "../order-rows/orders.tables.ts";

/** What a store sold: an order, or a trip of a rental provider. */
export interface Sale {
  /** What the journals are named after: `order:100012`. */
  subject: string;
  storeId: number;
  receipt: StoredReceiptLine[];
  isOwnDelivery: boolean;
  freeDeliveryBy: FreeDeliveryBy | null;
}

/** The sale of an order of items; null for a parcel, which no store sells. */
export function findSale(row: OrderRow): Sale | null {
  const { order, cart } = row;
  if (!cart) return null;
  return {
    subject: `order:${order.id}`,
    storeId: cart.storeId,
    receipt: order.receipt,
    isOwnDelivery: order.courierId === null && !isForCouriers(row),
    freeDeliveryBy: cart.freeDeliveryBy,
  };
}

/** Credits a store with what it sold, once, less the commission of the shop. */
export async function creditStore(
  tx: Database,
  sale: Sale,
  shop: Pick<ShopSettings, "storeCommission">,
  at: Date,
): Promise<void> {
  await postEarnings(tx, sale, await earningsOf(tx, sale, shop), at);
}

/**
 * Credits a store with what it keeps of a canceled sale, once, less the commission of the shop on
 * that part.
 */
export async function creditStoreWithPart(
  tx: Database,
  sale: Sale,
  kept: Minor,
  shop: Pick<ShopSettings, "storeCommission">,
  at: Date,
): Promise<void> {
  await postEarnings(tx, sale, earningsOfKept(kept, await earningsOf(tx, sale, shop)), at);
}

/** What a sale brings its store: with its own commission, or else that of the shop. */
export async function earningsOf(
  tx: Database,
  sale: Sale,
  { storeCommission = noRate }: Pick<ShopSettings, "storeCommission">,
): Promise<StoreEarnings> {
  const [store] = await tx
    .select({ commission: stores.commission })
    .from(stores)
    .where(eq(stores.id, sale.storeId));
  return storeEarnings({ ...sale, commission: store?.commission ?? storeCommission });
}

async function postEarnings(
  tx: Database,
  { subject, storeId }: Sale,
  earned: StoreEarnings,
  at: Date,
) {
  const journals = [
    { make: storeShare, amount: earned.sales, name: "store_share" },
    { make: storeCommission, amount: earned.commission, name: "store_commission" },
    { make: storeDelivery, amount: earned.delivery, name: "store_delivery" },
  ];
  for (const { make, amount, name } of journals) {
    if (amount === nothing) continue;
    const cause = `${subject}:${name}`;
    await postJournal(tx, { ...make({ cause, amount, storeId }), at });
  }
}
