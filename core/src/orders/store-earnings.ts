import {
  type BasisPoints,
  type Minor,
  minor,
  nothing,
  percentOf,
  scaled,
  sumOf,
} from "../money.ts";
import type { FreeDeliveryBy } from "../pricing/delivery.ts";
import { amountOf } from "../pricing/receipt.ts";
import type { ReceiptKey } from "../pricing/receipt-keys.ts";

/**
 * The items, less what the store takes off. Flash sales, referral bonuses and most coupons are
 * given by the shop.
 */
const goodsKeys = ["items", "add_ons", "item_discount", "store_discount"] as const;

/**
 * What a store sells: the items with their packaging and their tax, which the store owes the state.
 * A coupon that the store gives lowers it.
 */
export const saleKeys: readonly ReceiptKey[] = [...goodsKeys, "extra_packaging", "tax"];

export interface StoreEarnings {
  sales: Minor;
  /** What the shop keeps of the items. */
  commission: Minor;
  /** Below zero: the store pays for a delivery that it offers for nothing. */
  delivery: Minor;
}

/** What a store has sold, as its earnings read it. */
export interface Sold {
  receipt: { key: ReceiptKey; amount: Minor; added: boolean; borneByStore?: boolean }[];
  /** The store brings the order itself. */
  isOwnDelivery: boolean;
  freeDeliveryBy: FreeDeliveryBy | null;
}

/**
 * What a store earns with a delivered order or a completed trip. Whoever grants a reduction pays
 * for it, so that a coupon of the shop does not lower what the store gets, and one of the store
 * also lowers the commission. The additional charge stays with the shop, and so do delivery and tip
 * where its couriers bring the order.
 */
export function storeEarnings({
  receipt,
  commission,
  isOwnDelivery,
  freeDeliveryBy,
}: Sold & { commission: BasisPoints }): StoreEarnings {
  const added = receipt.filter((line) => line.added);
  const total = (keys: readonly ReceiptKey[]) => sumOf(keys.map((key) => amountOf(added, key)));
  const coupons = sumOf(added.filter((line) => line.borneByStore).map(({ amount }) => amount));
  const charge = total(["delivery_charge"]);
  const earned = isOwnDelivery ? total(["delivery_charge", "dm_tips"]) : nothing;
  const given = freeDeliveryBy === "vendor" ? charge : nothing;
  return {
    sales: sumOf([total(saleKeys), coupons]),
    commission: percentOf(sumOf([total(goodsKeys), coupons]), commission),
    delivery: minor(earned - given),
  };
}

/**
 * What a store earns of a canceled trip of which a part of the price is kept: the commission falls
 * in proportion.
 */
export function earningsOfKept(kept: Minor, whole: StoreEarnings): StoreEarnings {
  return {
    sales: kept,
    commission: whole.sales > 0 ? scaled(whole.commission, kept, whole.sales) : nothing,
    delivery: nothing,
  };
}
