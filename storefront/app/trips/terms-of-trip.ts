import { noRate, toMinor } from "@errand/core/money";
import type { ReceiptResponse } from "@errand/core/orders/orders.types";
import { storeEarnings } from "@errand/core/orders/store-earnings";
import type { RentalTerms } from "@errand/core/rental/rental-terms";
import { cancelFreeUntil, payBefore } from "@errand/core/trips/trip-terms";
import type { Trip } from "@errand/core/trips/trips.types";
import type { TripInTerms } from "../rental/trip-in-terms.ts";
import type { TripData } from "./trip-of-cart.ts";

/** What the terms of a provider mean for the trip of a cart, which is not booked yet. */
export function termsOfCart(
  trip: TripData,
  { cancel_free_hours: cancelFreeHours, pay_hours: payHours }: RentalTerms,
  receipt: ReceiptResponse | undefined,
): TripInTerms {
  const pickupTime = new Date(trip.pickup_time);
  return {
    ...extentOf(trip),
    cancelFreeUntil: cancelFreeUntil(pickupTime, { cancelFreeHours }),
    payUntil: payBefore(pickupTime, { payHours }),
    sold: receipt ? soldOf(receipt) : null,
  };
}

/** What the terms of a booked trip mean for it. */
export function termsOfTrip(trip: Trip): TripInTerms {
  return {
    ...extentOf(trip),
    cancelFreeUntil: new Date(trip.cancel_free_until),
    payUntil: new Date(trip.pay_until),
    sold: soldOf(trip.receipt),
  };
}

function extentOf({ rental_type: type, estimated_hours: hours, distance }: TripData) {
  return { type, hours, meters: Math.round(distance * 1000) };
}

/**
 * What the provider sells by a receipt: no fee of the shop, and no reduction that the shop grants.
 */
function soldOf({ lines }: ReceiptResponse) {
  const receipt = lines.map(({ key, amount, added, borne_by_store: borneByStore = false }) => ({
    ...{ key, added, borneByStore },
    amount: toMinor(amount),
  }));
  const sold = { receipt, commission: noRate, isOwnDelivery: false, freeDeliveryBy: null };
  return storeEarnings(sold).sales;
}
