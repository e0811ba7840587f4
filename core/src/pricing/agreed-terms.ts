import { nothing } from "../money.ts";
import { type OrderToPrice, priceOrder } from "./receipt.ts";

/**
 * The terms of a placed order for a change of its lines: what applied by a minimum applies without
 * it, and what was not reached never applies. So a missing piece never costs the customer a
 * discount or the free delivery (docs/decisions/030).
 */
export function agreedTerms(order: OrderToPrice): OrderToPrice {
  const { subtotal } = priceOrder(order);
  const withoutMinimum = <Offer extends { minPurchase: number }>(offer: Offer | null) =>
    offer && subtotal >= offer.minPurchase ? { ...offer, minPurchase: nothing } : null;
  const { delivery } = order;
  const isFree = delivery !== null && delivery.freeOver !== null && subtotal >= delivery.freeOver;
  return {
    ...order,
    storeDiscount: withoutMinimum(order.storeDiscount),
    coupon: withoutMinimum(order.coupon),
    delivery: delivery && { ...delivery, freeOver: isFree ? nothing : null },
  };
}
