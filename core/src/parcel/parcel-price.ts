import { type BasisPoints, type Minor, nothing } from "../money.ts";
import type { Charge, OrderToPrice, ParcelSurcharge } from "../pricing/receipt.ts";

/** What carrying a parcel of a category costs. */
export interface ParcelTerms {
  perKm: Minor;
  minimum: Minor;
  taxRate: BasisPoints;
}

/**
 * A parcel as an order to price: the delivery alone, at the rate of its category, with the
 * surcharge of the sender's zone, what its weight and its service add, and the tax of the category
 * on it (contract 5.1, 5.2). `meters` is the distance by road.
 */
export function parcelToPrice(
  { perKm, minimum, taxRate }: ParcelTerms,
  {
    meters,
    rise,
    taxIncluded,
    charges = [],
    surcharge = { weightCharge: nothing, percent: 100 },
  }: {
    meters: number;
    rise: BasisPoints;
    taxIncluded: boolean;
    charges?: Charge[];
    surcharge?: ParcelSurcharge;
  },
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
      parcel: surcharge,
    },
    charges,
  };
}
