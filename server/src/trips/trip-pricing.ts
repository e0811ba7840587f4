import { nothing } from "@errand/core/money";
import type { OrderToPrice } from "@errand/core/pricing/receipt";
import { type TripTerms, tripToPrice, type VehicleToPrice } from "@errand/core/trips/trip-price";
import { toDiscount } from "../catalog/sales.data.ts";
import { findStoreDiscount } from "../checkout/price.ts";
import type { ShopSettings } from "../config/shop.ts";
import type { CartVehicle } from "./cart.data.ts";
import type { EvaluatedVehicle } from "./cart-evaluation.ts";

/** The vehicles of a cart as the price of a trip reads them. */
export function vehiclesToPrice(
  lines: EvaluatedVehicle<CartVehicle & { cartId: number }>[],
): VehicleToPrice[] {
  return lines.map(({ vehicle, cartId, quantity, unitPrice }) => ({
    ...{ cartId, quantity, unitPrice },
    vehicleId: vehicle.id,
    discount: toDiscount(vehicle),
  }));
}

/** What the price of a trip is computed from, in a cart and in a booking alike. */
export function tripPricing(
  vehicles: VehicleToPrice[],
  { shop, store, now }: { shop: ShopSettings; store: CartVehicle["provider"]; now: Date },
  reductions: Pick<TripTerms, "coupon" | "referralBonus">,
): OrderToPrice {
  return tripToPrice(vehicles, {
    ...reductions,
    storeDiscount: findStoreDiscount(store, now),
    tax: { rate: store.taxRate, included: shop.taxIncluded },
    charges: [{ key: "additional_charge", amount: shop.additionalCharge?.amount ?? nothing }],
  });
}
