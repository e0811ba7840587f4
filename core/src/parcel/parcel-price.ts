import type { BasisPoints, Minor } from "../money.ts";
import type { Charge, OrderToPrice } from "../pricing/receipt.ts";

/** What carrying a parcel of a category costs. */
export interface ParcelTerms {
  perKm: Minor;
  minimum: Minor;
  taxRate: BasisPoints;
}

/**
 * A parcel as an order to price: the delivery alone, at the rate of its category, with the surcharge of the
 * sender's zone and the tax of the category on it (contract 5.1). `meters` is the distance by road.
 */
export function parcelToPrice(
  { perKm, minimum, taxRate }: ParcelTerms,
  {
    meters,
    rise,
    taxIncluded,
    charges = [],
  }: { meters: number; rise: BasisPoints; taxIncluded: boolean; charges?: Charge[] },
): OrderToPrice {
  return {
    lines: [],
    storeDiscount: null,
    coupon: null,
    referralBonus: null,
    tax: { rate: taxRate, included: taxIncluded },
    delivery: {
      terms: {
        by: "zone",
        rate: { kind: "distance", perKm, minimum, maximum: null },
        extraCharges: [],
        rise,
      },
      meters,
      freeByStore: false,
      freeOver: null,
      isTaxed: true,
    },
    charges,
  };
}
