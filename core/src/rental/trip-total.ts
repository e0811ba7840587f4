import { type BasisPoints, type Minor, minor, nothing, percentOf } from "../money.ts";

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
