import type { StoreDiscountResponse } from "../catalog/catalog.types.ts";
import { fromPercent, type Minor, minor, sumOf, toMinor } from "../money.ts";
import type { Discount } from "../pricing/discount.ts";
import { discountLines } from "../pricing/line-discounts.ts";
import type { StoreDiscount } from "../pricing/store-discount.ts";
import type { Vehicle } from "./rental.types.ts";
import { type RentalRates, type RentalSpan, rentalPrice } from "./rental-price.ts";

/** What a vehicle costs and what takes off from it, in the form of the pricing rules. */
export interface OfferedVehicle {
  rates: RentalRates;
  /** The vehicle's own; an amount is off each vehicle. */
  discount: Discount | null;
  /** The provider's discount while it runs. */
  providerDiscount: StoreDiscount | null;
}

export interface VehicleOffer {
  /** Before discounts. */
  price: Minor;
  discountedPrice: Minor;
  /** Whose discount applies; null for none. */
  reason: "vehicle" | "provider" | null;
}

/**
 * What `quantity` of one vehicle cost for a trip that has no other vehicle, and why; null where the
 * vehicle is not offered for this type of trip. Either its own discount applies or the provider's,
 * whichever takes off more, by the rule of the receipt (`discountLines`), which also decides for
 * several vehicles together. Source: contract 4.4, row 4; contract 5.4.
 */
export function vehicleOffer(
  { rates, discount, providerDiscount }: OfferedVehicle,
  span: RentalSpan,
  quantity = 1,
): VehicleOffer | null {
  const unitPrice = rentalPrice(rates, span);
  if (unitPrice === null) return null;
  const line = { quantity, unitPrice, addOns: [], discount, flashSale: null, isCampaign: false };
  const { own, store } = discountLines([line], providerDiscount);
  const reduction = sumOf([...own, ...store]);
  const price = minor(unitPrice * quantity);
  return {
    price,
    discountedPrice: minor(price - reduction),
    reason: reduction === 0 ? null : sumOf(store) > 0 ? "provider" : "vehicle",
  };
}

type PricedVehicle = Pick<
  Vehicle,
  | "trip_hourly"
  | "trip_distance"
  | "trip_day_wise"
  | "hourly_price"
  | "distance_price"
  | "day_wise_price"
  | "discount_type"
  | "discount_price"
> & { provider: Pick<Vehicle["provider"], "discount"> };

/** A vehicle of the API in the form of the pricing rules. */
export function offeredVehicle(vehicle: PricedVehicle): OfferedVehicle {
  const rate = (isOffered: 0 | 1, price: number) => (isOffered === 1 ? toMinor(price) : null);
  const { discount } = vehicle.provider;
  return {
    rates: {
      hourlyPrice: rate(vehicle.trip_hourly, vehicle.hourly_price),
      perKmPrice: rate(vehicle.trip_distance, vehicle.distance_price),
      dailyPrice: rate(vehicle.trip_day_wise, vehicle.day_wise_price),
    },
    discount: toVehicleDiscount(vehicle.discount_price, vehicle.discount_type),
    providerDiscount: discount && providerDiscountOf(discount),
  };
}

/** A provider's discount of the API in the form of the pricing rules. */
export function providerDiscountOf(response: StoreDiscountResponse): StoreDiscount | null {
  const discount = toVehicleDiscount(response.discount, response.discount_type);
  return (
    discount && {
      discount,
      minPurchase: toMinor(response.min_purchase),
      maxDiscount: toMinor(response.max_discount),
    }
  );
}

function toVehicleDiscount(value: number, kind: "percent" | "amount"): Discount | null {
  if (value <= 0) return null;
  return kind === "percent" ? { kind, rate: fromPercent(value) } : { kind, amount: toMinor(value) };
}

/** What a day with a vehicle is compared by: the kilometres of a day that is priced by distance. */
const kilometersOfDay = 100;

/**
 * The price that lists filter and sort a vehicle by, before discounts; null where it is not
 * offered. With a type of trip, its price for one hour, kilometre or day. Without one, the lowest
 * price of a day: of a day by the day, of 24 hours, of 100 kilometres.
 */
export function comparedPrice(rates: RentalRates, type?: RentalSpan["type"]): Minor | null {
  if (type) return rentalPrice(rates, { type, hours: 1, meters: 1000 });
  const prices = (["hourly", "distance_wise", "day_wise"] as const).flatMap(
    (each) => rentalPrice(rates, { type: each, hours: 24, meters: kilometersOfDay * 1000 }) ?? [],
  );
  return prices.length === 0 ? null : minor(Math.min(...prices));
}
