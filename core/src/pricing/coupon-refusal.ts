import type { ErrorKey } from "../errors.ts";
import type { Minor } from "../money.ts";

/** The conditions of a coupon; days are those of the shop's time zone. */
export interface CouponTerms {
  type: "default" | "store_wise" | "zone_wise" | "first_order" | "free_delivery";
  active: boolean;
  moduleId: number;
  /** Null: every store. */
  storeId: number | null;
  /** Empty: every zone. */
  zoneIds: number[];
  /** First and last day, both included. */
  starts: string;
  expires: string;
  /** Null: any number. */
  usesPerCustomer: number | null;
  /** What is left of the total number of uses; null: no limit. */
  usesLeft: number | null;
  minPurchase: Minor;
}

/** The properties of an order, placed or not, that the conditions of coupons depend on. */
export interface CouponOrder {
  today: string;
  moduleId: number;
  /** Null while no store is chosen, which is no reason to refuse. */
  store: { id: number; zoneId: number } | null;
  /** S of contract 4.4; null: not known yet. */
  subtotal: Minor | null;
  /** How often this customer has used the coupon. */
  uses: number;
  /** The customer has an earlier order that was neither canceled nor failed. */
  hasOrdered: boolean;
}

export type CouponRefusal = Extract<
  ErrorKey,
  | "coupon_not_found"
  | "coupon_used_up"
  | "coupon_expired"
  | "coupon_not_started"
  | "coupon_first_order"
  | "coupon_min_purchase"
>;

/**
 * Why an order cannot use a coupon; null when it can. A coupon of another module, store or zone is
 * refused like an unknown one. Source: spec §9, Coupon, contract 4.7.
 */
export function couponRefusal(terms: CouponTerms, order: CouponOrder): CouponRefusal | null {
  if (!terms.active || !isMeantFor(terms, order)) return "coupon_not_found";
  if (order.today < terms.starts) return "coupon_not_started";
  if (order.today > terms.expires) return "coupon_expired";
  const limit = usesAllowed(terms);
  if (terms.usesLeft === 0 || (limit !== null && order.uses >= limit)) return "coupon_used_up";
  if (terms.type === "first_order" && order.hasOrdered) return "coupon_first_order";
  if (order.subtotal !== null && order.subtotal < terms.minPurchase) return "coupon_min_purchase";
  return null;
}

/** How often one customer may use a coupon: once for a first order; null: any number. */
export function usesAllowed({
  type,
  usesPerCustomer,
}: Pick<CouponTerms, "type" | "usesPerCustomer">): number | null {
  return type === "first_order" ? 1 : usesPerCustomer;
}

function isMeantFor({ moduleId, storeId, zoneIds }: CouponTerms, order: CouponOrder): boolean {
  if (moduleId !== order.moduleId) return false;
  if (!order.store) return true;
  const isStore = storeId === null || storeId === order.store.id;
  return isStore && (zoneIds.length === 0 || zoneIds.includes(order.store.zoneId));
}
