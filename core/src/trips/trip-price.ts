import type { Minor } from "../money.ts";
import type { Discount } from "../pricing/discount.ts";
import type { LineToPrice } from "../pricing/line-discounts.ts";
import type { Charge, OrderToPrice } from "../pricing/receipt.ts";

/** Vehicles of one kind, as the price of a trip reads them. */
export interface VehicleToPrice {
  cartId: number;
  vehicleId: number;
  quantity: number;
  /** Of one vehicle for the whole trip (`rentalPrice`). */
  unitPrice: Minor;
  discount: Discount | null;
}

/** The discounts, the tax and the charges of a trip. */
export type TripTerms = Pick<OrderToPrice, "storeDiscount" | "coupon" | "referralBonus" | "tax"> & {
  charges: Charge[];
};

/**
 * A trip as an order to price: its vehicles are the items, their discounts those of items, an
 * amount off each vehicle; nothing is delivered. Source: contract 5.4.
 */
export function tripToPrice(vehicles: readonly VehicleToPrice[], terms: TripTerms): OrderToPrice {
  return { ...terms, lines: linesOfTrip(vehicles), delivery: null };
}

export function linesOfTrip(vehicles: readonly VehicleToPrice[]): LineToPrice[] {
  return vehicles.map(({ vehicleId, ...vehicle }) => ({
    ...vehicle,
    itemId: vehicleId,
    addOns: [],
    flashSale: null,
    isCampaign: false,
  }));
}
