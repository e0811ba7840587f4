import { type BasisPoints, fromPercent, type Minor, minor, nothing, percentOf } from "../money.ts";
import type { Vehicle } from "./rental.types.ts";
import type { RentalSpan } from "./rental-price.ts";
import { offeredVehicle, vehicleOffer } from "./vehicle-offer.ts";

/** What is added to the price of vehicles. */
export interface AddedCharges {
  /** Of the provider. */
  taxRate: BasisPoints;
  /** The tax is in the prices. */
  isTaxIncluded: boolean;
  /** The service fee of the shop. */
  charge: Minor;
}

/**
 * What a customer pays in all for vehicles that cost this much after discounts: what the receipt of
 * a trip without a coupon comes to, so that a price said early is what is paid. Source: contract
 * 4.4, 5.4, 10.1.
 */
export function tripTotal(price: Minor, { taxRate, isTaxIncluded, charge }: AddedCharges): Minor {
  const tax = isTaxIncluded ? nothing : percentOf(price, taxRate);
  return minor(price + tax + charge);
}

/**
 * What one vehicle costs for a span in all, in the amounts of the API turned to minor units; null
 * where it is not offered for this type of trip. Source: contract 10.1.
 */
export function vehicleTotal(
  vehicle: Vehicle,
  span: RentalSpan,
  shop: Pick<AddedCharges, "isTaxIncluded" | "charge">,
): Minor | null {
  const offer = vehicleOffer(offeredVehicle(vehicle), span);
  const taxRate = fromPercent(vehicle.provider.tax);
  return offer && tripTotal(offer.discountedPrice, { ...shop, taxRate });
}
