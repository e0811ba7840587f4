import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import type { orders } from "../order-rows/orders.tables.ts";
import { creditCashback } from "../rewards/credit-cashback.ts";
import { creditPoints } from "../rewards/credit-points.ts";
import { rewardReferrer } from "../rewards/referral-reward.ts";
import { creditStore, type Sale } from "./credit-store.ts";

/**
 * Credits an order that is delivered, or a trip that is completed, in the same transaction: to its
 * store, unless `sale` is null, as no store sells a parcel; its cashback and its points to its
 * customer; and the reward to who referred them.
 */
export async function creditSale(
  tx: Database,
  { order, shop }: { order: typeof orders.$inferSelect; shop: ShopSettings },
  sale: Sale | null,
  at: Date,
): Promise<void> {
  if (sale) await creditStore(tx, sale, shop, at);
  // The customer before the referrer: concurrent journals lock wallets in one order.
  await creditCashback(tx, order, at);
  await creditPoints(tx, { order, shop }, at);
  await rewardReferrer(tx, { order, shop }, at);
}
