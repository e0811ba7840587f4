import { type Minor, nothing } from "@errand/core/money";
import type { ShopSettings } from "../config/shop.ts";
import type { Database } from "../database/database.ts";
import type { orders } from "../order-rows/orders.tables.ts";
import { noteCashback, releaseCashback } from "./cashback.data.ts";
import {
  type RedeemedCoupon,
  redeemCoupon,
  redeemCouponAgain,
  releaseCoupon,
} from "./coupon-uses.ts";
import { releaseReferralBonus, takeReferralBonusOfReceipt } from "./referral-bonus.ts";

/** An order, a parcel or a trip. */
interface Sale {
  order: typeof orders.$inferSelect;
  shop: ShopSettings;
}

/**
 * Takes what reduces a new sale and what it will earn, in the transaction that writes it: its
 * coupon, which is null where the kind of sale has none, the referral bonus of its receipt, and the
 * best cashback, which it returns. Always in this order, in which they lock. Throws
 * `coupon_used_up` or `ref_bonus_used` when another sale was faster; the transaction must then roll
 * back.
 */
export async function takeReductions(
  tx: Database,
  sale: Sale,
  coupon: RedeemedCoupon | null,
  now: Date,
): Promise<Minor> {
  const { id: orderId, customerId } = sale.order;
  // Guests have none of them.
  if (customerId === null) return nothing;
  if (coupon) await redeemCoupon(tx, coupon, { orderId, customerId });
  await takeReferralBonusOfReceipt(tx, sale.order);
  return noteCashback(tx, sale, now);
}

/** Takes them again for a sale that failed and is retried, with the same errors. */
export async function retakeReductions(tx: Database, sale: Sale, now: Date): Promise<void> {
  await redeemCouponAgain(tx, sale.order.id);
  await takeReferralBonusOfReceipt(tx, sale.order);
  await noteCashback(tx, sale, now);
}

/**
 * Of a sale that ended with nothing bought, the customer may use coupon, bonus and cashback again.
 */
export async function releaseReductions(
  tx: Database,
  { id: orderId, customerId }: Pick<Sale["order"], "id" | "customerId">,
  at: Date,
): Promise<void> {
  await releaseCoupon(tx, orderId, at);
  await releaseReferralBonus(tx, orderId);
  await releaseCashback(tx, { orderId, customerId });
}
