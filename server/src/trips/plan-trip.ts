import { AppError } from "@errand/core/errors";
import { type Language, localize } from "@errand/core/language";
import { nothing } from "@errand/core/money";
import { subtotalOfLines } from "@errand/core/pricing/line-discounts";
import { type OrderToPrice, priceOrder, type Receipt } from "@errand/core/pricing/receipt";
import { linesOfTrip } from "@errand/core/trips/trip-price";
import { type CouponRow, couponOf } from "../catalog/coupon.data.ts";
import type { CheckoutContext, StoreInZone } from "../checkout/checkout-input.ts";
import { hasCouponEffect, readOrderCoupon } from "../checkout/order-coupon.ts";
import { readOrderTerms } from "../checkout/order-terms.data.ts";
import { throwOrderErrors } from "../checkout/throw-order-errors.ts";
import { getChargeLabels } from "../checkout/write-order.ts";
import type { ShopSettings } from "../config/shop.ts";
import { toReceiptResponse } from "../orders/receipt.data.ts";
import { requireModuleType } from "../requests/require-module-type.ts";
import { lockReferralBonus } from "../rewards/referral-bonus.ts";
import { scheduleErrors, tripErrors } from "./booking-errors.ts";
import type { TripQuoteInput } from "./booking-input.ts";
import { readRentalCart, type StoredRentalCart } from "./cart.data.ts";
import { type EvaluatedTrip, evaluateTrip } from "./cart-evaluation.ts";
import { tripPricing, vehiclesToPrice } from "./trip-pricing.ts";

/** A trip before it is booked: its cart, its receipt and its errors. */
export interface TripPlan {
  shop: ShopSettings;
  provider: StoreInZone;
  cart: StoredRentalCart;
  trip: EvaluatedTrip<StoredRentalCart["lines"][number]>;
  /** The coupon that reduces the receipt; null when there is none. */
  coupon: CouponRow | null;
  /** What the receipt is computed from. */
  pricing: OrderToPrice;
  receipt: Receipt;
  /** Empty when the trip can be booked. */
  errors: AppError[];
}

/**
 * Reads the cart and the provider, prices the trip and collects the errors. Throws what leaves it
 * without a price: `module_header_invalid`, `is_guest`, `provider`, `cart_empty`, and
 * `different_stores` for a cart of another provider.
 */
export async function planTrip(input: TripQuoteInput, ctx: CheckoutContext): Promise<TripPlan> {
  const { db, now, module, shopper } = ctx;
  requireModuleType("rental", module);
  const { shop, seller } = await readOrderTerms(db, input.provider_id, module.id);
  throwOrderErrors([
    ...(shopper.kind === "guest" && !shop.guestCheckout ? [new AppError("is_guest")] : []),
    ...(seller ? [] : [new AppError("provider_not_found", { field: "provider_id" })]),
  ]);
  if (!seller) throw new AppError("provider_not_found", { field: "provider_id" });
  const { store } = seller;
  const cart = await readRentalCart(db, shopper, module.id);
  if (!cart) throw new AppError("cart_empty");
  if (cart.provider.id !== store.id)
    throw new AppError("different_stores", { field: "provider_id" });

  const conditions = { moduleId: module.id, timeZone: shop.timeZone, now };
  const trip = await evaluateTrip(
    db,
    cart.trip,
    { provider: store, lines: cart.lines },
    conditions,
  );
  const vehicles = vehiclesToPrice(trip.lines);
  const subtotal = subtotalOfLines(linesOfTrip(vehicles));
  const { coupon, errors: couponErrors } = await readOrderCoupon(input.coupon_code, ctx, shop, {
    store,
    subtotal,
  });
  const bonus =
    shopper.kind === "customer" ? await lockReferralBonus(db, shopper.customerId, shop, now) : null;
  const reductions = {
    coupon: coupon && couponOf(coupon),
    referralBonus: bonus?.discount ?? null,
  };
  const pricing = tripPricing(vehicles, { shop, store, now }, reductions);
  const receipt = priceOrder(pricing);
  return {
    shop,
    provider: seller,
    cart,
    trip,
    coupon: coupon && hasCouponEffect(receipt) ? coupon : null,
    pricing,
    receipt,
    errors: [...couponErrors, ...tripErrors(trip), ...scheduleErrors(input, cart.trip.pickupTime)],
  };
}

/** The receipt of a plan; nothing is paid when a trip is booked. */
export function planReceipt(plan: TripPlan, language: Language) {
  const { receipt, trip, coupon, shop, provider, pricing } = plan;
  const names = new Map(
    trip.lines.map(({ vehicle }) => [vehicle.id, localize(vehicle.name, language)]),
  );
  return toReceiptResponse(
    {
      lines: receipt.lines,
      total: receipt.total,
      paid: nothing,
      couponCode: coupon?.code ?? null,
      freeDeliveryBy: null,
      nameOf: (vehicleId) => names.get(vehicleId),
    },
    {
      currencyCode: shop.currencyCode,
      chargeLabels: getChargeLabels({ shop, zone: provider.zone, pricing }),
    },
    language,
  );
}
